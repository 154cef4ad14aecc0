// What the table keeps of a combat.

import { expect, test } from 'vitest';
import type { HeartlandFace } from '../rules/table.ts';
import { foughtIn } from './fought.ts';

const reports = (...faces: readonly HeartlandFace[]) => faces.map((face) => ({ face }));
const side = (pool: number, excess = 0) => ({ units: 1, pool, occupied: true, kills: [], excess });
const round = { tell: 'round', round: 4 } as unknown as HeartlandFace;

const combat = reports(
  round,
  { tell: 'combat' },
  { tell: 'clash', frontier: 1, sides: [side(0), side(5, 5)] },
  { tell: 'clash', frontier: 3, sides: [side(4, 4), side(1)] },
  { tell: 'strikes', seat: 0, amount: 5, life: 15 },
  { tell: 'strikes', seat: 1, amount: 4, life: 16 },
  { tell: 'drains', seat: 1, amount: 1, life: 15 },
);

test('a combat is kept frontier by frontier, with what both have lost in all', () => {
  const fought = foughtIn(combat);
  expect(fought?.clashes.map((sides) => sides?.[1]?.pool)).toEqual([5, undefined, 1]);
  expect(fought?.losses).toEqual([5, 5]);
});

test('no combat of an earlier round is', () => {
  expect(foughtIn([...combat, ...reports(round)])).toBeNull();
  expect(foughtIn([])).toBeNull();
});
