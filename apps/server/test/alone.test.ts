// A server that is left alone: what must not be told, must not hang, and must not spread.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Json } from '@bridgefront/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyGame, Game } from '@bridgefront/kernel';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { duel } from './duel.ts';
import type { Duel } from './duel.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

let server: Server;
afterEach(() => server?.stop());

test('a folder without a page is named at the start, and where the page would be', async () => {
  const log: string[] = [];
  server = await testServer({ log, config: { pageDir: '/no/page/here' } });
  expect(log.join('')).toMatch(/"level":40.*There is no page in \/no\/page\/here/);
  expect(await (await fetch(server.url)).text()).toContain('the page has not been built');
});

const metrics = (headers: { [name: string]: string } = {}): Promise<Response> =>
  fetch(`${server.url}/metrics`, { headers });

describe('the figures', () => {
  test('count sealed plans, never the choices that one took', async () => {
    server = await testServer();
    const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
    const id = await startMatch([ann, ben]);
    const live = await ann.connect();
    await live.subscribe(id, 0);
    const figures = async (): Promise<string> =>
      (await (await metrics()).text()).replace(/^(# .*|(process|nodejs)_.*|bridgefront_think.*)\n/gm, '');
    const before = await figures();
    const [card] = live.asked(id, 0)?.mine?.choices ?? [];
    for (let i = 0; i < 3; i++) {
      await live.choose(id, 0, card);
      await live.send({ type: 'take-back', match: id, seat: 0, at: live.reference(id, 0) });
    }
    await live.choose(id, 0, card);
    expect(await figures()).toBe(before);
    await live.choose(id, 0, 'high');
    expect(await figures()).toContain('bridgefront_seals_total{by="seat"} 1');
    live.close();
  });

  test('have all that the alerts speak of from the start: a counter that appears with its first refusal shows no increase', async () => {
    server = await testServer();
    const text = await (await metrics()).text();
    const rules = readFileSync(join(import.meta.dirname, '../../../docs/operation/alerts.yml'), 'utf8');
    const series = rules.match(/\b(bridgefront|nodejs|process)_\w+(\{code="[a-z-]+"\})?/g) ?? [];
    expect(series).toHaveLength(7);
    // A server that keeps no copy has no lag of one; an alert on a gauge, which needs no increase, does not miss it.
    const missing = series.filter((name) => !text.includes(name));
    expect(missing).toEqual(['bridgefront_copy_behind_seconds']);
    expect(text).toContain('bridgefront_refusals_total{code="not-stored"} 0');
  });

  test('count requests that failed by our own fault', async () => {
    const store = memoryStore();
    server = await testServer({ store });
    const ann = await Client.enter(server, 'Ann');
    store.matches = () => Promise.reject(new Error('the disk is gone'));
    expect(await ann.get('/matches?show=mine')).toMatchObject({ code: 'failed' });
    expect(await (await metrics()).text()).toContain('bridgefront_refusals_total{code="failed"} 1');
  });

  test('are for the machine itself, or for who has the token', async () => {
    server = await testServer();
    expect((await metrics()).status).toBe(200);
    // A proxy on the same machine passes on what strangers ask.
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await metrics({ [header]: 'for=192.0.2.1' })).status).toBe(403);
    await server.stop();
    server = await testServer({ config: { metricsToken: 'a token of many characters' } });
    expect((await metrics()).status).toBe(403);
    expect((await metrics({ authorization: 'Bearer wrong' })).status).toBe(403);
    expect((await metrics({ authorization: 'Bearer a token of many characters', via: 'x' })).status).toBe(
      200,
    );
  });
});

describe('one match that cannot be read', () => {
  function damaged(store: Store, id: string): Store {
    const match = async (asked: string) => {
      if (asked === id) throw new SyntaxError('Unexpected end of JSON input');
      return store.match(asked);
    };
    return { ...store, match };
  }

  test('keeps no other from going on, and is named in the log', async () => {
    const store = memoryStore();
    server = await testServer({ store });
    const ann = await Client.enter(server, 'Ann');
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) tables.push(await startMatch([ann], { bots: ['random'] }));
    await server.stop();
    const log: string[] = [];
    server = await testServer({ store: damaged(store, tables[0]), log });
    await expect.poll(() => [...server.services.unreadable]).toEqual([tables[0]]);
    await expect
      .poll(() => tables.map((id) => server.services.hosts.loaded(id) !== undefined))
      .toEqual([false, true, true]);
    expect(log.find((line) => line.includes('cannot be read'))).toContain(tables[0]);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: true, unreadable: 1 });
  });
});

test.each(['check', 'lost'] as const)(
  '/readyz says no while the storage does not answer (%s), and yes again when it does',
  async (what) => {
    const store = memoryStore();
    let answers = Promise.resolve();
    server = await testServer({
      store: { ...store, [what]: () => answers.then((): Promise<unknown> => store[what]()) },
    });
    const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
    expect(await ready()).toBe(200);
    const hangs = Promise.withResolvers<undefined>();
    answers = hangs.promise;
    expect(await ready()).toBe(503);
    hangs.resolve(undefined);
    expect(await ready()).toBe(200);
  },
);

test('/readyz says no when nothing can be written, and yes again when it can', async () => {
  const store = memoryStore();
  let full = false;
  const check = async (): Promise<void> => {
    if (full) throw new Error('database or disk is full');
  };
  server = await testServer({ store: { ...store, check } });
  const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  full = true;
  expect(await ready()).toBe(503);
  full = false;
  expect(await ready()).toBe(200);
});

test.each([
  ['database or disk is full', 503, 'not-stored', 'could not store this'],
  ['disk I/O error', 503, 'not-stored', 'could not store this'],
  ['no such column: x', 500, 'failed', 'Something went wrong here'],
])('a storage that says "%s" is told by HTTP and live as what it is', async (problem, status, code, why) => {
  const store = memoryStore();
  const broken = { yes: false };
  const addChat: typeof store.addChat = (...given) =>
    broken.yes ? Promise.reject(new Error(problem)) : store.addChat(...given);
  server = await testServer({ store: { ...store, addChat } });
  const ann = await Client.enter(server, 'Ann');
  const id = await startMatch([ann], { bots: ['random'] });
  const live = await ann.connect();
  broken.yes = true;
  const said = { code, message: expect.stringContaining(why) };
  expect(await ann.call('POST', `/matches/${id}/chat`, { text: 'hello' })).toMatchObject({
    status,
    body: said,
  });
  expect(await live.send({ type: 'chat', match: id, text: 'hello' })).toMatchObject(said);
});

test('a clock that was set back while the server was away makes nobody wait for days', async () => {
  const store = memoryStore();
  const time = new TestTime();
  server = await testServer({ store, time });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const clock = { kind: 'live', seconds: 30, bank: 0 };
  const id = await startMatch([ann, ben], { clock });
  const question = (): number => server.services.hosts.loaded(id)?.play.question ?? 0;
  await time.advance(10_000);
  await server.stop();
  time.jump(-3 * 86_400_000);
  server = await testServer({ store, time });
  await expect.poll(question).toBe(1);
  const due = server.services.hosts.loaded(id)?.nextDue ?? 0;
  expect(due - server.services.time.now()).toBe(20_000);
  await time.advance(20_100);
  await expect.poll(question).toBe(2);
});

test('a request whose body never ends is closed', async () => {
  server = await testServer({ config: { requestSeconds: 1 } });
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  let said = '';
  socket.on('data', (data) => (said += String(data)));
  socket.write(
    'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await new Promise((resolve) => socket.once('close', resolve));
  expect(said).toMatch(/^HTTP\/1.1 408/);
});

test('there are not more connections than allowed', async () => {
  server = await testServer({ config: { maxConnections: 2 } });
  const { port } = new URL(server.url);
  const sockets = Array.from({ length: 4 }, () => connect(Number(port), '127.0.0.1'));
  let closed = 0;
  for (const socket of sockets) {
    socket.on('close', () => closed++);
    socket.on('error', () => undefined);
  }
  await expect.poll(() => closed).toBe(2);
  for (const socket of sockets) socket.destroy();
});

// Elsewhere the machine has one address only.
test.runIf(process.platform === 'linux')(
  'one network has a part of the connections, and others get in',
  async () => {
    const log: string[] = [];
    server = await testServer({ config: { maxConnections: 40, livePerNetwork: 3 }, log });
    const port = Number(new URL(server.url).port);
    const closed: string[] = [];
    const open = (localAddress: string): Socket => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('close', () => closed.push(localAddress));
      socket.on('error', () => undefined);
      return socket;
    };
    const sockets = Array.from({ length: 13 }, () => open('127.0.0.8'));
    await expect.poll(() => closed.length).toBe(3);
    const other = open('127.0.0.9');
    other.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    const [answer] = (await once(other, 'data')) as [Buffer];
    expect(answer.toString()).toContain(' 200 ');
    expect(log.filter((line) => line.includes('turned away'))).toHaveLength(1);
    for (const socket of [...sockets, other]) socket.destroy();
    expect(closed).not.toContain('127.0.0.9');
  },
);

test.each(['in the header', 'by hello'])('a revoked token (%s) ends what it has opened', async (how) => {
  server = await testServer();
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  const { Live } = await import('./support.ts');
  const live = how === 'by hello' ? await Live.open(server.url, '') : await ann.connect();
  if (how === 'by hello') await live.send({ type: 'hello', token: ann.token });
  await live.subscribe(id, 0);
  const closed = new Promise<number>((resolve) => live.socket.once('close', resolve));
  await ann.call('DELETE', '/tokens');
  const late = live.socket;
  late.send(
    JSON.stringify({
      type: 'choose',
      id: 'late',
      match: id,
      seat: 0,
      choice: 'card:1',
      at: live.reference(id, 0),
    }),
  );
  expect(await closed).toBe(1008);
  expect(live.received.filter((message) => message.type === 'accepted' && message.id === 'late')).toEqual([]);
  expect(await server.services.store.events(id, 0)).toEqual([]);
});

test('a default that is not legal is replaced by the first legal choice, and nobody waits for ever', async () => {
  const never: Game<Duel> = {
    ...duel,
    decisions: { bid: { ...duel.decisions['bid'], fallback: () => 'none' } },
  };
  const time = new TestTime();
  server = await testServer({ time, games: [never as AnyGame] });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben], { clock: { kind: 'live', seconds: 5, bank: 0 } });
  await time.advance(6_000);
  const events = await server.services.store.events(id, 0);
  expect(events.map(({ by }) => by)).toEqual(['clock', 'clock', 'clock', 'clock']);
  expect(server.services.hosts.loaded(id)?.play.question).toBe(2);
});

describe('the moment at which others hear of an answer', () => {
  // Two duels that differ in one hidden thing only: whether the bot has anything to choose from.
  function withHand(only: readonly number[] | null): AnyGame {
    const setup: typeof duel.setup = (...given) => {
      const made = duel.setup(...given);
      if (only !== null) made.state.hands[1] = [...only];
      return made;
    };
    return { ...duel, setup } as AnyGame;
  }

  async function heardAt(only: readonly number[] | null): Promise<number> {
    const time = new TestTime();
    server = await testServer({ time, games: [withHand(only)], config: { answerBeat: 150 } });
    const ann = await Client.enter(server, 'Ann');
    const live = await ann.connect();
    const id = await startMatch([ann], { bots: ['random'] });
    await live.subscribe(id, 0);
    const begun = time.now();
    const sealed = (): boolean => live.asked(id, 0)?.seats[1].sealed === true;
    // The bot has thought long before its answer leaves.
    await expect.poll(() => server.services.thinking, { timeout: 30_000 }).toBe(0);
    for (let passed = 0; passed < 1000 && !sealed(); passed += 10) {
      await time.advance(10);
      await live.send({ type: 'ping' });
    }
    live.close();
    await server.stop();
    return time.now() - begun;
  }

  test('does not tell whether there was anything to choose', async () => {
    const moments = [await heardAt(null), await heardAt([7, 7, 7])];
    expect(moments).toEqual([150, 150]);
  });
});

test('views of the table stay the same while somebody plans', async () => {
  server = await testServer();
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  const live = await ann.connect();
  await live.subscribe(id, 0);
  const seen = async (): Promise<Json> => ben.get<Json>(`/matches/${id}/view?seat=1`);
  const before = await seen();
  await live.choose(id, 0, live.asked(id, 0)?.mine?.choices[0] ?? '');
  expect(await seen()).toEqual(before);
  live.close();
});
