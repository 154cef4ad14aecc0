// Seats renamed: the same match comes out.

import type { Json } from '@bridgefront/kernel';
import { comesOutAlike } from '@bridgefront/kernel/testing';
import { expect, test } from 'vitest';
import { castles } from '../rules/index.ts';

type Fields = { readonly [name: string]: Json };

function renamed(position: Json): Json {
  const { red, active, seats, winners, ...rest } = position as Fields;
  const other = (seat: Json | undefined): number => 1 - Number(seat);
  return {
    ...rest,
    red: other(red),
    active: other(active),
    seats: (seats as readonly Json[]).toReversed(),
    ...(winners === undefined
      ? {}
      : { winners: (winners as readonly Json[]).map(other).toSorted((a, b) => a - b) }),
  };
}

test.each([{}, { trapWindow: 'ask', frontTerrain: 'high-hills', river: 'centre' }])(
  'with the seats renamed the same match comes out: %j',
  (options) => {
    const likeness = {
      seats: 2,
      options: options as Fields,
      turned: renamed,
      choice: (choice: string) => choice,
      seat: (seat: number) => 1 - seat,
      ask: 'main',
    };
    expect(comesOutAlike(castles, likeness, { matches: 3, every: 80 })).toBeGreaterThan(100);
  },
);
