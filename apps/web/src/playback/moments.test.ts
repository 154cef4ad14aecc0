// What a replay shows of a recording, and how the story reads it.

import { expect, test } from 'vitest';
import type { GamePage } from '@bridgefront/page/contract.ts';
import { momentAt, momentsOf, stepOf } from './moments.ts';
import type { Recorded } from './moments.ts';
import { courseOf, keyMoments, leadChanges } from './story.ts';

const report = (tell: string, text: string) => ({ face: { tell }, text });
const points = (value: number) => ({ op: 'replace' as const, path: '/points', value });

// Two rounds: this seat's points go from 0 over `first` to `second`.
function recorded(first: number, second: number): Recorded {
  const change = (at: number, heading: string, value: number) => ({
    at,
    frames: [
      { report: report('round', heading), patch: [] },
      { report: report('quiet', 'something small'), patch: [] },
      { report: report('battle', `a battle in ${heading}`), patch: [points(value)] },
    ],
    patch: [],
  });
  return {
    first: { game: 'toy', seat: 0, decision: null, outcome: null, table: { points: 0 } },
    opening: [report('dealt', 'cards are dealt')],
    changes: [change(3, 'Round 1', first), change(7, 'Round 2', second)],
  };
}

const duration = ({ face }: { readonly face: { readonly tell: string } }): number =>
  face.tell === 'quiet' ? 0 : 500;

const game = {
  section: ({ face, text = '' }) => (face.tell === 'round' ? text : null),
  story: {
    points: (view) => (view as { readonly points: number }).points,
    moments: (reports) =>
      reports.flatMap(({ face, text = '' }, index) =>
        face.tell === 'battle' ? [{ index, label: text }] : [],
      ),
  },
} as Pick<GamePage, 'section' | 'story'> as GamePage;

test('each report that deserves time is a moment between two views, with a beginning and an end around them', () => {
  const { moments, reports } = momentsOf(recorded(2, 5), duration);
  expect(moments.map(({ report: told }) => told?.text ?? '')).toEqual([
    '',
    'Round 1',
    'a battle in Round 1',
    'Round 2',
    'a battle in Round 2',
    '',
  ]);
  expect(reports).toHaveLength(7);
  expect(moments[2]).toMatchObject({
    index: 3,
    choice: 3,
    before: { points: 0 },
    view: { table: { points: 2 } },
  });
  expect(moments[5]).toMatchObject({ choice: 7, view: { table: { points: 5 } } });
});

test.each([
  [0, 0],
  [2, 0],
  [3, 2],
  [6, 2],
  [7, 5],
  [99, 5],
])('a link to choice %i leads to moment %i', (choice, moment) => {
  expect(momentAt(momentsOf(recorded(2, 5), duration).moments, choice)).toBe(moment);
});

test('an address with choice and step leads to each moment', () => {
  const { moments } = momentsOf(recorded(2, 5), duration);
  const found = moments.map(({ choice }, at) => momentAt(moments, choice, stepOf(moments, at)));
  expect(found).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the course counts each seat’s points at the end of each round, and says who came to lead', () => {
  const seats = [recorded(3, 4), recorded(1, 6)].map((one) => momentsOf(one, duration));
  const course = courseOf(seats, game);
  expect(course).toEqual({
    start: [0, 0],
    headings: ['Round 1', 'Round 2'],
    ends: [7, 7],
    points: [
      [3, 4],
      [1, 6],
    ],
  });
  expect(course === null ? [] : leadChanges(course)).toEqual([
    { at: 0, seat: 0 },
    { at: 1, seat: 1 },
  ]);
});

test('steps of the chart can be another thing than the log’s sections, and begin when something is counted', () => {
  const one = momentsOf(recorded(3, 4), duration);
  const of = (points: (view: unknown) => number | null) =>
    courseOf([one], {
      ...game,
      story: { ...game.story, points, step: ({ face, text = '' }) => (face.tell === 'battle' ? text : null) },
    } as GamePage);
  const counted = (view: unknown): number => (view as { readonly points: number }).points;
  expect(of(counted)).toEqual({
    start: [3],
    headings: ['a battle in Round 1', 'a battle in Round 2'],
    ends: [7, 7],
    points: [[4, 4]],
  });
  expect(of((view) => (counted(view) > 3 ? counted(view) : null))).toBeNull();
});

test('a tie is nobody’s lead', () => {
  const seats = [recorded(3, 6), recorded(3, 6)].map((one) => momentsOf(one, duration));
  const course = courseOf(seats, game);
  expect(course === null ? null : leadChanges(course)).toEqual([]);
});

test('key moments lead to the choice after which they were told', () => {
  expect(keyMoments(momentsOf(recorded(2, 5), duration), game)).toEqual([
    { choice: 3, label: 'a battle in Round 1' },
    { choice: 7, label: 'a battle in Round 2' },
  ]);
});

test('what a deed has drawn comes with it, and what nothing was before comes with the next', () => {
  const drawn = ({ face }: { readonly face: { readonly tell: string } }): number =>
    face.tell === 'quiet' ? -1 : 500;
  const { moments, reports } = momentsOf(recorded(2, 5), drawn);
  expect(reports).toHaveLength(7);
  expect(moments.map(({ report: told, along }) => [told?.text, along?.map(({ text }) => text)])).toEqual([
    [undefined, undefined],
    ['Round 1', ['something small']],
    ['a battle in Round 1', undefined],
    ['Round 2', ['something small']],
    ['a battle in Round 2', undefined],
    [undefined, undefined],
  ]);
});
