// Every kind of unit has a figure.

import { expect, test } from 'vitest';
import { cardsJson } from '../rules/table.ts';
import { drawn } from './figures.tsx';

test('every unit is drawn', () => {
  const units = cardsJson().flatMap(({ type, id }) => (type === 'unit' ? [id] : []));
  expect([...drawn].toSorted()).toEqual(units.toSorted());
});
