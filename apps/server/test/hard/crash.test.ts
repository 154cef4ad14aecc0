// A slice of the crash test; the whole one is `npm run crash-test`.

import { expect, test } from 'vitest';
import { crashTest } from './crash.ts';

test('a server killed three times under load loses and doubles nothing', { timeout: 120_000 }, async () => {
  const result = await crashTest({ kills: 3, seed: 'slice', tables: 3, longestLife: 1200 });
  expect(result.problems).toEqual([]);
  expect(result.kills).toBe(3);
  expect(result.acknowledged).toBeGreaterThan(500);
  for (const kind of ['creation', 'join', 'commitment', 'share', 'mail choice', 'chat', 'vote', 'rematch'])
    expect(result.kinds[kind], kind).toBeGreaterThan(0);
  expect(result.defaults).toBeGreaterThan(0);
  expect(result.takeBacks).toBeGreaterThan(0);
});
