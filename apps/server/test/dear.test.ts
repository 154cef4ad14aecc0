// Cheap requests with dear answers: made once, kept, and charged to who asks.

import { endpoints, openApi } from '@bridgefront/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Client, Live, startMatch, TestTime, testServer } from './support.ts';

let server: Server;
afterEach(() => server?.stop());

test('recording, dice and record of a finished match are made once, however many ask', async () => {
  const store = memoryStore();
  const read: string[] = [];
  server = await testServer({
    store: {
      ...store,
      recording: (id) => (read.push('recording'), store.recording(id)),
      events: (id, after) => (read.push('events'), store.events(id, after)),
    },
  });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  for (const one of [ann, ben]) await one.post(`/matches/${id}/vote`);
  for (const path of ['recording?seat=0', 'dice', 'record', 'replay?seat=all']) {
    const asked = () =>
      Promise.all(Array.from({ length: 5 }, () => ann.get<object>(`/matches/${id}/${path}`)));
    const [first, ...others] = await asked();
    expect(first).not.toHaveProperty('code');
    for (const other of others) expect(other).toEqual(first);
    read.length = 0;
    expect((await asked())[0]).toEqual(first);
    expect(read).toEqual([]);
  }
  expect(await ann.get(`/matches/${id}/dice`)).toEqual({
    rolled: 0,
    faces: [0, 0, 0, 0, 0, 0],
    rolls: [],
  });
  expect(await ann.get(`/matches/${id}/recording?seat=7`)).toMatchObject({ code: 'not-found' });
});

test('finished matches are shown so often to one network, and later again', async () => {
  const time = new TestTime();
  server = await testServer({ time, config: { httpPerMinute: 120, trustProxy: 1 } });
  const ask = (from: string): Promise<Response> =>
    fetch(`${server.url}${endpoints.getRecording.path.replace('{match}', 'A'.repeat(22))}`, {
      headers: { 'x-forwarded-for': from },
    });
  const codes: number[] = [];
  for (let i = 0; i < 13; i++) codes.push((await ask(`2001:db8::${i}`)).status);
  expect(codes.filter((code) => code === 429)).toHaveLength(1);
  expect((await ask('2001:db8:1::1')).status).toBe(404);
  await time.advance(5000);
  expect((await ask('2001:db8::1')).status).toBe(404);
});

test('whole views are charged by their length, to onlookers of a network together', async () => {
  const time = new TestTime();
  server = await testServer({ time, config: { messagesPerSecond: 10, trustProxy: 1 } });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const id = await startMatch([ann, ben]);
  const open = (): Promise<Live> => Live.open(server.url, '', { 'x-forwarded-for': '192.0.2.1' });
  const lives = [await open(), await open(), await open()];
  // A line that is refused is not read for a while; the others come from the same network.
  let served = 0;
  for (const live of lives) {
    let answer = { type: 'accepted' } as { readonly type: string };
    for (; answer.type === 'accepted'; served++) {
      answer = await live.send({ type: 'subscribe', match: id, told: 0, words: true, seat: null });
      await time.advance(10);
    }
    served--;
    expect(answer).toMatchObject({ code: 'too-fast' });
  }
  expect(served).toBeLessThan(45);
  // A player in a seat of the same network is not asked to pay for that, and small things go on.
  const own = await Live.open(server.url, ann.token, { 'x-forwarded-for': '192.0.2.1' });
  expect(await own.send({ type: 'subscribe', match: id, seat: 0, told: 0 })).toMatchObject({
    type: 'accepted',
  });
  await time.advance(1000);
  expect((await lives[0].send({ type: 'ping' })).type).toBe('pong');
  for (const live of [...lives, own]) live.close();
});

test('the description of the interface is made once', async () => {
  server = await testServer();
  const ask = async (): Promise<unknown> => (await fetch(`${server.url}/api/openapi.json`)).json();
  expect(await ask()).toEqual(JSON.parse(JSON.stringify(openApi('http://localhost'))));
  expect(await ask()).toEqual(await ask());
});

describe('what a client gets wrong', () => {
  const at = { decision: 1, plan: 0 };

  test('a message id that was used for something else, also after a restart', async () => {
    const store = memoryStore();
    server = await testServer({ store });
    const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
    const id = await startMatch([ann, ben]);
    const path = `/matches/${id}/choices`;
    const { document } = await ann.get<{ document: { view: { decision: { mine: { choices: string[] } } } } }>(
      `/matches/${id}/view?seat=0`,
    );
    const [choice] = document.view.decision.mine.choices;
    const first = { id: '1.0', seat: 0, choice, at };
    expect(await ann.post(path, first)).toEqual({ accepted: true });
    expect(await ann.post(path, first)).toEqual({ accepted: true, again: true });
    // What another seat calls its messages does not matter.
    const his = await ben.get<{ document: { view: { decision: { mine: { choices: string[] } } } } }>(
      `/matches/${id}/view?seat=1`,
    );
    const other = { ...first, seat: 1, choice: his.document.view.decision.mine.choices[0] };
    expect(await ben.post(path, other)).toEqual({ accepted: true });
    // What was refused is refused with its first answer.
    const refused = await ben.post(path, {
      ...other,
      id: 'no',
      choice: 'nonsense',
      at: { decision: 1, plan: 1 },
    });
    expect(refused).toMatchObject({ code: 'illegal-choice' });
    expect(
      await ben.post(path, { ...other, id: 'no', choice: 'nonsense', at: { decision: 1, plan: 1 } }),
    ).toEqual(refused);
    const reused = { code: 'bad-message', message: expect.stringContaining('id of its own') };
    expect(await ann.post(path, { ...first, choice: 'low' })).toMatchObject(reused);
    expect(await ann.post(path, { ...first, at: { decision: 1, plan: 1 } })).toMatchObject(reused);
    expect(
      await ann.post(`/matches/${id}/take-back`, { id: '1.0', seat: 0, at: { decision: 1, plan: 1 } }),
    ).toMatchObject(reused);
    await server.stop();
    server = await testServer({ store });
    const again = ann.at(server);
    expect(await again.post(path, first)).toEqual({ accepted: true, again: true });
    expect(await again.post(path, { ...first, at: { decision: 1, plan: 1 } })).toMatchObject(reused);
    expect(
      await again.post(path, { ...first, id: '1.1', choice: 'low', at: { decision: 1, plan: 1 } }),
    ).toEqual({ accepted: true });
  });

  test('a moment that has not come is not stale', async () => {
    server = await testServer();
    const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
    const id = await startMatch([ann, ben]);
    for (const ahead of [
      { decision: 2, plan: 0 },
      { decision: 1, plan: 3 },
    ])
      expect(
        await ann.post(`/matches/${id}/choices`, {
          id: `${ahead.decision}.${ahead.plan}`,
          seat: 0,
          choice: 'low',
          at: ahead,
        }),
      ).toMatchObject({
        code: 'bad-message',
        message: expect.stringContaining('has not come'),
      });
    expect(
      await ann.post(`/matches/${id}/choices`, {
        id: 'old',
        seat: 0,
        choice: 'low',
        at: { decision: 0, plan: 0 },
      }),
    ).toMatchObject({ code: 'stale' });
  });

  test('a token that is not known', async () => {
    server = await testServer();
    for (const authorization of [`Bearer ${'x'.repeat(43)}`, 'Bearer short', 'Basic abc']) {
      const answer = await fetch(`${server.url}/api/matches?show=open`, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        code: 'no-session',
        message: expect.stringContaining('token'),
      });
    }
    await expect(Live.open(server.url, 'x'.repeat(43))).rejects.toThrow('401');
  });

  test.each<readonly [object, RegExp]>([
    [{ name: 'Ann', nmae: 'Ben' }, /^body has "nmae", which is not known here\.$/],
    [{}, /^body\.name is missing: it has to be a text\.$/],
    [{ name: 7 }, /^body\.name has to be a text\.$/],
    [{ name: 'x'.repeat(41) }, /^body\.name has to have at most 40 characters\.$/],
    [[], /^body has to be an object\.$/],
  ])('a body like %j, in our own words', async (body, says) => {
    server = await testServer();
    const ann = await Client.enter(server, 'Ann');
    expect((await ann.post<{ message: string }>('/tokens', body)).message).toMatch(says);
  });
});
