// Figures of one's own on made-up facts: what the sentence says is what is counted, here and in SQL.

import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import type { AnyMeasures } from '../measures.ts';
import { ownProblem, ownSql, ownValue, ownWords, readOwn } from './own.ts';
import type { OwnFigure } from './own.ts';

const measures = {
  tables: {
    rounds: { seat: 'whole', round: 'whole', mines: 'whole', center: 'flag', mood: 'text' },
  },
  witness: () => ({ rows: () => ({}) }),
  figures: [],
} as unknown as AnyMeasures;

// Three rounds of two seats: in the second one nobody has a Mine.
const rounds = [
  [7, 0, 0, 1, 1, false, 'calm'],
  [7, 1, 1, 1, 0, true, 'angry'],
  [7, 2, 0, 2, 0, false, 'calm'],
  [7, 3, 1, 2, 0, false, 'calm'],
  [7, 4, 0, 3, 2, true, 'calm'],
  [7, 5, 1, 3, 1, false, 'angry'],
] as const;
const facts = { match: 7, rows: { rounds } };

const mines = { column: 'mines', is: 'at-least', value: 1 } as const;
const plain: OwnFigure = {
  tell: 'share',
  table: 'rounds',
  each: null,
  who: 'somebody',
  column: null,
  where: [mines],
};

const cases: readonly (readonly [OwnFigure, number, string])[] = [
  [
    { ...plain, each: 'round', who: 'nobody' },
    1 / 3,
    'the share of rounds in which nobody has mines at least 1',
  ],
  [{ ...plain, each: 'round' }, 2 / 3, 'the share of rounds in which somebody has mines at least 1'],
  [
    { ...plain, each: 'round', who: 'everybody' },
    1 / 3,
    'the share of rounds in which everybody has mines at least 1',
  ],
  [plain, 1 / 2, 'the share of rounds with mines at least 1'],
  [{ ...plain, tell: 'count', where: [] }, 6, 'the number of rounds'],
  [
    { ...plain, tell: 'count', where: [{ column: 'center', is: 'is', value: true }] },
    2,
    'the number of rounds with center',
  ],
  [
    { ...plain, tell: 'mean', column: 'mines', where: [{ column: 'mood', is: 'is', value: 'calm' }] },
    3 / 4,
    'the mean of mines over rounds with mood calm',
  ],
  [{ ...plain, tell: 'sum', column: 'mines', where: [] }, 4, 'the sum of mines over rounds'],
];

test.each(cases)('%o', async (own, value, words) => {
  expect(ownProblem(measures, own)).toBeNull();
  expect(ownWords(own)).toBe(words);
  expect(ownValue(facts, measures, own)).toBeCloseTo(value, 9);
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  await connection.run(
    'CREATE TABLE rounds (match INT, n INT, seat INT, round INT, mines INT, center BOOL, mood TEXT)',
  );
  for (const row of rounds)
    await connection.run(
      `INSERT INTO rounds VALUES (${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : String(cell))).join(', ')})`,
    );
  const [row] = (await connection.runAndReadAll(ownSql(own))).getRowObjects();
  expect(Number(row?.['match'])).toBe(7);
  expect(Number(row?.['value'])).toBeCloseTo(value, 9);
  connection.closeSync();
});

test('what cannot be counted says why', () => {
  expect(ownProblem(measures, { ...plain, table: 'raids' })).toBe('There are no facts called "raids".');
  expect(ownProblem(measures, { ...plain, each: 'day' })).toBe('The facts of rounds have no "day".');
  expect(ownProblem(measures, { ...plain, tell: 'mean' })).toMatch(/^Say which number/);
  expect(ownProblem(measures, { ...plain, where: [{ ...mines, value: 'one' }] })).toMatch(
    /^mines is compared with one/,
  );
  expect(readOwn({ tell: 'share' })).toBeNull();
  expect(readOwn(plain)).toEqual(plain);
  expect(ownValue({ match: 7, rows: {} }, measures, plain)).toBeNull();
});
