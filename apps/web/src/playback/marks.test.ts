// Where the marks of a replay stand, and which of them there is room for.

import { expect, test } from 'vitest';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { marksOf, thinned } from './marks.ts';
import { momentsOf } from './moments.ts';
import type { Recorded } from './moments.ts';

const report = (tell: string, text: string) => ({ face: { tell }, text });
const frames = (...told: readonly ReturnType<typeof report>[]) =>
  told.map((one) => ({ report: one, patch: [] }));

const recorded: Recorded = {
  first: { game: 'toy', seat: 0, decision: null, outcome: null, table: {} },
  opening: [report('dealt', 'cards are dealt'), report('turn', 'Turn 1 is Ada’s.')],
  changes: [
    { at: 1, frames: frames(report('moves', 'Ada moves')), patch: [] },
    { at: 2, frames: frames(report('battle', 'A battle'), report('turn', 'Turn 2 is Ben’s.')), patch: [] },
    { at: 3, frames: frames(report('moves', 'Ben moves'), report('turn', 'Turn 2 is Ben’s.')), patch: [] },
    {
      at: 4,
      frames: frames(report('quiet-turn', 'Turn 3 is Ada’s.'), report('moves', 'Ada moves')),
      patch: [],
    },
  ],
};

const replayed = momentsOf(recorded, ({ face }) => (face.tell.startsWith('quiet') ? 0 : 500));
const isTurn = (tell: string): boolean => tell.endsWith('turn');
const section: GamePage['section'] = ({ face, text = '' }) =>
  isTurn(face.tell) || face.tell === 'battle' ? text : null;

test('a mark stands where its turn begins: the first in the opening, a quiet one with what is told next', () => {
  const marks = marksOf(replayed, {
    section,
    mark: ({ face, text = '' }) => (isTurn(face.tell) ? text.slice(0, 6) : null),
  });
  expect(marks).toEqual([
    { at: 0, label: 'Turn 1', heading: 'Turn 1 is Ada’s.' },
    { at: 3, label: 'Turn 2', heading: 'Turn 2 is Ben’s.' },
    { at: 6, label: 'Turn 3', heading: 'Turn 3 is Ada’s.' },
  ]);
  expect(replayed.moments[3].report?.text).toBe('Turn 2 is Ben’s.');
});

test('without marks of its own, a game is marked by the steps of its story, or else by the sections of its log', () => {
  const story = { points: () => 0, moments: () => [] };
  const step: GamePage['section'] = ({ face }) => (face.tell === 'battle' ? 'The battle' : null);
  expect(marksOf(replayed, { section, story: { ...story, step } }).map(({ label }) => label)).toEqual([
    'The battle',
  ]);
  expect(marksOf(replayed, { section, story }).map(({ label }) => label)).toContain('A battle');
});

test('labels that would overlap are left out, and none sticks out at the ends', () => {
  const places = [0, 30, 60, 95, 100].map((x) => ({ x, width: 20 }));
  expect(thinned(places, 100, -1, 5)).toEqual([0, null, 50, 80, null]);
});

test('the label of the moment that is shown has room before all others', () => {
  const places = [0, 10, 20, 30, 40].map((x) => ({ x, width: 12 }));
  expect(thinned(places, 100, 1, 2)).toEqual([null, 4, null, 24, null]);
});
