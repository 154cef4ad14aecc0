// What there is to watch: running public matches of people, the strongest first; else bots for show, who stop when nobody looks.

import type { MatchInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { memoryStore } from '../src/store/memory.ts';
import type { Server } from '../src/server.ts';
import { duel } from './duel.ts';
import { Client, startMatch, serverInTest, TestTime } from './support.ts';

async function watched(server: Server): Promise<readonly MatchInfo[]> {
  const answer = await fetch(`${server.url}/api/watch`);
  return ((await answer.json()) as { matches: MatchInfo[] }).matches;
}
const patience = { timeout: 30_000 };

test('bots play for show while somebody looks on, at a reader’s pace, and stop when nobody does', async () => {
  const [time, store] = [new TestTime(), memoryStore()];
  const server = await serverInTest({ time, store });
  const [show, ...others] = await watched(server);
  expect(others).toEqual([]);
  expect(show).toMatchObject({ status: 'live', show: true, visibility: 'private', game: duel.name });
  expect(show.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
  const made = async (): Promise<number> => (await store.events(show.id, 0)).length;
  // So long that whoever thought about it would have played.
  const pass = async (): Promise<void> => {
    for (let beat = 0; beat < 4; beat++) {
      await expect.poll(() => server.services.thinking, patience).toBe(0);
      await time.advance(6000);
    }
  };
  await pass();
  expect(await made()).toBe(0);
  // Answers leave on beats of five seconds after the question; the next is in four.
  await time.advance(7000);
  // Whoever asks again is told the same one, which is in no list.
  expect((await watched(server)).map(({ id }) => id)).toEqual([show.id]);
  const onlooker = await Client.enter(server, 'Ann');
  expect(await onlooker.get('/matches?show=live')).toEqual({ matches: [] });
  const line = await onlooker.connect();
  await line.subscribe(show.id, null);
  await line.until(() => line.mirror(show.id, null), 'the table');
  // Before a reader has had time to read, nothing is played.
  await expect.poll(() => server.services.thinking, patience).toBe(0);
  await time.advance(3000);
  expect(await made()).toBe(0);
  await expect.poll(async () => (await time.advance(1000), await made()), patience).toBeGreaterThan(3);
  await line.send({ type: 'unsubscribe', match: show.id, seat: null });
  // What was thought out by then is still played.
  await pass();
  const before = await made();
  await pass();
  expect(await made()).toBe(before);
  line.close();
});

test('a match for show that is over is followed by another one, goes on after a restart, and few are kept', async () => {
  const [time, store] = [new TestTime(), memoryStore()];
  const server = await serverInTest({ time, store });
  const seen: string[] = [];
  for (let count = 0; count < 6; count++) {
    const [{ id }] = await watched(server);
    seen.push(id);
    const match = await store.match(id);
    if (match !== null)
      await store.saveMatch({
        ...match,
        version: match.version + 1,
        status: 'finished',
        finishedAt: time.now(),
      });
    await time.advance(10_000);
  }
  expect(new Set(seen).size).toBe(6);
  const [{ id }] = await watched(server);
  const left = await store.matches({ statuses: ['finished', 'live'], limit: 99 });
  expect(left.map((match) => match.id)).toEqual([id, ...seen.slice(-3).toReversed()]);
  await server.stop();
  const again = await serverInTest({ time, store });
  expect((await watched(again)).map((match) => match.id)).toEqual([id]);
});

test('matches of people are shown before bots, those of the strongest first; private ones and those alone with bots are not', async () => {
  const [time, store] = [new TestTime(), memoryStore()];
  const server = await serverInTest({ time, store });
  const people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => Client.enter(server, name)));
  // Programs play as people do here, but are none.
  const played = async (who: readonly number[], more: object = {}): Promise<string> => {
    await time.advance(1000);
    const id = await startMatch(who.map((at) => people[at]));
    const match = await store.match(id);
    if (match === null) throw new Error('There is no match.');
    const seats = match.seats.map((seat) => ({ ...seat, program: false }));
    await store.saveMatch({ ...match, version: match.version + 1, seats, ...more });
    return id;
  };
  await startMatch([people[0], people[1]]);
  const hidden = await played([2, 3], { visibility: 'private' });
  const alone = await startMatch([people[0]], { bots: ['random'] });
  const [weak, strong] = [await played([0, 1]), await played([2, 3])];
  const newest = await played([0, 1]);
  await store.rateLater('m', 1);
  const row = { ladder: `${duel.name}/2/none`, number: 1, match: 'm', at: 1, deviation: 90 };
  await store.rate('m', [{ ...row, identity: people[3].identity, mean: 1777 }]);
  await time.advance(10_000);
  const found = await watched(server);
  expect(found.map(({ id }) => id)).toEqual([strong, newest, weak]);
  expect(found.map(({ id }) => id)).not.toContain(hidden);
  expect(found.map(({ id }) => id)).not.toContain(alone);
  // The order is all that is told of figures.
  expect(JSON.stringify(found)).not.toMatch(/1777|figure|mean/);
});

test('who looks on where bots play for show is given one imagined position a question, and none of any other table', async () => {
  const server = await serverInTest({ time: new TestTime() });
  const [show] = await watched(server);
  const imagined = async (match: string, seat: string) => {
    const answer = await fetch(`${server.url}/api/matches/${match}/imagined?seat=${seat}`);
    return [answer.status, await answer.text()] as const;
  };
  const [status, text] = await imagined(show.id, 'table');
  expect([status, JSON.parse(text)]).toMatchObject([200, { decision: 1, start: {} }]);
  // However many ask, it is imagined once: nobody learns more by asking again.
  expect(await imagined(show.id, 'table')).toEqual([status, text]);
  expect((await imagined(show.id, '0'))[0]).toBe(401);
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(server, name)));
  const match = await startMatch(people);
  expect(JSON.parse((await imagined(match, 'table'))[1])).toMatchObject({ code: 'not-open' });
});
