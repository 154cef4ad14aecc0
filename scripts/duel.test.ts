import { expect, test } from 'vitest';
import { greedyBot, randomBot } from '../packages/bots/src/index.ts';
import { duelAtBridgefront } from './duel.ts';

// A slice of `node scripts/duel.ts greedy random`: the measured figure is far higher.
test.each([2, 4])('greedy durations random at Bridgefront with %i seats', (seats) => {
  const result = duelAtBridgefront(greedyBot, randomBot, seats, 60, 'slice');
  expect(result.share).toBeGreaterThanOrEqual(0.9);
});
