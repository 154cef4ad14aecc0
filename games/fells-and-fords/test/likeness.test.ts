// The board turned by half a turn and the seats renamed: the same match comes out.

import type { Json } from '@bridgefront/kernel';
import { comesOutAlike } from '@bridgefront/kernel/testing';
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

test('on the board turned round the same match comes out', () => {
  const likeness = {
    seats: 2,
    turned,
    choice: turnedText,
    seat: (seat: number) => 1 - seat,
    // What is under way in a combat names hexes by number.
    told: (position: Json): Json => {
      const { moment: _moment, ...rest } = position as Fields;
      return rest;
    },
    ask: 'command',
    most: 60,
    rather: /^(?:text|unit|at|to|counter|use)/,
  };
  expect(comesOutAlike(fellsAndFords, likeness, { matches: 6, every: 8 })).toBeGreaterThan(100);
});
