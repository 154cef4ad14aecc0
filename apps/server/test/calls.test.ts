// Being called: whose turn it is hears of it once, by push, mail and webhook, if it still is; over restarts too.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@bridgefront/protocol';
import { HookServer, MailServer, PushService } from '@bridgefront/protocol/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { threadStore } from '../src/store/thread.ts';
import type { Store } from '../src/store/store.ts';
import { webhookSignature } from '../src/calls/webhook.ts';
import { Client, TestTime, startMatch, testServer } from './support.ts';
import { until } from './until.ts';

type Shown = Answer<'getCalls'>;

const minute = 60_000;
const hour = 60 * minute;
const byMail = { clock: { kind: 'mail', days: 2 } };
// What a call waits for at two days a turn.
const wait = 10 * minute;

let server: Server;
let store: Store;
let time: TestTime;
let push: PushService;
let mail: MailServer;
let hooks: HookServer;

function open(more: Partial<Config> = {}): Promise<Server> {
  const settings = { smtpUrl: mail.url, from: 'matches@play.example.org' };
  const config = { publicUrl: 'https://play.example.org', privateCalls: true, mail: settings, ...more };
  return testServer({ store, time, config });
}

beforeEach(async () => {
  [push, mail, hooks] = await Promise.all([PushService.open(), MailServer.open(), HookServer.open()]);
  store = memoryStore();
  time = new TestTime();
  server = await open();
});
afterEach(async () => {
  await server.stop();
  push.close();
  hooks.close();
  await mail.close();
});

/** Nothing that is due waits, and nothing is under way. */
async function quiet(people: readonly Client[]): Promise<void> {
  await until(async () => {
    // Between two looks the server lets a moment pass.
    await time.advance(250);
    const due = await store.dueCalls(time.now(), 1);
    const all = await Promise.all(people.map(({ identity }) => store.callsOf(identity, 1000)));
    return due.length === 0 && all.flat().every(({ state }) => state !== 'sending');
  }, 'nothing to be due');
}

/** Lets time pass, and all calls that fall due leave. */
async function pass(milliseconds: number, people: readonly Client[]): Promise<void> {
  // What happened just now is queued first.
  await new Promise((resolve) => setTimeout(resolve, 30));
  await time.advance(milliseconds);
  await quiet(people);
  await time.advance(300);
  await quiet(people);
}

async function byPush(person: Client): Promise<void> {
  push.key = (await person.get<Shown>('/calls')).offers.push;
  await person.post('/calls/ways', push.subscribe().wish);
}

async function byLetter(person: Client, address: string): Promise<string> {
  await person.post('/calls/ways', { kind: 'mail', address });
  const asked = await until(() => mail.letters.find(({ to }) => to === address), 'the question');
  const path = /\/api\/calls\/mail\/[\w-]+\/confirm/.exec(asked.text)?.[0] ?? '';
  const said = await fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams() });
  expect(said.status).toBe(200);
  mail.letters.splice(0);
  return path.replace(/confirm$/, 'off');
}

const byHook = (person: Client, more: object = {}): Promise<{ id: string; secret: string }> =>
  person.post('/calls/ways', { kind: 'webhook', url: `${hooks.url}/hook`, format: 'plain', ...more });

/** Plays the open question of a seat to its seal, as a program does; `which`: by the first choice or, with -1, by the last. */
async function play(person: Client, match: string, seat: number, which: 0 | -1 = 0): Promise<void> {
  for (let plan = 0; plan < 2; plan++) {
    const { document } = await person.get<{
      document: {
        host: { decision: number };
        view: { decision: { mine: { choices: string[]; plan: string[] } } };
      };
    }>(`/matches/${match}/view?seat=${seat}`);
    const choice = document.view.decision.mine.choices.at(which) ?? '';
    const at = { decision: document.host.decision, plan };
    const id = `${person.identity}.${at.decision}.${plan}`.slice(-60);
    expect(await person.post(`/matches/${match}/choices`, { id, seat, choice, at })).toMatchObject({
      accepted: true,
    });
  }
}

async function three(): Promise<[Client, Client, Client]> {
  return [
    await Client.enter(server, 'Ada'),
    await Client.enter(server, 'Ben'),
    await Client.enter(server, 'Cleo'),
  ];
}

describe('a match by mail', () => {
  test('of three people without a tab is played to its end by push, mail and webhook, over two restarts: nothing doubled, nothing after the turn', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bridgefront-calls-'));
    await server.stop();
    const file = join(folder, 'store.db');
    store = await threadStore(file);
    server = await open();
    let people = await three();
    const [ada, ben, cleo] = people;
    await byPush(ada);
    await byLetter(ben, 'ben@example.org');
    await byHook(cleo);
    const match = await startMatch(people, { ...byMail, options: { rounds: 3 } });
    const restart = async (): Promise<void> => {
      await server.stop();
      store = await threadStore(file);
      server = await open();
      people = people.map((person) => person.at(server)) as typeof people;
    };
    const counts = (): number[] => [push.pushed.length, mail.letters.length, hooks.taken.length];
    // What was done may be queued later than it was answered.
    const untilTold = (times: number): Promise<void> =>
      expect
        .poll(async () => (await pass(wait, people), counts()), { timeout: 60_000 })
        .toEqual([times, times, times]);
    for (let round = 1; round <= 3; round++) {
      // Queued before the server goes, sent by the next one.
      if (round === 2) await restart();
      await untilTold(round);
      if (round === 3) await restart();
      await pass(wait, people);
      expect(counts(), `round ${round}, once`).toEqual([round, round, round]);
      await play(people[0], match, 0);
      await play(people[1], match, 1);
      await pass(wait, people);
      // Whoever has sealed hears nothing, and Cleo has been told.
      expect(counts(), `round ${round}, made`).toEqual([round, round, round]);
      await play(people[2], match, 2);
    }
    // Cleo's choice was the last: she knows.
    await expect
      .poll(async () => (await pass(wait, people), counts()), { timeout: 60_000 })
      .toEqual([4, 4, 3]);
    expect(JSON.parse(push.pushed[3].text)).toMatchObject({ title: 'The match is over: Lantern Duel' });
    await pass(72 * hour, people);
    expect(counts()).toEqual([4, 4, 3]);
    expect(push.faults).toEqual([]);
    await server.stop();
    server = await testServer();
    rmSync(folder, { recursive: true });
  });

  test('a turn that is made in time calls nobody, and the call is withdrawn', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    const match = await startMatch([ada, ben], byMail);
    await pass(wait - minute, [ada]);
    await play(ada, match, 0);
    await pass(hour, [ada]);
    expect(push.pushed).toEqual([]);
    const states = (await store.callsOf(ada.identity, 9)).map(({ facts, state }) => [facts.occasion, state]);
    expect(states).toContainEqual(['turn', 'withdrawn']);
  });

  test('calls once more before the deadline, and not when the time is up', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    expect(push.pushed).toHaveLength(1);
    await pass(48 * hour - wait - 6 * hour - minute, [ada]);
    expect(push.pushed).toHaveLength(1);
    await pass(2 * minute, [ada]);
    expect(push.pushed.map(({ text }) => (JSON.parse(text) as { title: string }).title)).toEqual([
      'Your turn: Lantern Duel',
      'Time is short: Lantern Duel',
    ]);
    // The push service keeps it no longer than it is of use.
    expect(push.pushed[1].ttl).toBeLessThanOrEqual(6 * 3600);
    expect(push.pushed[1].topic).toBe(push.pushed[0].topic);
  });

  test('who is at the table is not called, until the page has not been touched for a while', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    const match = await startMatch([ada, ben], byMail);
    const live = await ada.connect();
    await live.subscribe(match, 0);
    for (let touched = 0; touched < 14; touched++) {
      expect(await live.send({ type: 'here', match })).toMatchObject({ type: 'accepted' });
      await pass(minute, [ada]);
    }
    expect(push.pushed).toEqual([]);
    // The tab stays open, and the connection with it.
    await pass(2 * minute, [ada]);
    expect(push.pushed).toHaveLength(1);
    live.close();
  });

  test('who can be called only now is called for what is open already', async () => {
    const [ada, ben] = await three();
    await startMatch([ada, ben], byMail);
    await pass(hour, [ada]);
    await byPush(ada);
    await pass(wait, [ada]);
    expect(push.pushed).toHaveLength(1);
  });
});

describe('deliveries', () => {
  test('a delivery that fails is tried again, and one that was made meanwhile is not', async () => {
    const [ada, ben] = await three();
    await byHook(ada);
    hooks.status = 503;
    const match = await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    expect(hooks.taken).toHaveLength(1);
    expect((await ada.get<Shown>('/calls')).ways[0]).toMatchObject({ problem: 'The other end answers 503.' });
    await pass(minute, [ada]);
    expect(hooks.taken).toHaveLength(2);
    expect(new Set(hooks.taken.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await play(ada, match, 0);
    hooks.status = 204;
    await pass(3 * hour, [ada]);
    expect(hooks.taken).toHaveLength(2);
  });

  test.each([404, 410])('a subscription that answers %i is forgotten', async (status) => {
    const [ada, ben] = await three();
    await byPush(ada);
    const { endpoint } = (await store.waysOf(ada.identity))[0].target as { endpoint: string };
    push.answers.set(endpoint, status);
    await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    expect((await ada.get<Shown>('/calls')).ways).toEqual([]);
  });

  test('what was under way when the server was killed is not sent a second time', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    const [sent] = (await store.callsOf(ada.identity, 9)).filter(
      ({ way, facts }) => way !== null && facts.occasion === 'turn',
    );
    // As a kill between the note and the answer leaves it.
    await store.saveCall({ ...sent, state: 'sending' });
    await server.stop();
    server = await open();
    await until(async () => (await store.call(sent.id))?.state === 'cut', 'it to be cut');
    await pass(hour, [ada]);
    expect(push.pushed).toHaveLength(1);
  });

  test('several matches are one letter, no more than one in a quarter of an hour', async () => {
    const [ada, ben] = await three();
    await byLetter(ada, 'ada@example.org');
    for (let i = 0; i < 10; i++) await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    expect(mail.letters).toHaveLength(1);
    expect(mail.letters[0].header('Subject')).toBe('Your turn: Lantern Duel, and 9 more');
    await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    expect(mail.letters).toHaveLength(1);
    await pass(5 * minute, [ada]);
    expect(mail.letters).toHaveLength(2);
  });

  test('a letter can be ended by one click, of its reader or of the mail program', async () => {
    const [ada, ben] = await three();
    const off = await byLetter(ada, 'ada@example.org');
    await startMatch([ada, ben], byMail);
    await pass(wait, [ada]);
    const [letter] = mail.letters;
    expect(letter.header('List-Unsubscribe')).toBe(`<https://play.example.org${off}>`);
    expect(letter.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    // What looks into letters follows links: that ends nothing.
    expect((await fetch(`${server.url}${off}`)).status).toBe(200);
    expect((await ada.get<Shown>('/calls')).ways).toHaveLength(1);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(`${server.url}${off}`, { method: 'POST', body })).status).toBe(200);
    expect((await ada.get<Shown>('/calls')).ways).toEqual([]);
  });

  test('nobody is written to who has not said yes', async () => {
    const [ada, ben] = await three();
    await ada.post('/calls/ways', { kind: 'mail', address: 'stranger@example.org' });
    expect(await ada.post('/calls/ways', { kind: 'mail', address: 'Stranger@example.org' })).toMatchObject({
      code: 'too-fast',
    });
    await startMatch([ada, ben], byMail);
    await pass(hour, [ada]);
    expect(mail.letters.map((letter) => letter.header('Subject'))).toEqual(['Shall matches call you here?']);
  });

  test('a webhook is signed as Standard Webhooks has it, and speaks as its reader wants', async () => {
    const ada = await Client.enter(server, 'Ada');
    const { id, secret } = await byHook(ada);
    const trial = async (way: string): Promise<unknown> => ada.post(`/calls/ways/${way}/trial`);
    expect(await trial(id)).toEqual({ delivered: true, problem: null });
    const [{ headers, body }] = hooks.taken;
    const signed = webhookSignature(
      secret,
      String(headers['webhook-id']),
      Number(headers['webhook-timestamp']),
      body,
    );
    expect(headers['webhook-signature']).toBe(signed);
    expect(JSON.parse(body)).toMatchObject({ type: 'trial', url: 'https://play.example.org/you' });
    for (const format of ['discord', 'matrix', 'ntfy'])
      await trial((await byHook(ada, { format, url: `${hooks.url}/some/topic` })).id);
    const said = hooks.taken.slice(1).map((one) => [one.path, JSON.parse(one.body) as object]);
    const line = 'A trial. Calls reach you here. https://play.example.org/you';
    expect(said).toEqual([
      ['/some/topic', { content: line, allowed_mentions: { parse: [] } }],
      ['/some/topic', { text: line }],
      [
        '/some/',
        {
          topic: 'topic',
          title: 'A trial',
          message: 'Calls reach you here.',
          click: 'https://play.example.org/you',
        },
      ],
    ]);
  });

  test('a webhook follows no redirection', async () => {
    const ada = await Client.enter(server, 'Ada');
    hooks.status = 302;
    const { id } = await byHook(ada);
    expect(await ada.post(`/calls/ways/${id}/trial`)).toMatchObject({ delivered: false });
    expect(hooks.taken).toHaveLength(1);
  });

  test('a session that ends takes its subscription along', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    await startMatch([ada, ben], byMail);
    await ada.post('/session/renew');
    await pass(hour, [ada]);
    expect(push.pushed).toEqual([]);
    expect(await store.waysOf(ada.identity)).toEqual([]);
  });
});

describe('what somebody wants', () => {
  test('nobody is called in quiet hours, but when they end; a deadline in them comes before', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    // The tests begin on 15 January 2027 at 08:00 UTC, which is 09:00 in Berlin.
    const night = { from: '09:05', to: '17:00', zone: 'Europe/Berlin' };
    await ada.post('/calls', { quiet: night });
    await startMatch([ada, ben], byMail);
    await pass(7 * hour + 50 * minute, [ada]);
    expect(push.pushed).toEqual([]);
    await pass(11 * minute, [ada]);
    expect(push.pushed).toHaveLength(1);
  });

  test('matches that are muted, and what is not wanted, call nobody', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    const match = await startMatch([ada, ben], byMail);
    await ada.post('/calls/mute', { match, muted: true });
    await ada.post('/calls', { occasions: ['ended'] });
    await startMatch([ada, ben], byMail);
    await pass(3 * hour, [ada]);
    expect(push.pushed).toEqual([]);
  });

  test('start, end, rematch and chat call those who are away from a live match; its turns do not', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    await ada.post('/calls', { occasions: ['turn', 'started', 'ended', 'rematch', 'chat'] });
    const match = await startMatch([ben, ada], { clock: { kind: 'live', seconds: 3600, bank: 0 } });
    await pass(minute, [ada]);
    await ben.post(`/matches/${match}/chat`, { text: 'Are you there?' });
    await ben.post(`/matches/${match}/chat`, { text: 'Hello?' });
    await pass(2 * minute, [ada]);
    for (let round = 0; round < 3; round++)
      // Whose choice is the last knows the end: here it is Ben's.
      for (const [one, seat] of [
        [ada, 1],
        [ben, 0],
      ] as const)
        await play(one, match, seat);
    await until(async () => (await ada.get(`/matches/${match}`)).status === 'finished', 'the end');
    await pass(minute, [ada]);
    await ben.post(`/matches/${match}/rematch`);
    await pass(minute, [ada]);
    const titles = push.pushed.map(({ text }) => (JSON.parse(text) as { title: string }).title);
    expect(titles).toEqual([
      'The match has begun: Lantern Duel',
      'Somebody wrote: Lantern Duel',
      'The match is over: Lantern Duel',
      'Once more: Lantern Duel',
    ]);
  });

  test('who has chosen already is not told that the match has begun', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    await ada.post('/calls', { occasions: ['turn', 'started'] });
    const match = await startMatch([ada, ben], byMail);
    await play(ada, match, 0);
    await pass(3 * hour, [ada]);
    expect(push.pushed).toEqual([]);
  });

  test('whoever ends a match, by the last choice or the last vote, is not told that it is over; the others are', async () => {
    const [ada, ben] = await three();
    await byPush(ada);
    await byHook(ben);
    const ended = { occasions: ['ended'] };
    for (const one of [ada, ben]) await one.post('/calls', ended);
    const told = async (): Promise<readonly number[]> => {
      await pass(hour, [ada, ben]);
      return [push.pushed.length, hooks.taken.length];
    };
    const played = await startMatch([ada, ben], byMail);
    for (let round = 0; round < 3; round++)
      for (const [seat, one] of [ada, ben].entries()) await play(one, played, seat);
    expect(await told()).toEqual([1, 0]);
    const voted = await startMatch([ada, ben], byMail);
    await ben.post(`/matches/${voted}/vote`, { end: true });
    await time.advance(minute);
    await ada.post(`/matches/${voted}/vote`, { end: true });
    expect(await told()).toEqual([1, 1]);
    const left = await startMatch([ada, ben], byMail);
    await ada.post(`/matches/${left}/abandon`);
    await time.advance(minute);
    await ben.post(`/matches/${left}/abandon`);
    expect(await told()).toEqual([2, 1]);
  });

  test('a trial is really delivered, also in quiet hours, and a browser is called by one person', async () => {
    const [ada, ben] = await three();
    const { offers } = await ada.get<Shown>('/calls');
    push.key = offers.push;
    const subscription = push.subscribe();
    const { id } = await ada.post<{ id: string }>('/calls/ways', subscription.wish);
    await ada.post('/calls', { quiet: { from: '00:00', to: '23:59', zone: 'UTC' } });
    expect(await ada.post(`/calls/ways/${id}/trial`)).toEqual({ delivered: true, problem: null });
    expect(JSON.parse(push.pushed[0].text)).toMatchObject({ title: 'A trial', path: '/you' });
    await ben.post('/calls/ways', subscription.wish);
    expect((await ada.get<Shown>('/calls')).ways).toEqual([]);
    expect(await ada.post(`/calls/ways/${id}/trial`)).toMatchObject({ code: 'not-found' });
  });
});

describe('feeds', () => {
  test('deadlines and turns of one person stand behind secret addresses, which can be renewed', async () => {
    const [ada, ben] = await three();
    const match = await startMatch([ada, ben], byMail);
    const { feeds } = await ada.post<Shown>('/calls/feeds', { on: true });
    const read = async (path: string): Promise<Response> => fetch(`${server.url}${path}`);
    const calendar = await read(feeds?.calendar ?? '');
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const ics = await calendar.text();
    expect(ics.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    const deadline = new Date(time.now() + 48 * hour).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(ics).toContain(`DTSTART:${deadline}\r\n`);
    expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const atom = await (await read(feeds?.turns ?? '')).text();
    expect(atom).toContain(`<link href="https://play.example.org/m/${match}"/>`);
    expect(atom).toContain(`<updated>${new Date(time.now()).toISOString()}</updated>`);
    await play(ada, match, 0);
    await until(async () => !(await (await read(feeds?.turns ?? '')).text()).includes('<entry>'), 'no entry');
    await ada.post('/calls/feeds', { on: true });
    expect((await read(feeds?.turns ?? '')).status).toBe(404);
    expect((await read('/api/calls/feeds/short/turns.atom')).status).toBe(400);
  });
});

describe('nothing of other seats, of the deck or of the seed leaves by any way', () => {
  // What is left of a text without what names this table, these people and this moment; lines of a calendar are put together again.
  const plain = (text: string): string =>
    text
      .replace(/\r\n /g, '')
      .replace(/[\w-]{20,}/g, 'NAME')
      .replace(/(DTSTAMP|webhook-timestamp)\S+/g, '$1');

  /** All that Ada is told by push, mail, webhook and feeds while Ben has sealed one of two plans, in a match with a deal of its own. */
  async function told(which: 0 | -1): Promise<readonly string[]> {
    await server.stop();
    [store, time] = [memoryStore(), new TestTime()];
    for (const all of [push.pushed, mail.letters, hooks.taken]) all.splice(0);
    server = await open();
    const [ada, ben] = await three();
    await byPush(ada);
    await byLetter(ada, 'ada@example.org');
    await byHook(ada);
    const match = await startMatch([ada, ben], byMail);
    const { feeds } = await ada.post<Shown>('/calls/feeds', { on: true });
    await play(ben, match, 1, which);
    // Her turn, and again before its deadline.
    await pass(wait, [ada]);
    await pass(42 * hour, [ada]);
    const read = async (path = ''): Promise<string> => (await fetch(`${server.url}${path}`)).text();
    const said = [
      ...push.pushed.map(({ text }) => text),
      ...mail.letters.map((letter) => `${letter.header('Subject')} ${letter.text}`),
      ...hooks.taken.map(({ body }) => body),
      await read(feeds?.calendar),
      await read(feeds?.turns),
    ];
    expect(said).toHaveLength(8);
    const stored = await store.match(match);
    const choices = (await store.events(match, 0)).map(({ choice }) => choice);
    expect(choices).toHaveLength(2);
    for (const text of said) {
      expect(text).toContain('Lantern Duel');
      for (const secret of [...choices, stored?.secret ?? '', ben.identity, ada.identity, ben.token])
        expect(text).not.toContain(secret);
    }
    return [...choices, ...said.map(plain)];
  }

  test('whatever they were dealt and have sealed, the words are the same', async () => {
    const [first, second] = [await told(0), await told(-1)];
    expect(second.slice(0, 2)).not.toEqual(first.slice(0, 2));
    expect(second.slice(2)).toEqual(first.slice(2));
  });
});
