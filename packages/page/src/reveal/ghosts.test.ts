// Where what has left its place stands now, also when it cannot be told from others of its kind.

import { expect, test } from 'vitest';
import { standsNow } from './ghosts.ts';
import type { Standing } from './ghosts.ts';

const at = (...names: readonly [string, number][]): Standing =>
  new Map(names.map(([name, x]) => [name, { at: name, x, y: 0 } as never]));

test.each<[string, string, Standing, Standing, string | undefined]>([
  ['a named piece is where its name is', 'ace', at(['ace', 1]), at(['ace', 4], ['red@b', 2]), 'ace'],
  ['a named piece that is off the board is nowhere', 'ace', at(['ace', 1]), at(['red@b', 2]), undefined],
  [
    'a stack that stays stands where it stood',
    'red@a',
    at(['red@a', 1]),
    at(['red@a', 1], ['red@b', 2]),
    'red@a',
  ],
  [
    'a stack that marched stands at the nearest new place',
    'red@a',
    at(['red@a', 1]),
    at(['red@c', 9], ['red@b', 2]),
    'red@b',
  ],
  [
    'where others of its kind stood already, it is not',
    'red@a',
    at(['red@a', 1], ['red@b', 2]),
    at(['red@b', 2]),
    undefined,
  ],
  ['what came of another kind is another', 'red@a', at(['red@a', 1]), at(['blue@b', 2]), undefined],
])('%s', (_what, key, before, now, expected) => {
  expect(standsNow(key, before, now)?.at).toBe(expected);
});
