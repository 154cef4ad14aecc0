// Sales of the row, out of reports.

import { expect, test } from 'vitest';
import type { Report } from '../match.ts';
import { salesIn } from './sales.ts';

const told = (...faces: object[]): readonly Report[] => faces.map((face) => ({ face, text: '' }) as Report);

test('only this round counts, in order', () => {
  const reports = told(
    { tell: 'last-card', card: 'zap', seat: 1 },
    { tell: 'row', cards: ['ward', 'slow', 'insight'], previews: 0 },
    { tell: 'bids-bought', card: 'ward', bids: [], winner: 2, price: 3 },
    { tell: 'roll-off', seats: [0, 1], dice: [1, 2], winner: 0 },
    { tell: 'bids-passed', card: 'slow', passes: [], receiver: 0, pot: 4 },
  );
  expect(salesIn(reports)).toEqual([
    { card: 'ward', seat: 2, how: 'bought', gold: 3 },
    { card: 'slow', seat: 0, how: 'passed', gold: 4 },
  ]);
});
