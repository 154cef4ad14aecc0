// What the panel tells of the card that is picked.

import { expect, test } from 'vitest';
import type { Forecast } from '../rules/table.ts';
import { red, siege } from '../test/scene.ts';
import { rowsOf } from './forecasts.tsx';

test('what can be hit at once comes before what can be hit after a walk, which is said', () => {
  const scene = siege([
    'red archer-1 at red-front',
    'blue mason-1 at blue-castle',
    'blue spearman-1 at red-front',
  ]);
  const table = scene.view(red);
  scene.asks('main', red);
  const told = (piece: string, left: number, falls: boolean) =>
    new Map([[piece, { piece, change: -2, left, falls } as Forecast]]);
  const rows = rowsOf({ table }, { hits: told('spearman-1', 2, false), after: told('mason-1', 0, true) });
  expect(rows.map(({ name, about }) => `${name}. ${about}`)).toEqual([
    'Blue Spearman 1. 4 → 2',
    'Blue Mason 1. After a walk: 2 hit points: it dies',
  ]);
});
