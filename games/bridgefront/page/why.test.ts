// Why one would plan something: what its last place gives.

import { describe, expect, test } from 'vitest';
import type { TableView } from '../rules/table.ts';
import { plainSeat, plainTable } from '../test/plain-view.ts';
import { whyPlan } from './why.ts';

const table = (units: TableView['units']): TableView => ({
  ...plainTable,
  seats: [
    { ...plainSeat, capital: '3,0' },
    { ...plainSeat, capital: '-3,0' },
  ],
  units,
});

describe('a March to the Center', () => {
  test.each([
    ['empty', [], 'it takes the Center'],
    ['held by an enemy', [{ hex: '0,0', seat: 1, forces: 2 }], 'after a fight'],
    ['held already', [{ hex: '0,0', seat: 0, forces: 2 }], 'what you hold there'],
  ] as const)('%s', (_state, units, says) => {
    expect(whyPlan(['march', 'hex:1,0', 'forces:1', 'hex:0,0'], table(units), 0)).toContain(says);
  });
});
