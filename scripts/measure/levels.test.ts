import { expect, test } from 'vitest';
import { lastingInterval } from './levels.ts';

const matches = (...won: number[]): Parameters<typeof lastingInterval>[0] =>
  won.map((one, at) => ({
    set: at >> 1,
    seat: at % 2,
    won: one,
    seconds: 1,
    longest: 1,
    otherSeconds: 1,
  }));

test('a share of the wins is told by whole sets, and only where there are enough of them', () => {
  expect(lastingInterval(matches())).toEqual({ low: 0, high: 1 });
  expect(lastingInterval(matches(1, 1, 1))).toEqual(lastingInterval(matches(1, 1)));
  expect(lastingInterval(matches(...Array.from({ length: 60 }, () => 1))).low).toBeGreaterThan(0.6);
  const even = lastingInterval(matches(...Array.from({ length: 60 }, (_, at) => at % 2)));
  expect(even.low).toBeLessThan(0.5);
  expect(even.high).toBeGreaterThan(0.5);
});
