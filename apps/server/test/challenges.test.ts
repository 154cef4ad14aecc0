// Challenges by name, and whether somebody is here: among people who have played together, and as each of them likes.

import type { MatchInfo } from '@bridgefront/protocol';
import { HookServer } from '@bridgefront/protocol/testing';
import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import { human, known, personIn, play, say, start } from './acquaintances.ts';
import { Browser } from './browser.ts';
import { duel } from './duel.ts';
import { Live, TestTime, serverInTest } from './support.ts';
import { until } from './until.ts';

const mail = { kind: 'mail', days: 2 };

async function challenge(
  asker: Browser,
  name: string,
  more: object = {},
): Promise<MatchInfo & { readonly code?: string; readonly message?: string }> {
  const seats = [human, { kind: 'person', person: (await personIn(asker, name)).id }];
  return asker.ask('POST', '/matches', { game: duel.name, seats, visibility: 'private', ...more });
}
const isHere = async (reader: Browser, name: string): Promise<boolean> => (await personIn(reader, name)).here;

test('a seat is kept for whoever is challenged, who takes it or declines; nobody else can', async () => {
  const [, ann, ben, cleo] = await start('Ann', 'Ben', 'Cleo');
  await play(ann, ben);
  const table = await challenge(ann, 'Ben');
  expect(table.seats[1]).toMatchObject({ challenged: 'Ben', name: null });
  const seen = await ben.ask<MatchInfo>('GET', `/matches/${table.id}`);
  expect(seen.seats[1]).toMatchObject({ challenged: 'Ben', asked: true });
  expect((await cleo.ask<MatchInfo>('GET', `/matches/${table.id}`)).seats[1]).not.toHaveProperty('asked');
  expect(await cleo.ask('POST', `/matches/${table.id}/join`)).toMatchObject({ code: 'not-open' });
  expect(await ben.ask('POST', `/matches/${table.id}/decline`)).toMatchObject({ status: 'lobby' });
  // Once a challenge is answered another may follow.
  const again = await challenge(ann, 'Ben', { clock: mail });
  expect((await ben.ask<MatchInfo>('POST', `/matches/${again.id}/join`)).seats[1]).toMatchObject({
    name: 'Ben',
    mine: true,
  });
  expect(await cleo.ask('GET', '/people')).toMatchObject({ people: [] });
  const named = { kind: 'person', person: (await personIn(ann, 'Ben')).id };
  expect(await cleo.ask('POST', '/matches', { game: duel.name, seats: [human, named] })).toMatchObject({
    code: 'not-found',
  });
});

test('by mail a call goes out to who is away, once', async () => {
  const time = new TestTime();
  const hooks = await HookServer.open();
  const server = await serverInTest({ time, store: memoryStore(), config: { privateCalls: true } });
  const [ann, ben] = [new Browser(server), new Browser(server)];
  await ann.enter('Ann');
  await ben.enter('Ben');
  await play(ann, ben);
  await ben.ask('POST', '/calls/ways', { kind: 'webhook', url: `${hooks.url}/ben`, format: 'plain' });
  const { id } = await challenge(ann, 'Ben', { clock: mail });
  const taken = await until(async () => {
    await time.advance(20_000);
    return hooks.taken.find(({ body }) => body.includes(id));
  }, 'the call');
  expect(JSON.parse(taken.body)).toMatchObject({ type: 'invited', text: 'Ann keeps a seat for you.' });
  for (let look = 0; look < 5; look++) await time.advance(20_000);
  expect(hooks.taken.filter(({ body }) => body.includes(id))).toHaveLength(1);
  hooks.close();
});

test('nobody challenges whom they have blocked, or who has blocked or muted them, or lets only friends or nobody do so', async () => {
  const [, ann, ben] = await start('Ann', 'Ben');
  await play(ann, ben);
  const shut = { code: 'not-open', message: 'Ben takes no challenges from you.' };
  for (const wish of [{ block: true }, { mute: true }]) {
    await say(ben, 'Ann', wish);
    expect(await challenge(ann, 'Ben')).toEqual(shut);
    await say(ben, 'Ann', { block: false, mute: false });
  }
  for (const challenges of ['nobody', 'friends']) {
    await ben.ask('POST', '/profile', { challenges });
    expect(await challenge(ann, 'Ben')).toEqual(shut);
  }
  expect(await known(ben)).toMatchObject({ visibility: 'private', challenges: 'friends' });
  await say(ann, 'Ben', { follow: true });
  await say(ben, 'Ann', { follow: true });
  expect(await challenge(ann, 'Ben')).toMatchObject({ status: 'lobby' });
  await say(ann, 'Ben', { block: true });
  expect(await challenge(ann, 'Ben')).toMatchObject({ message: 'You have blocked Ben.' });
});

test('challenges are few: one to somebody until it is answered, and not again and again', async () => {
  const [, ann, ben] = await start('Ann', 'Ben');
  await play(ann, ben);
  for (let round = 0; round < 3; round++) {
    const { id } = await challenge(ann, 'Ben');
    expect(await challenge(ann, 'Ben')).toMatchObject({
      code: 'too-many',
      message: 'Ben has not answered your last challenge yet.',
    });
    await ben.ask('POST', `/matches/${id}/decline`);
  }
  expect(await challenge(ann, 'Ben')).toMatchObject({ code: 'too-fast' });
  // Whoever tries on does not learn more by it.
  const answers = [];
  for (let round = 0; round < 3; round++) answers.push((await challenge(ann, 'Ben')).message);
  expect(answers.at(-1)).toBe('You have challenged many people; wait a few minutes.');
});

test('whether somebody is here is shown to friends, or to all whom they know, as they like; a restart and two minutes forget it', async () => {
  const time = new TestTime();
  const server = await serverInTest({ time });
  const [ann, ben] = [new Browser(server), new Browser(server)];
  await ann.enter('Ann');
  await ben.enter('Ben');
  const match = await play(ann, ben);
  const touch = (): Promise<unknown> => ben.ask('GET', '/matches?show=mine&here=true');
  await touch();
  expect(await isHere(ann, 'Ben')).toBe(false);
  await ben.ask('POST', '/profile', { visibility: 'friends' });
  expect(await isHere(ann, 'Ben')).toBe(false);
  await say(ann, 'Ben', { follow: true });
  await say(ben, 'Ann', { follow: true });
  expect(await isHere(ann, 'Ben')).toBe(true);
  await time.advance(119_000);
  expect(await isHere(ann, 'Ben')).toBe(true);
  await time.advance(1000);
  expect(await isHere(ann, 'Ben')).toBe(false);
  // An open page alone is nobody.
  await ben.ask('GET', '/matches?show=mine');
  expect(await isHere(ann, 'Ben')).toBe(false);
  const live = await Live.open(ben.url, '', { ...ben.headers, origin: 'http://localhost' });
  await live.send({ type: 'here', match });
  expect(await isHere(ann, 'Ben')).toBe(true);
  live.close();
  await ben.ask('POST', '/profile', { visibility: 'public' });
  await say(ben, 'Ann', { block: true });
  expect(await isHere(ann, 'Ben')).toBe(false);
});
