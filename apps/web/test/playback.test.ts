// The reveal: moments in order, the truth at the end, and nobody kept waiting.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame, SeatReport } from '@bridgefront/viewing';
import { lengthOf } from '@bridgefront/page/reveal/pace.ts';
import { createSights } from '../src/playback/sights.ts';
import { RevealPlayback } from '../src/playback/reveal-playback.ts';
import type { PlaybackParts } from '../src/playback/reveal-playback.ts';
import type { Change, MatchDocument } from '@bridgefront/page/source.ts';

const host: MatchDocument['host'] = {
  status: 'live',
  names: ['Ada', 'Bot'],
  bots: [null, 'greedy'],
  sameRules: true,
  continuedUnder: null,
  decision: 1,
  clock: null,
};

function documentWith(sum: number): MatchDocument {
  return { view: { game: 'sums', seat: 0, table: sum, decision: null, outcome: null }, host };
}

function plus(add: number): SeatReport {
  return { face: { tell: 'plus', add } };
}

// The frames say what was added; the truth may add more beside it.
function change(from: number, adds: readonly number[], to: number): Change {
  let sum = from;
  const frames = adds.map((add): Frame => {
    sum += add;
    return { report: plus(add), patch: add === 0 ? [] : [{ op: 'replace', path: '', value: sum }] };
  });
  const reports = frames.map(({ report }) => report);
  return { before: documentWith(from), after: documentWith(to), reports, frames };
}

function show(given: Partial<PlaybackParts> = {}): RevealPlayback {
  return new RevealPlayback({
    duration: ({ face }) => (face['add'] === 0 ? 0 : 500),
    first: documentWith(0),
    pace: 'normal',
    familiar: () => false,
    own: () => null,
    hidden: () => false,
    keep: () => undefined,
    ...given,
  });
}

const sum = (of: RevealPlayback): unknown => of.shown.value.view.table;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Counts as the page does, with what it keeps in `kept`.
function sightsIn(kept: { text: string | null }): (report: SeatReport) => boolean {
  return createSights({ read: () => kept.text, keep: (text) => void (kept.text = text) });
}

describe('what has been seen twice', () => {
  const lengths = (made: RevealPlayback): (number | undefined)[] => {
    made.take(change(0, [1, 1, 1], 3), 0);
    return [0, 1, 2].map(() => {
      const shown = made.current.value?.duration;
      made.next();
      return shown;
    });
  };

  test('is brief from the third time on, in other matches of the device too', () => {
    const kept = { text: null };
    expect(lengths(show({ familiar: sightsIn(kept) }))).toEqual([500, 500, 225]);
    expect(lengths(show({ familiar: sightsIn(kept) }))).toEqual([225, 225, 225]);
  });

  test('is told apart by the card', () => {
    const sees = sightsIn({ text: null });
    const plays = (card: string): boolean => sees({ face: { tell: 'plays', card } });
    expect(['bow', 'bow', 'bow', 'axe'].map(plays)).toEqual([false, false, true, false]);
  });

  test('has its full length at the slow pace, and when somebody asks to see it again', () => {
    expect(lengths(show({ familiar: () => true, pace: 'slow' }))).toEqual([900, 900, 900]);
    const made = show({ familiar: () => true });
    made.take(change(0, [1], 1), 0);
    expect(made.current.value?.duration).toBe(225);
    made.finish();
    made.replayFrom(0);
    expect(made.current.value?.duration).toBe(500);
  });
});

describe('what readers do themselves', () => {
  // Of what is added, 1 is the reader's doing and 9 another's; the rest follows from what was done.
  const own = ({ face }: SeatReport): boolean | null =>
    face['add'] === 1 ? true : face['add'] === 9 ? false : null;
  const asking = (document: MatchDocument): MatchDocument => ({
    ...document,
    view: {
      ...document.view,
      decision: { ask: 'add', seats: [], mine: { prompt: '', plan: [], choices: ['1'] } },
    },
  });
  const answered = (adds: readonly number[], to: number): Change => {
    const made = change(0, adds, to);
    return { ...made, before: asking(made.before ?? documentWith(0)), after: asking(made.after) };
  };

  test('is brief from the first time on, and what they may do next is open at once', () => {
    const made = show({ own });
    const news = answered([1], 1);
    made.take(news, 0);
    expect([made.playing.value, made.shown.value, made.current.value?.duration]).toEqual([
      false,
      news.after,
      225,
    ]);
    vi.advanceTimersByTime(225);
    expect(made.current.value).toBeNull();
  });

  test('goes away by itself where others’ deeds wait for the reader, step by step', () => {
    const made = show({ own });
    made.setPace('step');
    made.take(answered([1], 1), 0);
    expect([made.playing.value, made.current.value === null]).toEqual([false, false]);
    vi.advanceTimersByTime(60_000);
    expect(made.current.value).toBeNull();
    made.take(answered([9], 10), 0);
    vi.advanceTimersByTime(60_000);
    expect([made.playing.value, made.current.value === null]).toEqual([true, false]);
  });

  test('is told before what follows from it, in full', () => {
    const made = show({ own });
    made.take(answered([1, 3], 4), 0);
    expect([made.playing.value, sum(made), made.current.value?.duration]).toEqual([true, 1, 225]);
    vi.advanceTimersByTime(225);
    expect([made.playing.value, sum(made), made.current.value?.duration]).toEqual([false, 4, 500]);
  });

  test.each([
    ['others act in between', answered([1, 9], 10)],
    ['others are asked next', { ...answered([1], 1), after: documentWith(1) }],
  ])('is shown like anything else where %s', (_, news) => {
    const made = show({ own });
    made.take(news, 0);
    expect([made.playing.value, made.current.value?.duration]).toEqual([true, 500]);
  });
});

describe('a change with reports', () => {
  test('is shown report by report, and ends with the document itself', () => {
    const made = show();
    const news = change(0, [1, 2], 10);
    made.take(news, 5);
    expect([sum(made), made.current.value?.index, made.waiting.value]).toEqual([1, 5, 1]);
    vi.advanceTimersByTime(500);
    expect([sum(made), made.current.value?.index, made.waiting.value]).toEqual([3, 6, 0]);
    expect(made.playing.value).toBe(true);
    vi.advanceTimersByTime(500);
    expect(made.shown.value).toBe(news.after);
    expect([made.current.value, made.playing.value]).toEqual([null, false]);
  });

  test('shows reports without a beat together with the next one', () => {
    const made = show();
    made.take(change(0, [0, 0, 4, 0], 4), 0);
    expect([sum(made), made.current.value?.index]).toEqual([4, 2]);
    vi.advanceTimersByTime(500);
    expect(made.playing.value).toBe(false);
  });

  test('waits for the change before it', () => {
    const made = show();
    made.take(change(0, [1], 1), 0);
    made.take(change(1, [], 2), 1);
    made.take(change(2, [5], 7), 1);
    expect(sum(made)).toBe(1);
    vi.advanceTimersByTime(500);
    expect([sum(made), made.current.value?.index]).toEqual([7, 1]);
    vi.advanceTimersByTime(500);
    expect(made.playing.value).toBe(false);
  });

  test('is skipped by finish, whatever waits', () => {
    const made = show();
    made.take(change(0, [1, 1, 1], 3), 0);
    made.take(change(3, [1], 4), 3);
    made.finish();
    expect([sum(made), made.current.value, made.waiting.value]).toEqual([4, null, 0]);
    vi.advanceTimersByTime(5_000);
    expect(sum(made)).toBe(4);
  });

  test.each([
    { why: 'the pace is off', given: { pace: 'off' as const } },
    { why: 'nobody looks', given: { hidden: () => true } },
  ])('is not played when $why', ({ given }) => {
    const made = show(given);
    made.take(change(0, [1, 2], 3), 0);
    expect([sum(made), made.playing.value]).toEqual([3, false]);
  });

  test('the first document of a page is shown at once, its history not played', () => {
    const made = show();
    made.take({ before: null, after: documentWith(8), reports: [plus(1)], frames: [] }, 0);
    expect([sum(made), made.playing.value]).toEqual([8, false]);
  });

  test('waits for a wish where the pace is step by step', () => {
    const made = show({ pace: 'step' });
    made.take(change(0, [1, 2], 3), 0);
    vi.advanceTimersByTime(60_000);
    expect(sum(made)).toBe(1);
    made.next();
    expect(sum(made)).toBe(3);
    made.next();
    expect(made.playing.value).toBe(false);
  });

  test('a frame that does not fit ends the show of that change with the truth', () => {
    const errors: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (throws: () => void) => {
      try {
        throws();
      } catch (error) {
        errors.push(error);
      }
    });
    const made = show();
    const news = change(0, [1], 6);
    made.take({ ...news, frames: [{ report: plus(1), patch: [{ op: 'remove', path: '/units/3' }] }] }, 0);
    expect([sum(made), made.playing.value, errors.length]).toEqual([6, false, 1]);
    vi.unstubAllGlobals();
  });

  test('shows each report between the views before and after it, for as long as it deserves', () => {
    const made = show({ pace: 'slow' });
    made.take(change(0, [0, 4, 5], 9), 7);
    expect(made.current.value).toEqual({
      report: plus(4),
      along: [],
      index: 8,
      before: 0,
      after: 4,
      duration: 900,
    });
    made.next();
    expect(made.current.value).toMatchObject({ index: 9, before: 4, after: 9 });
  });

  test('is not played where only its result is known', () => {
    const made = show();
    made.take({ ...change(0, [1, 2], 3), frames: [] }, 0);
    expect([sum(made), made.playing.value, made.oldest.value]).toEqual([3, false, Infinity]);
  });
});

describe('what waits', () => {
  test('is counted, and makes what is shown briefer', () => {
    const made = show();
    made.take(change(0, [1, 1], 2), 0);
    expect(made.waiting.value).toBe(1);
    made.take(
      change(
        2,
        Array.from({ length: 40 }, () => 1),
        42,
      ),
      2,
    );
    expect(made.waiting.value).toBe(41);
    // 500 ms for themselves.
    vi.advanceTimersByTime(350);
    expect(made.current.value?.index).toBe(1);
  });

  test('is not shown before somebody wishes where the pace is step by step', () => {
    const made = show({ pace: 'step' });
    made.take(change(0, [1], 1), 0);
    made.take(change(1, [1], 2), 1);
    expect([made.waiting.value, vi.getTimerCount()]).toEqual([1, 0]);
  });

  test('goes on at another pace, which is kept; at none it ends', () => {
    const kept: string[] = [];
    const made = show({ pace: 'step', keep: (pace) => void kept.push(pace) });
    made.take(change(0, [1, 2, 3], 6), 0);
    made.setPace('normal');
    expect([made.pace.value, made.playing.value]).toEqual(['normal', true]);
    vi.advanceTimersByTime(500);
    expect(made.current.value?.index).toBe(1);
    made.setPace('off');
    expect([made.playing.value, sum(made), kept, vi.getTimerCount()]).toEqual([
      false,
      6,
      ['normal', 'off'],
      0,
    ]);
  });

  test('a consequence comes along with what it follows; what has no beat does not', () => {
    const made = show({ duration: ({ face }) => (face['add'] === 9 ? -1 : face['add'] === 0 ? 0 : 500) });
    made.take(change(0, [1, 9, 9, 0, 2], 21), 0);
    expect([made.current.value?.along, sum(made)]).toEqual([[plus(9), plus(9)], 19]);
    made.next();
    expect([made.current.value?.index, made.current.value?.along, sum(made)]).toEqual([4, [], 21]);
  });

  test('nothing does once it is closed, or before anything has come', () => {
    const made = show();
    expect(made.handled).toBe(false);
    made.finish();
    expect(sum(made)).toBe(0);
    made.take(change(0, [1, 2], 3), 0);
    made.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('showing again', () => {
  test('says where it is, and reaches what was recalled', () => {
    const made = show();
    const { before, after, frames } = change(0, [1, 2], 3);
    if (before === null) throw new Error('There is nothing before it.');
    made.recall([{ before, after, frames, first: 4 }]);
    expect(made.remembered()).toHaveLength(1);
    expect(made.place.value).toBeNull();
    made.replayFrom(5);
    expect([made.place.value, sum(made)]).toEqual([5, 3]);
    made.finish();
    made.take(change(3, [1], 4), 6);
    expect([made.current.value?.index, made.place.value]).toEqual([6, null]);
  });

  test('starts at the report, plays its change to the end, and comes back to the present', () => {
    const made = show();
    made.take(change(0, [1, 2, 3], 6), 0);
    made.finish();
    made.take(change(6, [1], 7), 3);
    made.finish();
    expect(made.oldest.value).toBe(0);
    made.replayFrom(1);
    expect([sum(made), made.current.value?.index, made.again.value]).toEqual([3, 1, true]);
    vi.advanceTimersByTime(500);
    expect(made.current.value?.index).toBe(2);
    vi.advanceTimersByTime(500);
    expect([sum(made), made.again.value, made.playing.value]).toEqual([7, false, false]);
  });

  test('ends with a given report, also of a later change', () => {
    const made = show();
    made.take(change(0, [1, 2], 3), 0);
    made.take(change(3, [1, 2, 3], 9), 2);
    made.finish();
    made.replayFrom(1, 3);
    const seen = [[made.current.value?.index, sum(made)]];
    for (made.next(); made.playing.value; made.next()) seen.push([made.current.value?.index, sum(made)]);
    expect(seen).toEqual([
      [1, 3],
      [2, 4],
      [3, 6],
    ]);
    expect([sum(made), made.again.value]).toEqual([9, false]);
  });

  test('step by step holds for that replay alone, and news of it comes with its end', () => {
    const kept: string[] = [];
    const made = show({ pace: 'off', keep: (pace) => kept.push(pace) });
    made.take(change(0, [1, 1], 2), 0);
    made.replayFrom(0, undefined, 'step');
    vi.advanceTimersByTime(5000);
    expect([made.pace.value, sum(made)]).toEqual(['step', 1]);
    made.take(change(2, [1, 1], 4), 2);
    made.next();
    made.next();
    expect([made.pace.value, sum(made), made.playing.value, kept]).toEqual(['off', 4, false, []]);
    // What is shown again after it, without a pace of its own, has the usual one.
    made.replayFrom(0, undefined, 'step');
    made.replayFrom(0);
    expect([made.pace.value, made.again.value]).toEqual(['off', true]);
    made.finish();
    // Who chooses a pace meanwhile has it.
    made.replayFrom(0, undefined, 'step');
    made.setPace('slow');
    made.finish();
    expect([made.pace.value, kept]).toEqual(['slow', ['slow']]);
  });

  test('a report that is not remembered changes nothing', () => {
    const made = show();
    made.replayFrom(3);
    expect([sum(made), made.playing.value]).toEqual([0, false]);
  });
});

test.each([
  { duration: 600, left: 600, pace: 'normal' as const, length: 600 },
  { duration: 600, left: 600, pace: 'slow' as const, length: 1080 },
  { duration: 600, left: 18_000, pace: 'normal' as const, length: 300 },
  { duration: 1000, left: 1_000_000, pace: 'normal' as const, length: 120 },
])(
  'a report of $duration ms with $left ms waiting lasts $length ms when $pace',
  ({ duration, left, pace, length }) => {
    expect(lengthOf(duration, left, pace)).toBeCloseTo(length);
  },
);
