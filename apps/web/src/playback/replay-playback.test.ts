// Playback of a finished match: it goes to any moment, forth and back, and on by itself.

import type { HostFacts } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import type { Pace } from '@bridgefront/page/match-context.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from './moments.ts';
import { ReplayPlayback } from './replay-playback.ts';

const host = { names: ['Ada'] } as unknown as HostFacts;
const report = (text: string): SeatReport => ({ face: { tell: 'x' }, text });

// A beginning, three reports with the numbers 0, 4 and 5, and an end.
const moments = [
  { report: null, index: -1, choice: 0, before: 0, view: { table: 0 } },
  { report: report('One.'), index: 0, choice: 1, before: 0, view: { table: 1 } },
  { report: report('Two.'), index: 4, choice: 2, before: 1, view: { table: 2 } },
  { report: report('Three.'), index: 5, choice: 2, before: 2, view: { table: 3 } },
  { report: null, index: 5, choice: 2, before: 3, view: { table: 3 } },
] as unknown as readonly Moment[];

function begin(start = 0, pace: Pace = 'normal') {
  const kept: Pace[] = [];
  const playback = new ReplayPlayback({
    moments,
    host,
    pace,
    start,
    duration: () => 500,
    keep: (chosen) => void kept.push(chosen),
  });
  return { playback, kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [-3, 0],
  [0, 0],
  [2, 2],
  [4, 4],
  [99, 4],
])('begun at moment %i it stands at %i', (start, at) => {
  const { playback } = begin(start);
  expect([playback.at.value, playback.waiting.value, playback.running.value]).toEqual([at, 4 - at, false]);
});

test('shows the moment with its report, and whether anything is told in it', () => {
  const { playback } = begin(2);
  const shown = {
    report: report('Two.'),
    index: 4,
    before: 1,
    after: 2,
    duration: expect.any(Number) as number,
  };
  expect(playback.current.value).toEqual(shown);
  expect(playback.shown.value).toEqual({ host, view: { table: 2 } });
  expect([playback.playing.value, playback.place.value]).toEqual([true, 4]);
  expect([playback.again.value, playback.handled, playback.oldest.value]).toEqual([true, true, 0]);
  playback.seek(0);
  expect([playback.current.value, playback.playing.value, playback.place.value]).toEqual([null, false, -1]);
});

test('goes forth and back, to its end, to a report, and never beyond', () => {
  const { playback } = begin(1);
  const after = (act: () => void): number => (act(), playback.at.value);
  expect(after(() => playback.next())).toBe(2);
  expect(after(() => playback.back())).toBe(1);
  expect(after(() => playback.replayFrom(1))).toBe(2);
  expect(after(() => playback.replayFrom(5))).toBe(3);
  expect(after(() => playback.replayFrom(0))).toBe(1);
  expect(after(() => playback.replayFrom(77))).toBe(1);
  expect(after(() => playback.finish())).toBe(4);
  expect(after(() => playback.next())).toBe(4);
  expect(after(() => playback.seek(-1))).toBe(0);
});

test('goes on by itself to the end, each report for its time, and begins anew from there', () => {
  const { playback } = begin();
  playback.toggle();
  expect(playback.running.value).toBe(true);
  vi.advanceTimersByTime(399);
  expect(playback.at.value).toBe(0);
  vi.advanceTimersByTime(1);
  expect(playback.at.value).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect([playback.at.value, playback.running.value]).toEqual([4, false]);
  playback.toggle();
  expect([playback.at.value, playback.running.value]).toEqual([0, true]);
});

test.each([
  ['toggled', (playback: ReplayPlayback) => playback.toggle(), 1],
  ['led elsewhere', (playback: ReplayPlayback) => playback.seek(3), 3],
] as const)('stops where it stands when it is %s', (_what, act, at) => {
  const { playback } = begin();
  playback.toggle();
  vi.advanceTimersByTime(400);
  act(playback);
  vi.advanceTimersByTime(60_000);
  expect([playback.at.value, playback.running.value]).toEqual([at, false]);
});

test('takes no news, and is still once it is closed', () => {
  const { playback } = begin();
  playback.toggle();
  playback.take();
  playback.close();
  vi.advanceTimersByTime(60_000);
  expect([playback.at.value, playback.remembered()]).toEqual([0, []]);
});

test('keeps the pace that is chosen; who wants no show of a running match still sees this one', () => {
  const { playback, kept } = begin(0, 'off');
  expect(playback.pace.value).toBe('normal');
  const long = begin(1).playback.current.value?.duration ?? 0;
  playback.setPace('fast');
  playback.seek(1);
  expect([playback.pace.value, kept]).toEqual(['fast', ['fast']]);
  expect(playback.current.value?.duration).toBeLessThan(long);
});
