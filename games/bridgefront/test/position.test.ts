import { positionsComeBack } from '@bridgefront/kernel/testing';
import { PositionError, readPosition, seedRandom, writePosition } from '@bridgefront/kernel';
import type { Json, Match } from '@bridgefront/kernel';
import { describe, expect, it } from 'vitest';
import { cardId, CARDS } from '../rules/cards/index.ts';
import { marketDecks, powerDecks } from './printed-decks.ts';
import { starterDeck } from '../rules/setup/decks.ts';
import { bridgefront } from '../rules/index.ts';
import { capitalTile, forgeTile } from '../rules/types.ts';
import type { State } from '../rules/types.ts';
import { board, forcesAt } from '../rules/state/units.ts';
import { begin, engine, sorted, step } from './matches.ts';

type Fields = { readonly [name: string]: Json };

function read(position: Json, options: Fields = {}, seed = 'position'): Match<State> {
  return readPosition(bridgefront, { game: 'bridgefront', options, position }, seed);
}

const twoSeats: Json = [{ faction: 'veil' }, { faction: 'bastion' }];

/** A position of two seats with some fields set. */
function two(fields: Fields, options: Fields = {}): State {
  return read({ seats: twoSeats, ...fields }, options).state;
}

/** A position of two seats of which the second has some fields set. */
function second(fields: Fields): State {
  return read({ seats: [{ faction: 'veil' }, { faction: 'bastion', ...fields }] }).state;
}

const slugs = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card].slug);

describe('a written position', () => {
  const roundTrip = (match: Match<State>): void => {
    const text = JSON.parse(JSON.stringify(writePosition(bridgefront, match))) as Json;
    expect(JSON.parse(JSON.stringify(readPosition(bridgefront, text)))).toEqual(
      JSON.parse(JSON.stringify(match)),
    );
  };

  it.each([2, 3, 4, 5, 6])('reads back as the same match after every choice, %i seats', (seats) => {
    const match = begin(seats, `round trip ${seats}`);
    const random = seedRandom('round trip');
    do roundTrip(match);
    while (step(match, random));
    roundTrip(match);
  });

  it('reads back with the rarer rules in force', () => {
    const options = {
      marketDeckSize: 47,
      stealChampions: 6,
      championIdeas: 'all',
      starterDeck: 'faction',
      rounds: 6,
    };
    const match = begin(4, 'rarer', options);
    const random = seedRandom('rarer');
    do roundTrip(match);
    while (step(match, random));
  });

  it('S-118: names things as players do, and leaves out what is at its default', () => {
    const position = bridgefront.position.write(
      two({
        bridges: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
        mines: [{ at: [2, -1], value: 5 }],
        forges: [[0, 2]],
        units: [{ at: [1, 0], seat: 0, forces: 3, champions: [{ name: 'Brute', hp: 4, slowed: true }] }],
      }),
    ) as Fields;
    expect(position).toMatchObject({
      round: 1,
      phase: 'action',
      lead: 0,
      bridges: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      mines: [{ at: [2, -1], value: 5 }],
      forges: [[0, 2]],
      units: [{ at: [1, 0], seat: 0, forces: 3, champions: [{ name: 'Brute', hp: 4, slowed: true }] }],
    });
    expect(Object.keys(position)).toEqual([
      'round',
      'phase',
      'lead',
      'seats',
      'bridges',
      'mines',
      'forges',
      'units',
      'decks',
    ]);
    expect(Object.keys((position['seats'] as Fields[])[0])).toEqual([
      'faction',
      'capital',
      'gold',
      'mana',
      'permanentVp',
      'hand',
      'draw',
      'discard',
      'burned',
    ]);
  });
});

describe('what is left out of a hand-written position', () => {
  it('is as at the start of a match', () => {
    const state = read({ seats: [{}, {}, {}, {}] }).state;
    const { hexNames } = board(state);
    expect(state).toMatchObject({ round: 1, phase: 'action', lead: 0, radius: 4 });
    expect(state.seats.map((seat) => hexNames[seat.capital])).toEqual(['4,0', '0,4', '-4,0', '0,-4']);
    expect(new Set(state.seats.map((seat) => seat.faction)).size).toBe(4);
    for (const [i, seat] of state.seats.entries()) {
      expect(seat).toMatchObject({ gold: 4, mana: 5, permanentVp: 0, hand: [], discard: [], burned: [] });
      expect(sorted(seat.draw)).toEqual(sorted(starterDeck(state.options, seat.faction)));
      expect(forcesAt(state, i, seat.capital)).toBe(4);
    }
    expect(state.bridges.every((code) => code === 0)).toBe(true);
    expect(state.tiles.filter((tile) => tile > 0).length).toBe(5);
    expect(state.tiles.filter((tile) => tile === forgeTile).length).toBe(2);
    expect(state.market.map(sorted)).toEqual(marketDecks.slice(1).map(sorted));
    expect(state.power.map(sorted)).toEqual(powerDecks.slice(1).map(sorted));
  });

  it('follows the round, the Age and the options', () => {
    const state = two({ round: 8 }, { manaPerAge: 1, startGold: 7, startForces: 2 });
    expect(state).toMatchObject({ round: 8, lead: 1 });
    expect(state.seats[0]).toMatchObject({ gold: 7, mana: 7 });
    expect(forcesAt(state, 1, state.seats[1].capital)).toBe(2);
  });

  it('depends on the seed alone', () => {
    const text = { seats: twoSeats };
    expect(read(text, {}, 'a').state).toEqual(read(text, {}, 'a').state);
    expect(read(text, {}, 'a').state).not.toEqual(read(text, {}, 'b').state);
  });

  it('a listed card lies nowhere else', () => {
    const state = second({ hand: ['Recruit', 'hold-the-line', 'Insight'], burned: ['Zap'] });
    expect(slugs(state.seats[1].hand)).toEqual(['recruit', 'hold-the-line', 'insight']);
    expect(slugs(state.seats[1].draw).filter((slug) => slug === 'recruit').length).toBe(1);
    expect(state.seats[1].draw.length).toBe(8);
    expect(state.market[1]).not.toContain(cardId('insight'));
    expect(state.market[1].length).toBe(38);
  });

  it('piles and decks list their top card first', () => {
    const state = read({
      seats: [{ faction: 'veil', draw: ['Zap', 'Recruit'] }, { faction: 'bastion' }],
      decks: { 'market-2': ['Insight', 'Wormhole Link'], 'power-2': [] },
    }).state;
    expect(slugs(state.seats[0].draw)).toEqual(['recruit', 'zap']);
    expect(slugs(state.market[1])).toEqual(['wormhole-link', 'insight']);
    expect(state.power[1]).toEqual([]);
    expect(sorted(state.market[0])).toEqual(sorted(marketDecks[1]));
  });

  it("S-87: a champion in play has full health, and its card on its owner's burn pile", () => {
    const state = two({ units: [{ at: [0, 0], seat: 1, champions: [{ name: 'Brute' }] }] });
    expect(state.champions).toMatchObject([{ seat: 1, hp: 6, slowed: false, marks: [] }]);
    expect(slugs(state.seats[1].burned)).toEqual(['brute']);
    expect(state.market[0]).not.toContain(cardId('brute'));
    expect(forcesAt(state, 0, state.seats[0].capital)).toBe(0);
  });

  it("a faction's champion that another seat has does not come up in its draw pile", () => {
    const state = two({ units: [{ at: [0, 0], seat: 1, champions: [{ name: 'Shadeblade' }] }] });
    expect(state.seats[0].draw).not.toContain(cardId('shadeblade'));
  });

  it('only Mines, or only Forges: then there are no others', () => {
    expect(two({ mines: [] }).tiles.some((tile) => tile === forgeTile)).toBe(false);
    const state = two({ forges: [[0, 2]] });
    expect(state.tiles.some((tile) => tile > 0)).toBe(false);
    expect(state.tiles[state.seats[1].capital]).toBe(capitalTile - 1);
  });

  it('S-67: whoever stands in a Capital was there first, unless the position says otherwise', () => {
    const units = [{ at: [3, 0], seat: 1, forces: 1 }];
    expect(two({ units }).firstIn).toEqual([1, -1]);
    expect(two({ units, firstIn: [null, 0] }).firstIn).toEqual([-1, 0]);
  });

  it('a phase begins afresh', () => {
    for (const phase of ['reset', 'market', 'action', 'sieges', 'collection', 'scoring', 'cleanup']) {
      const match = read({ phase, round: 2, seats: twoSeats });
      expect(match.stack[match.stack.length - 1].do).toBe(`round/${phase}`);
      expect(match.decision).toBeNull();
      engine.resume(match);
      expect(match.decision).not.toBeNull();
    }
  });

  it('S-34: in set-up the factions are enough, and set-up starts from its beginning', () => {
    const match = read({
      phase: 'setup',
      seats: [{ faction: 'cipher' }, { faction: 'veil' }, { faction: 'aerial' }],
    });
    engine.resume(match);
    expect(match.decision).toMatchObject({ ask: 'capital', seats: [2] });
    expect(match.state.seats.map((seat) => seat.faction)).toEqual(['cipher', 'veil', 'aerial']);
    expect(match.state.seats.map((seat) => seat.draw.length)).toEqual([11, 11, 11]);
    const random = seedRandom('on');
    while (match.state.round < 2) expect(step(match, random)).toBe(true);
  });

  it('set-up does not ask for a Capital that the position gives', () => {
    const match = read({
      phase: 'setup',
      seats: [{ faction: 'cipher' }, { faction: 'veil', capital: [3, 0] }],
    });
    engine.resume(match);
    expect(match.decision?.ask).toBe('bridges');
  });
});

describe('a position that makes no sense is refused with its place and its reason', () => {
  const cases: readonly (readonly [string, Json, string])[] = [
    ['no seats', {}, 'seats: a position names its seats'],
    ['no list of seats', { seats: 2 }, 'seats: a list belongs here, not 2.'],
    ['one seat', { seats: [{}] }, 'seats: a match has 2 to 6 seats, not 1.'],
    ['seven seats', { seats: [{}, {}, {}, {}, {}, {}, {}] }, 'seats: a match has 2 to 6 seats, not 7.'],
    [
      'a seat that is a text',
      { seats: ['veil', 'bastion'] },
      'seats[0]: an object belongs here, not "veil".',
    ],
    [
      'an unknown faction',
      { seats: [{ faction: 'viel' }, {}] },
      'seats[0].faction: there is no faction "viel"; did you mean "veil"?',
    ],
    [
      'a faction twice',
      { seats: [{ faction: 'veil' }, { faction: 'veil' }] },
      'seats[1].faction: seat 0 plays veil already.',
    ],
    [
      'an unknown card',
      { seats: [{}, { hand: ['Zapp'] }] },
      'seats[1].hand[0]: there is no card "Zapp"; did you mean "Zap"?',
    ],
    [
      'a card that is a number',
      { seats: [{}, { draw: [3] }] },
      'seats[1].draw[0]: a text belongs here, not 3.',
    ],
    [
      'negative gold',
      { seats: [{}, { gold: -1 }] },
      'seats[1].gold: a whole number of at least 0 belongs here, not -1.',
    ],
    ['half a mana', { seats: [{ mana: 0.5 }, {}] }, 'seats[0].mana: a whole number'],
    [
      'S-118: an unknown field of a seat',
      { seats: [{ hnad: [] }, {}] },
      'seats[0]: there is no field "hnad"; did you mean "hand"?',
    ],
    [
      'a Capital off the board',
      { seats: [{ capital: [4, 0] }, {}] },
      'seats[0].capital: hex [4, 0] is not on a board of radius 3.',
    ],
    [
      'a Capital that is no hex',
      { seats: [{ capital: [4] }, {}] },
      'seats[0].capital: a hex [q, r] belongs here, not [4].',
    ],
    [
      'a Capital on the Center',
      { seats: [{ capital: [0, 0] }, {}] },
      'seats[0].capital: the Center cannot be a Capital.',
    ],
    [
      'two Capitals on one hex',
      { seats: [{ capital: [1, 0] }, { capital: [1, 0] }] },
      'seats[1].capital: seat 0 has its Capital there already.',
    ],
    [
      'an unknown phase',
      { phase: 'acton', seats: twoSeats },
      'phase: there is no phase "acton"; did you mean "action"?',
    ],
    [
      'S-118: an unknown field',
      { bridge: [], seats: twoSeats },
      'there is no field "bridge"; did you mean "bridges"?',
    ],
    ['round 0', { round: 0, seats: twoSeats }, 'round: a whole number from 1 to 10 belongs here, not 0.'],
    ['an unknown Lead', { lead: 2, seats: twoSeats }, 'lead: there is no seat 2; the position has 2.'],
    [
      'a bridge between hexes that are not neighbours',
      {
        bridges: [
          [
            [0, 0],
            [2, 0],
          ],
        ],
        seats: twoSeats,
      },
      'bridges[0]: [0, 0] and [2, 0] are not neighbours.',
    ],
    ['a bridge with one end', { bridges: [[[0, 0]]], seats: twoSeats }, 'bridges[0]: a pair of hexes'],
    [
      'a bridge twice',
      {
        bridges: [
          [
            [0, 0],
            [1, 0],
          ],
          [
            [1, 0],
            [0, 0],
          ],
        ],
        seats: twoSeats,
      },
      'bridges[1]: a bridge stands there already.',
    ],
    [
      'a Mine on a Capital',
      { mines: [{ at: [3, 0], value: 4 }], seats: twoSeats },
      'mines[0].at: there is another special tile on that hex.',
    ],
    [
      'a Mine without a value',
      { mines: [{ at: [1, 0] }], seats: twoSeats },
      'mines[0].value: a whole number from 1 to 99 belongs here, not nothing.',
    ],
    [
      'a Forge on the Center',
      { forges: [[0, 0]], seats: twoSeats },
      'forges[0]: there is another special tile on that hex.',
    ],
    [
      'units of no seat',
      { units: [{ at: [0, 0], seat: 5, forces: 1 }], seats: twoSeats },
      'units[0].seat: there is no seat 5',
    ],
    [
      'a champion that is none',
      { units: [{ at: [0, 0], seat: 0, champions: [{ name: 'Zap' }] }], seats: twoSeats },
      'units[0].champions[0].name: Zap is no champion',
    ],
    [
      'more health than printed',
      { units: [{ at: [0, 0], seat: 0, champions: [{ name: 'Brute', hp: 7 }] }], seats: twoSeats },
      'units[0].champions[0].hp: a whole number from 1 to 6',
    ],
    [
      'a champion in play twice',
      {
        units: [{ at: [0, 0], seat: 0, champions: [{ name: 'Brute' }, { name: 'Brute' }] }],
        seats: twoSeats,
      },
      'units[0].champions[1].name: that champion is in play already.',
    ],
    [
      'S-118: a champion in two piles',
      { seats: [{ hand: ['Brute'] }, { draw: ['Brute'] }] },
      'The champion Brute is in two places',
    ],
    [
      'three seats on one hex',
      { units: [0, 1, 2].map((seat) => ({ at: [0, 0], seat, forces: 1 })), seats: [{}, {}, {}] },
      'units[2].at: units of three seats stand on [0, 0]',
    ],
    [
      'an unknown deck',
      { decks: { 'market-4': [] }, seats: twoSeats },
      'decks: there is no field "market-4"; did you mean "market-1"?',
    ],
    [
      'a flag that is a number',
      { blackout: 1, seats: twoSeats },
      'blackout: true or false belongs here, not 1.',
    ],
    [
      'an unknown spell',
      { seats: [{ boosts: [{ boost: 'smok' }] }, {}] },
      'seats[0].boosts[0].boost: there is no next-battle spell "smok"; did you mean "smoke"?',
    ],
    [
      'a battle off the board',
      { battle: { at: [9, 9], attacker: 0, defender: 1 }, seats: twoSeats },
      'battle.at: hex [9, 9] is not on a board',
    ],
    ['a text', 'round 3', 'an object belongs here, not "round 3".'],
  ];

  it.each(cases)('%s', (_, position, message) => {
    let problem: unknown = null;
    try {
      read(position);
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(PositionError);
    expect((problem as Error).message).toContain(message);
    expect((problem as Error).message).not.toContain('\n');
  });
});

it('G-26: positions written in the middle of a match are read back, and play goes on from them', () => {
  expect(positionsComeBack(bridgefront, { seats: 3, seed: 'trips', every: 7 })).toBeGreaterThan(200);
});
