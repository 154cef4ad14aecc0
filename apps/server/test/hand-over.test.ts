// Hand-overs: a guest's matches on a second device, by a code that works once.

import type { MatchInfo } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import { codeLasts } from '../src/people/hand-overs.ts';
import type { Server } from '../src/server.ts';
import { duel } from './duel.ts';
import { Browser } from './browser.ts';
import { Client, TestTime, testServer } from './support.ts';

let server: Server;
let time: TestTime;
afterEach(() => server.stop());

async function start(): Promise<void> {
  time = new TestTime();
  server = await testServer({ time, config: { trustProxy: true } });
}

async function ada(): Promise<{ readonly laptop: Browser; readonly identity: string }> {
  const laptop = new Browser(server);
  const { identity } = await laptop.enter('Ada');
  return { laptop, identity };
}

test('the second device is the same guest: it finds the matches and may play on', async () => {
  await start();
  const { laptop, identity } = await ada();
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }];
  const { id } = await laptop.ask<MatchInfo>('POST', '/matches', { game: duel.name, seats });
  const phone = new Browser(server);
  expect(await phone.take(await laptop.offer())).toMatchObject({ identity, name: 'Ada', kind: 'guest' });
  const { matches } = await phone.ask<{ matches: readonly MatchInfo[] }>('GET', '/matches?show=mine');
  expect(matches.map((match) => match.id)).toEqual([id]);
  expect(await phone.ask('POST', `/matches/${id}/ready`, { entropy: 'from the phone' })).toMatchObject({
    status: 'live',
  });
  expect(await laptop.who()).toMatchObject({ identity });
});

test('a code works once, also when two come at the same moment', async () => {
  await start();
  const { laptop } = await ada();
  const code = await laptop.offer();
  const answers = await Promise.all([new Browser(server).take(code), new Browser(server).take(code)]);
  expect(answers.map((answer) => answer.code ?? answer.name).toSorted()).toEqual(['Ada', 'not-found']);
  expect((await new Browser(server).take(code)).code).toBe('not-found');
});

test('a code stops working after five minutes, and when a newer one is made', async () => {
  await start();
  const { laptop } = await ada();
  const old = await laptop.offer();
  const fresh = await laptop.offer();
  expect((await new Browser(server).take(old)).code).toBe('not-found');
  await time.advance(codeLasts - 1);
  const phone = new Browser(server);
  expect((await phone.take(fresh)).name).toBe('Ada');
  const late = await laptop.offer();
  await time.advance(codeLasts);
  expect((await new Browser(server).take(late)).code).toBe('not-found');
});

test('opened on the same device, the code is not used up', async () => {
  await start();
  const { laptop, identity } = await ada();
  const code = await laptop.offer();
  expect(await laptop.take(code)).toMatchObject({ identity });
  expect(await new Browser(server).take(code)).toMatchObject({ identity });
});

test('who guesses learns nothing and is soon refused, without harm to other networks', async () => {
  await start();
  const { laptop } = await ada();
  const code = await laptop.offer();
  const thief = new Browser(server, '10.6.6.6');
  const guess = (at: number): string => String(at).padStart(22, 'A');
  const answers: unknown[] = [];
  for (let at = 0; at < 10; at++) answers.push((await thief.take(guess(at))).code);
  expect(answers).toEqual(Array.from({ length: 10 }, () => 'not-found'));
  expect((await thief.take(code)).code).toBe('too-fast');
  expect(await thief.who()).toBeNull();
  expect((await new Browser(server, '10.7.7.7').take(code)).name).toBe('Ada');
});

test('codes are made a few at a time', async () => {
  await start();
  const { laptop } = await ada();
  for (let at = 0; at < 5; at++) expect(await laptop.offer()).toHaveLength(22);
  expect(await laptop.ask('POST', '/session/hand-over')).toMatchObject({ code: 'too-fast' });
  await time.advance(60_000);
  expect(await laptop.offer()).toHaveLength(22);
});

test('strangers have nothing to hand over, programs use their token, and what is no code is said', async () => {
  await start();
  expect(await new Browser(server).ask('POST', '/session/hand-over')).toMatchObject({ code: 'no-session' });
  const bot = await Client.enter(server, 'Bot');
  expect(await bot.post('/session/hand-over')).toMatchObject({ code: 'not-yours' });
  expect(await new Browser(server).take('short')).toMatchObject({ code: 'bad-message' });
});

test('who followed a link of somebody else is kept beside, and can be again whom they were', async () => {
  await start();
  const { laptop, identity } = await ada();
  const phone = new Browser(server, '10.0.0.2');
  const ben = await phone.enter('Ben');
  expect(await phone.who()).not.toHaveProperty('before');
  await phone.take(await laptop.offer());
  expect(await phone.who()).toMatchObject({ identity, before: 'Ben' });
  expect(await phone.ask('POST', '/session/back')).toMatchObject({ identity: ben.identity });
  expect(await phone.who()).toMatchObject({ identity: ben.identity, before: 'Ada' });
  expect(await laptop.ask('POST', '/session/back')).toMatchObject({ code: 'not-found' });
});

test('a recovery key brings a guest whose browser is lost back, with matches and seats, after a restart too', async () => {
  await start();
  const { laptop, identity } = await ada();
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'greedy' }];
  const { id } = await laptop.ask<MatchInfo>('POST', '/matches', { game: duel.name, seats });
  const { code } = await laptop.ask<{ code: string }>('POST', '/session/recovery');
  const { store } = server.services;
  await server.stop();
  server = await testServer({ time, store, config: { trustProxy: true } });
  for (const found of [new Browser(server, '10.0.0.7'), new Browser(server, '10.0.0.8')]) {
    expect(await found.take(code)).toMatchObject({ identity, name: 'Ada' });
    const { matches } = await found.ask<{ matches: readonly MatchInfo[] }>('GET', '/matches?show=mine');
    expect(matches.map((match) => [match.id, match.seats[0]?.mine])).toEqual([[id, true]]);
  }
});

test('a recovery key ends with the next one, when all other sessions are ended, and when its owner is forgotten', async () => {
  await start();
  const { laptop, identity } = await ada();
  const make = async (): Promise<string> =>
    (await laptop.ask<{ code: string }>('POST', '/session/recovery')).code;
  const taken = async (code: string): Promise<string | undefined> =>
    (await new Browser(server).take(code)).code;
  const [first, second] = [await make(), await make()];
  expect(await taken(first)).toBe('not-found');
  expect(await taken(second)).toBeUndefined();
  await laptop.ask('POST', '/session/renew');
  expect(await taken(second)).toBe('not-found');
  const third = await make();
  expect(await server.services.store.recoveryOf(identity)).toBe(time.now());
  await server.services.store.dropIdentity(identity);
  expect(await taken(third)).toBe('not-found');
  const bot = await Client.enter(server, 'Bot');
  expect(await bot.post('/session/recovery')).toMatchObject({ code: 'not-yours' });
});
