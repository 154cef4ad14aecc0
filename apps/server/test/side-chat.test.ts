// Talk among those who play together: the enemy, onlookers and strangers learn nothing of it, by no way.

import { sidesOf } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { ChatLine } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { games } from '../src/games.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';

const pairs: AnyGame = {
  ...(duel as AnyGame),
  sides: (seats) => (seats === 2 ? [[0], [1]] : [[0, 2], [1, 3].filter((seat) => seat < seats)]),
};
const secret = 'We storm at dawn';

let server: Server;
afterEach(() => server.stop());

async function enter(...names: readonly string[]): Promise<Client[]> {
  server = await testServer({ games: [pairs] });
  return Promise.all(names.map((name) => Client.enter(server, name)));
}

const chatOf = async (one: Client, match: string): Promise<readonly ChatLine[]> =>
  (await one.get<{ lines: readonly ChatLine[] }>(`/matches/${match}/chat`)).lines;

test('a line to the side reaches the side: live, as an event, and in the history', async () => {
  const [ann, ben, cleo, dan] = await enter('Ann', 'Ben', 'Cleo', 'Dan');
  const match = await startMatch([ann, ben, cleo, dan]);
  expect((await ann.get(`/matches/${match}`)).sides).toEqual([
    [0, 2],
    [1, 3],
  ]);
  const live = await cleo.connect();
  await live.send({ type: 'subscribe', match, seat: 2 });
  await live.send({ type: 'listen' });
  const sender = await ann.connect();
  const said = { type: 'chat', id: 'plan', match, text: secret, to: 'side' };
  expect(await sender.send(said)).toMatchObject({ type: 'accepted' });
  expect(await sender.send(said)).toMatchObject({ type: 'accepted' });
  const line = { number: 1, to: 'side', seat: 0, name: 'Ann', text: secret };
  const heard = await live.until(() => live.received.find(({ type }) => type === 'chat'), 'the line');
  expect(heard).toMatchObject({ match, line });
  const event = await live.until(
    () => live.received.find((one) => one.type === 'event' && one.event.type === 'chat'),
    'the event',
  );
  expect(event).toMatchObject({ event: { match, line } });
  expect(heard).not.toHaveProperty('line.side');
  await ben.post(`/matches/${match}/chat`, { text: 'Hello' });
  expect((await chatOf(cleo, match)).map(({ to, text }) => [to, text])).toEqual([
    ['side', secret],
    [undefined, 'Hello'],
  ]);
  for (const one of [live, sender]) one.close();
});

test('nobody else learns of it: no line, no event, no gap in numbers, no record, no recording', async () => {
  const [ann, ben, cleo, dan, eve] = await enter('Ann', 'Ben', 'Cleo', 'Dan', 'Eve');
  const match = await startMatch([ann, ben, cleo, dan]);
  const others = await Promise.all([ben, dan, eve].map((one) => one.connect()));
  for (const [at, live] of others.entries()) {
    await live.send({ type: 'subscribe', match, seat: [1, 3, null][at] });
    await live.send({ type: 'listen' });
  }
  await ann.post(`/matches/${match}/chat`, { text: 'Good luck!' });
  for (let i = 0; i < 3; i++)
    await cleo.post(`/matches/${match}/chat`, { text: `${secret} ${i}`, to: 'side' });
  await ben.post(`/matches/${match}/chat`, { text: 'And you' });
  for (const one of [ben, dan, eve])
    expect((await chatOf(one, match)).map(({ number, text }) => [number, text])).toEqual([
      [1, 'Good luck!'],
      [2, 'And you'],
    ]);
  for (const one of [ann, ben, cleo, dan]) await one.post(`/matches/${match}/vote`, { end: true });
  // The end of the match opens nothing.
  for (const path of ['chat', 'record', 'recording', ''])
    for (const one of [ben, dan, eve]) {
      const { body } = await one.call(`GET`, `/matches/${match}/${path}`.replace(/\/$/, ''));
      expect(JSON.stringify(body), path).not.toContain(secret);
    }
  for (const live of others) {
    await live.send({ type: 'ping' });
    expect(live.frames.join('')).not.toContain(secret);
    live.close();
  }
});

test('who has left for good hears no more of it, and a full side does not silence the table', async () => {
  const [ann, ben, cleo, dan] = await enter('Ann', 'Ben', 'Cleo', 'Dan');
  const match = await startMatch([ann, ben, cleo, dan]);
  for (let i = 0; i < 60; i++)
    await [ann, cleo][i % 2].post(`/matches/${match}/chat`, { text: `${i}`, to: 'side' });
  expect(await ben.post(`/matches/${match}/chat`, { text: 'Still here' })).toMatchObject({ number: 1 });
  await cleo.post(`/matches/${match}/abandon`);
  await ann.post(`/matches/${match}/chat`, { text: secret, to: 'side' });
  expect((await chatOf(cleo, match)).map(({ text }) => text)).toEqual(['Still here']);
  expect(await cleo.post(`/matches/${match}/chat`, { text: 'I see', to: 'side' })).toMatchObject({
    code: 'not-open',
  });
});

test.each([
  ['two who play against each other', 2, 0],
  ['whoever plays alone against a team', 3, 1],
])('%s have no side to talk to', async (_, count, speaker) => {
  const people = await enter(...['Ann', 'Ben', 'Cleo'].slice(0, count));
  const match = await startMatch(people);
  expect(await people[speaker].post(`/matches/${match}/chat`, { text: secret, to: 'side' })).toMatchObject({
    code: 'not-open',
    message: 'You can talk to your side alone when the match has begun and somebody plays with you.',
  });
});

test('before the start there are no sides, since seats may still be drawn, and an onlooker has none', async () => {
  const [ann, ben, cleo] = await enter('Ann', 'Ben', 'Cleo');
  const seats = [1, 2, 3].map(() => ({ kind: 'human' }));
  const { id } = await ann.post('/matches', { game: duel.name, seats });
  await ben.post(`/matches/${id}/join`);
  for (const one of [ann, ben, cleo])
    expect(await one.post(`/matches/${id}/chat`, { text: secret, to: 'side' })).toMatchObject({
      code: 'not-open',
    });
  expect(await chatOf(ben, id)).toEqual([]);
});

test('the sides of every game hold each seat once', async () => {
  server = await testServer();
  for (const game of games.values())
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(
        sidesOf(game, seats)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual(Array.from({ length: seats }, (_, seat) => seat));
});
