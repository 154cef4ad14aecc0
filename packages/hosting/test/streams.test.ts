// The streams of a match: one for each viewer who is followed, kept for a while behind the last reader; and what was told before.

import { expect, test } from 'vitest';
import { applyEvent, plainMachine, startPlay } from '../src/index.ts';
import type { Play, Reader } from '../src/index.ts';
import { ReportHistory } from '../src/report-history.ts';
import { Streams } from '../src/streams.ts';
import { MemoryLog, snareTable } from '../testing/index.ts';
import { begin, choose, game, seated } from './hosted.ts';

const table = snareTable('m', seated, 0);
const facts = { names: [], bots: [] } as never;
const reader = (steps: boolean, gone = false): Reader => ({ steps, gone }) as unknown as Reader;

const open = (play: Play = startPlay(game, table)): Streams => new Streams('m', play, () => facts);
const texts = { words: new Map(), names: [] } as never;

test('each viewer has one with steps and one with results', () => {
  const streams = open();
  const made = ([0, 1, null] as const).flatMap((viewer) =>
    [true, false].map((steps) => streams.of(viewer, steps, 0)),
  );
  expect(new Set(made).size).toBe(6);
  expect(streams.of(1, false, 5)).toBe(made[3]);
  expect([made[3]?.viewer, made[3]?.steps]).toEqual([1, false]);
});

test('one that nobody reads is kept for a minute, and followed no longer then', () => {
  const streams = open();
  const left = streams.of(0, true, 1000);
  const read = streams.of(1, true, 1000);
  read.readers.add(reader(true));
  read.leftAt = null;
  expect(streams.observer()).toBeDefined();
  streams.prepare([], null, texts, 60_999);
  expect(streams.of(0, true, 60_999)).toBe(left);
  streams.prepare([], null, texts, 61_000);
  const anew = streams.of(0, true, 61_000);
  expect(anew).not.toBe(left);
  expect(streams.of(1, true, 61_000)).toBe(read);
});

test('a stream is left when its last reader goes, and by nobody else', () => {
  const streams = open();
  const [one, two] = [reader(true), reader(true)];
  const stream = streams.of(0, true, 0);
  stream.leftAt = null;
  for (const each of [one, two]) stream.readers.add(each);
  streams.leave(0, one, 10);
  expect(stream.leftAt).toBeNull();
  streams.leave(0, reader(true), 11);
  streams.leave(1, two, 12);
  expect(stream.leftAt).toBeNull();
  streams.leave(0, two, 13);
  expect(stream.leftAt).toBe(13);
  streams.leave(0, two, 20);
  expect(stream.leftAt).toBe(13);
});

test('who reads is everybody that has not gone', () => {
  const streams = open();
  const [here, gone] = [reader(false), reader(false, true)];
  for (const each of [here, gone]) streams.of(1, false, 0).readers.add(each);
  expect(streams.readers()).toEqual([{ viewer: 1, reader: here, told: streams.of(1, false, 0).shown.told }]);
});

test('what was told before a cached state is played again for whoever asks, once', async () => {
  const log = new MemoryLog();
  const match = begin({ log });
  for (let turn = 0; turn < 6; turn++) {
    const seat = match.play.match.decision?.seats[0] ?? 0;
    await choose(match, seat, match.play.engine.choices(match.play.match, seat)[0] ?? '');
  }
  const whole = match.play;
  const events = await log.events('m', 0);
  // As it comes from a cache behind the third event: without the reports until then.
  const play = startPlay(game, table, plainMachine());
  for (const event of events.slice(0, 3)) applyEvent(play, table, event, []);
  const cut = {
    ...play,
    reports: plainMachine().keptReports(),
    reportsFrom: [...play.told],
    reportsSince: 3,
  };
  for (const event of events.slice(3)) applyEvent(cut, table, event, []);
  const asked: number[] = [];
  const history = new ReportHistory(cut, {
    events: (id, from) => (asked.push(from), log.events(id, from)),
  });
  const failed = (error: unknown): never => {
    throw error;
  };
  const begun = cut.reportsFrom[0] ?? 0;
  expect(begun).toBeGreaterThan(0);
  await history.remember(table, 0, null, failed);
  await history.remember(table, 0, begun, failed);
  expect(asked).toEqual([]);
  await Promise.all([history.remember(table, 0, begun - 1, failed), history.remember(table, 1, 0, failed)]);
  expect(cut.reports.all()).toEqual(whole.reports.all());
  expect([cut.reportsFrom, cut.reportsSince]).toEqual([[0, 0, 0], 0]);
  const [times] = [asked.length];
  await history.remember(table, null, 0, failed);
  expect(asked).toHaveLength(times);
  const stream = new Streams('m', cut, () => facts).of(0, true, 0);
  const { told } = stream.shown;
  const behind = history.behind(table, stream, told - 2, true);
  expect(behind).toHaveLength(2);
  expect(behind.every(({ text }) => (text ?? '') !== '')).toBe(true);
  expect(history.behind(table, stream, told, true)).toEqual([]);
});

test('reports that rules do not fit any more are missing, and that is said', async () => {
  const log = new MemoryLog();
  const match = begin({ log });
  await choose(match, 0, 'rest');
  const [event] = await log.events('m', 0);
  const play = startPlay(game, table);
  play.reportsFrom = [1, 1, 1];
  play.reportsSince = 1;
  const problems: unknown[] = [];
  const wrong = { events: async () => (event === undefined ? [] : [{ ...event, choice: 'dance' }]) };
  await new ReportHistory(play, wrong).remember(table, 0, 0, (error) => void problems.push(error));
  expect(problems).toHaveLength(1);
  expect(play.reportsFrom).toEqual([0, 0, 0]);
  play.reportsFrom = [1, 1, 1];
  const away = { events: () => Promise.reject(new Error('The log is away.')) };
  await expect(new ReportHistory(play, away).remember(table, 0, 0, () => undefined)).rejects.toThrow('away');
});
