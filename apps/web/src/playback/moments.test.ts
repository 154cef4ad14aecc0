// What a replay shows of a recording, and how the story reads it.

import { expect, test } from 'vitest';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { momentAt, momentsOf, pastOf, stepOf, viewsAfter } from './moments.ts';
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

test('a consequence of nothing that deserved time comes with nothing', () => {
  const one = recorded(2, 5);
  const [{ frames, ...rest }] = one.changes;
  const late = { ...one, changes: [{ ...rest, frames: [frames[1], frames[0], frames[1], frames[1]] }] };
  const drawn = ({ face }: { readonly face: { readonly tell: string } }): number =>
    face.tell === 'quiet' ? -1 : 500;
  const { moments } = momentsOf(late, drawn);
  expect(moments.map(({ report: told, index }) => [told?.text, index])).toEqual([
    [undefined, 0],
    ['Round 1', 2],
    [undefined, 5],
  ]);
  expect(moments[1].along).toHaveLength(2);
});

test('what asks nothing and lasts no time is no moment, and no consequence', () => {
  const { moments } = momentsOf(recorded(2, 5), duration);
  expect(moments.map(({ along }) => along)).toEqual(Array.from({ length: 6 }, () => undefined));
});

// As a page remembers a running match: from its third report on.
function remembered() {
  const { changes } = recorded(2, 5);
  const document = (value: number): MatchDocument =>
    ({
      view: { game: 'toy', seat: 0, decision: { ask: 'x' }, outcome: null, table: { points: value } },
      host: {},
    }) as unknown as MatchDocument;
  const [one, two] = changes.map(({ frames }) => frames);
  const past = [
    { before: document(0), after: document(2), frames: one, first: 2 },
    { before: document(2), after: document(5), frames: two, first: 5 },
  ];
  return { past, reports: Array.from({ length: 8 }, () => report('quiet', '')) };
}

test('the past of a running match begins before what is remembered, and ends with the present', () => {
  const { past, reports } = remembered();
  const { moments } = pastOf(past, reports, duration);
  expect(moments.map(({ choice, index, report: told }) => [choice, index, told?.text])).toEqual([
    [0, 1, undefined],
    [1, 2, 'Round 1'],
    [1, 4, 'a battle in Round 1'],
    [2, 5, 'Round 2'],
    [2, 7, 'a battle in Round 2'],
    [2, 8, undefined],
  ]);
  expect(moments.map(({ view }) => (view.table as { readonly points: number }).points)).toEqual([
    0, 0, 2, 2, 5, 5,
  ]);
  expect(moments.every(({ view }) => view.decision === null)).toBe(true);
});

test('the views after some reports are found where they are remembered', () => {
  const { past } = remembered();
  expect([...viewsAfter(past, new Set([0, 4, 6, 7, 9]))]).toEqual([
    [4, { points: 2 }],
    [6, { points: 2 }],
    [7, { points: 5 }],
  ]);
  expect(viewsAfter(past, new Set([1, 8])).size).toBe(0);
});

test('the last moment of a choice needs no step; a choice without one leads to the moment before', () => {
  const { moments } = momentsOf(recorded(2, 5), duration);
  expect(moments.map((_, at) => stepOf(moments, at))).toEqual([null, 0, null, 0, 1, null]);
  expect([momentAt(moments, 5, 1), momentAt(moments, 3, 9), momentAt(moments, -1)]).toEqual([2, 2, 0]);
  const two = [moments[0], { ...moments[0] }, moments[1]];
  expect([momentAt(two, 0, 0), momentAt(two, 0)]).toEqual([0, 1]);
});
