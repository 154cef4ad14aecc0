// Matches brought back: from the log alone, from a cache and what came behind it, and where the two do not fit.

import { viewOf } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { lanternSale } from '@bridgefront/kernel/toys/lantern-sale';
import { expect, test } from 'vitest';
import { applyEvent, LoadError, loadPlay, loadReports, plainMachine, startPlay } from '../src/index.ts';
import type { HostedTable, MatchEvent, Play } from '../src/index.ts';
import { MemoryLog, snareTable } from '../testing/index.ts';
import { begin, choose, game, seated } from './hosted.ts';

const table = snareTable('m', seated, 0);
const machine = plainMachine();

/** A log with some turns of Snare, and the match that made it. */
async function played(turns: number) {
  const log = new MemoryLog();
  const match = begin({ log });
  for (let turn = 0; turn < turns; turn++) {
    const seat = match.play.match.decision?.seats[0] ?? 0;
    const [choice = ''] = match.play.engine.choices(match.play.match, seat);
    await choose(match, seat, choice);
  }
  return { log, match, events: await log.events('m', 0) };
}

function after(events: readonly MatchEvent[]): Play {
  const play = startPlay(game, table);
  for (const event of events) expect(applyEvent(play, table, event, [])).toHaveProperty('reports');
  return play;
}

const seen = ({ engine, match, number, told, link }: Play) =>
  JSON.parse(JSON.stringify([viewOf(engine, match, 0), number, told, link])) as unknown;

test('from the log alone', async () => {
  const { log, match, events } = await played(6);
  expect(events).toHaveLength(6);
  const { play, recent, moved } = await loadPlay({ log, machine, outages: [] }, game, table);
  expect(seen(play)).toEqual(seen(match.play));
  expect([recent, moved]).toEqual([events, false]);
});

test.each([0, 1, 4, 6])('from a cache of event %d, with what came behind it', async (at) => {
  const { log, match, events } = await played(6);
  const asked: number[] = [];
  const spied = {
    events: (id: string, from: number) => (asked.push(from), log.events(id, from)),
  };
  const cache = after(events.slice(0, at));
  const misfit = (): never => {
    throw new Error('It fits.');
  };
  const source = { log: spied, machine, outages: [], cached: async () => cache, misfit };
  const { play, recent } = await loadPlay(source, game, table);
  expect(play).toBe(cache);
  expect(seen(play)).toEqual(seen(match.play));
  expect([recent, asked]).toEqual([events, [0]]);
});

test('behind a long match the last two hundred events are read again, and kept', async () => {
  const log = new MemoryLog();
  const sale = { ...table, game: lanternSale.name } satisfies HostedTable;
  const match = begin({ log }, sale, lanternSale as AnyGame);
  const [card] = match.play.engine.choices(match.play.match, 0);
  for (let turn = 0; turn < 130; turn++) {
    await choose(match, 0, card);
    await match.act({
      kind: 'take-back',
      seat: 0,
      choice: '',
      at: match.reference(0),
      by: 'seat',
      message: null,
    });
  }
  const events = await log.events('m', 0);
  expect(events).toHaveLength(260);
  const alone = await loadPlay({ log, machine, outages: [] }, lanternSale as AnyGame, sale);
  expect(alone.recent).toEqual(events.slice(60));
  expect(alone.moved).toBe(true);
  const asked: number[] = [];
  const spied = { events: (id: string, from: number) => (asked.push(from), log.events(id, from)) };
  const cached = async () => alone.play;
  await loadPlay({ log: spied, machine, outages: [], cached }, lanternSale as AnyGame, sale);
  expect(asked).toEqual([60]);
});

test('a cache that is ahead of its log, or does not go on as the log does, is said and passed over', async () => {
  const { log, match, events } = await played(6);
  const other = await played(2);
  const ahead = after(events);
  ahead.number = 7;
  // The log goes on behind another course.
  const astray = after(other.events);
  astray.number = 5;
  for (const [cache, why] of [
    [ahead, 'The snapshot is ahead of the log, which has no event 7.'],
    [astray, /^Event 6, "[^"]+", is refused: ./],
  ] as const) {
    const problems: unknown[] = [];
    const misfit = (_table: HostedTable, error: unknown): void => void problems.push(error);
    const source = { log, machine, outages: [], cached: async () => cache, misfit };
    const { play, recent } = await loadPlay(source, game, table);
    expect(play).not.toBe(cache);
    expect(seen(play)).toEqual(seen(match.play));
    expect(recent).toEqual(events);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toBeInstanceOf(LoadError);
    expect((problems[0] as LoadError).message).toMatch(why);
  }
});

test('a log with a gap, or with what its rules refuse, is no match', async () => {
  const { events } = await played(4);
  const source = (kept: readonly MatchEvent[]) => ({
    log: { events: async () => kept },
    machine,
    outages: [],
  });
  const gap = events.filter(({ number }) => number !== 3);
  await expect(loadPlay(source(gap), game, table)).rejects.toThrow('Event 3 is missing in the log.');
  const wrong = events.map((event) => (event.number === 2 ? { ...event, choice: 'dance' } : event));
  await expect(loadPlay(source(wrong), game, table)).rejects.toThrow('Event 2, "dance", is refused: ');
  const twice = [...events.slice(0, 2), ...events];
  expect((await loadPlay(source(twice), game, table)).play.number).toBe(4);
});

test('reports of the beginning are those that were told then', async () => {
  const { log, match, events } = await played(6);
  const told = after(events.slice(0, 3)).reports.all();
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(match.play.reports.all().length);
  expect(await loadReports(log, game, table, 3)).toEqual(told);
  expect(await loadReports(log, game, table, 6)).toEqual(match.play.reports.all());
});
