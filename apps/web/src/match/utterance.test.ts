// What is said of a change: its sentences, no more than somebody listens to, and the question that is new.

import type { Change, MatchDocument } from '@bridgefront/page/source.ts';
import { expect, test } from 'vitest';
import { utterance } from './utterance.ts';

const asking = (prompt: string, choices: readonly string[] = ['a']): MatchDocument =>
  ({ view: { decision: { mine: { prompt, plan: [], choices } } }, host: {} }) as unknown as MatchDocument;

const change = (
  texts: readonly (string | null)[],
  after = asking('Now?'),
  before: MatchDocument | null = asking('Now?'),
): Change =>
  ({ before, after, reports: texts.map((text) => ({ face: {}, text })), frames: [] }) as unknown as Change;

test('nothing is said of what is there when one comes', () => {
  expect(utterance(change(['One.'], asking('Now?'), null))).toBe('');
});

test('a question is said where it is new and there is something to choose', () => {
  expect(utterance(change(['One.'], asking('Then?')))).toBe('One. Then?');
  expect(utterance(change(['One.']))).toBe('One.');
  expect(utterance(change(['One.'], asking('Then?', [])))).toBe('One.');
  expect(utterance(change([null], asking('Then?')))).toBe('Then?');
});

test.each([
  { lengths: [500], said: ['a'.repeat(500)] },
  { lengths: [501], said: ['1 earlier event is in the log.'] },
  { lengths: [250, 249], said: ['a'.repeat(250), 'a'.repeat(249)] },
  { lengths: [250, 250], said: ['1 earlier event is in the log.', 'a'.repeat(250)] },
  { lengths: [9, 300, 300], said: ['2 earlier events are in the log.', 'a'.repeat(300)] },
])('of sentences with $lengths letters those from before too many are counted', ({ lengths, said }) => {
  expect(utterance(change(lengths.map((length) => 'a'.repeat(length))))).toBe(said.join(' '));
});
