// The story of every game's end, read off random matches: a chart that knows all seats, and moments with words.

import { bridgefront } from '@bridgefront/game-bridgefront';
import { castles } from '@bridgefront/game-castles';
import { fellsAndFords } from '@bridgefront/game-fells-and-fords';
import { heartland } from '@bridgefront/game-heartland';
import { twinBridges } from '@bridgefront/game-twin-bridges';
import { createEngine, makeRecord, newMatch, pickOne, recordLine, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, Random } from '@bridgefront/kernel';
import { readRecording, recordMatch } from '@bridgefront/viewing';
import type { SeatReport } from '@bridgefront/viewing';
import { expect, test } from 'vitest';
import { momentsOf } from '../src/playback/moments.ts';
import type { Recorded, Replayed } from '../src/playback/moments.ts';
import type { KeyMoment } from '../src/playback/story.ts';
import { courseOf, keyMoments, longestShown, turningPoints, turningSwings } from '../src/playback/story.ts';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { othersDeeds } from '@bridgefront/page/reveal/deeds.ts';

// By an address that types do not follow: the tables behind it are JSX, which tests are read without.
const pages = '../src/games.ts';
const { pageOf } = (await import(pages)) as { readonly pageOf: (game: string) => Promise<GamePage | null> };

const games = [bridgefront, castles, fellsAndFords, heartland, twinBridges] as unknown as readonly AnyGame[];

/** A match of random choices to its end, as each seat and last the table saw it. */
function watched(game: AnyGame, page: GamePage, random: Random, options = {}): readonly Replayed[] {
  const engine = createEngine(game);
  const started = newMatch(engine, options, 2, 'a story');
  if ('problem' in started) throw new Error(started.problem);
  const { match } = started;
  const lines: string[] = [];
  while (match.decision !== null) {
    const { seats, sealed } = match.decision;
    const seat = seats.find((one) => !sealed[one]) ?? 0;
    const choice = pickOne(random, engine.choices(match, seat));
    if (engine.choose(match, seat, choice) !== null) throw new Error(`${choice} is refused.`);
    lines.push(recordLine(seat, choice));
  }
  const record = makeRecord(game, match, ['Ada', 'Ben'], 'a story', lines);
  const { viewers } = readRecording([recordMatch(game, record)]);
  return viewers.map((viewer) => momentsOf(viewer as Recorded, (report) => page.duration(report)));
}

test.each(games)('$name tells its end', async (game) => {
  const page = await pageOf(game.name);
  if (page?.story === undefined) throw new Error('There is no story.');
  const all = watched(game, page, seedRandom('clicks'));
  const table = all[all.length - 1];
  const course = courseOf(page.story.open === true ? [table, table] : all.slice(0, -1), page);
  if (course === null) throw new Error('Nothing was counted.');
  expect(course.headings.length).toBeGreaterThan(1);
  expect(new Set(course.headings).size).toBe(course.headings.length);
  for (const seat of course.points) {
    expect(seat).toHaveLength(course.headings.length);
    for (const points of seat) expect(points).toBeGreaterThanOrEqual(0);
  }
  expect(course.start).not.toContain(null);
  const moments = keyMoments(table, page);
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThanOrEqual(6);
  for (const { label } of moments) expect(label).toMatch(/^[A-Z“].*[.!]$/);
  const turned = turningPoints(course, moments, () => null);
  expect(turned.length).toBeGreaterThan(0);
  expect(turned.length).toBeLessThanOrEqual(3);
  expect(turned.map(({ at }) => at)).toEqual(turned.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(await page.story.miniature?.()).toBeTypeOf('function');
});

test.each(games)('$name tells which cards each seat holds', async (game) => {
  const page = await pageOf(game.name);
  const cards = new Set((await page?.cards?.({}))?.map(({ slug }) => slug));
  const seats = watched(game, page as GamePage, seedRandom('hands')).slice(0, -1);
  const hands = seats.map(({ moments }, seat) => {
    const half = moments[Math.floor(moments.length / 2)];
    return half === undefined ? [] : (page?.story?.hand?.(half.view.table, seat) ?? []);
  });
  expect(hands.flat().length).toBeGreaterThan(0);
  expect(hands.flat().filter((slug) => !cards.has(slug))).toEqual([]);
});

test.each(games)('$name has deeds of the others for a recap', async (game) => {
  const page = await pageOf(game.name);
  if (page?.deedOf === undefined) throw new Error('There are no deeds.');
  const { deedOf } = page;
  const match = { source: { info: { value: { options: {} } } } } as unknown as MatchContext;
  const cards = new Set((await page.cards?.({}))?.map(({ slug }) => slug));
  const seats = watched(game, page, seedRandom('deeds')).slice(0, -1);
  for (const [reader, { reports }] of seats.entries()) {
    const told = Array.from({ length: Math.ceil(reports.length / 20) }, (_, at) =>
      reports.slice(at * 20, at * 20 + 20),
    );
    const all = told.flatMap((some) => othersDeeds(some, 0, reader, (one) => deedOf(one, match)));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ seat }) => seat === reader)).toEqual([]);
    expect(all.some(({ seat }) => seat === 1 - reader)).toBe(true);
    expect(all.filter(({ card, by }) => !cards.has((card ?? by)?.slug ?? [...cards][0] ?? ''))).toEqual([]);
    expect(all.some(({ card }) => card !== undefined)).toBe(true);
    expect(all.filter(({ text }) => !/^[A-Z“].*[.!]$/s.test(text))).toEqual([]);
  }
});

const course = {
  start: [10, 10],
  headings: ['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4', 'Turn 5'],
  ends: [2, 4, 6, 8, 10],
  points: [
    [10, 4, 4, 4, 4],
    [9, 9, 8, 8, 0],
  ],
};

test('what turned a match: the largest gains on the best of the others, in their order, each with the last that is told of it', () => {
  const moments = [
    { choice: 3, label: 'A blow.' },
    { choice: 4, label: 'The wall falls.' },
    { choice: 8, label: 'Nothing of weight.' },
  ];
  const shown = (from: number): KeyMoment | null =>
    from === 4 ? { choice: 5, label: 'A long march.' } : null;
  expect(turningPoints(course, moments, shown)).toEqual([
    {
      at: 1,
      heading: 'Turn 2',
      seat: 1,
      gain: 6,
      of: 'points',
      choice: 4,
      label: 'The wall falls.',
      told: 4,
    },
    { at: 2, heading: 'Turn 3', seat: 0, gain: 1, of: 'points', choice: 6, label: 'A long march.', told: 5 },
    { at: 4, heading: 'Turn 5', seat: 0, gain: 8, of: 'points', choice: 10, label: null, told: 10 },
  ]);
});

test('three blows in a row are one turning point, where something else turned the match as well', () => {
  const steps = Array.from({ length: 24 }, (_, at) => at);
  const gains = new Map([
    [5, 2],
    [14, 3],
    [21, 9],
    [22, 8],
    [23, 7],
  ]);
  let points = 0;
  const long = {
    ...course,
    headings: steps.map((at) => `Turn ${at + 1}`),
    ends: steps.map((at) => at + 1),
    start: [0, 0],
    points: [steps.map((at) => (points += gains.get(at) ?? 0)), steps.map(() => 0)],
  };
  expect(turningPoints(long, [], () => null).map(({ at }) => at)).toEqual([5, 14, 21]);
});

test('a match in which nobody gained on anybody was turned by nothing', () => {
  const even = { ...course, points: [course.start, course.start].map(() => [10, 10, 10, 10, 10]) };
  expect(turningPoints(even, [], () => null)).toEqual([]);
});

test.each([
  { game: castles as unknown as AnyGame, options: {} },
  { game: twinBridges as unknown as AnyGame, options: {} },
  { game: twinBridges as unknown as AnyGame, options: { start: 'preconstructed' } },
])(
  'the chart begins with the first turn, told before the first choice or not: $game.name $options',
  async ({ game, options }) => {
    const page = await pageOf(game.name);
    if (page === null) throw new Error('There is no page.');
    const table = watched(game, page, seedRandom('clicks'), options).at(-1);
    const course = table === undefined ? null : courseOf([table, table], page);
    expect(course?.headings.slice(0, 2)).toEqual(['Turn 1', 'Turn 2']);
    expect(course?.ends).toHaveLength(course?.headings.length ?? 0);
  },
);

test('what turned it by the chances of an analysis is told by the last key moment on the way, or by what was shown longest', () => {
  const course = {
    start: [0, 0],
    headings: ['Round 1', 'Round 2', 'Round 3', 'Round 4'],
    ends: [10, 20, 30, 40],
    points: [
      [1, 2, 3, 4],
      [0, 0, 0, 0],
    ],
  };
  const swing = (at: number, from: number, to: number, seat: number, gain: number) => ({
    at,
    from,
    to,
    seat,
    gain,
  });
  const swings = [
    swing(0, 4, 8, 1, 0.3),
    swing(1, 12, 15, 0, 0.05),
    swing(2, 20, 24, 1, 0.2),
    swing(3, 34, 40, 0, 0.6),
  ];
  const moments = [
    { choice: 6, label: 'A bridge falls.' },
    { choice: 8, label: 'The General falls.' },
    { choice: 9, label: 'Too late.' },
  ];
  const shown = (from: number, to: number) => (to === 40 ? { choice: from + 1, label: 'The end.' } : null);
  const turned = turningSwings(course, swings, moments, shown);
  expect(turned.map(({ at, seat, of, label, told }) => [at, seat, of, label, told])).toEqual([
    [0, 1, 'chances', 'The General falls.', 8],
    [2, 1, 'chances', null, 24],
    [3, 0, 'chances', 'The end.', 35],
  ]);
  expect(turningSwings(course, [], moments, shown)).toEqual([]);
});

test('of what was told on the way what somebody did is named, shown longest, and never that a step begins', () => {
  const moment = (choice: number, text: string, long: number) => ({
    choice,
    report: { face: { tell: 'any', long }, text } as unknown as SeatReport,
    index: choice,
    before: null,
    view: {} as never,
  });
  const moments = [
    moment(1, 'Before it.', 90),
    moment(2, 'A step.', 10),
    moment(3, 'A battle.', 40),
    moment(3, '', 80),
    moment(4, 'Another step.', 10),
    moment(5, 'After it.', 90),
  ];
  const long = {
    duration: ({ face }: SeatReport): number => (face as unknown as { readonly long: number }).long,
    section: ({ text = '' }: SeatReport): string | null => (text.startsWith('Round') ? text : null),
  };
  expect(longestShown({ moments }, long, ['Ada'], 1, 4)).toEqual({ choice: 3, label: 'A battle.' });
  expect(longestShown({ moments }, long, ['Ada'], 5, 9)).toBeNull();
  const more = [
    ...moments,
    moment(4, 'Ada builds a Bridge.', 20),
    moment(4, 'Round 3 begins; Ada has the Lead.', 70),
  ];
  expect(longestShown({ moments: more }, long, ['Ada'], 1, 4)?.label).toBe('Ada builds a Bridge.');
  expect(longestShown({ moments: more.slice(-1) }, long, ['Ada'], 1, 4)).toBeNull();
});
