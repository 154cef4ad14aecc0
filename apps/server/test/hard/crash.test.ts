// A slice of the crash test; the whole one is `npm run measure -- crash-test`.

import { expect, test } from 'vitest';
import { crashTest } from './crash.ts';

test('a server killed three times and stopped once under load loses and doubles nothing', async () => {
  const result = await crashTest({ kills: 3, pauses: 1, tables: 3, seed: 'slice', longestLife: 1200 });
  expect(result.problems).toEqual([]);
  expect([result.kills, result.pauses]).toEqual([3, 1]);
  expect(result.acknowledged).toBeGreaterThan(500);
  for (const kind of ['creation', 'join', 'commitment', 'share', 'mail choice', 'chat', 'vote', 'rematch'])
    expect(result.kinds[kind], kind).toBeGreaterThan(0);
  expect(result.defaults).toBeGreaterThan(0);
  expect(result.takeBacks).toBeGreaterThan(0);
});
