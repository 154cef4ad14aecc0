// What came before a page was opened, put in front of what it remembers itself.

import { expect, test } from 'vitest';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { Memory } from './memory.ts';
import type { Remembered } from './memory.ts';

const nowhere = {} as MatchDocument;

function change(first: number, reports: number): Remembered {
  const frames = Array.from({ length: reports }, () => ({ report: { face: { tell: 'x' } }, patch: [] }));
  return { before: nowhere, after: nowhere, frames, first };
}

test('what is recalled lies before what is remembered, once, and each report of it is found', () => {
  const memory = new Memory();
  memory.recall([]);
  expect(memory.oldest.value).toBe(Infinity);
  memory.keep(change(7, 2));
  memory.recall([change(3, 2), change(5, 0), change(5, 2), change(7, 2)]);
  expect(memory.changes.map(({ first }) => first)).toEqual([3, 5, 7]);
  expect(memory.oldest.value).toBe(3);
  for (const report of [3, 4, 5, 6, 7, 8]) expect(memory.find(report)).not.toBeNull();
  expect(memory.find(2)).toBeNull();
  expect(memory.between(4, 6).map(({ first }) => first)).toEqual([3, 5]);
});
