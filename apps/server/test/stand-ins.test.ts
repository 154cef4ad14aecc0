// Bots that stand in: for whom they may, who agrees, and how the seat is taken back.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

const minute = 60_000;

let server: Server;
let time: TestTime;
let ann: Client;
let ben: Client;
let cleo: Client;

beforeEach(async () => {
  time = new TestTime();
  server = await testServer({ time });
  [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(server, name)));
});
afterEach(() => server.stop());

test('a bot stands in when all others agree, plays, and gives the seat back', async () => {
  const id = await startMatch([ann, ben, cleo]);
  const hers = await ann.connect();
  await hers.subscribe(id, 0);
  await time.advance(10 * minute);
  expect((await ann.post(`/matches/${id}/stand-in`, { seat: 2 })).seats[2]).toMatchObject({
    standIn: null,
    standInVotes: [0],
  });
  expect((await ben.post(`/matches/${id}/stand-in`, { seat: 2, bot: 'random' })).seats[2].standIn).toBe(
    'random',
  );
  const live = await cleo.connect();
  await live.subscribe(id, 2);
  await live.until(() => live.asked(id, 2)?.seats[2].sealed);
  expect(await live.choose(id, 2, 'low')).toMatchObject({ type: 'refused', code: 'not-yours' });
  expect((await cleo.post(`/matches/${id}/come-back`)).seats[2].standIn).toBeNull();
});

describe('when one of the others leaves for good', () => {
  async function longAwaited(): Promise<string> {
    const id = await startMatch([ann, ben, cleo]);
    await (await ann.connect()).subscribe(id, 0);
    await time.advance(10 * minute);
    return id;
  }

  test('the votes of those who stay are counted again', async () => {
    const id = await longAwaited();
    await ann.post(`/matches/${id}/stand-in`, { seat: 2 });
    expect((await ben.post(`/matches/${id}/abandon`)).seats[2]).toMatchObject({
      standIn: 'random',
      standInVotes: [],
    });
  });

  test('who is back by then keeps the seat', async () => {
    const id = await longAwaited();
    await ann.post(`/matches/${id}/stand-in`, { seat: 2 });
    await cleo.get(`/matches/${id}/view?seat=2`);
    expect((await ben.post(`/matches/${id}/abandon`)).seats[2]).toMatchObject({
      standIn: null,
      standInVotes: [0],
    });
  });

  test('the vote of who left goes too', async () => {
    const id = await longAwaited();
    await ben.post(`/matches/${id}/stand-in`, { seat: 2 });
    expect((await ben.post(`/matches/${id}/abandon`)).seats[2]).toMatchObject({
      standIn: null,
      standInVotes: [],
    });
  });
});

test('for oneself one may ask for any bot at any time', async () => {
  const id = await startMatch([ann, ben]);
  const asked = await ben.post(`/matches/${id}/stand-in`, { seat: 1, bot: 'greedy' });
  expect(asked).toMatchObject({ status: 'live' });
});

describe('nobody is replaced', () => {
  const ask = (id: string, body: object = {}) => ann.post(`/matches/${id}/stand-in`, { seat: 1, ...body });
  const refused = (why: string) => ({ code: 'not-away', message: expect.stringContaining(why) });

  test('who reads, until nothing has come from them for an hour', async () => {
    const id = await startMatch([ann, ben]);
    const live = await ben.connect();
    await live.subscribe(id, 1);
    await time.advance(30 * minute);
    expect(await ask(id)).toMatchObject(refused('Ben is at the table'));
    await time.advance(31 * minute);
    expect((await ask(id)).seats[1].standIn).toBe('random');
  });

  test('who left a moment ago', async () => {
    const id = await startMatch([ann, ben]);
    const [hers, his] = [await ann.connect(), await ben.connect()];
    await hers.subscribe(id, 0);
    await his.subscribe(id, 1);
    await time.advance(30 * minute);
    his.close();
    await expect.poll(() => server.services.hosts.loaded(id)?.readers().length).toBe(1);
    await time.advance(9 * minute);
    expect(await ask(id)).toMatchObject(refused('Ben may be back'));
    await time.advance(2 * minute);
    expect((await ask(id)).seats[1].standIn).toBe('random');
  });

  test('before others have waited, where nobody was there and the match was not in memory', async () => {
    const id = await startMatch([ann, ben]);
    await time.advance(30 * minute);
    const live = await ann.connect();
    await live.subscribe(id, 0);
    expect(server.services.hosts.loaded(id)?.loaded).toBe(time.now());
    expect(await ask(id)).toMatchObject(refused('Ben may be back'));
    await time.advance(11 * minute);
    expect((await ask(id)).seats[1].standIn).toBe('random');
  });

  test('who looks now and then, without a connection', async () => {
    const id = await startMatch([ann, ben]);
    for (let i = 0; i < 3; i++) {
      await time.advance(6 * minute);
      await ben.get(`/matches/${id}/view?seat=1`);
    }
    await time.advance(minute / 2);
    expect(await ask(id)).toMatchObject(refused('Ben may be back'));
  });

  test('who is not waited for', async () => {
    const id = await startMatch([ann, ben]);
    const live = await ben.connect();
    await live.subscribe(id, 1);
    await live.until(() => live.asked(id, 1));
    for (let mine = live.asked(id, 1)?.mine; mine?.choices.length; mine = live.asked(id, 1)?.mine) {
      const { number = 0 } = live.mirror(id, 1) ?? {};
      expect(await live.choose(id, 1, mine.choices[0])).toMatchObject({ type: 'accepted' });
      await live.until(() => (live.mirror(id, 1)?.number ?? 0) > number);
    }
    live.close();
    await time.advance(61 * minute);
    expect(await ask(id)).toMatchObject(refused('does not wait for Ben'));
  });

  test('by a bot that others choose', async () => {
    const id = await startMatch([ann, ben]);
    await time.advance(20 * minute);
    expect(await ask(id, { bot: 'greedy' })).toMatchObject({
      code: 'not-yours',
      message: expect.stringContaining('the bot random stands in'),
    });
  });

  test('by mail, as long as there is time left', async () => {
    const id = await startMatch([ann, ben], { clock: { kind: 'mail', days: 2 } });
    await time.advance(47 * 60 * minute);
    expect(await ask(id)).toMatchObject(refused('Ben has time left'));
    await time.advance(2 * 60 * minute);
    expect((await ask(id)).seats[1].standIn).toBe('random');
  });

  test('with a clock, while they read; without, once their time has run out', async () => {
    const id = await startMatch([ann, ben], { clock: { kind: 'live', seconds: 20, bank: 0 } });
    const live = await ben.connect();
    await live.subscribe(id, 1);
    await time.advance(30_000);
    expect(await ask(id)).toMatchObject(refused('Ben is at the table'));
    live.close();
    await expect.poll(() => server.services.hosts.loaded(id)?.readers().length).toBe(0);
    await time.advance(1000);
    expect((await ask(id)).seats[1].standIn).toBe('random');
  });
});

test('strangers are told nothing of who is there', async () => {
  const id = await startMatch([ann, ben]);
  expect(await cleo.post(`/matches/${id}/stand-in`, { seat: 1 })).toMatchObject({
    code: 'not-yours',
    message: 'You have no seat in this match.',
  });
});
