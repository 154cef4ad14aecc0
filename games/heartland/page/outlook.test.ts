import { expect, test } from 'vitest';
import type { SideForecast } from '../rules/table.ts';
import { fatesIn, lossesIn, plantedBy, tollOf } from './outlook.ts';

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
  expect(lossesIn(told, [])).toEqual([1, 7]);
});

test('the triumph of a unit that wins against enemies and surely lives counts, too', () => {
  const raider = { id: 4, seat: 0, at: 1, amount: 1 };
  const wins = side({ killsAll: true, sets: [[7]] });
  expect(lossesIn([[wins, side({ sets: [[]] })]], [raider])).toEqual([0, 1]);
  // Nobody to win against; itself in danger; somewhere else; not all of them killed.
  expect(lossesIn([[wins, null]], [raider])).toEqual([0, 0]);
  expect(lossesIn([[wins, side({ sets: [[4], [5]] })]], [raider])).toEqual([0, 0]);
  expect(lossesIn([[wins, side({})]], [{ ...raider, at: 0 }])).toEqual([0, 0]);
  expect(lossesIn([[side({ sets: [[7]] }), side({})]], [raider])).toEqual([0, 0]);
});

test('a blow tells how much health it meets, and how many die of it', () => {
  expect(tollOf(side({ sets: [[7]] }), [2])).toEqual({ of: 2, die: 1, all: 1 });
  expect(tollOf(side({ sets: [[]] }), [3, 4])).toEqual({ of: 7, die: 0, all: 2 });
  expect(tollOf(side({ killsAll: true, sets: [[]] }), [])).toBeNull();
});

test('the flag is planted by whoever is left alone, where it does not fly yet', () => {
  expect(plantedBy([side({ killsAll: true }), side({})])).toBe(0);
  expect(plantedBy([null, side({ killsAll: true })])).toBe(1);
  expect(plantedBy([side({ killsAll: true, occupied: true }), null])).toBeNull();
  expect(plantedBy([side({ killsAll: true }), side({ killsAll: true })])).toBeNull();
  expect(plantedBy([side({}), side({})])).toBeNull();
});
