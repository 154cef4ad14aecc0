// The board turned by half a turn and the seats renamed, equal units renamed: the same match comes out. Turns in which
// nobody does anything change nothing.

import type { Json } from '@bridgefront/kernel';
import { comesOutAlike, idlenessChangesNothing } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { fellsAndFords } from '../rules/index.ts';

type Fields = { readonly [name: string]: Json };

const turnedHex = (_: string, q: string, r: string): string => `${8 - Number(q)},${8 - Number(r)}`;
const turnedText = (text: string): string => text.replace(/(-?\d+),(-?\d+)/g, turnedHex);

const naming = ['seat', 'active', 'first'];
const bySeat = ['seats', 'tents'];

function turned(value: Json, name: string = ''): Json {
  if (Array.isArray(value)) {
    const list = value.map((item) => (name === 'winners' ? 1 - Number(item) : turned(item)));
    return bySeat.includes(name) ? list.toReversed() : list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value as Fields).map(([key, item]) => [turnedText(key), turned(item, key)]),
    );
  if (naming.includes(name)) return 1 - Number(value);
  return typeof value === 'string' ? turnedText(value) : value;
}

// What is under way in a combat names hexes and units by number.
function withoutMoment(position: Json): Json {
  const { moment: _moment, ...rest } = position as Fields;
  return rest;
}

test('on the board turned round the same match comes out', () => {
  const likeness = {
    seats: 2,
    turned,
    choice: turnedText,
    seat: (seat: number) => 1 - seat,
    told: withoutMoment,
    ask: 'command',
    most: 60,
    rather: /^(?:text|unit|at|to|counter|use)/,
  };
  expect(comesOutAlike(fellsAndFords, likeness, { matches: 6, every: 8 })).toBeGreaterThan(100);
});

// Units are told apart by where they stand alone: their numbers are the order in which they are listed.
test('with all units numbered the other way round the same match comes out', () => {
  const likeness = {
    seats: 2,
    turned: (position: Json): Json => {
      const { units, ...rest } = position as Fields;
      return { ...rest, units: (units as readonly Json[]).toReversed() };
    },
    choice: (choice: string) => choice,
    seat: (seat: number) => seat,
    told: withoutMoment,
    ask: 'command',
    most: 60,
    rather: /^(?:text|unit|at|to|counter|use)/,
  };
  expect(comesOutAlike(fellsAndFords, likeness, { matches: 6, every: 8 })).toBeGreaterThan(100);
});

test('turns in which nobody does anything change nothing in play, once or twice', () => {
  const idle = ['one', 'done', 'tokens', 'stay', 'pass', 'no'];
  const compared = idlenessChangesNothing(
    fellsAndFords,
    {
      seats: 2,
      options: { winningVp: 40, roundLimit: 60 },
      ask: 'command',
      idle: (legal) => legal.find((choice) => idle.includes(choice)) ?? legal[0],
      time: ({ round, active, first }) => 2 * round + (active === first ? 0 : 1),
      span: 2,
      inPlay: ({ state }) => {
        const { units, terrain, tents, cairns } = fellsAndFords.position.write(state) as Fields;
        return { units, terrain, tents, cairns };
      },
    },
    { matches: 4, every: 4, most: 900 },
  );
  expect(compared).toBeGreaterThan(20);
});
