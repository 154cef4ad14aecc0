// Odds against an independent count of every die and every hit, and against real battles.

import { describe, expect, test } from 'vitest';
import type { Boost } from '../rules/effects.ts';
import { odds } from '../rules/odds/odds.ts';
import type { OddsQuestion } from '../rules/odds/odds.ts';
import { parseArmy } from '../rules/odds/army.ts';
import { CARDS, cardId } from '../rules/cards/index.ts';
import { army, optionsWith } from './battle-table.ts';

// ---- The independent count: no lumping, no modifiers of the game; every figure is written down by hand.

interface Situation {
  readonly first: boolean;
  readonly ownForces: number;
  readonly enemyChampions: number;
  /** By champion of the own side. */
  readonly alive: readonly boolean[];
}

interface Hero {
  readonly hp: number;
  readonly hits: number;
  readonly dice: (now: Situation) => number;
  /** Ignores its first hit. */
  readonly shielded?: true;
  /** Its side's first hit on a champion goes to a Force. */
  readonly guards?: true;
}

interface Side {
  readonly forces: number;
  readonly hitOn?: (now: Situation) => number;
  readonly heroes?: readonly Hero[];
  /** Where this side's hits go first. */
  readonly prefers?: 'forces' | 'champions';
}

/** What is left of a side: Forces, HP of each champion, shields of each, and whether the guard still waits. */
type Left = readonly [forces: number, hp: readonly number[], shields: readonly boolean[], guard: boolean];
type Result = readonly [
  attacker: number,
  defender: number,
  both: number,
  attackerForces: number,
  defenderForces: number,
];

const always = (n: number) => (): number => n;

const alive = ([, hp]: Left): boolean[] => hp.map((points) => points > 0);
const isEmpty = (left: Left): boolean => left[0] === 0 && !alive(left).includes(true);

/** Chance of each number of hits, by enumerating hit or miss of every single die. */
function hitTable(hitOn: readonly number[]): number[] {
  const table = hitOn.map(() => 0).concat(0);
  const roll = (die: number, hits: number, chance: number): void => {
    if (chance === 0) return;
    if (die === hitOn.length) {
      table[hits] += chance;
      return;
    }
    roll(die + 1, hits + 1, (chance * hitOn[die]) / 6);
    roll(die + 1, hits, (chance * (6 - hitOn[die])) / 6);
  };
  roll(0, 0, 1);
  return table;
}

function diceOf(side: Side, left: Left, enemy: Left, first: boolean): number[] {
  const living = alive(left);
  const enemyChampions = alive(enemy).filter(Boolean).length;
  const now: Situation = { first, ownForces: left[0], enemyChampions, alive: living };
  const dice: number[] = [];
  for (let i = 0; i < left[0]; i++) dice.push((side.hitOn ?? always(2))(now));
  (side.heroes ?? []).forEach((hero, i) => {
    if (!living[i]) return;
    for (let n = 0; n < hero.dice(now); n++) dice.push(hero.hits);
  });
  return dice;
}

function oneHit(left: Left, target: number): Left {
  const [forces, hp, shields, guard] = left;
  if (target < 0 || (guard && forces > 0)) return [forces - 1, hp, shields, target < 0 ? guard : false];
  if (shields[target]) return [forces, hp, shields.map((shield, i) => shield && i !== target), guard];
  return [forces, hp.map((points, i) => (i === target ? points - 1 : points)), shields, guard];
}

/** Every way in which `hits` hits can fall, one after another, each unit one ticket. */
function afterHits(start: Left, hits: number, prefers: Side['prefers']): Map<string, [Left, number]> {
  const ends = new Map<string, [Left, number]>();
  const fall = (left: Left, more: number, chance: number): void => {
    if (more === 0 || isEmpty(left)) {
      const key = JSON.stringify(left);
      ends.set(key, [left, (ends.get(key)?.[1] ?? 0) + chance]);
      return;
    }
    let tickets: number[] = Array.from({ length: left[0] }, () => -1);
    const champions = alive(left).flatMap((living, i) => (living ? [i] : []));
    if (prefers === 'champions' && champions.length > 0) tickets = champions;
    else if (prefers !== 'forces' || tickets.length === 0) tickets = tickets.concat(champions);
    for (const ticket of tickets) fall(oneHit(left, ticket), more - 1, chance / tickets.length);
  };
  fall(start, hits, 1);
  return ends;
}

function count(attacker: Side, defender: Side): Result {
  const known = new Map<string, Result>();
  const solve = (a: Left, d: Left, first: boolean): Result => {
    if (isEmpty(a) && isEmpty(d)) return [0, 0, 1, 0, 0];
    if (isEmpty(d)) return [1, 0, 0, a[0], 0];
    if (isEmpty(a)) return [0, 1, 0, 0, d[0]];
    const key = JSON.stringify([a, d, first]);
    const done = known.get(key);
    if (done !== undefined) return done;
    const sum = [0, 0, 0, 0, 0];
    let stays = 0;
    const attack = hitTable(diceOf(attacker, a, d, first));
    const defence = hitTable(diceOf(defender, d, a, first));
    attack.forEach((chanceA, hitsA) => {
      const defenders = [...afterHits(d, hitsA, attacker.prefers).values()];
      defence.forEach((chanceD, hitsD) => {
        if (hitsA === 0 && hitsD === 0 && !first) {
          stays += chanceA * chanceD;
          return;
        }
        for (const [nextA, likelyA] of afterHits(a, hitsD, defender.prefers).values()) {
          for (const [nextD, likelyD] of defenders) {
            const chance = chanceA * chanceD * likelyA * likelyD;
            solve(nextA, nextD, false).forEach((value, i) => (sum[i] += chance * value));
          }
        }
      });
    });
    const [win, lose, both, forcesA, forcesD] = sum.map((value) => value / (1 - stays));
    const result: Result = [win, lose, both, forcesA, forcesD];
    known.set(key, result);
    return result;
  };
  const whole = (side: Side): Left => [
    side.forces,
    (side.heroes ?? []).map(({ hp }) => hp),
    (side.heroes ?? []).map(({ shielded }) => shielded === true),
    (side.heroes ?? []).some(({ guards }) => guards === true),
  ];
  return solve(whole(attacker), whole(defender), true);
}

// ---- Pairs of armies: the question, and the same by hand.

interface Pair {
  readonly name: string;
  readonly ask: OddsQuestion;
  readonly attacker: Side;
  readonly defender: Side;
}

const plain = (hp: number, dice: number, hits: number): Hero => ({ hp, hits, dice: always(dice) });
const inRound1 =
  (value: number, later: number = 2) =>
  ({ first }: Situation): number =>
    first ? value : later;

const pairs: readonly Pair[] = [
  {
    name: '1 against 1',
    ask: { attacker: army(1), defender: army(1) },
    attacker: { forces: 1 },
    defender: { forces: 1 },
  },
  {
    name: '4 against 3',
    ask: { attacker: army(4), defender: army(3) },
    attacker: { forces: 4 },
    defender: { forces: 3 },
  },
  {
    name: 'S-96: Mine Militia on a Mine',
    ask: { attacker: army(3), defender: army(3), at: 'mine', defenderFaction: 'prospect' },
    attacker: { forces: 3 },
    defender: { forces: 3, hitOn: always(3) },
  },
  {
    name: 'S-88: Shield Wall',
    ask: { attacker: army(4), defender: army(2), defenderFaction: 'bastion' },
    attacker: { forces: 4 },
    defender: { forces: 2, hitOn: inRound1(3) },
  },
  {
    name: 'S-100: Gatewright in an enemy Capital against an entrenched defender (C-03)',
    ask: {
      attacker: army(3),
      defender: army(3),
      at: 'capital',
      attackerFaction: 'gatewright',
      entrenched: 3,
    },
    attacker: { forces: 3, hitOn: always(3) },
    defender: { forces: 3, hitOn: always(3) },
  },
  {
    name: 'C-31: Brute alone against Forces',
    ask: { attacker: army(0, { slug: 'brute', hp: 4 }), defender: army(4) },
    attacker: { forces: 0, heroes: [plain(4, 3, 3)] },
    defender: { forces: 4 },
  },
  {
    name: 'C-31: Brute against Duelist, both with Forces',
    ask: {
      attacker: army(2, { slug: 'brute', hp: 3 }),
      defender: army(1, { slug: 'duelist-exemplar', hp: 3 }),
    },
    attacker: {
      forces: 2,
      heroes: [{ hp: 3, hits: 3, dice: ({ enemyChampions }) => (enemyChampions > 0 ? 1 : 3) }],
    },
    defender: {
      forces: 1,
      heroes: [{ hp: 3, hits: 3, dice: ({ enemyChampions }) => (enemyChampions > 0 ? 3 : 2) }],
    },
  },
  {
    name: 'C-31: Lone Wolf wakes up',
    ask: { attacker: army(2, { slug: 'lone-wolf', hp: 3 }), defender: army(3) },
    attacker: { forces: 2, heroes: [{ hp: 3, hits: 2, dice: ({ ownForces }) => (ownForces > 0 ? 1 : 4) }] },
    defender: { forces: 3 },
  },
  {
    name: 'C-28: Juggernaut',
    ask: { attacker: army(3), defender: army(1, { slug: 'titan-vanguard', hp: 2 }) },
    attacker: { forces: 3 },
    defender: { forces: 1, heroes: [{ ...plain(2, 3, 3), shielded: true }] },
  },
  {
    name: 'C-28 S-120: Bodyguard and another champion',
    ask: {
      attacker: army(3),
      defender: army(2, { slug: 'ironclad-warden', hp: 2 }, { slug: 'jet-striker', hp: 1 }),
    },
    attacker: { forces: 3 },
    defender: { forces: 2, heroes: [{ ...plain(2, 2, 2), guards: true }, plain(1, 3, 2)] },
  },
  {
    name: 'C-28: Bodyguard before Juggernaut',
    ask: {
      attacker: army(3),
      defender: army(1, { slug: 'ironclad-warden', hp: 1 }, { slug: 'titan-vanguard', hp: 1 }),
    },
    attacker: { forces: 3 },
    defender: {
      forces: 1,
      heroes: [
        { ...plain(1, 2, 2), guards: true },
        { ...plain(1, 3, 3), shielded: true },
      ],
    },
  },
  {
    name: 'C-11: Hit Control on champions',
    ask: {
      attacker: army(3),
      defender: army(2, { slug: 'reliable-veteran', hp: 2 }),
      attackerBoosts: [{ boost: 'hits-first', first: 'champions' }],
    },
    attacker: { forces: 3, prefers: 'champions' },
    defender: { forces: 2, heroes: [plain(2, 1, 5)] },
  },
  {
    name: 'I-17: hits on Forces first, by option',
    ask: {
      attacker: army(2, { slug: 'jet-striker', hp: 2 }),
      defender: army(2, { slug: 'reliable-veteran', hp: 2 }),
      options: optionsWith({ hitAssignment: 'forces-first' }),
    },
    attacker: { forces: 2, heroes: [plain(2, 3, 2)], prefers: 'forces' },
    defender: { forces: 2, heroes: [plain(2, 1, 5)], prefers: 'forces' },
  },
  {
    name: 'G-12: War Cry against Smoke Screen, Battle Cry on the other side',
    ask: {
      attacker: army(3),
      defender: army(2, { slug: 'skirmisher-captain', hp: 2 }),
      attackerBoosts: [{ boost: 'force-threshold', max: 4 }],
      defenderBoosts: [
        { boost: 'smoke', max: 1 },
        { boost: 'champion-dice', dice: 1 },
      ],
    },
    attacker: { forces: 3, hitOn: inRound1(1) },
    defender: { forces: 2, heroes: [{ hp: 2, hits: 3, dice: inRound1(3) }] },
  },
  {
    name: 'C-20: Breach in a siege',
    ask: { attacker: army(2, { slug: 'capital-breaker', hp: 2 }), defender: army(4), at: 'capital' },
    attacker: { forces: 2, hitOn: inRound1(3), heroes: [plain(2, 3, 3)] },
    defender: { forces: 4 },
  },
  {
    name: 'G-12: Inspiring Geezer while alive, with a friend',
    ask: {
      attacker: army(2, { slug: 'inspiring-geezer', hp: 1 }, { slug: 'field-surgeon', hp: 2 }),
      defender: army(1, { slug: 'jet-striker', hp: 3 }),
    },
    attacker: {
      forces: 2,
      hitOn: ({ alive: [geezer] }) => (geezer ? 3 : 2),
      heroes: [plain(1, 1, 2), plain(2, 2, 2)],
    },
    defender: { forces: 1, heroes: [plain(3, 3, 2)] },
  },
  {
    name: 'three champions against one, slowed and in frenzy (C-12)',
    ask: {
      attacker: army(
        1,
        { slug: 'jet-striker', hp: 3 },
        { slug: 'field-surgeon', hp: 1 },
        { slug: 'bridge-runner', hp: 2, slowed: true },
      ),
      defender: army(1, { slug: 'skirmisher-captain', hp: 3, frenzy: 1 }),
    },
    attacker: { forces: 1, heroes: [plain(3, 3, 2), plain(1, 2, 2), plain(2, 1, 2)] },
    defender: { forces: 1, heroes: [plain(3, 3, 3)] },
  },
  {
    name: "G-23: Assassin's Edge, then a Siege Writ's work (C-20)",
    ask: {
      attacker: army(1, { slug: 'shadeblade', hp: 2 }),
      defender: army(4, { slug: 'jet-striker', hp: 3 }),
      at: 'capital',
      siegeWrit: 2,
    },
    attacker: { forces: 1, heroes: [plain(2, 5, 1)] },
    defender: { forces: 2, heroes: [plain(2, 3, 2)] },
  },
];

describe('exact odds agree with counting every die and every hit', () => {
  test.each(pairs.map((pair) => [pair.name, pair] as const))('%s', (_, { ask, attacker, defender }) => {
    const given = odds(ask);
    const counted = count(attacker, defender);
    expect(given.exact).toBe(true);
    const found = [
      given.attackerWins,
      given.defenderWins,
      given.bothDie,
      given.meanAttackerForces,
      given.meanDefenderForces,
    ];
    found.forEach((value, i) => expect(Math.abs(value - counted[i])).toBeLessThan(1e-9));
  });
});

const bigger: readonly (readonly [string, OddsQuestion])[] = [
  ['5 against 3', { attacker: army(5), defender: army(3) }],
  [
    '8 against 8 with two champions each',
    { attacker: army(8, 'brute', 'tax-reaver'), defender: army(8, 'duelist-exemplar', 'jet-striker') },
  ],
  [
    'a siege of Bastion by Gatewright',
    {
      attacker: army(7, 'capital-breaker', 'inspiring-geezer'),
      defender: army(5, 'ironclad-warden', 'titan-vanguard'),
      at: 'capital',
      attackerFaction: 'gatewright',
      defenderFaction: 'bastion',
    },
  ],
  ['champions only', { attacker: army(0, 'lone-wolf', 'shadeblade'), defender: army(0, 'blood-banker') }],
  [
    'on a Mine with spells',
    {
      attacker: army(6, 'bounty-hunter'),
      defender: army(5),
      at: 'mine',
      defenderFaction: 'prospect',
      attackerBoosts: [{ boost: 'force-threshold', max: 5 }],
      defenderBoosts: [{ boost: 'smoke', max: 1 }],
    },
  ],
];

describe('exact odds agree with 20,000 real battles', () => {
  test.each(bigger)('%s', (_, ask) => {
    const exact = odds(ask);
    const sampled = odds({ ...ask, sampled: true, samples: 20_000 });
    expect([exact.exact, sampled.exact]).toEqual([true, false]);
    expect(Math.abs(exact.attackerWins - sampled.attackerWins)).toBeLessThan(0.012);
    expect(Math.abs(exact.defenderWins - sampled.defenderWins)).toBeLessThan(0.012);
    expect(Math.abs(exact.bothDie - sampled.bothDie)).toBeLessThan(0.006);
    expect(Math.abs(exact.meanAttackerForces - sampled.meanAttackerForces)).toBeLessThan(0.05);
    expect(Math.abs(exact.meanDefenderForces - sampled.meanDefenderForces)).toBeLessThan(0.05);
  });

  test('the three endings add up to one', () => {
    for (const [, ask] of bigger) {
      const { attackerWins, defenderWins, bothDie } = odds(ask);
      expect(attackerWins + defenderWins + bothDie).toBeCloseTo(1, 12);
    }
  });
});

describe('what cannot be exact is sampled', () => {
  const focusFire: Boost[] = [{ boost: 'assign-hits' }];

  test('C-11 G-23: Focus Fire and Tactical Hand, by their default; the same seed gives the same odds', () => {
    const ask = { attacker: army(4), defender: army(3, 'brute'), attackerBoosts: focusFire, samples: 2_000 };
    const first = odds(ask);
    expect(first).toMatchObject({ exact: false, samples: 2_000 });
    expect(odds(ask)).toEqual(first);
    expect(first.exact ? 0 : first.standardError).toBeGreaterThan(0);
    const hand = { attacker: army(4, 'grand-strategist'), defender: army(3, 'brute'), samples: 500 };
    expect(odds(hand).exact).toBe(false);
    // Against Forces alone there is nothing to assign.
    expect(odds({ ...ask, defender: army(3) }).exact).toBe(true);
  });

  test('armies that are too big', () => {
    const all = ['brute', 'tax-reaver', 'bounty-hunter', 'stormcaller'];
    const ask = {
      attacker: army(20, ...all),
      defender: army(20, 'jet-striker', 'duelist-exemplar', 'blood-banker'),
    };
    expect(odds({ ...ask, samples: 200 }).exact).toBe(false);
  });

  test('one side may be empty from the start', () => {
    const nobody = army(0);
    expect(odds({ attacker: army(2), defender: nobody })).toMatchObject({
      attackerWins: 1,
      meanAttackerForces: 2,
    });
    expect(odds({ attacker: nobody, defender: army(2) })).toMatchObject({
      defenderWins: 1,
      meanDefenderForces: 2,
    });
  });
});

describe('armies as people write them', () => {
  const read = (text: string): unknown => {
    const parsed = parseArmy(text);
    return 'problem' in parsed
      ? parsed.problem
      : [
          parsed.army.forces,
          ...parsed.army.champions.map(({ card, hp }) => `${CARDS[card].slug} ${hp ?? ''}`.trim()),
        ];
  };

  test.each([
    ['5 forces, brute', [5, 'brute']],
    ['1 force', [1]],
    ['a Force and Brute', [1, 'brute']],
    ['3', [3]],
    ['brute 3hp', [0, 'brute 3']],
    ['2 Forces, Titan Vanguard 4 HP, shadeblade', [2, 'titan-vanguard 4', 'shadeblade']],
    ['2 forces + warden', [2, 'ironclad-warden']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['5 forces, brutte', 'There is no champion "brutte"; did you mean "brute"?'],
    ['zap', 'zap is a card, but not a champion.'],
    ['brute, Brute', 'brute is there twice: every champion exists once.'],
    ['brute 0hp', 'brute cannot have 0 HP: give it 1 to 99.'],
    ['', 'An army needs units: write it like "5 forces, brute, shadeblade 2hp".'],
    ['0 forces', 'An army needs units: write it like "5 forces, brute, shadeblade 2hp".'],
    ['100 forces', '100 Forces are too many: at most 99.'],
    ['titan', '"titan" may be titan-vanguard or spanbreaker-titan: write the whole name.'],
    ['xyzzy', 'There is no champion "xyzzy"; write it like "5 forces, brute, shadeblade 2hp".'],
  ])('refuses "%s" with one sentence', (text, sentence) => {
    expect(read(text)).toBe(sentence);
  });

  test('every champion can be named', () => {
    for (const card of CARDS) {
      if (card.champion !== undefined)
        expect(parseArmy(card.name)).toEqual({
          army: { forces: 0, champions: [{ card: cardId(card.slug) }] },
        });
    }
  });
});
