// One's own account: all that is kept of somebody, for them to have, and to delete.

import type { ChatLine, MatchInfo } from '@bridgefront/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { Browser } from './browser.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

let server: Server;
let store: Store;
beforeEach(async () => {
  store = memoryStore();
  server = await testServer({ store, time: new TestTime(), config: { trustProxy: true } });
});
afterEach(() => server.stop());

test('somebody has all that is kept of them, and nothing of others', async () => {
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  await ann.post(`/matches/${id}/chat`, { text: 'Hello.' });
  await ben.post(`/matches/${id}/chat`, { text: 'Hello to you.' });
  const data = await ann.get<object>('/account');
  expect(data).toMatchObject({
    identity: ann.identity,
    name: 'Ann',
    sessions: [{ device: null }],
    passkeys: [],
    tables: [{ match: id, name: 'Ann', chat: [{ text: 'Hello.' }] }],
    calls: { ways: [] },
  });
  expect(JSON.stringify(data)).not.toContain('Hello to you.');
  expect(JSON.stringify(data)).not.toContain(ann.token);
  expect(await store.audit(1)).toMatchObject([{ by: 'themselves', act: 'data', target: ann.identity }]);
  for (let times = 0; times < 2; times++) await ann.get('/account');
  expect((await ann.call('GET', '/account')).status).toBe(429);
});

test('who deletes it is nobody any more, at tables, in chat and on open lines; a bot plays on', async () => {
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  await ann.post(`/matches/${id}/chat`, { text: 'My address is …' });
  const live = await ann.connect();
  await live.until(() => live.received.length > 0);
  const closed = new Promise((resolve) => live.socket.once('close', resolve));
  expect(await ann.post('/account/delete', { name: 'Ben' })).toMatchObject({ code: 'bad-message' });
  expect(await ann.post('/account/delete', {})).toMatchObject({ code: 'bad-message' });
  expect(await ann.get('/session')).toMatchObject({ name: 'Ann' });
  expect(await ann.post('/account/delete', { name: 'Ann' })).toEqual({ done: true });
  expect(await closed).toBe(1008);
  expect((await ann.call('GET', '/session')).status).toBe(401);
  const { seats } = await ben.get<MatchInfo>(`/matches/${id}`);
  expect(seats.map(({ name, standIn }) => [name, standIn])).toEqual([
    ['Somebody', 'random'],
    ['Ben', null],
  ]);
  expect(await ben.get<{ lines: ChatLine[] }>(`/matches/${id}/chat`)).toEqual({ lines: [] });
  expect(await store.identity(ann.identity)).toBeNull();
  expect(await store.audit(1)).toMatchObject([{ by: 'themselves', act: 'forget', target: ann.identity }]);
});

test('a browser is afterwards whom it was before, or nobody', async () => {
  const browser = new Browser(server);
  await browser.enter('Ben');
  const other = new Browser(server);
  await other.enter('Ann');
  await browser.take(await other.offer());
  expect(await browser.ask('POST', '/account/delete', { name: 'Ann' })).toEqual({ done: true });
  expect(await browser.who()).toMatchObject({ name: 'Ben' });
  expect(await other.who()).toBeNull();
  expect(await browser.ask('POST', '/account/delete', { name: 'Ben' })).toEqual({ done: true });
  expect(await browser.who()).toBeNull();
  expect(await new Browser(server).ask('POST', '/account/delete', { name: 'Ben' })).toMatchObject({
    code: 'no-session',
  });
});

test('all records of one’s own come as lines, each as its own address gives it; nothing of what runs, or of others', async () => {
  const [ann, ben, cleo] = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(server, name)),
  );
  const over: string[] = [];
  for (const pair of [
    [ann, ben],
    [ben, ann],
    [ben, cleo],
  ]) {
    const id = await startMatch(pair);
    for (const one of pair) await one.post(`/matches/${id}/vote`, { end: true });
    over.unshift(id);
  }
  await startMatch([ann, ben]);
  const records = async (who: Client) => {
    const answer = await fetch(`${server.url}/api/records`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { type: answer.headers.get('content-type'), text: await answer.text(), status: answer.status };
  };
  const { type, text } = await records(ann);
  expect(type).toContain('application/x-ndjson');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { seats: string[] });
  const own = await Promise.all(over.slice(1).map((id) => ann.get<object>(`/matches/${id}/record`)));
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining(own));
  expect(text).not.toContain('Cleo');
  for (let times = 0; times < 2; times++) await records(ann);
  expect((await records(ann)).status).toBe(429);
  expect((await fetch(`${server.url}/api/records`)).status).toBe(401);
});
