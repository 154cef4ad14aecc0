// Sessions: somebody's browsers and tokens are listed with their last use, and end one by one or all at once.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import { deviceOf } from '../src/people/device.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { Browser } from './browser.ts';
import { Client, Live, TestTime, testServer } from './support.ts';

type Sessions = Answer<'listSessions'>['sessions'];

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1';

let server: Server;
afterEach(() => server?.stop());

/** Ada at her desk and on her phone. */
async function twoDevices(given: { time?: TestTime } = {}): Promise<{ desk: Browser; phone: Browser }> {
  server = await testServer({ ...given, config: { trustProxy: true } });
  const desk = new Browser(server);
  await desk.enter('Ada');
  const phone = new Browser(server, '10.0.0.2', iPhone);
  await phone.take(await desk.offer());
  return { desk, phone };
}

async function sessionsOf(browser: Browser): Promise<Sessions> {
  return (await browser.ask<Answer<'listSessions'>>('GET', '/sessions')).sessions;
}

async function idOfPhone(desk: Browser): Promise<string> {
  return (await sessionsOf(desk)).find(({ device }) => device === 'Safari, iPhone')?.id ?? '';
}

async function connect(browser: Browser): Promise<{ live: Live; closed: Promise<number> }> {
  const live = await Live.open(server.url, '', browser.headers);
  await live.until(() => live.received.some(({ type }) => type === 'welcome'), 'a welcome');
  return { live, closed: new Promise((resolve) => live.socket.once('close', resolve)) };
}

test('browsers are listed in words with their last use, and which one asks', async () => {
  const time = new TestTime();
  const { desk, phone } = await twoDevices({ time });
  const began = time.now();
  await time.advance(3_600_000);
  await desk.who();
  expect(await sessionsOf(desk)).toEqual([
    {
      id: expect.any(String),
      kind: 'browser',
      device: 'Firefox, Linux',
      createdAt: began,
      usedAt: began + 3_600_000,
      current: true,
    },
    {
      id: expect.any(String),
      kind: 'browser',
      device: 'Safari, iPhone',
      createdAt: began,
      usedAt: began,
      current: false,
    },
  ]);
  await time.advance(60_000);
  expect((await sessionsOf(phone)).map(({ device, current }) => [device, current])).toEqual([
    ['Safari, iPhone', true],
    ['Firefox, Linux', false],
  ]);
});

test('a live connection counts as use', async () => {
  const time = new TestTime();
  const { desk, phone } = await twoDevices({ time });
  const began = time.now();
  const { live } = await connect(phone);
  for (let minute = 0; minute < 6; minute++) {
    // Both halves of a minute bring a ping, which is answered in real time.
    for (let half = 0; half < 2; half++) {
      const ponged = new Promise((resolve) => live.socket.once('ping', resolve));
      await time.advance(30_000);
      await ponged;
      await live.send({ type: 'ping' });
    }
  }
  const phones = (await sessionsOf(desk)).find(({ device }) => device === 'Safari, iPhone');
  expect(phones?.usedAt).toBe(began + 300_000);
  live.close();
});

test('one that is ended is a stranger at once: connections, streams and polls of it close, those of others stay', async () => {
  const { desk, phone } = await twoDevices();
  const [atPhone, atDesk] = [await connect(phone), await connect(desk)];
  const stream = await fetch(`${server.url}/api/events`, { headers: phone.headers });
  const streamed = stream.text();
  const { last } = await phone.ask<{ last: string }>('GET', '/events?wait=0');
  const polled = phone.ask('GET', `/events?wait=30&after=${last}`);
  // The poll waits as soon as a later request of the same kind is answered.
  await phone.ask('GET', `/events?wait=0&after=${last}`);
  expect(await desk.ask('DELETE', `/sessions/${await idOfPhone(desk)}`)).toEqual({ done: true });
  expect(await atPhone.closed).toBe(1008);
  await streamed;
  expect(await polled).toMatchObject({ code: 'no-session' });
  expect(await phone.who()).toBeNull();
  expect(await atDesk.live.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
  expect((await sessionsOf(desk)).map(({ device }) => device)).toEqual(['Firefox, Linux']);
  atDesk.live.close();
});

test('nobody ends the session of somebody else, or one that has ended', async () => {
  const { desk } = await twoDevices();
  const id = await idOfPhone(desk);
  const ben = new Browser(server, '10.0.0.3');
  expect(await ben.ask('DELETE', `/sessions/${id}`)).toMatchObject({ code: 'no-session' });
  await ben.enter('Ben');
  expect(await ben.ask('DELETE', `/sessions/${id}`)).toMatchObject({ code: 'not-found' });
  await desk.ask('DELETE', `/sessions/${id}`);
  expect(await desk.ask('DELETE', `/sessions/${id}`)).toMatchObject({ code: 'not-found' });
});

test('a browser that ends its own session keeps no cookie, not even of whom it was before', async () => {
  const { desk, phone } = await twoDevices();
  const shared = new Browser(server, '10.0.0.4');
  await shared.enter('Cleo');
  await shared.take(await desk.offer());
  expect(await shared.who()).toMatchObject({ name: 'Ada', before: 'Cleo' });
  const [mine] = (await sessionsOf(shared)).filter(({ current }) => current);
  await shared.ask('DELETE', `/sessions/${mine?.id}`);
  expect(shared.headers).not.toHaveProperty('cookie');
  expect(await phone.who()).toMatchObject({ name: 'Ada' });
});

test('a changed secret ends all others, and the old one wherever it was copied to', async () => {
  const { desk, phone } = await twoDevices();
  const copied = desk.headers;
  const atPhone = await connect(phone);
  expect(await desk.ask('POST', '/session/renew')).toMatchObject({ name: 'Ada' });
  expect(await atPhone.closed).toBe(1008);
  expect(await phone.who()).toBeNull();
  expect(await (await fetch(`${server.url}/api/session`, { headers: copied })).json()).toBeNull();
  expect((await sessionsOf(desk)).map(({ current }) => current)).toEqual([true]);
});

test("a program's token is changed for another one, and is listed", async () => {
  server = await testServer();
  const bot = await Client.enter(server, 'Bot');
  const live = await bot.connect();
  const closed = new Promise((resolve) => live.socket.once('close', resolve));
  const { token } = await bot.post<{ token: string }>('/session/renew');
  expect(await closed).toBe(1008);
  expect(await bot.get('/session')).toMatchObject({ code: 'no-session' });
  const answer = await fetch(`${server.url}/api/sessions`, { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toMatchObject({ sessions: [{ kind: 'program', device: '', current: true }] });
});

test('what a cookie holds is no token, and a token no cookie', async () => {
  const { desk } = await twoDevices();
  const secret = decodeURIComponent(/session=([^;]+)/.exec(desk.headers['cookie'] ?? '')?.[1] ?? '').split(
    '.',
  )[0];
  expect(secret).toHaveLength(43);
  const answer = await fetch(`${server.url}/api/session`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await answer.json()).toMatchObject({ code: 'no-session' });
});

test('another secret of the server ends every session and token; with the earlier one they are back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-secret-'));
  const file = join(folder, 'store.db');
  const starting = async (secret: string): Promise<void> => {
    server = await testServer({ store: await sqliteStore(file), config: { secret } });
  };
  const [first, second] = ['the first secret of this server here', 'the second secret of this server here'];
  await starting(first);
  const bot = await Client.enter(server, 'Bot');
  const who = async (): Promise<unknown> => await bot.at(server).get('/session');
  await server.stop();
  await starting(second);
  expect(await who()).toMatchObject({ code: 'no-session' });
  await server.stop();
  await starting(first);
  expect(await who()).toMatchObject({ name: 'Bot' });
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/19.0 Safari/605', 'Safari, Mac'],
  [iPhone, 'Safari, iPhone'],
  ['<script>alert(1)</script>', 'Another browser'],
  ['', 'Another browser'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('nobody is taken for a stranger because the storage is away: the connection ends, and the next one is known', async () => {
  const store = memoryStore();
  let answers = Infinity;
  const known: typeof store.token = async (hash) => {
    if (answers-- <= 0) throw new Error('The database does not answer: away');
    return store.token(hash);
  };
  server = await testServer({ store: { ...store, token: known } });
  const ada = await Client.enter(server, 'Ada');
  // The door has looked before it lets anybody in.
  answers = 1;
  const live = await ada.connect();
  const closed = new Promise((resolve) => live.socket.once('close', resolve));
  live.socket.send(JSON.stringify({ type: 'subscribe', id: 'a', match: 'A'.repeat(22), seat: 0 }));
  expect(await closed).toBe(1013);
  expect(live.received).toEqual([]);
  answers = Infinity;
  const again = await ada.connect();
  await again.until(() => again.received.some(({ type }) => type === 'welcome'), 'a welcome');
});
