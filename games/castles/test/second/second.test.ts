// The engine against a second model of moves, targets and damage, which was written from the SPEC alone, on sieges by chance.

import { createEngine, pickOne, randomInt, readPosition, seedRandom } from '@bridgefront/kernel';
import type { Choice, Json, Match, Random } from '@bridgefront/kernel';
import { bent, misleads } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { castles } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { SecondSiege, zones } from './model.ts';
import type { Piece, Wanted } from './model.ts';

// A slice in the gate; `npm run second` plays more.
const sieges = Number(process.env['SECOND'] ?? 600);

const engine = createEngine(castles);
const defaults: Wanted = Object.fromEntries(
  Object.entries(castles.options).map(([name, one]) => [name, one.default as string | number | boolean]),
);
const hand = ['Plague', 'Lightning Storm', 'Incendiarism'];

function drawOptions(random: Random): Wanted {
  const drawn: Wanted = {
    armouryBonus: randomInt(random, 3),
    ambushFactor: 1 + randomInt(random, 3),
    spearmanDamage: randomInt(random, 5),
    archerDamage: randomInt(random, 4),
    cannonEscorts: randomInt(random, 3),
    ballistaEscorts: randomInt(random, 2),
    siegeTowerEscorts: randomInt(random, 2),
    healCap: randomInt(random, 3) > 0,
    castleSpansZones: randomInt(random, 2) === 0,
    wizardHitsCastle: randomInt(random, 2) === 0,
    wizardHitsSpy: randomInt(random, 2) === 0,
    cycle: randomInt(random, 3),
    stormReach: pickOne(random, ['enemy', 'both']),
    stormHitsSpecials: randomInt(random, 2) === 0,
    incendiarismHitsSpecials: randomInt(random, 2) === 0,
    wallStops: pickOne(random, ['archers', 'archers-and-engines']),
    wallMelee: randomInt(random, 2) === 0,
    middleTerrain: pickOne(random, ['plains', 'hills', 'high-hills', 'forest', 'marsh']),
    frontTerrain: pickOne(random, ['plains', 'hills', 'high-hills', 'forest', 'marsh', 'lake']),
  };
  const kept = Object.entries(drawn).filter(() => randomInt(random, 2) === 0);
  return { ...defaults, ...Object.fromEntries(kept) };
}

// Where a card of a side may stand, its own Castle Zone being 0.
const standing: { readonly [name: string]: readonly number[] } = {
  general: [0, 1, 2, 3, 4],
  wizard: [0, 1, 2, 3, 4],
  spy: [0, 0, 1, 2, 3, 4, 5, 5],
  assassin: [0, 1, 2, 3, 4, 5],
  spearman: [0, 1, 2, 3, 4, 5],
  archer: [0, 1, 2, 3, 4, 5],
  builder: [0, 1, 2, 3, 4],
  mason: [0, 1, 2, 3, 4],
  healer: [0, 1, 2, 3, 4],
  cannon: [0, 1, 2, 3, 4],
  ballista: [0, 1, 2, 3, 4],
  'siege-tower': [0, 1, 2, 3, 4],
  wall: [1],
  armoury: [0],
  keep: [0],
};
const walkers = ['general', 'wizard', 'spy', 'assassin', 'spearman', 'archer', 'builder', 'mason', 'healer'];
const engines = ['cannon', 'ballista'];

function marksOf(name: string): string[] {
  const moves = walkers.includes(name) || engines.includes(name) ? ['moved'] : [];
  const acts = name !== 'general' && moves.length > 0 ? ['acted'] : [];
  return [...moves, ...acts, ...(name === 'spearman' || name === 'archer' ? ['charged'] : [])];
}

const stock = [
  'spearman',
  'spearman',
  'spearman',
  'archer',
  'archer',
  'builder',
  'mason',
  'healer',
  'cannon',
];
const rare = ['ballista', 'siege-tower', 'wall', 'armoury', 'keep'];

function drawPieces(wanted: Wanted, active: 'red' | 'blue', random: Random): Piece[] {
  const numbers = new Map<string, number>();
  const full = new SecondSiege(wanted, active, false, []);
  const draw = (side: 'red' | 'blue', name: string): Piece[] => {
    const place = pickOne(random, standing[name]);
    const zone = zones[side === 'red' ? place : 5 - place];
    const engine = ['cannon', 'ballista', 'siege-tower'].includes(name);
    if (engine && zone.endsWith('front') && wanted['frontTerrain'] === 'lake') return [];
    const number = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, number);
    const most = full.full(name);
    const hp = randomInt(random, 2) === 0 ? most : 1 + randomInt(random, most);
    const marks = marksOf(name).filter(
      (mark) => side === active && randomInt(random, mark === 'charged' ? 3 : 5) === 0,
    );
    return [{ card: `${name}-${number}`, side, zone, hp, marks }];
  };
  const specials = ['general', 'wizard', 'spy', 'assassin'];
  const start = specials.flatMap((name, at) =>
    (['red', 'blue'] as const).flatMap((side, which) =>
      randomInt(random, 4) === 0
        ? []
        : draw(side, name).map((one) => ({ ...one, card: `${specials[at]}-${which + 1}` })),
    ),
  );
  const castle = (['red', 'blue'] as const).map((side, which): Piece => {
    const hp = randomInt(random, 3) === 0 ? 1 + randomInt(random, 4) : full.full('castle');
    return { card: `castle-${which + 1}`, side, zone: `${side}-middle`, hp, marks: [] };
  });
  const others = Array.from({ length: 3 + randomInt(random, 9) }, () =>
    draw(pickOne(random, ['red', 'blue']), pickOne(random, stock)),
  );
  const seldom = rare.flatMap((name) =>
    randomInt(random, 3) === 0 ? draw(pickOne(random, ['red', 'blue']), name) : [],
  );
  return [
    ...castle,
    ...start,
    ...others.flat().filter(({ card }) => Number(card.split('-').at(-1)) <= 4),
    ...seldom,
  ];
}

interface WrittenSiege {
  readonly phase: string;
  readonly winners?: readonly number[];
  readonly seats: readonly { readonly hand: readonly string[] }[];
  readonly deck?: readonly string[];
  readonly cards: readonly (
    | string
    | { readonly card: string; readonly side: string; readonly zone: string; readonly hp?: number }
  )[];
}

const line = ({ card, side, zone, hp }: Omit<Piece, 'marks'>): string =>
  `${side} ${card} at ${zone}, ${hp} HP`;

function written(match: Match<State>, second: SecondSiege): string[] {
  const { cards } = castles.position.write(match.state) as unknown as WrittenSiege;
  return cards.map((card) => {
    const [, side, name, zone] = typeof card === 'string' ? (/^(\w+) (\S+) at (\S+)$/.exec(card) ?? []) : [];
    const piece = typeof card === 'string' ? { card: name, side, zone } : card;
    const whole = { hp: second.full(piece.card.replace(/-\d+$/, '')), marks: [], ...piece } as Piece;
    return line(whole);
  });
}

function compare(seed: string, bend: string = ''): number {
  const random = seedRandom(seed);
  const wanted = drawOptions(random);
  const side = pickOne(random, ['red', 'blue'] as const);
  const seat = side === 'red' ? 0 : 1;
  const ambush = randomInt(random, 3) === 0;
  const pieces = drawPieces(wanted, side, random);
  const cycled = randomInt(random, Number(wanted['cycle']) + 1);
  const seats = [0, 1].map((one) => (one === seat ? { hand } : { hand: [] }));
  const position = { turn: side === 'red' ? 5 : 6, red: 0, ambush, cycled, cards: pieces, seats };
  const begin = (): Match<State> => {
    const told = {
      game: castles.name,
      options: bent(castles.options, wanted, bend),
      position,
    } as unknown as Json;
    const match = readPosition(castles, told, seed);
    engine.resume(match);
    return match;
  };
  const where = `seed ${seed}: ${JSON.stringify(position)}`;
  const after = (...choices: readonly Choice[]): Match<State> => {
    const match = begin();
    for (const choice of choices)
      expect(engine.choose(match, seat, choice), `${choices.join(' ')}, ${where}`).toBeNull();
    return match;
  };
  const first = engine.choices(begin(), seat);
  const model = (): SecondSiege => new SecondSiege(wanted, side, ambush, pieces);
  const same = (second: SecondSiege, ...choices: readonly Choice[]): void => {
    const match = after(...choices);
    const { winners } = castles.position.write(match.state) as unknown as WrittenSiege;
    const who = second.winner === null ? undefined : [second.winner === 'red' ? 0 : 1];
    expect(winners, `${choices.join(' ')}, ${where}`).toEqual(who);
    const lines = second.pieces.map(line).sort();
    // A Castle that has fallen still stands in the position of a match that is over.
    const there = written(match, second).filter((one) => winners === undefined || !one.includes('castle-'));
    expect(there.sort(), `${choices.join(' ')}, ${where}`).toEqual(
      lines.filter((one) => winners === undefined || !one.includes('castle-')),
    );
  };
  let compared = 0;
  for (const piece of pieces.filter((one) => one.side === side)) {
    const unit = `unit:${piece.card}`;
    const moves = model().moves(piece);
    const targets = model().targets(piece);
    const expected = [...moves.map((zone) => `zone:${zone}`), ...targets.map(({ card }) => `at:${card}`)];
    const offered = first.includes(unit) ? engine.choices(after(unit), seat) : [];
    expect(offered.toSorted(), `${piece.card}, ${where}`).toEqual(expected.toSorted());
    compared += expected.length + 1;
    if (targets.length === 0) continue;
    const second = model();
    const aim = pickOne(random, targets).card;
    const [actor, target] = [piece.card, aim].map((name) => second.pieces.find(({ card }) => card === name));
    if (actor === undefined || target === undefined) throw new Error(where);
    second.act(actor, target);
    same(second, unit, `at:${aim}`);
  }
  const plays = first.filter((choice) => choice.startsWith('play:'));
  const offered = plays.flatMap((choice) =>
    choice === 'play:incendiarism'
      ? engine.choices(after(choice), seat).map((zone) => `incendiarism ${zone.slice(5)}`)
      : [choice.slice(5)],
  );
  expect(offered.toSorted(), where).toEqual(model().plays().toSorted());
  for (const play of offered) {
    const [card, zone = ''] = play.split(' ');
    const second = model();
    second.play(card, zone);
    same(second, `play:${card}`, ...(zone === '' ? [] : [`zone:${zone}`]));
  }
  return compared + compareCycles();

  function compareCycles(): number {
    const piles = (match: Match<State>): { hand: readonly string[]; deck: readonly string[] } => {
      const { seats: written, deck = [] } = castles.position.write(match.state) as unknown as WrittenSiege;
      return { hand: written[seat].hand, deck };
    };
    const slugOf = (name: string): string => `under:${name.toLowerCase().replaceAll(' ', '-')}`;
    const before = piles(begin());
    const expected = model().cycles(cycled, before.hand, before.deck);
    const under = first.includes('cycle') ? engine.choices(after('cycle'), seat) : [];
    expect(under.toSorted(), where).toEqual(expected.map(slugOf).toSorted());
    for (const card of expected) {
      const then = piles(after('cycle', slugOf(card)));
      const second = model().cycle(card, before.hand, before.deck);
      expect([then.hand.toSorted(), then.deck], where).toEqual([second.hand.toSorted(), second.deck]);
    }
    return expected.length + 1;
  }
}

test(
  'both say the same of moves, targets, attacks and area effects in sieges by chance',
  { timeout: 900_000 },
  () => {
    let compared = 0;
    for (let n = 0; n < sieges; n++) compared += compare(`second ${n}`);
    expect(compared).toBeGreaterThan(sieges * 10);
  },
);

test.each([
  'armouryBonus',
  'ambushFactor',
  'spearmanDamage',
  'archerDamage',
  'cannonEscorts',
  'ballistaEscorts',
  'siegeTowerEscorts',
  'castleSpansZones',
  'wizardHitsCastle',
  'wizardHitsSpy',
  'cycle',
  'stormReach',
  'stormHitsSpecials',
  'incendiarismHitsSpecials',
  'wallStops',
  'wallMelee',
  'frontTerrain=hills',
  'middleTerrain=forest',
])('a rule that is bent is found: %s', (bend) => {
  expect(misleads(300, (n) => compare(`second ${n}`, bend))).toBe(true);
});
