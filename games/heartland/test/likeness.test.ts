// Seats renamed: the same match comes out.

import type { Json } from '@bridgefront/kernel';
import { comesOutAlike } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { heartland } from '../rules/index.ts';

type Fields = { readonly [name: string]: Json };

// Fields that name a seat, wherever they stand.
const naming = ['seat', 'initiative', 'active'];
// What has one entry a seat, in their order.
const bySeat = ['seats', 'kills', 'wounds'];

function renamed(value: Json, name: string = ''): Json {
  if (Array.isArray(value)) {
    const list = value.map((item) => (name === 'winners' ? 1 - Number(item) : renamed(item)));
    return bySeat.includes(name) ? list.toReversed() : list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value as Fields).map(([key, item]) => [key, renamed(item, key)]),
    );
  return naming.includes(name) ? 1 - Number(value) : value;
}

test('with the seats renamed the same match comes out', () => {
  const likeness = {
    seats: 2,
    options: { deck0: 'oxbow-wardens', deck1: 'stonefen-assembly' },
    turned: renamed,
    choice: (choice: string) => choice,
    seat: (seat: number) => 1 - seat,
    ask: 'strategy',
  };
  expect(comesOutAlike(heartland, likeness, { matches: 8, every: 10 })).toBeGreaterThan(300);
});
