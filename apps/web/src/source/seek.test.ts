// Following a seek: each change is told once, a broken line is asked again, and what ends it ends the asking.

import type { SeekInfo } from '@bridgefront/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { followSeek } from './seek.ts';

const match = 'm'.repeat(22);
const info = (state: SeekInfo['state'], number: number): SeekInfo => ({
  id: 's'.repeat(22),
  game: 'g',
  seats: 2,
  pace: 'live',
  rated: true,
  near: false,
  since: 0,
  state,
  number,
  people: 1,
  within: null,
  bots: false,
  match: state === 'waiting' ? null : match,
  names: [],
  again: false,
  problem: null,
});

/** Answers questions about the seek one after the other, and says what was asked. */
function answering(...answers: readonly (SeekInfo | number | 'broken')[]): string[] {
  const left = [...answers];
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.endsWith(`/matches/${match}`)) return Response.json({ id: match, status: 'live', seats: [] });
    const next = left.shift() ?? 404;
    if (next === 'broken') throw new TypeError('no line');
    if (typeof next !== 'number') return Response.json(next);
    return Response.json({ code: 'not-found', message: 'gone' }, { status: next });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What is told until the asking ends. */
async function course(): Promise<string[]> {
  vi.useFakeTimers();
  const told: string[] = [];
  followSeek(info('waiting', 1), (news) => void told.push(news instanceof Problem ? news.code : news.state));
  for (let step = 0; step < 40; step++) await vi.advanceTimersByTimeAsync(500);
  return told;
}

test('it waits for each change, gets ready at the table that is found, and ends when the match runs', async () => {
  const asked = answering(info('waiting', 2), info('found', 3), info('started', 4));
  expect(await course()).toEqual(['waiting', 'waiting', 'found', 'started']);
  const seek = `/api/seeks/${'s'.repeat(22)}`;
  expect(asked).toEqual([
    `${seek}?after=1&wait=20`,
    `${seek}?after=2&wait=20`,
    `/api/matches/${match}`,
    seek,
  ]);
});

test('a line that breaks is asked again with the same number, and a place that is gone ends it', async () => {
  const asked = answering('broken', info('waiting', 2), 404, info('started', 9));
  expect(await course()).toEqual(['waiting', 'waiting', 'waiting', 'not-found']);
  expect(asked.map((url) => url.split('?')[1])).toEqual([
    'after=1&wait=20',
    'after=1&wait=20',
    'after=2&wait=20',
  ]);
});
