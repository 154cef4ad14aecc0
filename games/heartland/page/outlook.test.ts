import { expect, test } from 'vitest';
import type { SideForecast } from '../rules/table.ts';
import { fatesIn, lossesIn, plantedBy } from './outlook.ts';

const side = (told: Partial<SideForecast>): SideForecast => ({
  pool: 3,
  occupied: false,
  killsAll: false,
  sets: [],
  excess: 0,
  ...told,
});

test('who stands in every kill set dies, who stands in some may', () => {
  const fates = fatesIn([
    [
      side({
        sets: [
          [1, 2],
          [1, 3],
        ],
      }),
      side({ killsAll: true, sets: [[7]] }),
    ],
    null,
    [null, side({ sets: [[]] })],
  ]);
  expect(Object.fromEntries(fates)).toEqual({ 1: 'dies', 2: 'may-die', 3: 'may-die', 7: 'dies' });
});

test('a seat loses what comes through of the other in all frontiers', () => {
  const told = [[side({ excess: 2 }), null], null, [side({ excess: 5 }), side({ excess: 1 })]];
  expect(lossesIn(told)).toEqual([1, 7]);
});

test('the flag is planted by whoever is left alone, where it does not fly yet', () => {
  expect(plantedBy([side({ killsAll: true }), side({})])).toBe(0);
  expect(plantedBy([null, side({ killsAll: true })])).toBe(1);
  expect(plantedBy([side({ killsAll: true, occupied: true }), null])).toBeNull();
  expect(plantedBy([side({ killsAll: true }), side({ killsAll: true })])).toBeNull();
  expect(plantedBy([side({}), side({})])).toBeNull();
});
