// Predictions: sealed once at each question by who only looks on, told to nobody, scored when the match is over.

import type { OwnPredictions } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import { pointsOf } from '../src/watching/predictions.ts';
import { Client, serverInTest, startMatch } from './support.ts';

const alone = [[0], [1]];

test.each([
  ['sure and right', { seat: 0, chance: 0.99 }, alone, [0], 100],
  ['no opinion', { seat: 0, chance: 0.5 }, alone, [0], 0],
  ['leaning to who wins', { seat: 0, chance: 0.75 }, alone, [0], 75],
  ['leaning to who loses', { seat: 0, chance: 0.75 }, alone, [1], -125],
  ['sure and wrong', { seat: 0, chance: 0.99 }, alone, [1], -292],
  [
    'the side of who wins',
    { seat: 2, chance: 0.75 },
    [
      [0, 2],
      [1, 3],
    ],
    [0, 2],
    75,
  ],
  ['no opinion among three', { seat: 1, chance: 1 / 3 }, [[0], [1], [2]], [1], 0],
  ['a win that is shared by all', { seat: 0, chance: 0.99 }, alone, [0, 1], 0],
] as const)('%s', (_name, prediction, groups, winners, points) => {
  expect(Math.round(pointsOf(prediction, groups, winners)) || 0).toBe(points);
});

// Whatever somebody believes, saying so is worth the most on the mean.
test('nobody gains by saying another chance than they believe in', () => {
  for (const belief of [0.2, 0.5, 0.8]) {
    const worth = (said: number): number =>
      belief * pointsOf({ seat: 0, chance: said }, alone, [0]) +
      (1 - belief) * pointsOf({ seat: 0, chance: said }, alone, [1]);
    for (const said of [0.05, 0.35, 0.65, 0.95]) expect(worth(belief)).toBeGreaterThanOrEqual(worth(said));
  }
});

test('who looks on seals one prediction at each question and is scored at the end; who plays predicts nothing, and sees nothing of it', async () => {
  const store = memoryStore();
  const server = await serverInTest({ store });
  const [ann, ben, cleo, dan] = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => Client.enter(server, name)),
  );
  const match = await startMatch([ann, ben]);
  const path = `/matches/${match}/predictions`;
  const seen = async (): Promise<readonly string[]> =>
    Promise.all(
      [
        `/matches/${match}`,
        `/matches/${match}/view`,
        path,
        `/matches/${match}/chat`,
        '/people',
        '/events?wait=0',
      ].map(async (one) =>
        JSON.stringify((await ann.call('GET', one)).body).replaceAll(/"(id|last|at)":[^,}]+/g, ''),
      ),
    );
  const live = await ann.connect();
  await live.subscribe(match, 0);
  await live.until(() => live.asked(match, 0), 'the question');
  const [before, frames] = [await seen(), live.frames.length];
  const decision = live.mirror(match, 0)?.document.host.decision ?? -1;
  const wish = { decision, seat: 1, chance: 0.8 };
  expect(await cleo.post<OwnPredictions>(path, wish)).toEqual({ made: [wish], score: null });
  expect(await cleo.call('POST', path, { ...wish, seat: 0 })).toMatchObject({
    body: { code: 'already-sealed' },
  });
  expect(await cleo.call('POST', path, { ...wish, decision: decision + 1 })).toMatchObject({
    body: { code: 'not-asked' },
  });
  expect(await dan.call('POST', path, { ...wish, seat: 7 })).toMatchObject({ body: { code: 'bad-seats' } });
  expect(await dan.call('POST', path, { ...wish, chance: 1 })).toMatchObject({ status: 400 });
  await dan.post(path, { ...wish, seat: 0 });
  expect(await ann.call('POST', path, wish)).toMatchObject({ body: { code: 'not-yours' } });
  // Nothing of it comes to those who play, or to others who look on: not by any list, view, line or event.
  expect(await seen()).toEqual(before);
  expect(live.frames.length).toBe(frames);
  expect(await ben.get<OwnPredictions>(path)).toEqual({ made: [], score: null });
  expect((await dan.get<OwnPredictions>(path)).made).toEqual([{ ...wish, seat: 0 }]);

  const other = await ben.connect();
  await other.subscribe(match, 1);
  await Promise.all([live.playOut(match, 0), other.playOut(match, 1)]);
  for (const line of [live, other]) line.close();
  await expect.poll(async () => (await store.match(match))?.outcome ?? null).not.toBeNull();
  const { winners = [] } = (await store.match(match))?.outcome ?? {};
  const right = winners.length === 2 ? 0 : winners[0] === 1 ? 84 : -156;
  expect((await cleo.get<OwnPredictions>(path)).score).toMatchObject({ points: right, onlookers: 2 });
  expect(await cleo.call('POST', path, wish)).toMatchObject({ body: { code: 'not-live' } });
  expect(await ann.get<OwnPredictions>(path)).toEqual({ made: [], score: null });
  expect((await cleo.get<{ predictions: unknown[] }>('/account')).predictions).toEqual([
    { match, made: [wish] },
  ]);
  await store.dropIdentity(cleo.identity);
  expect((await store.predictionsOf(match)).map(({ identity }) => identity)).toEqual([dan.identity]);
  await store.dropMatch(match);
  expect(await store.predictionsOf(match)).toEqual([]);
});

test('a private table is nobody else’s to predict', async () => {
  const server = await serverInTest();
  const [ann, ben, cleo] = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(server, name)),
  );
  const match = await startMatch([ann, ben], { visibility: 'private' });
  const wish = { decision: 1, seat: 0, chance: 0.5 };
  expect(await cleo.call('POST', `/matches/${match}/predictions`, wish)).toMatchObject({
    body: { code: 'not-open' },
  });
});
