// Clocks, restarts, caches: what time and accidents may do to a match.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { recordMatch } from '@bridgefront/viewing';
import { packRecording } from '../src/match/recordings.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Outage, Store } from '../src/store/store.ts';
import { duel } from './duel.ts';
import { Client, startMatch, serverInTest, TestTime } from './support.ts';
import type { Live } from './support.ts';

let time: TestTime;

function open(store: Store, more: Parameters<typeof serverInTest>[0] = {}): Promise<Server> {
  return serverInTest({ store, time, ...more });
}

beforeEach(() => void (time = new TestTime()));

const seconds = 1000;

interface Clock {
  readonly deadlines: (number | null)[];
  readonly banks: number[];
  readonly fallback: string | null;
}

function clockOf(live: Live, match: string, seat: number): Clock {
  return live.mirror(match, seat)?.document.host['clock'] as unknown as Clock;
}

async function two(server: Server, clock: object) {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const match = await startMatch([ann, ben], { clock });
  const live = await ann.connect();
  await live.subscribe(match, 0);
  await live.until(() => live.mirror(match, 0));
  return { ann, ben, match, live };
}

describe('a live clock', () => {
  const rule = { kind: 'live', seconds: 30, bank: 60 };

  test('tells the default choice in advance, uses seconds first and then the bank', async () => {
    const server = await open(memoryStore());
    const { match, live, ben } = await two(server, rule);
    const began = time.now();
    expect(clockOf(live, match, 0)).toMatchObject({
      deadlines: [began + 90 * seconds, began + 90 * seconds],
      banks: [60 * seconds, 60 * seconds],
      fallback: live.asked(match, 0)?.mine?.choices[0],
    });
    const other = await ben.connect();
    await other.subscribe(match, 1);
    await other.until(() => other.mirror(match, 1));
    for (const pick of [other.asked(match, 1)?.mine?.choices[0] ?? '', 'low'])
      await other.choose(match, 1, pick);
    await live.until(() => clockOf(live, match, 0).deadlines[1] === null);
    await time.advance(50 * seconds);
    await live.choose(match, 0, live.asked(match, 0)?.mine?.choices[0] ?? '');
    await live.choose(match, 0, 'high');
    await live.until(() => live.mirror(match, 0)?.document.host.decision === 2);
    expect(clockOf(live, match, 0).banks).toEqual([40 * seconds, 60 * seconds]);
  });

  test('makes the default choice when the time is up', async () => {
    const server = await open(memoryStore());
    const { match, live } = await two(server, rule);
    const { fallback } = clockOf(live, match, 0);
    await time.advance(90 * seconds);
    await live.until(() => live.mirror(match, 0)?.document.host.decision === 2);
    const events = await server.services.store.events(match, 0);
    expect(events.map(({ by }) => by)).toEqual(['clock', 'clock', 'clock', 'clock']);
    expect(events[0].choice).toBe(fallback);
    expect(clockOf(live, match, 0).banks).toEqual([0, 0]);
  });

  test('S-104: takes a half-made plan back before it makes the default choice', async () => {
    const server = await open(memoryStore());
    const { match, live } = await two(server, rule);
    const { fallback } = clockOf(live, match, 0);
    const other = live.asked(match, 0)?.mine?.choices.at(-1) ?? '';
    expect(other).not.toBe(fallback);
    await live.choose(match, 0, other);
    await live.until(() => live.asked(match, 0)?.mine?.plan.length === 1);
    expect(clockOf(live, match, 0).fallback).toBe(fallback);
    await time.advance(90 * seconds);
    await live.until(() => live.mirror(match, 0)?.document.host.decision === 2);
    const events = await server.services.store.events(match, 0);
    const own = events.filter(({ seat }) => seat === 0);
    expect(own.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
      'choose seat',
      'take-back clock',
      'choose clock',
      'choose clock',
    ]);
    expect(own[2].choice).toBe(fallback);
  });

  test('FF-80: completes a half-made plan where its game says so', async () => {
    const bid = { ...duel.decisions['bid'], unfinished: 'completed' } as const;
    const server = await open(memoryStore(), { games: [{ ...duel, decisions: { bid } } as AnyGame] });
    const { match, live } = await two(server, rule);
    expect(clockOf(live, match, 0)).toMatchObject({ completes: true });
    const other = live.asked(match, 0)?.mine?.choices.at(-1) ?? '';
    await live.choose(match, 0, other);
    await live.until(() => live.asked(match, 0)?.mine?.plan.length === 1);
    expect(clockOf(live, match, 0).fallback).toBe('high');
    await time.advance(90 * seconds);
    await live.until(() => live.mirror(match, 0)?.document.host.decision === 2);
    const events = await server.services.store.events(match, 0);
    const own = events.filter(({ seat }) => seat === 0);
    expect(own.map(({ choice, by }) => `${choice} ${by}`)).toEqual([`${other} seat`, 'high clock']);
  });

  test('does not charge anybody for the time in which the server was away', async () => {
    const store = memoryStore();
    const server = await open(store);
    const { match, ann } = await two(server, rule);
    const due = time.now() + 90 * seconds;
    await time.advance(10 * seconds);
    await server.stop();
    await time.advance(600 * seconds);
    const again = await open(store);
    const live = await ann.at(again).connect();
    await live.subscribe(match, 0);
    await live.until(() => live.mirror(match, 0));
    expect(clockOf(live, match, 0).deadlines[0]).toBe(due + 600 * seconds);
    await time.advance(79 * seconds);
    expect(await store.events(match, 0)).toHaveLength(0);
    await time.advance(2 * seconds);
    expect(await store.events(match, 0)).toHaveLength(4);
  });

  test('nor for the time in which the server of this match was gone, whatever of it all were', async () => {
    const own: Outage[] = [];
    const store = { ...memoryStore(), matchOutages: async () => own };
    const server = await open(store);
    const { match, ann } = await two(server, rule);
    const [due, stopped] = [time.now() + 90 * seconds, time.now() + 10 * seconds];
    await time.advance(10 * seconds);
    await server.stop();
    own.push({ from: stopped - 5 * seconds, to: stopped + 100 * seconds });
    await time.advance(600 * seconds);
    const again = await open(store);
    const live = await ann.at(again).connect();
    await live.subscribe(match, 0);
    await live.until(() => live.mirror(match, 0));
    expect(clockOf(live, match, 0).deadlines[0]).toBe(due + 605 * seconds);
    time.jump(50 * seconds);
    await time.advance(seconds);
    expect(again.services.hosts.loaded(match)?.nextDue).toBe(due + 655 * seconds);
  });

  test('nor for the time that a start takes before anybody is let in, also one that never came so far', async () => {
    const store = memoryStore();
    const server = await open(store);
    const { match, ann } = await two(server, rule);
    const due = time.now() + 90 * seconds;
    await time.advance(10 * seconds);
    await server.stop();
    await time.advance(600 * seconds);
    const slowly = async (): Promise<never[]> => {
      // Longer than a beat of the heart, and than what is left to Ann.
      await time.advance(85 * seconds);
      return [];
    };
    const fails = () => slowly().then(() => Promise.reject(new Error('The disk is away.')));
    await expect(open({ ...store, mutes: fails })).rejects.toThrow('The disk is away.');
    await time.advance(30 * seconds);
    const again = await open({ ...store, mutes: slowly });
    const live = await ann.at(again).connect();
    await live.subscribe(match, 0);
    await live.until(() => live.mirror(match, 0));
    expect(clockOf(live, match, 0).deadlines[0]).toBe(due + (600 + 85 + 30 + 85) * seconds);
    expect(await store.events(match, 0)).toHaveLength(0);
  });

  test('a clock that jumps ahead ends nobody’s time', async () => {
    const store = memoryStore();
    const log: string[] = [];
    const server = await open(store, { log });
    const { match } = await two(server, rule);
    await time.advance(6 * seconds);
    time.jump(3600 * seconds);
    await time.advance(seconds);
    expect(await store.events(match, 0)).toHaveLength(0);
    expect(log.join()).toContain('deadlines extended');
    expect(server.services.hosts.loaded(match)?.nextDue).toBeGreaterThan(time.now() + 80 * seconds);
  });
});

describe('by mail', () => {
  test('a match that sleeps on the disk wakes when somebody’s days are over', async () => {
    const server = await open(memoryStore());
    const { match, live } = await two(server, { kind: 'mail', days: 2 });
    live.close();
    await vi.waitFor(() => expect(server.services.connections).toBe(0));
    await time.advance(3600 * seconds);
    expect(server.services.hosts.size).toBe(0);
    await time.advance(2 * 86_400 * seconds);
    expect((await server.services.store.events(match, 0)).length).toBe(4);
  });
});

describe('a restart', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'bridgefront-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function half(store: Store) {
    const server = await open(store);
    const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
    const match = await startMatch(people, { options: { rounds: 8 } });
    for (const [seat, person] of people.entries()) {
      const live = await person.connect();
      await live.subscribe(match, seat);
      await live.until(() => live.mirror(match, seat));
      await live.choose(match, seat, live.asked(match, seat)?.mine?.choices[0] ?? '');
      if (seat === 0)
        await live.send({
          type: 'choose',
          id: 'kept',
          match,
          seat,
          choice: 'low',
          at: { decision: 1, plan: 1 },
        });
    }
    return { server, people, match };
  }

  async function playOn(server: Server, people: readonly Client[], match: string): Promise<void> {
    const lives = await Promise.all(people.map((person) => person.at(server).connect()));
    for (const [seat, live] of lives.entries()) await live.subscribe(match, seat);
    await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
    const record = await people[0].at(server).get<{ choices: string[] }>(`/matches/${match}/record`);
    expect(record.choices).toHaveLength(8 * 2 * 2);
  }

  test('continues where everybody stopped; a repeated message is still known', async () => {
    const file = join(folder, 'test.db');
    const { server, people, match } = await half(await sqliteStore(file));
    await server.stop();
    const again = await open(await sqliteStore(file));
    const live = await people[0].at(again).connect();
    const repeated = await live.send({
      type: 'choose',
      id: 'kept',
      match,
      seat: 0,
      choice: 'low',
      at: { decision: 1, plan: 1 },
    });
    expect(repeated).toMatchObject({ type: 'accepted', again: true });
    await playOn(again, people, match);
  });

  test('plays the log again when the cache is broken, and says so', async () => {
    const store = memoryStore();
    const { server, people, match } = await half(store);
    await server.stop();
    await store.saveSnapshot({ match, number: 3, body: '{"position":', wakeAt: null });
    const log: string[] = [];
    const again = await open(store, { log });
    await playOn(again, people, match);
    expect(log.join()).toContain('snapshot unreadable');
  });

  test('without the rules of then a running match goes on under newer ones and says so', async () => {
    const store = memoryStore();
    const { server, people, match } = await half(store);
    await server.stop();
    const again = await open(store, { games: [{ ...duel, version: '2' } as never] });
    const onlooker = await people[0].at(again).connect();
    await onlooker.subscribe(match, 0);
    const mirror = await onlooker.until(() => onlooker.mirror(match, 0));
    expect(mirror.document.host['sameRules']).toBe(false);
    const now = mirror.document.host['continuedUnder'];
    expect(now).toMatch(/^lantern-duel@2\+/);
    await vi.waitFor(async () => expect((await store.match(match))?.continuedUnder).toBe(now));
    const summary = await people[0].at(again).get(`/matches/${match}`);
    expect(summary).toMatchObject({ sameRules: false, continuedUnder: now });
    expect(summary.rules).not.toBe(now);
    await playOn(again, people, match);
  });

  test('where rules have changed without their fingerprint it goes on by their bundle, and the log says so', async () => {
    const store = memoryStore();
    const first = await open(store, { moduleOf: () => import.meta.resolve('./duel.ts') });
    await vi.waitFor(async () => expect(await store.keptRules()).toHaveLength(1), 20_000);
    const { server, people, match } = await half(store);
    await Promise.all([first.stop(), server.stop()]);
    const setup = (): never => {
      throw new Error('These rules begin otherwise.');
    };
    const position = { ...duel.position, read: setup };
    const log: string[] = [];
    const again = await open(store, { log, games: [{ ...duel, setup, position } as never] });
    await playOn(again, people, match);
    expect(log.join()).toContain('changed without their fingerprint');
    const { continuedUnder } = await people[0].at(again).get<{ continuedUnder: null }>(`/matches/${match}`);
    expect(continuedUnder).toBeNull();
  });

  test('where neither they nor rules that can continue it are there, a recorded match still shows its end', async () => {
    const store = memoryStore();
    const { server, people, match } = await half(store);
    const done = await startMatch([people[0]], { bots: ['random'] });
    const live = await people[0].connect();
    await live.subscribe(done, 0, { told: 0 });
    await live.playOut(done, 0);
    const last = live.mirror(done, 0);
    const record = await people[0].get<MatchRecord>(`/matches/${done}/record`);
    const packed = packRecording(recordMatch(duel as AnyGame, record));
    await server.stop();
    const setup = (): never => {
      throw new Error('These rules begin otherwise.');
    };
    const position = { ...duel.position, read: setup };
    const recorded = { ...store, recording: async (id: string) => (id === done ? packed : null) };
    const again = await open(recorded, { games: [{ ...duel, version: '2', setup, position } as never] });
    const reader = await people[0].at(again).connect();
    await reader.subscribe(done, 0, { told: 0, words: true });
    const mirror = await reader.until(() => reader.mirror(done, 0));
    expect(mirror.document.view).toEqual(last?.document.view);
    // A recording knows neither how many acts there were nor what was signed.
    expect(mirror.document.host).toEqual({
      ...last?.document.host,
      acts: undefined,
      signed: undefined,
      sameRules: false,
    });
    expect(mirror.reports.map(({ face }) => face)).toEqual(last?.reports.map(({ face }) => face));
    expect(mirror.reports[0].text).toEqual(expect.any(String));
    const http = await people[0].at(again).get<object>(`/matches/${done}/view?seat=0`);
    expect(http).toMatchObject({ document: { view: last?.document.view }, told: last?.told, reports: [] });
    const running = await reader.send({ type: 'subscribe', match, seat: 0 });
    expect(running).toMatchObject({ type: 'refused', code: 'rules-changed' });
  });
});

test('a match that nobody touches leaves the memory and comes back as it was', async () => {
  const server = await open(memoryStore());
  const { match, live, ann } = await two(server, { kind: 'none' });
  await live.choose(match, 0, live.asked(match, 0)?.mine?.choices[1] ?? '');
  const { document } = await live.until(() => live.mirror(match, 0));
  live.close();
  await vi.waitFor(() => expect(server.services.connections).toBe(0));
  await time.advance(70 * seconds);
  expect(server.services.hosts.size).toBe(0);
  const again = await ann.connect();
  await again.subscribe(match, 0, { told: 0 });
  const mirror = await again.until(() => again.mirror(match, 0));
  expect(mirror.document).toEqual(document);
  expect(mirror.reports).toHaveLength(mirror.told);
});

test('a choice that cannot be stored is refused, and everybody sees the true state again', async () => {
  const store = memoryStore();
  let full = false;
  const failing: Store = {
    ...store,
    append: (batch) => (full ? Promise.reject(new Error('SQLITE_FULL')) : store.append(batch)),
  };
  const server = await open(failing);
  const { match, live } = await two(server, { kind: 'none' });
  const before = structuredClone(live.mirror(match, 0)?.document);
  full = true;
  const choice = live.asked(match, 0)?.mine?.choices[0] ?? '';
  expect(
    await live.send({ type: 'choose', id: 'x', match, seat: 0, choice, at: live.reference(match, 0) }),
  ).toMatchObject({ code: 'not-stored' });
  full = false;
  await time.advance(seconds);
  await live.until(() => live.received.filter((message) => message.type === 'whole').length === 2);
  expect(live.mirror(match, 0)?.document).toEqual(before);
  expect(
    await live.send({ type: 'choose', id: 'x', match, seat: 0, choice, at: live.reference(match, 0) }),
  ).toMatchObject({ type: 'accepted' });
});
