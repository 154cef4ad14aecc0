// What Bridgefront's evaluation prefers, from tables of positions; that it reads nothing hidden; and the estimate.

import { createEngine, openSeats, pickOne, readPosition, seedRandom, sureOptions } from '@bridgefront/kernel';
import type { Choice, Json, Match, Policy } from '@bridgefront/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, cardId } from '../rules/cards/index.ts';
import { bridgefront, odds } from '../rules/index.ts';
import type { Army } from '../rules/odds/field.ts';
import { estimate } from '../rules/evaluation/estimate.ts';
import { searchPolicy } from '../rules/evaluation/appraise.ts';
import { searcherWeights } from '../rules/evaluation/searcher-weights.ts';
import { effectsValue, gainValue, playValue } from '../rules/evaluation/value.ts';
import { judgedBy } from '../rules/evaluation/weights.ts';
import { battleChance } from '../rules/evaluation/skirmish.ts';
import { winChance } from '../rules/evaluation/strength.ts';
import { waysOf } from '../rules/evaluation/ways.ts';
import { board } from '../rules/state/units.ts';
import type { State } from '../rules/types.ts';
import { begin } from './matches.ts';

const engine = createEngine(bridgefront);

type Seat = { readonly [field: string]: Json };
type Unit = { at: [number, number]; seat: number; forces?: number; champions?: Json[] };

interface Scene {
  readonly phase?: string;
  readonly round?: number;
  readonly own?: Seat;
  readonly other?: Seat;
  readonly units?: readonly Unit[];
  readonly bridges?: Json;
  readonly mines?: Json;
  readonly forges?: Json;
}

const home = [3, 0];
const away = [-3, 0];

/** Two seats on a small board, seat 0 to choose; nothing is there but what the scene says. */
function sceneOf(scene: Scene): Match<State> {
  const position = {
    round: scene.round ?? 4,
    phase: scene.phase ?? 'action',
    lead: 0,
    seats: [
      { faction: 'cipher', capital: home, gold: 4, mana: 5, hand: [], draw: [], discard: [], ...scene.own },
      { faction: 'veil', capital: away, gold: 4, mana: 5, hand: [], draw: [], discard: [], ...scene.other },
    ],
    bridges: scene.bridges ?? [],
    mines: scene.mines ?? [],
    forges: scene.forges ?? [],
    units: scene.units ?? [],
  } as Json;
  const match = readPosition(bridgefront, { game: 'bridgefront', options: {}, position }, 'judge');
  engine.resume(match);
  return match;
}

function worths(match: Match<State>, seat: number, policy: Policy<State> = bridgefront): Map<Choice, number> {
  const { decision, state } = match;
  if (decision === null) throw new Error('Nothing is asked.');
  const legal = engine.choices(match, seat);
  const found = policy.appraise(state, seat, decision.plans[seat], legal, decision);
  return new Map(legal.map((choice, index) => [choice, found[index]]));
}

function bestOf(found: ReadonlyMap<Choice, number>): Choice {
  return [...found].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

/** The whole plan that the judgement likes best, choice by choice. */
function bestPlan(match: Match<State>, ...start: readonly Choice[]): string {
  const imagined = engine.copy(match);
  const plan: Choice[] = [];
  for (const choice of start) {
    expect(engine.choose(imagined, 0, choice)).toBeNull();
    plan.push(choice);
  }
  const { decision } = imagined;
  while (decision !== null && !decision.sealed[0] && imagined.decision === decision) {
    const best = bestOf(worths(imagined, 0));
    engine.choose(imagined, 0, best);
    plan.push(best);
  }
  return plan.join(' ');
}

const mine = { at: [2, 0], value: 5 };
const road = [
  [home, [2, 0]],
  [
    [2, 0],
    [1, 0],
  ],
];
const garrison: Unit = { at: [-3, 0], seat: 1, forces: 3 };

test('a heap of Forces at a table of three is not made larger for gold', () => {
  const three = (forces: number): number => {
    const position = {
      round: 4,
      phase: 'action',
      lead: 0,
      seats: ['cipher', 'veil', 'aerial'].map((faction) => ({ faction, gold: 4, mana: 5, hand: [] })),
      mines: [],
      forges: [],
      units: [
        { at: [4, 0], seat: 0, forces },
        { at: [-4, 4], seat: 1, forces: 4 },
        { at: [0, -4], seat: 2, forces: 4 },
      ],
    } as Json;
    const match = readPosition(bridgefront, { game: 'bridgefront', options: {}, position }, 'judge');
    engine.resume(match);
    return worths(match, 0).get('reinforce') ?? 0;
  };
  expect(three(3)).toBeGreaterThan(0);
  expect(three(30)).toBeLessThan(0);
});

describe('an Action Step', () => {
  const steps: readonly { name: string; scene: Scene; start?: readonly Choice[]; plan: string }[] = [
    {
      name: 'takes a free Mine rather than idling',
      scene: { units: [{ at: [3, 0], seat: 0, forces: 4 }, garrison], mines: [mine], bridges: road },
      plan: 'march hex:3,0 forces:* hex:2,0',
    },
    {
      name: 'builds toward the Center when no bridge leads there',
      scene: { units: [{ at: [1, 0], seat: 0, forces: 3 }, garrison] },
      plan: 'build edge:0,0~1,0',
    },
    {
      name: 'steps on the empty Center',
      scene: {
        units: [{ at: [1, 0], seat: 0, forces: 3 }, garrison],
        bridges: [
          [
            [1, 0],
            [0, 0],
          ],
        ],
      },
      plan: 'march hex:1,0 forces:* hex:0,0',
    },
    {
      name: 'does not march 1 Force into 6',
      scene: {
        own: { mana: 1, gold: 0 },
        units: [
          { at: [1, 0], seat: 0, forces: 1 },
          { at: [0, 0], seat: 1, forces: 6 },
        ],
        bridges: [
          [
            [1, 0],
            [0, 0],
          ],
        ],
      },
      plan: '(done|build .+)',
    },
    {
      name: 'marches 6 Forces into 1',
      scene: {
        own: { mana: 1 },
        units: [
          { at: [1, 0], seat: 0, forces: 6 },
          { at: [0, 0], seat: 1, forces: 1 },
        ],
        bridges: [
          [
            [1, 0],
            [0, 0],
          ],
        ],
      },
      plan: 'march hex:1,0 forces:* hex:0,0',
    },
    {
      name: 'leaves somebody on the tile that it holds',
      scene: {
        units: [{ at: [2, 0], seat: 0, forces: 4 }, garrison],
        mines: [mine],
        bridges: road,
      },
      start: ['march', 'hex:2,0'],
      plan: 'march hex:2,0 forces:3 hex:1,0',
    },
    {
      name: 'goes two hexes with one card rather than one by marching',
      scene: {
        own: { hand: ['March Orders'], mana: 1 },
        units: [{ at: [2, 0], seat: 0, forces: 3 }, garrison],
        bridges: [
          ...road,
          [
            [1, 0],
            [0, 0],
          ],
        ],
      },
      plan: 'card:march-orders hex:2,0 forces:* hex:1,0 hex:0,0',
    },
    {
      name: 'finishes an enemy champion with its last hit point',
      scene: {
        own: { hand: ['Zap'], mana: 1 },
        units: [
          { at: [3, 0], seat: 0, forces: 2 },
          { at: [0, 0], seat: 1, champions: [{ name: 'Brute', hp: 6 }] },
          { at: [-1, 0], seat: 1, champions: [{ name: 'Shadeblade', hp: 1 }] },
        ],
      },
      plan: 'card:zap champion:shadeblade',
    },
    {
      name: 'heals its own champion, not an enemy',
      scene: {
        own: { hand: ['Field Medic'], mana: 1 },
        units: [
          { at: [3, 0], seat: 0, champions: [{ name: 'Brute', hp: 2 }] },
          { at: [-3, 0], seat: 1, champions: [{ name: 'Shadeblade', hp: 1 }] },
        ],
      },
      start: ['card:field-medic'],
      plan: 'card:field-medic champion:brute',
    },
    {
      name: 'takes two Forces at home rather than one elsewhere when home is all it has',
      scene: { own: { hand: ['Recruit'], mana: 1 }, units: [{ at: [3, 0], seat: 0, forces: 2 }, garrison] },
      start: ['card:recruit'],
      plan: 'card:recruit mode:capital',
    },
    {
      name: 'steps into the empty Capital of a seat that is about to win',
      scene: {
        own: { mana: 1 },
        other: { permanentVp: 7 },
        units: [
          { at: [-2, 0], seat: 0, forces: 1 },
          { at: [0, 0], seat: 1, forces: 5 },
        ],
        bridges: [
          [[-2, 0], away],
          [
            [-2, 0],
            [-1, 0],
          ],
        ],
      },
      plan: 'march hex:-2,0 forces:1 hex:-3,0',
    },
  ];

  test.each(steps)('$name', ({ scene, start, plan }) => {
    const pattern = plan.replace('*', '[^ ]+');
    expect(bestPlan(sceneOf(scene), ...(start ?? []))).toMatch(new RegExp(`^${pattern}$`));
  });

  test('a first choice is worth as much as the plan that it grows into, so nothing is begun in vain', () => {
    const scene = {
      units: [
        { at: [1, 0] as [number, number], seat: 0, forces: 1 },
        { at: [0, 0] as [number, number], seat: 1, forces: 6 },
      ],
    };
    const match = sceneOf({
      ...scene,
      own: { mana: 1 },
      bridges: [
        [
          [1, 0],
          [0, 0],
        ],
      ],
    });
    const found = worths(match, 0);
    expect(found.get('march')).toBeLessThan(0);
    expect(found.get('done')).toBe(0);
  });

  test('is Done when all that is left would do harm', () => {
    const match = sceneOf({
      own: { hand: ['Zap'], mana: 1, gold: 0 },
      units: [{ at: [3, 0], seat: 0, champions: [{ name: 'Brute', hp: 6 }] }],
    });
    expect(worths(match, 0).get('card:zap')).toBeLessThan(0);
  });
});

describe('bids', () => {
  // The row is shuffled when it is revealed, so it is put in order afterwards.
  const row = (first: string, second: string): Match<State> => {
    const match = sceneOf({ phase: 'market', own: { gold: 6 }, other: { gold: 6 } });
    match.state.row = [cardId(first), cardId(second)];
    return match;
  };
  const bidOn = (match: Match<State>): number =>
    Number(/^buy:(\d+)$/.exec(bestOf(worths(match, 0)))?.[1] ?? 0);

  test('more for a Victory card than for a plain one', () => {
    const victory = row('big-vp-gainer', 'bridge-lockdown');
    const plain = row('supply-cache', 'bridge-lockdown');
    expect(bidOn(victory)).toBeGreaterThan(bidOn(plain));
  });

  test('nothing when the better card comes next', () => {
    expect(bidOn(row('bridge-lockdown', 'big-vp-gainer'))).toBe(0);
  });
});

describe('cards', () => {
  const playable = (slug: string) => CARDS.filter((card) => card.slug === slug)[0];

  test.each([
    { better: 'big-vp-gainer', worse: 'strategic-triumph' },
    { better: 'strategic-triumph', worse: 'bridge-lockdown' },
    { better: 'royal-mint', worse: 'supply-cache' },
    { better: 'quick-study', worse: 'total-blackout' },
  ])('$better is worth more than $worse', ({ better, worse }) => {
    expect(gainValue(playable(better), 6)).toBeGreaterThan(gainValue(playable(worse), 6));
  });

  test('every card has a finite value', () => {
    for (const card of CARDS) {
      expect(Number.isFinite(playValue(card)), card.name).toBe(true);
      expect(Number.isFinite(gainValue(card, 3)), card.name).toBe(true);
      expect(Number.isFinite(effectsValue(card.effects)), card.name).toBe(true);
    }
  });

  test('the worst card is discarded', () => {
    const match = sceneOf({
      own: {
        hand: ['Cycle Notes', 'Royal Mint', 'Total Blackout'],
        draw: ['Supply Cache', 'Quick Study'],
        mana: 4,
      },
      units: [{ at: [3, 0], seat: 0, forces: 1 }],
    });
    for (const choice of ['card:cycle-notes']) engine.choose(match, 0, choice);
    engine.choose(match, 1, 'done');
    expect(match.decision?.ask).toBe('discard');
    expect(bestOf(worths(match, 0))).toBe('card:total-blackout');
  });
});

describe('what it is judged by', () => {
  test.each([
    { own: 1, foe: 6, low: 0, high: 0.02 },
    { own: 3, foe: 3, low: 0.4, high: 0.5 },
    { own: 6, foe: 2, low: 0.9, high: 1 },
    { own: 2, foe: 0, low: 1, high: 1 },
  ])('$own against $foe wins with $low to $high', ({ own, foe, low, high }) => {
    expect(winChance(own, foe)).toBeGreaterThanOrEqual(low);
    expect(winChance(own, foe)).toBeLessThanOrEqual(high);
  });

  test('a bridged step costs a march, an open one the building as well', () => {
    const { state } = sceneOf({ bridges: road });
    const { hexByName } = board(state);
    const at = (name: string): number => hexByName.get(name) ?? -1;
    const toHome = waysOf(state).to(at('3,0'));
    expect([toHome[at('3,0')], toHome[at('2,0')], toHome[at('1,0')], toHome[at('0,0')]]).toEqual([
      0, 1, 2, 4,
    ]);
    expect(waysOf(state)).toBe(waysOf(sceneOf({ bridges: road }).state));
  });
});

// Plays on with the judgement for every seat and calls back before every choice.
function playMatch(
  seats: number,
  seed: string,
  see: (match: Match<State>, seat: number) => void,
): Match<State> {
  const options = sureOptions(bridgefront.options, {});
  const match = engine.start(options, seats, seedRandom(seed));
  const random = seedRandom(`${seed} choices`);
  while (match.decision !== null) {
    const { decision } = match;
    const [seat] = openSeats(decision);
    see(match, seat);
    // A little chance brings about what plain good play would never show.
    const best =
      random.drawn % 4 === 0 ? pickOne(random, engine.choices(match, seat)) : bestOf(worths(match, seat));
    random.drawn++;
    expect(engine.choose(match, seat, best)).toBeNull();
  }
  return match;
}

describe('the estimate', () => {
  test('shares the win: parts of one, also when the match is over', () => {
    const match = playMatch(3, 'shares', ({ state }) => {
      const shares = estimate(state);
      expect(shares).toHaveLength(3);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    });
    const shares = estimate(match.state);
    const winners = bridgefront.outcome(match.state, match.options)?.winners ?? [];
    for (const winner of winners) expect(shares[winner]).toBe(1 / winners.length);
  });

  const even: Scene = {
    units: [
      { at: [3, 0], seat: 0, forces: 3 },
      { at: [-3, 0], seat: 1, forces: 3 },
    ],
  };

  test('is the same for both seats: with all changed about, so are the shares', () => {
    const [cipher, veil] = [{ faction: 'cipher' }, { faction: 'veil' }];
    const units: readonly Unit[] = [{ at: [0, 0], seat: 0, forces: 2 }, ...(even.units ?? [])];
    const mirrored = units.map((unit): Unit => ({ ...unit, at: [-unit.at[0], 0], seat: 1 - unit.seat }));
    const share = estimate(sceneOf({ units, own: cipher, other: veil }).state)[0];
    expect(estimate(sceneOf({ units: mirrored, own: veil, other: cipher }).state)[1]).toBeCloseTo(share, 6);
  });

  test.each<{ name: string; scene: Scene }>([
    { name: 'points', scene: { ...even, own: { permanentVp: 2 } } },
    { name: 'gold', scene: { ...even, own: { gold: 9 } } },
    { name: 'Forces', scene: { ...even, units: [{ at: [3, 0], seat: 0, forces: 6 }, garrison] } },
    { name: 'the Center', scene: { ...even, units: [{ at: [0, 0], seat: 0, forces: 3 }, garrison] } },
    { name: 'mana to spend', scene: { ...even, other: { mana: 2 } } },
    { name: 'good cards', scene: { ...even, own: { discard: ['Battalion Contract'] } } },
  ])('likes $name', ({ scene }) => {
    const [share] = estimate(sceneOf(scene).state);
    expect(share).toBeGreaterThan(estimate(sceneOf(even).state)[0] + 0.005);
  });

  // With more at home than is needed there, the network that judges is of two minds.
  test.each(
    [2, 4, 6, 8].flatMap((round) =>
      [
        [1, 0],
        [1, 1],
        [1, 2],
        [2, 0],
        [2, 1],
        [3, 0],
      ].map(([there = 0, behind = 0]) => [round, there, behind] as const),
    ),
  )(
    'in round %i likes %i of few Forces better on a Forge than at home, with %i there',
    (round, there, behind) => {
      const at = (q: number, forces: number): readonly Unit[] =>
        forces === 0 ? [] : [{ at: [q, 0], seat: 0, forces }];
      const share = (units: readonly Unit[]): number =>
        estimate(sceneOf({ round, forges: [[1, 0]], units: [...units, garrison] }).state)[0];
      expect(share([...at(1, there), ...at(3, behind)])).toBeGreaterThan(share(at(3, there + behind)));
    },
  );

  /** Roads from both Capitals up to the Center, which seat 0 holds, and to its neighbour, where seat 1 has so many Forces. */
  function frontier(forces: number, link: Json[]): Scene {
    const road = (q: number, to: number): Json => [
      [q, 0],
      [to, 0],
    ];
    const roads = [road(3, 2), road(2, 1), road(1, 0), road(-3, -2), road(-2, -1)];
    const center: Unit = { at: [0, 0], seat: 0, forces: 3 };
    const near: Unit = { at: [-1, 0], seat: 1, forces };
    return {
      units: [{ at: [3, 0], seat: 0, forces: 2 }, garrison, center, near],
      bridges: [...roads, ...link],
    };
  }

  test('fears for a tile that a stronger neighbour can reach, and not for one that a weak one can', () => {
    const link: Json[] = [
      [
        [0, 0],
        [-1, 0],
      ],
    ];
    const fear = (forces: number): number =>
      estimate(sceneOf(frontier(forces, [])).state)[0] - estimate(sceneOf(frontier(forces, link)).state)[0];
    expect(fear(5)).toBeGreaterThan(0.01);
    expect(fear(8)).toBeGreaterThan(0.01);
    expect(Math.abs(fear(1))).toBeLessThan(0.01);
  });

  test.each([
    [5, 3],
    [4, 3],
    [3, 3],
    [2, 6],
    [12, 11],
  ])('%i Forces beat %i as the odds say', (own, foe) => {
    const army = (forces: number): Army => ({ forces, champions: [] });
    const { attackerWins } = odds({ attacker: army(own), defender: army(foe) });
    expect(battleChance(own, foe, 2)).toBeCloseTo(attackerWins, 9);
  });

  test('an empty hex is taken, an empty stack takes none', () => {
    expect([battleChance(1, 0, 2), battleChance(0, 2, 2), battleChance(0, 0, 2)]).toEqual([1, 0, 0]);
  });

  test('large armies are read in proportion', () => {
    expect(battleChance(40, 20, 2)).toBeGreaterThan(0.99);
    expect(battleChance(20, 40, 2)).toBeLessThan(0.01);
  });
});

/** The plan that always making the first of the best appraised choices leads to. */
function choiceByChoice(match: Match<State>, seat: number, policy: Policy<State>): readonly Choice[] {
  const copy = engine.copy(match);
  const { decision } = copy;
  if (decision === null) throw new Error('Nothing is asked.');
  while (copy.decision === decision && !decision.sealed[seat]) {
    const [best] = [...worths(copy, seat, policy)].toSorted((a, b) => b[1] - a[1]);
    engine.choose(copy, seat, best[0]);
  }
  return decision.plans[seat];
}

const policies: readonly { readonly whose: string; readonly policy: Policy<State> }[] = [
  { whose: 'its own', policy: bridgefront },
  { whose: 'the one of searches', policy: searchPolicy },
];

describe.each(policies)('policy: $whose', ({ policy }) => {
  test.each([2, 4])('the favourite plan is what the appraisal leads to, %i seats', (seats) => {
    const match = begin(seats, 'favourite', { factions: 'random' });
    let compared = 0;
    for (let { decision } = match; decision !== null; { decision } = match) {
      for (const seat of decision.seats) {
        const usual = choiceByChoice(match, seat, policy);
        const favourite = policy.favourite?.(match.state, seat, decision) ?? null;
        expect(favourite ?? usual).toEqual(usual);
        if (favourite !== null) compared++;
        engine.seal(match, seat, usual);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('weights', () => {
  const worth = (): number => gainValue(CARDS[cardId('big-vp-gainer')], 3);

  test('others are in force while something runs, whatever becomes of it', () => {
    const usual = worth();
    expect(judgedBy(searcherWeights.two, worth)).not.toBe(usual);
    expect(() =>
      judgedBy(searcherWeights.more, () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(worth()).toBe(usual);
  });

  test('the estimate does not go by the weights in force', () => {
    const { state } = begin(2, 'estimate');
    expect(judgedBy(searcherWeights.two, () => estimate(state))).toEqual(estimate(state));
  });

  test('searches judge otherwise than greedy', () => {
    const match = sceneOf({ units: [{ at: [3, 0], seat: 0, forces: 3 }] });
    expect(worths(match, 0, searchPolicy)).not.toEqual(worths(match, 0));
  });
});
