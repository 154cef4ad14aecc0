// Limits count people, not only their connections and addresses.

import { afterEach, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { Limits } from '../src/limits/limits.ts';
import type { Server } from '../src/server.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

let server: Server;
afterEach(() => server.stop());

async function limited(config: Partial<Config>): Promise<{ time: TestTime; ann: Client; ben: Client }> {
  const time = new TestTime();
  server = await testServer({ config, time });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  return { time, ann, ben };
}

describe('too-fast', () => {
  test('an identity at many addresses', async () => {
    const { time, ann, ben } = await limited({ httpPerMinute: 5, trustProxy: true });
    const ask = ({ token }: Client, address: number): Promise<Response> =>
      fetch(`${server.url}/api/session`, {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.0.${address}` },
      });
    for (let address = 0; address < 5; address++) expect((await ask(ann, address)).status).toBe(200);
    const refused = await ask(ann, 99);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too-fast' });
    expect((await ask(ben, 99)).status).toBe(200);
    await time.advance(12_000);
    expect((await ask(ann, 98)).status).toBe(200);
  });

  test('an address without an identity, unknown paths included', async () => {
    server = await testServer({ config: { httpPerMinute: 5 } });
    const codes: unknown[] = [];
    for (let i = 0; i < 7; i++) {
      const answer = await fetch(`${server.url}/api/nothing`);
      codes.push(((await answer.json()) as { code: string }).code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'not-found'), 'too-fast', 'too-fast']);
    // It says after how long to try again, not after a second.
    const { headers } = await fetch(`${server.url}/api/nothing`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(10);
    expect(headers.get('retry-after')).toBe(headers.get('x-ratelimit-reset'));
  });

  test('not who watches whether the server lives', async () => {
    server = await testServer({ config: { httpPerMinute: 2 } });
    const asked = (path: string) => fetch(`${server.url}${path}`).then(({ status }) => status);
    for (let i = 0; i < 5; i++) expect(await asked('/healthz')).toBe(200);
    expect([await asked('/api/games'), await asked('/api/games')]).toEqual([200, 200]);
    expect([await asked('/api/games'), await asked('/healthz')]).toEqual([429, 200]);
  });

  test('files of the page by a count of their own', async () => {
    server = await testServer({ config: { httpPerMinute: 2 } });
    const asked = (path: string) => fetch(`${server.url}${path}`).then(({ status }) => status);
    for (let i = 0; i < 20; i++) expect(await asked('/assets/none.js')).toBe(404);
    expect(await asked('/assets/none.js')).toBe(429);
    expect([await asked('/api/games'), await asked('/api/games')]).toEqual([200, 200]);
    expect(await asked('/api/games')).toBe(429);
  });

  test('an identity with many live connections', async () => {
    const { time, ann, ben } = await limited({ messagesPerSecond: 1 });
    const lives = [await ann.connect(), await ann.connect(), await ben.connect()];
    for (const live of lives) await live.until(() => live.received.length > 0);
    for (let i = 0; i < 4; i++) expect((await lives[i % 2].send({ type: 'ping' })).type).toBe('pong');
    for (const live of lives.slice(0, 2))
      expect(await live.send({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'too-fast' });
    expect((await lives[2].send({ type: 'ping' })).type).toBe('pong');
    // Read again, they say goodbye at once.
    await time.advance(1000);
  });

  test('chat, by whatever door it comes', async () => {
    const { ann, ben } = await limited({});
    const match = await startMatch([ann, ben]);
    const live = await ann.connect();
    for (let i = 0; i < 3; i++)
      expect(await ann.post(`/matches/${match}/chat`, { text: 'hello' })).toHaveProperty('number');
    for (let i = 0; i < 2; i++)
      expect(await live.send({ type: 'chat', match, text: 'hello' })).toMatchObject({ type: 'accepted' });
    expect(await live.send({ type: 'chat', match, text: 'hello' })).toMatchObject({ code: 'too-fast' });
    expect(await ann.post(`/matches/${match}/chat`, { text: 'hello' })).toMatchObject({ code: 'too-fast' });
    expect(await ben.post(`/matches/${match}/chat`, { text: 'hello' })).toHaveProperty('number');
  });
});

test('who is too fast is not read for a second, then goes on where it was', async () => {
  const { time, ann } = await limited({ messagesPerSecond: 5 });
  const live = await ann.connect();
  await live.until(() => live.received.length > 0);
  for (let i = 0; i < 20; i++) expect((await live.send({ type: 'ping' })).type).toBe('pong');
  expect(await live.send({ type: 'ping' })).toMatchObject({ code: 'too-fast' });
  // Time stands still: however often it asks, nothing is read and nothing is answered.
  const asked = Array.from({ length: 3 }, () => live.send({ type: 'ping' }));
  const before = live.received.length;
  // A whole exchange with the server on another line: by then an answer would have come.
  const other = await (await Client.enter(server, 'Cleo')).connect();
  expect((await other.send({ type: 'ping' })).type).toBe('pong');
  expect(live.received).toHaveLength(before);
  await time.advance(1000);
  for (const answer of asked) expect((await answer).type).toBe('pong');
});

test('many who come once are not remembered for ever', async () => {
  server = await testServer();
  const time = new TestTime();
  const limits = new Limits(time, 1, 2);
  for (let i = 0; i < 25_000; i++) {
    if (i % 5000 === 0) await time.advance(2000);
    expect(limits.take(`${i}`)).toBe(true);
  }
  expect([limits.take('24999'), limits.take('24999')]).toEqual([true, false]);
});

describe('bad messages', () => {
  test('a hundred at once are forgiven, and one more every second', async () => {
    const { time, ann } = await limited({});
    const live = await ann.connect();
    await live.until(() => live.received.length > 0);
    const bad = async (times: number): Promise<void> => {
      for (let i = 0; i < times; i++) live.socket.send('nonsense');
      const from = live.received.length;
      await live.until(() => live.received.length >= from + times);
    };
    await bad(100);
    await time.advance(10_000);
    await bad(10);
    expect(live.socket.readyState).toBe(live.socket.OPEN);
    const closed = new Promise((resolve) => live.socket.once('close', resolve));
    await bad(1);
    expect(await closed).toBe(1008);
  });
});
