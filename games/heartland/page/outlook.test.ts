import { expect, test } from 'vitest';
import type { SideForecast } from '../rules/table.ts';
import { words } from './texts.ts';
import { fatesIn, heldBy, lossesIn, plantedBy, tollOf } from './outlook.ts';

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

test('a blow tells how many die of it, and who, where one surely does', () => {
  expect(tollOf(side({ sets: [[7]] }), 2)).toEqual({ die: 1, all: 2, sole: 7 });
  expect(tollOf(side({ sets: [[7], [8]] }), 2)).toEqual({ die: 1, all: 2, sole: null });
  expect(tollOf(side({ sets: [[]] }), 2)).toEqual({ die: 0, all: 2, sole: null });
  expect(tollOf(side({ killsAll: true, sets: [[]] }), 0)).toBeNull();
});

test('what comes of a blow is said by name, or as so many of how many', () => {
  expect(words.toll({ die: 1, all: 1 }, 'Outrider')).toBe('kills Outrider');
  expect(words.toll({ die: 1, all: 2 }, null)).toBe('kills 1 of 2');
  expect(words.toll({ die: 2, all: 2 }, null)).toBe('kills both');
  expect(words.toll({ die: 3, all: 3 }, null)).toBe('kills all 3');
  expect(words.toll({ die: 0, all: 2 }, null)).toBe('kills nobody');
});

test('the flag is planted by whoever is left alone, where it does not fly yet', () => {
  expect(plantedBy([side({ killsAll: true }), side({})])).toBe(0);
  expect(plantedBy([null, side({ killsAll: true })])).toBe(1);
  expect(plantedBy([side({ killsAll: true, occupied: true }), null])).toBeNull();
  expect(plantedBy([side({ killsAll: true }), side({ killsAll: true })])).toBeNull();
  expect(plantedBy([side({}), side({})])).toBeNull();
});

test('the flag of a frontier is whose it will be: of whoever plants it, else of whoever keeps it', () => {
  expect(heldBy([side({ killsAll: true }), side({ occupied: true })])).toBe(0);
  expect(heldBy([side({}), side({ occupied: true })])).toBe(1);
  expect(heldBy([side({ occupied: true, killsAll: true }), side({ killsAll: true })])).toBeNull();
  expect(heldBy([side({}), side({})])).toBeNull();
});
