// What is noted of how somebody plays, from what they are shown.

import { expect, test } from 'vitest';
import { noted, nothingNoted, resumed, withRead } from './notes.ts';
import type { Moment } from './notes.ts';

const moment = (more: Partial<Moment>): Moment => ({
  ask: 'action',
  question: 1,
  planned: 0,
  hand: [],
  at: 0,
  ...more,
});

function after(moments: readonly Partial<Moment>[]) {
  return moments.reduce((so, one) => noted(so, moment(one)), nothingNoted);
}

test('a decision lasts from its question to its answer, whatever was planned meanwhile', () => {
  const { notes, open } = after([
    { at: 10 },
    { at: 14, planned: 1 },
    { at: 15, planned: 2 },
    { at: 21, ask: null },
    { at: 30, question: 2, ask: 'bid' },
    { at: 33, question: 3, ask: 'bid' },
  ]);
  expect(notes.decisions).toEqual([
    { ask: 'action', seconds: 11 },
    { ask: 'bid', seconds: 3 },
  ]);
  expect(open).toMatchObject({ question: 3, since: 33 });
});

test('what was taken back is counted choice by choice, and an answered plan is not', () => {
  const { notes } = after([
    { planned: 3 },
    { planned: 1 },
    { planned: 2 },
    { planned: 0 },
    { planned: 2 },
    { ask: null },
    { question: 2, planned: 0 },
  ]);
  expect(notes.takenBack).toBe(4);
});

test('cards of the hand and cards that were opened are noted once each', () => {
  const held = after([{ hand: ['zap', 'zap', 'recruit'] }, { hand: ['recruit', 'scout'] }]);
  const { notes } = withRead(withRead(withRead(held, 'zap'), 'zap'), 'brute');
  expect(notes.held).toEqual(['zap', 'recruit', 'scout']);
  expect(notes.read).toEqual(['zap', 'brute']);
});

test('who was away did not think all the time', () => {
  expect(after([{ at: 0 }, { at: 90_000, ask: null }]).notes.decisions).toEqual([
    { ask: 'action', seconds: 1800 },
  ]);
  const back = noted(resumed(after([{ at: 0 }])), moment({ at: 90_000 }));
  expect([back.notes.decisions, back.open?.since]).toEqual([[], 90_000]);
});
