// Strangers: who may read and write where, how much of it is kept, under what name, and from where.

import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@bridgefront/protocol';
import type { ChatLine } from '@bridgefront/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Server } from '../src/server.ts';
import { mostChat } from '../src/store/store.ts';
import { memoryStore } from '../src/store/memory.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { duel } from './duel.ts';
import { Client, Live, TestTime, testServer } from './support.ts';

let server: Server;
const folders: string[] = [];
afterEach(async () => {
  await server?.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'bridgefront-strangers-'));
  folders.push(made);
  return made;
}

const people = [{ kind: 'human' }, { kind: 'human' }];

async function table(visibility: 'public' | 'private') {
  const [ann, mallory] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Mallory')];
  const opened = await ann.post('/matches', { game: duel.name, seats: people, visibility });
  return { ann, mallory, id: opened.id, invite: opened.seats[1].invite ?? '' };
}

test('nobody in particular gets past the door of an endpoint that asks who somebody is', async () => {
  server = await testServer();
  const asking = Object.values(endpoints).filter(({ identified }) => identified);
  const answers = asking.map(async ({ method, path }) => {
    const address = server.url + path.replaceAll(/\{\w+\}/g, 'x'.repeat(22));
    const sent = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
    const { code } = (await (await fetch(address, { method, ...sent })).json()) as { readonly code: string };
    return code;
  });
  const codes = await Promise.all(answers);
  // What lacks its body is refused even before.
  expect(codes.filter((code) => code === 'no-session').length).toBeGreaterThan(30);
  expect([...new Set(codes)].toSorted()).toEqual(['bad-message', 'no-session']);
});

describe('chat at a private table', () => {
  test('is read and written by its seats and by who is invited, and by nobody else', async () => {
    server = await testServer();
    const { ann, mallory, id, invite } = await table('private');
    const [live, ears] = [await mallory.connect(), await Live.open(server.url, '')];
    await live.subscribe(id, null);
    await ears.subscribe(id, null);
    expect(await ann.post(`/matches/${id}/chat`, { text: 'Only for us' })).toMatchObject({ number: 1 });
    const refused = { code: 'not-open', message: expect.stringContaining('private') };
    expect(await mallory.get(`/matches/${id}/chat`)).toMatchObject(refused);
    expect(await mallory.post(`/matches/${id}/chat`, { text: 'Hello' })).toMatchObject(refused);
    expect(await live.send({ type: 'chat', match: id, text: 'Hello' })).toMatchObject(refused);
    await ears.send({ type: 'ping' });
    for (const { received } of [live, ears])
      expect(received.filter(({ type }) => type === 'chat')).toEqual([]);
    expect(await mallory.get(`/matches/${id}/chat?invite=${invite}`)).toMatchObject({
      lines: [{ text: 'Only for us' }],
    });
    expect(await mallory.post(`/matches/${id}/chat`, { text: 'I am late', invite })).toMatchObject({
      number: 2,
    });
    for (const one of [live, ears]) one.close();
  });
});

describe('too much chat', () => {
  test('with new names all the time, from one network: the table stays readable', async () => {
    const time = new TestTime();
    server = await testServer({ time });
    const { ann, id } = await table('public');
    const mallory = await Live.open(server.url, '');
    let accepted = 0;
    for (let i = 0; i < 60; i++) {
      const { token } = await Client.enter(server, `Guest ${i}`);
      await mallory.send({ type: 'hello', token });
      for (let line = 0; line < 5; line++)
        if ((await mallory.send({ type: 'chat', match: id, text: `${i} ${line}` })).type === 'accepted')
          accepted++;
    }
    expect(accepted).toBe(20);
    // Whoever sits there is still heard from elsewhere, and here when the network has rested.
    await time.advance(1000);
    expect(await ann.post(`/matches/${id}/chat`, { text: 'Please stop' })).toHaveProperty('number');
    mallory.close();
  });

  test.each(['memory', 'sqlite'])('only the last lines are kept (%s)', async (kind) => {
    const store = kind === 'memory' ? memoryStore() : await sqliteStore(join(folder(), 'test.db'));
    server = await testServer({ store });
    const { id } = await table('public');
    for (let i = 1; i <= mostChat + 10; i++)
      await store.addChat(id, { seat: null, name: 'Mallory', text: `line ${i}`, at: i });
    const kept = await store.chat(id, 10_000);
    expect([kept.length, kept[0].number, kept.at(-1)?.number]).toEqual([mostChat, 11, mostChat + 10]);
  });
});

describe('names', () => {
  test('nobody sits down as a bot or as a neighbour, or speaks as one', async () => {
    server = await testServer();
    const ann = await Client.enter(server, 'Greedy bot');
    const seats = [...people, { kind: 'human' }, { kind: 'bot', bot: 'greedy' }];
    const { id } = await ann.post('/matches', { game: duel.name, seats });
    for (const name of ['Ben', 'B\u0435n'])
      await (await Client.enter(server, name)).post(`/matches/${id}/join`);
    const info = await ann.get(`/matches/${id}`);
    expect(info.seats.map(({ name }) => name)).toEqual([
      'Greedy bot (2)',
      'Ben',
      'B\u0435n (2)',
      'Greedy bot',
    ]);
    const onlooker = await Client.enter(server, 'BEN');
    expect(await onlooker.post<ChatLine>(`/matches/${id}/chat`, { text: 'I give up' })).toMatchObject({
      name: 'BEN (3) (program)',
      seat: null,
    });
  });
});

test('one network has so many live connections, and room again when one closes', async () => {
  server = await testServer({ config: { livePerNetwork: 2, trustProxy: true } });
  const open = (address: string): Promise<Live> => Live.open(server.url, '', { 'x-forwarded-for': address });
  const kept = [await open('2001:db8::1'), await open('2001:db8::2')];
  const third = await open('2001:db8:0:0:ffff::3');
  expect(await new Promise((resolve) => third.socket.once('close', resolve))).toBe(1013);
  const elsewhere = await open('2001:db8:0:1::1');
  expect((await elsewhere.send({ type: 'ping' })).type).toBe('pong');
  kept[0].close();
  await expect
    .poll(async () => {
      const again = await open('2001:db8::4');
      const answered = await Promise.race([
        again.send({ type: 'ping' }).then(() => true),
        new Promise((resolve) => again.socket.once('close', () => resolve(false))),
      ]);
      again.close();
      return answered;
    })
    .toBe(true);
  for (const live of [kept[1], elsewhere]) live.close();
});

// Opens a live connection, writes the bytes behind the handshake and reads until the server closes.
function answerTo(bytes: Buffer): Promise<string> {
  const headers = [
    'host: x',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-extensions: permessage-deflate',
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      socket.write(`GET /api/live HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`),
    );
    let got = '';
    socket.on('data', (data: Buffer) => {
      if (!got.includes('welcome') && String(data).includes('welcome')) socket.write(bytes);
      got += data.toString('latin1');
    });
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
}

const mask = [0, 0, 0, 0];

describe('a bad frame closes its connection, and is no fault of the server', () => {
  test.each([
    ['that is not masked', [0x81, 1, 65], 1002],
    ['with a reserved bit', [0xb1, 0x81, ...mask, 65], 1002],
    ['that is no UTF-8', [0x81, 0x82, ...mask, 0xff, 0xfe], 1007],
    ['that cannot be unpacked', [0xc1, 0x82, ...mask, 0xff, 0xfe], 1007],
    ['above 16 kB', [0x81, 0xfe, 0x40, 0x01, ...mask], 1009],
    [
      'of very many parts',
      [
        1,
        0x80,
        ...mask,
        ...Array(20_000)
          .fill([0, 0x80, ...mask])
          .flat(),
      ],
      1008,
    ],
  ])('%s', async (_name, bytes, code) => {
    const log: string[] = [];
    server = await testServer({ log });
    const closing = String.fromCharCode(code >> 8, code & 255);
    expect((await answerTo(Buffer.from(bytes))).endsWith(`\x88\x02${closing}`)).toBe(true);
    await expect.poll(() => log.join('')).toContain('connection closed after a bad frame');
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('what the server gets wrong itself is logged and counted', async () => {
    const log: string[] = [];
    server = await testServer({ log, servers: 1 });
    const ann = await Client.enter(server, 'Ann');
    Object.defineProperty(server.services, 'connections', {
      get: () => 0,
      set() {
        throw new Error('Nobody can listen here.');
      },
    });
    const live = await ann.connect();
    await new Promise((resolve) => live.socket.once('close', resolve));
    expect(log.filter((line) => line.includes('"level":50')).join('')).toContain('Nobody can listen here.');
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('{code="failed"} 1');
  });
});

describe('the data folder', () => {
  const env = (dir: string) => ({ DATA_DIR: dir });

  test('an empty secret is replaced, a short one refused', () => {
    const dir = folder();
    writeFileSync(join(dir, 'secret'), '');
    const { secret } = readConfig(env(dir));
    expect(secret).toHaveLength(43);
    expect(readConfig(env(dir)).secret).toBe(secret);
    writeFileSync(join(dir, 'secret'), 'short\n');
    expect(() => readConfig(env(dir))).toThrow(/shorter than 32 characters/);
  });

  test('is for nobody else on the machine, also when it was before', async () => {
    const dir = folder();
    const file = join(dir, 'bridgefront.db');
    readConfig(env(dir));
    await (await sqliteStore(file)).close();
    chmodSync(file, 0o644);
    const store = await sqliteStore(file);
    const open = ['bridgefront.db', 'secret'].filter(
      (name) => (statSync(join(dir, name)).mode & 0o077) !== 0,
    );
    await store.close();
    expect(open).toEqual([]);
  });

  test('a damaged database is noticed at the start', async () => {
    const dir = folder();
    const file = join(dir, 'bridgefront.db');
    const store = await sqliteStore(file);
    for (let i = 0; i < 200; i++)
      await store.addIdentity({
        id: `${i}`.padStart(22, 'a'),
        kind: 'guest',
        name: 'x'.repeat(500),
        createdAt: 1,
      });
    await store.close();
    const { size } = statSync(file);
    const { open } = await import('node:fs/promises');
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(24 * 4096, 0xa5), 0, 24 * 4096, Math.max(4096, size - 26 * 4096));
    await handle.close();
    await expect(sqliteStore(file)).rejects.toThrow(/is damaged .*restore a backup/);
    writeFileSync(file, 'garbage '.repeat(2000));
    await expect(sqliteStore(file)).rejects.toThrow(/is damaged/);
  });
});
