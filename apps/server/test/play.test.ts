// Whole matches over real sockets: what clients see is what the record gives, and nothing else.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  collect,
  createEngine,
  faceFor,
  randomInt,
  replay,
  seedRandom,
  sureMatch,
  viewOf,
} from '@bridgefront/kernel';
import type { Json, MatchRecord, Report } from '@bridgefront/kernel';
import { documentAfter } from '@bridgefront/viewing';
import type { Answer } from '@bridgefront/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';
import type { Live } from './support.ts';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-'));
  server = await testServer({ store: await sqliteStore(join(folder, 'test.db')) });
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

async function sitDown(count: number) {
  const people = await Promise.all(names.slice(0, count).map((name) => Client.enter(server, name)));
  const match = await startMatch(people, { options: { rounds: 6 } });
  const lives: Live[] = [];
  for (const [seat, person] of people.entries()) {
    const live = await person.connect();
    await live.subscribe(match, seat, { told: 0, reveal: seat % 2 === 0 ? 'steps' : 'result' });
    lives.push(live);
  }
  return { people, match, lives };
}

// Every document that a client ever had, put together from the frames alone.
function documentsOf(live: Live, match: string): { view: Json }[] {
  const documents: Json[] = [];
  for (const message of live.received) {
    if ('match' in message && message.match !== match) continue;
    if (message.type === 'whole') documents.push(message.document as unknown as Json);
    if (message.type === 'change') documents.push(documentAfter(documents[documents.length - 1], message));
  }
  return documents as { view: Json }[];
}

describe('a match of four over sockets and a real database', () => {
  test('ends with every view equal to the one of the record, verified to be fair', async () => {
    const { people, match, lives } = await sitDown(4);
    const onlooker = await people[0].connect();
    await onlooker.subscribe(match, null);
    await Promise.all(lives.map((live, seat) => live.playOut(match, seat, (list) => list[list.length >> 1])));
    await onlooker.until(() => onlooker.mirror(match, null)?.document.host.status === 'finished');

    const record = await people[0].get<MatchRecord>(`/matches/${match}/record`);
    const replayed = replay(duel, record);
    expect(replayed.fair).toEqual({ ok: true, problem: null });
    expect(replayed.sameRules).toBe(true);
    for (const [seat, live] of lives.entries())
      expect(live.mirror(match, seat)?.document.view).toEqual(viewOf(replayed.engine, replayed.match, seat));
    expect(onlooker.mirror(match, null)?.document.view).toEqual(
      viewOf(replayed.engine, replayed.match, null),
    );
    const info = await people[0].get(`/matches/${match}`);
    expect(info.status).toBe('finished');
    expect(info.outcome).toEqual(duel.outcome(replayed.match.state, replayed.match.options));
    expect(info.commitment).toBe(record.fairness?.commitment);
  });

  test('sends a seat nothing but its views and the faces of reports that are its own', async () => {
    const { match, lives } = await sitDown(3);
    const stored = await server.services.store.match(match);
    await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
    // Everything that a seat may ever have seen is computed again from the log with the kernel alone.
    const engine = createEngine(duel);
    const opening: Report[] = [];
    const started = sureMatch(engine, { rounds: 6 }, 3, stored?.seed ?? '', collect(opening));
    const views = lives.map((_, seat) => [viewOf(engine, started, seat)]);
    const reports = [...opening];
    for (const { seat, choice } of await server.services.store.events(match, 0)) {
      engine.choose(started, seat, choice, collect(reports));
      for (const [viewer, seen] of views.entries()) seen.push(viewOf(engine, started, viewer));
    }
    for (const [seat, live] of lives.entries()) {
      const allowed = new Set(views[seat].map((view) => JSON.stringify(view)));
      for (const document of documentsOf(live, match))
        expect(allowed).toContain(JSON.stringify(document.view));
      const faces = reports.flatMap((report) => faceFor(report, seat) ?? []);
      expect(live.mirror(match, seat)?.reports.map((told) => told.face)).toEqual(faces);
      // As many changes as this seat's own choices, everybody's seals, the reveals, and the end: others' planning is silent.
      expect(live.received.filter((message) => message.type === 'change').length).toBeLessThanOrEqual(
        6 * 4 + 1,
      );
      expect(live.frames.join()).not.toContain(stored?.secret);
      expect(live.frames.join()).not.toContain(stored?.seed);
    }
  });

  test('shows recordings and replays of a finished match, and none of a running one', async () => {
    const { people, match, lives } = await sitDown(2);
    expect((await people[0].call('GET', `/matches/${match}/record`)).body).toMatchObject({
      code: 'not-finished',
    });
    expect((await people[0].call('GET', `/matches/${match}/recording?seat=1`)).body).toMatchObject({
      code: 'not-finished',
    });
    await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
    const record = await people[0].get<MatchRecord>(`/matches/${match}/record`);
    for (const at of [0, 1, 5, record.choices.length]) {
      const { engine, match: then } = replay(duel, record, at);
      const { views } = await people[1].get<{ views: unknown[] }>(
        `/matches/${match}/replay?seat=all&at=${at}`,
      );
      expect(views).toEqual([viewOf(engine, then, 0), viewOf(engine, then, 1)]);
      const one = await people[1].get<{ views: unknown[] }>(`/matches/${match}/replay?seat=0&at=${at}`);
      expect(one.views).toEqual([viewOf(engine, then, 0)]);
    }
  });

  test('shows every die of a finished match with its place in the generator of the seed', async () => {
    const { people, match, lives } = await sitDown(2);
    await Promise.all(lives.map((live, seat) => live.playOut(match, seat)));
    const record = await people[0].get<MatchRecord>(`/matches/${match}/record`);
    const dice = await people[1].get<Answer<'getDice'>>(`/matches/${match}/dice`);
    const rolls = dice.rolls ?? [];
    expect(dice.rolled).toBe(rolls.length);
    expect(dice.faces).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => rolls.filter(({ die }) => die === face).length),
    );
    const random = seedRandom(record.seed);
    for (const { word, die } of rolls) expect(1 + randomInt({ ...random, drawn: word }, 6)).toBe(die);
    const told = replay(duel, record).reports.map((reports) =>
      reports.flatMap(({ face }) => (face?.tell === 'tie' ? (face['dice'] as number[]) : [])),
    );
    const at = (choice: number) => rolls.filter((roll) => roll.at === choice).map(({ die }) => die);
    expect(told.map((_, choice) => at(choice))).toEqual(told);
  });
});

test('who asks for words gets a sentence with every report and a label with every choice', async () => {
  const { people, match, lives } = await sitDown(2);
  const wordy = await people[0].connect();
  await wordy.subscribe(match, 0, { told: 0, words: true });
  await lives[1].choose(match, 1, lives[1].asked(match, 1)?.mine?.choices[0] ?? '');
  await lives[1].choose(match, 1, 'low');
  for (const pick of [wordy.asked(match, 0)?.mine?.choices[0] ?? '', 'high'])
    await wordy.choose(match, 0, pick);
  for (const live of [wordy, lives[0]])
    await live.until(() => live.mirror(match, 0)?.document.host.decision === 2);
  const [plain, worded] = [lives[0], wordy].map((live) => live.mirror(match, 0)?.reports ?? []);
  expect(worded.map(({ text }) => text)).toContain('Ann wins.');
  expect(plain).toEqual(worded.map(({ face }) => ({ face })));
  const last = wordy.received.findLast((message) => message.type === 'change');
  expect(last?.labels).toEqual(wordy.asked(match, 0)?.mine?.choices.map((choice) => `Bid ${choice}`));
});

describe('a seat', () => {
  test('looks the same in two tabs', async () => {
    const { people, match, lives } = await sitDown(2);
    const tab = await people[0].connect();
    await tab.subscribe(match, 0);
    await lives[0].choose(match, 0, lives[0].asked(match, 0)?.mine?.choices[0] ?? '');
    await tab.until(() => tab.asked(match, 0)?.mine?.plan.length === 1);
    await tab.choose(match, 0, 'high');
    await lives[0].until(() => lives[0].asked(match, 0)?.mine?.plan.length === 2);
    expect(tab.mirror(match, 0)?.document).toEqual(lives[0].mirror(match, 0)?.document);
  });

  test('resumes where it stopped, without missing or repeating anything', async () => {
    const { people, match, lives } = await sitDown(2);
    const [ann, ben] = lives;
    const before = ann.mirror(match, 0);
    if (before === undefined) throw new Error('no view');
    const place = { stream: before.stream, number: before.number };
    ann.close();
    const again = await people[0].connect();
    for (let round = 0; round < 2; round++) {
      const http = await people[0].get<{
        document: { view: { decision: { mine: { choices: string[] } } }; host: { decision: number } };
      }>(`/matches/${match}/view?seat=0`);
      const at = { decision: http.document.host.decision, plan: 0 };
      const choice = http.document.view.decision.mine.choices[0];
      await people[0].post(`/matches/${match}/choices`, { id: `a${round}`, seat: 0, choice, at });
      await people[0].post(`/matches/${match}/choices`, {
        id: `b${round}`,
        seat: 0,
        choice: 'low',
        at: { ...at, plan: 1 },
      });
      await ben.until(() => ben.asked(match, 1)?.mine?.plan.length === 0);
      await ben.choose(match, 1, ben.asked(match, 1)?.mine?.choices[0] ?? '');
      await ben.choose(match, 1, 'high');
      await ben.until(() => ben.mirror(match, 1)?.document.host.decision === at.decision + 1);
    }
    again.mirrors.set(`${match} 0`, structuredClone(before));
    await again.subscribe(match, 0, { from: place, reveal: 'steps' });
    await again.until(() => again.mirror(match, 0)?.document.host.decision === 3);
    expect(again.received.filter((message) => message.type === 'whole')).toHaveLength(0);
    const fresh = await people[0].connect();
    await fresh.subscribe(match, 0, { told: 0 });
    const whole = await fresh.until(() => fresh.mirror(match, 0));
    expect(again.mirror(match, 0)?.document).toEqual(whole.document);
    expect(again.mirror(match, 0)?.reports).toEqual(whole.reports);
    expect(whole.reports).toHaveLength(whole.told);
  });

  test('gets the same answer to a repeated message, and a late duplicate is refused', async () => {
    const { match, lives } = await sitDown(2);
    const [ann] = lives;
    const choice = ann.asked(match, 0)?.mine?.choices[0] ?? '';
    const at = ann.reference(match, 0);
    const message = { type: 'choose', match, seat: 0, choice, at };
    expect(await ann.send({ ...message, id: 'same' })).toEqual({ type: 'accepted', id: 'same' });
    expect(await ann.send({ ...message, id: 'same' })).toEqual({ type: 'accepted', id: 'same', again: true });
    expect(await ann.send({ ...message, id: 'other' })).toMatchObject({ type: 'refused', code: 'stale' });
    expect(await server.services.store.events(match, 0)).toHaveLength(1);
  });

  test('takes back until the plans are revealed', async () => {
    const { match, lives } = await sitDown(2);
    const [ann, ben] = lives;
    await ann.choose(match, 0, ann.asked(match, 0)?.mine?.choices[0] ?? '');
    await ann.until(() => ann.asked(match, 0)?.mine?.plan.length === 1);
    await ann.send({ type: 'take-back', match, seat: 0, at: ann.reference(match, 0) });
    await ann.until(() => ann.asked(match, 0)?.mine?.plan.length === 0);
    // The other seat noticed nothing of it.
    expect(ben.mirror(match, 1)?.number).toBe(0);
    const nothing = await ann.send({ type: 'take-back', match, seat: 0, at: ann.reference(match, 0) });
    expect(nothing).toMatchObject({ type: 'refused', code: 'nothing-to-take-back' });
  });
});

describe('refusals', () => {
  const match = 'AAAAAAAAAAAAAAAAAAAAAA';
  const at = { decision: 1, plan: 0 };
  const table: readonly (readonly [string, (running: string) => object, string])[] = [
    ['not JSON', () => ({ type: 3 }), 'bad-message'],
    ['unknown type', () => ({ type: 'dance' }), 'bad-message'],
    ['no such match', () => ({ type: 'choose', match, seat: 0, choice: 'x', at }), 'not-found'],
    ['subscribe to no match', () => ({ type: 'subscribe', match, seat: null }), 'not-found'],
    [
      'seat of another',
      (running) => ({ type: 'choose', match: running, seat: 1, choice: 'low', at }),
      'not-yours',
    ],
    [
      'no such seat',
      (running) => ({ type: 'choose', match: running, seat: 9, choice: 'low', at }),
      'not-yours',
    ],
    [
      'illegal choice',
      (running) => ({ type: 'choose', match: running, seat: 0, choice: 'fly', at }),
      'illegal-choice',
    ],
    [
      'stale',
      (running) => ({ type: 'choose', match: running, seat: 0, choice: 'low', at: { decision: 0, plan: 0 } }),
      'stale',
    ],
    [
      'nothing to take back',
      (running) => ({ type: 'take-back', match: running, seat: 0, at }),
      'nothing-to-take-back',
    ],
    [
      'choice too long',
      (running) => ({ type: 'choose', match: running, seat: 0, choice: 'x'.repeat(201), at }),
      'bad-message',
    ],
    ['empty chat', (running) => ({ type: 'chat', match: running, text: ' \u0007 ' }), 'bad-message'],
    ['unknown token', () => ({ type: 'hello', token: 'x'.repeat(43) }), 'no-session'],
  ];

  test.each(table)('%s', async (_name, make, code) => {
    const { match: running, lives } = await sitDown(2);
    const answer = await lives[0].send(make(running) as { type: string });
    expect(answer.type === 'refused' ? answer.code : answer.type).toBe(code);
  });

  test('after the end: match-over becomes not-live', async () => {
    const { match: running, lives } = await sitDown(2);
    await Promise.all(lives.map((live, seat) => live.playOut(running, seat)));
    const answer = await lives[0].send({ type: 'choose', match: running, seat: 0, choice: 'low', at });
    expect(answer).toMatchObject({ type: 'refused', code: 'not-live' });
  });

  test('a stranger may look on but not choose', async () => {
    const { match: running } = await sitDown(2);
    const stranger = await (await Client.enter(server, 'Eve')).connect();
    const refused = await stranger.send({ type: 'subscribe', match: running, seat: 0 });
    expect(refused).toMatchObject({ type: 'refused', code: 'not-yours' });
    await stranger.subscribe(running, null);
    await stranger.until(() => stranger.mirror(running, null));
    expect(stranger.mirror(running, 0)).toBeUndefined();
  });
});

test('chat reaches everybody at the table once', async () => {
  const { match, lives } = await sitDown(2);
  await lives[0].send({ type: 'chat', match, text: ' <b>hello</b>\u202e ' });
  const found = await lives[1].until(() => lives[1].received.find((message) => message.type === 'chat'));
  expect(found).toMatchObject({ line: { name: 'Ann', seat: 0, text: '<b>hello</b>' } });
  expect((found as { line: object }).line).not.toHaveProperty('identity');
});

test('a bot that thinks does not delay a person', async () => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const quick = await startMatch([ann, ben]);
  const live = await ann.connect();
  await live.subscribe(quick, 0);
  await live.until(() => live.asked(quick, 0));
  const busy = await startMatch([ann], { bots: ['busy', 'busy', 'busy'] });
  await live.subscribe(busy, 0);
  await live.until(() => live.asked(busy, 0));
  await live.choose(quick, 0, live.asked(quick, 0)?.mine?.choices[0] ?? '');
  // Whoever had waited for them would have seen all three done.
  const done = live.asked(busy, 0)?.seats.filter(({ sealed }) => sealed).length;
  expect(done).toBeLessThan(3);
});
