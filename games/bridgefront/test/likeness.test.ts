// The board turned by half a turn, the seats renamed, a stack split and joined again: the same match comes out. Rounds in
// which nobody does anything change nothing.

import { createEngine, openSeats, pickOne, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { Choice, Json, Match } from '@bridgefront/kernel';
import { comesOutAlike, idlenessChangesNothing } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { bridgefront } from '../rules/index.ts';
import { board, forcesAt } from '../rules/state/units.ts';
import { builtBridge } from '../rules/types.ts';
import type { State } from '../rules/types.ts';

type Fields = { readonly [name: string]: Json };

// Fields that hold hexes, alone, in pairs or in lists.
const places = [
  'at',
  'capital',
  'from',
  'pillaged',
  'forges',
  'bridges',
  'bridge',
  'temporaryBridges',
  'locked',
  'dominion',
  'ends',
  'deployedAt',
];

const turnedHex = (hex: string): string => {
  const [q, r] = hex.split(',').map(Number);
  return `${0 - q},${0 - r}`;
};

// An edge is named from its lesser end.
function turnedPlaces(choice: Choice): Choice {
  const [kind, ...rest] = choice.split(':');
  const ends = rest.join(':').split('~');
  if (!ends.every((end) => /^-?\d+,-?\d+$/.test(end))) return choice;
  const named = ends.map(turnedHex).map((end) => end.split(',').map(Number));
  const inOrder = named.toSorted(([q, r], [otherQ, otherR]) => q - otherQ || r - otherR);
  return `${kind}:${inOrder.map((end) => end.join(',')).join('~')}`;
}

function isHex(value: readonly Json[]): value is readonly number[] {
  return value.length === 2 && value.every((item) => typeof item === 'number');
}

function turned(value: Json, name: string = ''): Json {
  if (Array.isArray(value)) {
    if (isHex(value) && places.includes(name)) return value.map((figure) => 0 - figure);
    return value.map((item) => turned(item, name));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value as Fields).map(([key, item]) => [key, turned(item, key)]));
  return value;
}

// Written only where it is not the order of the hexes.
function withoutOrder(position: Json): Json {
  const { championOrder: _order, ...rest } = position as Fields;
  return rest;
}

// As printed, and with retreats: who goes back where is no matter of sides of the board or of numbers of seats.
const ways = [{}, { retreat: 'offered', startForces: 8, startBridges: 5 }];

test.each(ways)('on the board turned round the same match comes out: %j', (options) => {
  const likeness = {
    seats: 2,
    options,
    turned,
    choice: turnedPlaces,
    seat: (seat: number) => seat,
    told: withoutOrder,
    ask: 'action',
    most: 150,
    // Of two Mines of one player the one that comes first on the board is dealt for first.
    until: ['collect'],
    rather: /^(?:march|free-march|hex|forces|card)/,
  };
  expect(comesOutAlike(bridgefront, likeness, { matches: 5, every: 30 })).toBeGreaterThan(100);
});

const naming = ['seat', 'lead', 'attacker', 'defender'];
// What has one entry a seat, in their order.
const bySeat = ['seats', 'firstIn', 'rowWins'];

function renamed(value: Json, name: string = ''): Json {
  if (Array.isArray(value)) {
    const seats = name === 'firstIn' || name === 'winners';
    const list = value.map((item) => (seats && item !== null ? 1 - Number(item) : renamed(item)));
    return bySeat.includes(name) ? list.toReversed() : list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value as Fields).map(([key, item]) => [key, renamed(item, key)]),
    );
  return naming.includes(name) && typeof value === 'number' ? 1 - value : value;
}

test.each(ways)('with the seats renamed the same match comes out: %j', (options) => {
  const likeness = {
    seats: 2,
    options,
    turned: (position: Json) => renamed(position),
    choice: (choice: Choice) => choice.replace(/^seat:(\d)$/, (_, seat) => `seat:${1 - Number(seat)}`),
    seat: (seat: number) => 1 - seat,
    // Hands are drawn, and of equal seats the first has the Lead, in the order of the seats.
    told: (position: Json): Json =>
      (position as Fields)['phase'] === 'action' ? withoutOrder(position) : {},
    ask: 'action',
    most: 150,
    until: ['collect', 'draft', 'study', 'bid'],
    rather: /^(?:march|free-march|hex|forces|card)/,
  };
  expect(comesOutAlike(bridgefront, likeness, { matches: 30, every: 8 })).toBeGreaterThan(100);
});

const engine = createEngine(bridgefront);

/** Makes the choices for one seat while the others are done; false where one of them is not open. */
function carriesOut(match: Match<State>, seat: number, plan: readonly Choice[]): boolean {
  for (const other of match.decision?.seats ?? []) if (other !== seat) engine.choose(match, other, 'done');
  for (const choice of plan) {
    // Nobody and nothing more goes along.
    while (match.decision?.ask === 'action' && engine.choices(match, seat).includes('none'))
      engine.choose(match, seat, 'none');
    if (match.decision?.ask !== 'action' || engine.choose(match, seat, choice) !== null) return false;
  }
  while (match.decision?.plans[seat].length !== 0 && engine.choices(match, seat).includes('none'))
    engine.choose(match, seat, 'none');
  return match.decision?.ask === 'action' && match.decision.plans[seat].length === 0;
}

/** Steps of at least two Forces over a Bridge without a trap to a hex on which nobody stands. */
function stepsOf(state: State, seat: number): [from: string, to: string, forces: number][] {
  const { edgeEnds, hexNames } = board(state);
  const open = state.bridges.flatMap((bridge, edge) =>
    bridge === builtBridge && state.traps.every((trap) => trap.edge !== edge) ? [edgeEnds[edge]] : [],
  );
  const ways = open.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
  return ways.flatMap(([from, to]): [string, string, number][] => {
    const forces = forcesAt(state, seat, from);
    return forces >= 2 && state.presence[to] === 0 ? [[hexNames[from], hexNames[to], forces]] : [];
  });
}

const march = (from: string, forces: number, to: string): Choice[] => [
  'march',
  `hex:${from}`,
  `forces:${forces}`,
  `hex:${to}`,
];

function standing({ state }: Match<State>): unknown {
  const { units, bridges, seats } = bridgefront.position.write(state) as Fields;
  return { units, bridges, gold: (seats as readonly Fields[]).map(({ gold }) => gold) };
}

test('a stack that is split and joined again, or goes there and back, stands as if it had gone at once, or not at all', () => {
  let [joined, back] = [0, 0];
  for (let n = 0; n < 6; n++) {
    const match = sureMatch(engine, {}, 2, `split ${n}`);
    const random = seedRandom(`split choices ${n}`);
    while (match.decision !== null) {
      const { ask, plans, seats } = match.decision;
      if (ask === 'action' && plans.every((plan) => plan.length === 0)) {
        const [seat] = seats;
        for (const [a, b, forces] of stepsOf(match.state, seat)) {
          const trials = [
            march(a, forces, b),
            [...march(a, 1, b), ...march(a, forces - 1, b)],
            [...march(a, forces, b), ...march(b, forces, a)],
          ].map((plan) => {
            const copy = engine.copy(match);
            return carriesOut(copy, seat, plan) ? standing(copy) : null;
          });
          if (trials[0] !== null && trials[1] !== null) {
            expect(trials[1], `match ${n}, ${a} to ${b}`).toEqual(trials[0]);
            joined++;
          }
          if (trials[2] !== null) {
            expect(trials[2], `match ${n}, ${a} to ${b} and back`).toEqual(standing(match));
            back++;
          }
        }
      }
      const [seat] = openSeats(match.decision);
      expect(engine.choose(match, seat, pickOne(random, engine.choices(match, seat)))).toBeNull();
    }
  }
  expect(joined).toBeGreaterThan(20);
  expect(back).toBeGreaterThan(20);
});

test('rounds in which nobody does anything change nothing in play, once or twice', () => {
  const idle = ['done', 'pass:0', 'none', 'mode:gold'];
  const compared = idlenessChangesNothing(
    bridgefront,
    {
      seats: 2,
      options: { rounds: 20 },
      ask: 'action',
      idle: (legal) => legal.find((choice) => idle.includes(choice)) ?? legal[0],
      time: ({ round }) => round,
      span: 1,
      // A price on a Champion’s death ends by itself.
      inPlay: ({ state }) => {
        const { units, bridges, mines } = bridgefront.position.write(state) as Fields;
        const text = JSON.stringify({ units, bridges, mines });
        return text.replace(/,"marks":\[[^\]]*\]/g, '');
      },
    },
    { matches: 10, every: 15, most: 1500 },
  );
  expect(compared).toBeGreaterThan(20);
});
