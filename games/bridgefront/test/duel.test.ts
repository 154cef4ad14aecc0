import { expect, test } from 'vitest';
import { greedyBot, randomBot } from '@bridgefront/bots';
import { duelAtBridgefront } from '../lab/duel.ts';

// A slice of `npm run duel -w games/bridgefront -- greedy random`: the measured figure is far higher.
test.each([2, 4])('greedy beats random at Bridgefront with %i seats', (seats) => {
  const result = duelAtBridgefront(greedyBot, randomBot, seats, 60, 'slice');
  expect(result.share).toBeGreaterThanOrEqual(0.9);
});
