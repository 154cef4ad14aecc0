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

test('a change of one report is remembered, found by it alone, and recalled', () => {
  const memory = new Memory();
  memory.recall([change(4, 1)]);
  expect([memory.oldest.value, memory.find(3), memory.find(5)]).toEqual([4, null, null]);
  expect(memory.find(4)?.first).toBe(4);
  memory.keep(change(5, 2));
  expect(memory.between(5, 6).map(({ first }) => first)).toEqual([5]);
  expect(memory.between(4, 5).map(({ first }) => first)).toEqual([4, 5]);
  expect(memory.between(7, 9)).toEqual([]);
});

test('of more than four hundred changes the oldest is forgotten', () => {
  const memory = new Memory();
  for (let at = 0; at < 400; at++) memory.keep(change(at, 1));
  expect([memory.changes.length, memory.oldest.value]).toEqual([400, 0]);
  memory.keep(change(400, 1));
  expect([memory.changes.length, memory.oldest.value]).toEqual([400, 1]);
});
