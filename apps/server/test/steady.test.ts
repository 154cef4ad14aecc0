// The server's time when the machine's clock is put right or wrong.

import { expect, test } from 'vitest';
import { realTime, steady } from '../src/time.ts';

const hour = 3_600_000;

test('the clock on the wall is followed forward, never back', () => {
  const clock = { wall: 1_000_000, ran: 17.25 };
  const now = steady(
    () => clock.wall,
    () => clock.ran,
  );
  const pass = (really: number, shown: number = really): number => {
    clock.ran += really;
    clock.wall += shown;
    return now();
  };
  expect(now()).toBe(1_000_000);
  expect(pass(5000)).toBe(1_005_000);
  expect(pass(1000, -2 * hour)).toBe(1_006_000);
  expect(pass(1000)).toBe(1_007_000);
  expect(pass(1000, 1000 + 2 * hour)).toBe(1_008_000);
  expect(pass(1000, 3 * hour)).toBe(clock.wall);
});

test('the time of the machine is whole milliseconds since 1970', () => {
  expect(Math.abs(realTime.now() - Date.now())).toBeLessThan(1000);
  expect(Number.isInteger(realTime.now())).toBe(true);
});
