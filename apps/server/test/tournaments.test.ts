// Tournaments on a server: made, joined and played through the protocol, with people who leave or do not come, over restarts.

import type { TournamentInfo } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer, TestTime } from './support.ts';
import { comeTo, giveUp, waitingIn } from './tournament-play.ts';

const patience = { timeout: 30_000 };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
async function start(given: Parameters<typeof testServer>[0] = {}): Promise<Server> {
  const server = await testServer(given);
  servers.push(server);
  return server;
}

type Told = TournamentInfo & { readonly code?: string; readonly message?: string };
const plan = {
  name: 'Club night',
  game: duel.name,
  seats: 2,
  pace: 'live',
  format: 'round-robin',
  programs: true,
};
const make = (who: Client, more: object = {}): Promise<Told> =>
  who.post('/tournaments', { ...plan, ...more });
const stand = (who: Client, id: string, query = ''): Promise<Told> => who.get(`/tournaments/${id}${query}`);
const act = (who: Client, id: string, what: 'join' | 'leave' | 'start'): Promise<Told> =>
  who.post(`/tournaments/${id}/${what}`);

async function crowd(server: Server, count: number): Promise<readonly Client[]> {
  const all: Client[] = [];
  for (let at = 1; at <= count; at++) all.push(await Client.enter(server, `Player ${at}`));
  return all;
}

/** Everybody joins one after the other, so that the numbers are theirs from 1; and it starts. */
async function begun(people: readonly Client[], more: object = {}): Promise<Told> {
  const { id } = await make(people[0], more);
  for (const one of people) await act(one, id, 'join');
  return act(people[0], id, 'start');
}

test('four play a round robin to its end: rounds pair themselves, and standings follow from results', async () => {
  const server = await start();
  const people = await crowd(server, 4);
  const looking = await Client.enter(server, 'Onlooker');
  let now = await begun(people);
  expect(now).toMatchObject({ status: 'running', round: 1, entrants: 4, mine: true, maker: true });
  expect(now.pairings).toHaveLength(6);
  const { id } = now;
  for (let round = 1; round <= 3; round++) {
    now = await stand(looking, id);
    expect(now).toMatchObject({ status: 'running', round, mine: false });
    const tables = waitingIn(now);
    expect(tables.map((one) => one.round)).toEqual([round, round]);
    for (const { match, players } of tables) {
      const there = players.map((number) => people[number - 1]);
      await comeTo(match, there);
      // The lower number wins; round 2 is really played.
      if (round === 2) {
        for (const [seat, one] of there.entries()) {
          const live = await one.connect();
          await live.subscribe(match, seat);
          void live.playOut(match, seat).finally(() => live.close());
        }
      } else
        await giveUp(
          match,
          there.toSorted((a, b) => people.indexOf(a) - people.indexOf(b)),
        );
    }
    await expect
      .poll(
        async () =>
          (await stand(looking, id)).pairings.filter((one) => one.round === round).map((one) => one.state),
        patience,
      )
      .toEqual(['over', 'over']);
  }
  await expect.poll(async () => (await stand(looking, id)).status, patience).toBe('over');
  const end = await stand(people[0], id);
  expect(end.divisions[0].standings.map(({ rounds }) => rounds)).toEqual([3, 3, 3, 3]);
  expect(end.divisions[0].standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  const seats = [1, 2, 3, 4].map(
    (number) => end.pairings.filter(({ players }) => players[0] === number).length,
  );
  expect(seats.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2]);
});

test('a bye gives its point when its round has come, and not before', async () => {
  const server = await start();
  const people = await crowd(server, 3);
  let now = await begun(people);
  const { id } = now;
  const byes = now.pairings.filter(({ players }) => players.length === 1).map(({ players }) => players[0]);
  expect(byes).toHaveLength(3);
  for (let round = 1; round <= 3; round++) {
    await expect.poll(async () => waitingIn((now = await stand(people[0], id))).length, patience).toBe(1);
    const [{ match, players }] = waitingIn(now);
    const { standings } = now.divisions[0];
    // By then all have as many rounds behind them, but for the one whose bye this round is.
    for (const { number, rounds } of standings)
      expect([round, number, rounds]).toEqual([
        round,
        number,
        number === byes[round - 1] ? round : round - 1,
      ]);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2 * round - 1);
    const there = players.map((number) => people[number - 1]);
    await comeTo(match, there);
    await giveUp(match, there);
  }
  await expect.poll(async () => (now = await stand(people[0], id)).status, patience).toBe('over');
  expect(now.divisions[0].standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
});

test('where the game scores matches a tournament adds scores up, and the second cycle changes seats', async () => {
  const server = await start();
  const people = await crowd(server, 2);
  const { id } = await begun(people, { counting: 'scores', cycles: 2, most: 8 });
  for (const round of [1, 2]) {
    await expect
      .poll(async () => waitingIn(await stand(people[0], id)).map((one) => one.round), patience)
      .toEqual([round]);
    const [{ match, players }] = waitingIn(await stand(people[0], id));
    const there = players.map((number) => people[number - 1]);
    await comeTo(match, there);
    for (const [seat, one] of there.entries()) {
      const live = await one.connect();
      await live.subscribe(match, seat);
      void live.playOut(match, seat).finally(() => live.close());
    }
  }
  await expect.poll(async () => (await stand(people[0], id)).status, patience).toBe('over');
  const end = await stand(people[0], id);
  expect(end).toMatchObject({ counting: 'scores', cycles: 2, begins: 10, breaks: ['head-to-head', 'wins'] });
  expect(end.pairings[1].players).toEqual(end.pairings[0].players.toReversed());
  for (const { number, points } of end.divisions[0].standings) {
    const scored = end.pairings.map(({ players, scores }) => scores?.[players.indexOf(number)] ?? NaN);
    expect(points).toBe(10 + scored[0] + scored[1]);
  }
  // Three lanterns in each match.
  expect(end.divisions[0].standings.reduce((sum, { points }) => sum + points, 0)).toBe(26);
});

test('blocks are heard by the pairing and told to nobody', async () => {
  const server = await start();
  const people = await crowd(server, 4);
  const met = await startMatch([people[0], people[2]]);
  await giveUp(met, [people[0], people[2]]);
  const known = await people[0].get<{ people: { id: string; name: string }[] }>('/people');
  const pairsOf = ({ pairings }: Told) => pairings.map(({ players }) => players.toSorted((a, b) => a - b));
  const before = await begun(people, { format: 'swiss', rounds: 1 });
  expect(pairsOf(before)).toContainEqual([1, 3]);
  await people[0].post(`/people/${known.people[0].id}`, { block: true });
  const after = await begun(people, { format: 'swiss', rounds: 1, name: 'Apart' });
  expect(pairsOf(after)).not.toContainEqual([1, 3]);
  expect(JSON.stringify(await stand(people[2], after.id))).not.toContain('block');
});

const minute = 60_000;

/** Plays what waits, the lower number winning, until nothing does any more. */
async function playOn(
  people: readonly Client[],
  id: string,
  away: ReadonlySet<number> = new Set(),
): Promise<Told> {
  for (;;) {
    const now = await stand(people[0], id);
    const tables = waitingIn(now).filter(({ players }) => !players.some((number) => away.has(number)));
    if (tables.length === 0) return now;
    for (const { match, players, absent } of tables) {
      const there = players
        .filter((number) => !absent.includes(number))
        .toSorted((a, b) => a - b)
        .map((number) => people[number - 1]);
      await comeTo(match, there);
      await giveUp(match, there);
    }
  }
}

test('who does not come forfeits, once and again; who leaves is not waited for; the tournament goes on over a restart', async () => {
  const [store, time] = [memoryStore(), new TestTime()];
  const first = await start({ store, time });
  let people = await crowd(first, 5);
  const { id } = await begun(people, { format: 'swiss', rounds: 3 });
  // Five comes to nothing.
  let now = await playOn(people, id, new Set([5]));
  expect(waitingIn(now).map(({ players }) => players.includes(5))).toEqual([true]);
  await first.stop();
  const second = await start({ store, time });
  people = people.map((one) => one.at(second));
  await time.advance(6 * minute);
  now = await playOn(people, id, new Set([5]));
  await time.advance(6 * minute);
  expect((await act(people[3], id, 'leave')).people[3]).toMatchObject({ left: true });
  now = await playOn(people, id, new Set([5]));
  await time.advance(6 * minute);
  now = await playOn(people, id, new Set([5]));
  expect(now).toMatchObject({ status: 'over', round: 3 });
  for (const { players, places } of now.pairings) {
    expect(places).not.toBeNull();
    if (players.length > 1 && players.includes(5)) expect(places?.[players.indexOf(5)]).toBeNull();
  }
  // All tables that were opened have come to an end, and nobody has two.
  const tables = await store.matches({ statuses: ['lobby', 'live'], limit: 99 });
  expect(tables).toEqual([]);
});

test('a server that ends between opening a table and noting it opens no second one', async () => {
  const store = memoryStore();
  const first = await start({ store });
  const people = await crowd(first, 2);
  const { id, pairings } = await begun(people);
  await first.stop();
  const whole = await store.tournament(id);
  if (whole === null) throw new Error('There is no tournament.');
  await store.keepTournament(whole.tournament, null, [{ ...whole.pairings[0], match: null }]);
  const second = await start({ store });
  const again = people.map((one) => one.at(second));
  await expect
    .poll(async () => (await stand(again[0], id)).pairings[0].match, patience)
    .toBe(pairings[0].match);
  expect(await store.matches({ statuses: ['lobby', 'live'], limit: 9 })).toHaveLength(1);
});

test('the seats of a round are those of whom it paired: nobody leaves, joins, fills or sends away', async () => {
  const server = await start();
  const people = await crowd(server, 3);
  const { pairings } = await begun(people.slice(0, 2));
  const match = pairings[0].match ?? '';
  const refused = { code: 'not-yours' };
  expect(await people[0].post(`/matches/${match}/leave`)).toMatchObject(refused);
  expect(await people[0].post(`/matches/${match}/kick`, { seat: 1 })).toMatchObject(refused);
  expect(await people[0].post(`/matches/${match}/fill`, { seat: 1 })).toMatchObject(refused);
  expect(await people[2].post(`/matches/${match}/join`)).toMatchObject({ code: 'not-open' });
  const table = await people[2].get(`/matches/${match}`);
  expect(table).toMatchObject({ status: 'lobby', visibility: 'public', openedBy: null });
  expect(table.tournament).toMatch(/^[\w-]{22}$/);
});

test('three at a table: the others play without who does not come, and share the round where they cannot', async () => {
  const time = new TestTime();
  const server = await start({ time });
  const people = await crowd(server, 3);
  const { id } = await begun(people, { seats: 3 });
  await time.advance(6 * minute);
  const [nobody] = (await stand(people[0], id)).pairings;
  expect(nobody).toMatchObject({ state: 'over', places: [null, null, null] });
  const other = await begun(people, { seats: 3, name: 'Again' });
  const [waiting] = waitingIn(other);
  await comeTo(waiting.match, [people[0], people[1]]);
  await time.advance(6 * minute);
  const end = await playOn(people, other.id);
  expect(end.status).toBe('over');
  expect(end.pairings[0].absent).toEqual([3]);
  const placeOf = (number: number) => end.pairings[0].places?.[end.pairings[0].players.indexOf(number)];
  expect([placeOf(1), placeOf(2), placeOf(3)]).toEqual([1, 2, null]);
});

test('a Swiss takes people in until half of its rounds are paired, a round robin and a knock-out only before', async () => {
  const server = await start();
  const people = await crowd(server, 6);
  const swiss = await begun(people.slice(0, 4), { format: 'swiss', rounds: 3 });
  expect(swiss.joinable).toBe(true);
  expect(await act(people[4], swiss.id, 'join')).toMatchObject({ mine: true, entrants: 5 });
  const now = await playOn(people, swiss.id);
  expect(now.status).toBe('over');
  expect(now.pairings.filter(({ players }) => players.includes(5)).map(({ round }) => round)).toEqual([2, 3]);
  expect(await act(people[5], swiss.id, 'join')).toMatchObject({ code: 'not-open' });
  for (const format of ['round-robin', 'knockout']) {
    const other = await begun(people.slice(0, 4), { format });
    expect(await act(people[4], other.id, 'join')).toMatchObject({ code: 'not-open' });
    expect((await playOn(people, other.id)).status).toBe('over');
  }
});

test('a knock-out ends with one; who is out stands by how far they came', async () => {
  const server = await start();
  const people = await crowd(server, 6);
  const { id } = await begun(people, { format: 'knockout' });
  const end = await playOn(people, id);
  expect(end.status).toBe('over');
  expect(end.divisions[0].standings.map(({ number, place }) => [number, place]).slice(0, 2)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(end.divisions[0].standings.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5]);
});

test('a league plays its seasons by mail: people go up and down, come and go between', async () => {
  const time = new TestTime();
  const server = await start({ time });
  const people = await crowd(server, 9);
  const { id } = await begun(people.slice(0, 8), { format: 'league', pace: 'mail', division: 4, seasons: 2 });
  let now = await playOn(people, id);
  expect(now).toMatchObject({ status: 'open', season: 2 });
  const before = await stand(people[0], id, '?season=1');
  expect(before.divisions.map(({ standings }) => standings.map(({ number }) => number))).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
  await act(people[8], id, 'join');
  await act(people[1], id, 'leave');
  await time.advance(3 * 24 * 60 * minute);
  now = await stand(people[0], id);
  expect(now).toMatchObject({ status: 'running', season: 2, entrants: 8 });
  // Four has gone down, five up; two is gone, and nine begins at the end.
  expect(
    now.divisions.map(({ standings }) => standings.map(({ number }) => number).toSorted((a, b) => a - b)),
  ).toEqual([
    [1, 3, 4, 5],
    [6, 7, 8, 9],
  ]);
  now = await playOn(people, id);
  expect(now.status).toBe('over');
});

test('making and joining are bounded, and asked for with sense', async () => {
  const server = await start();
  const people = await crowd(server, 3);
  const [ann, ben] = people;
  expect(await make(ann, { game: 'chess' })).toMatchObject({ code: 'not-found' });
  expect(await make(ann, { seats: 5 })).toMatchObject({ code: 'bad-seats' });
  expect(await make(ann, { format: 'league' })).toMatchObject({ code: 'bad-options' });
  expect(await make(ann, { most: 64 })).toMatchObject({ code: 'bad-options' });
  expect(await make(ann, { startsAt: 1 })).toMatchObject({ code: 'bad-options' });
  expect(await make(ann, { options: { rounds: 99 } })).toMatchObject({ code: 'bad-options' });
  expect(await make(ann, { format: 'swiss', cycles: 2 })).toMatchObject({ code: 'bad-options' });
  expect(await make(ann, { format: 'knockout', counting: 'scores' })).toMatchObject({ code: 'bad-options' });
  const all = [await make(ann), await make(ann, { programs: false }), await make(ann, { most: 2 })];
  expect(await make(ann)).toMatchObject({ code: 'too-many' });
  const [open, forPeople, small] = all.map(({ id }) => id);
  expect(await act(ann, open, 'start')).toMatchObject({ code: 'bad-seats' });
  expect(await act(ben, forPeople, 'join')).toMatchObject({ code: 'not-yours' });
  expect(await act(ben, open, 'join')).toMatchObject({ mine: true });
  expect(await act(ben, open, 'join')).toMatchObject({ code: 'seat-taken' });
  expect(await act(ben, open, 'start')).toMatchObject({ code: 'not-yours' });
  expect(await act(ann, open, 'leave')).toMatchObject({ code: 'not-yours' });
  expect((await act(ben, open, 'leave')).people).toEqual([]);
  for (const one of people.slice(0, 2)) await act(one, small, 'join');
  expect(await act(people[2], small, 'join')).toMatchObject({ code: 'too-many' });
  expect((await ben.call('DELETE', `/tournaments/${open}`)).body).toMatchObject({ code: 'not-yours' });
  expect((await ann.call('DELETE', `/tournaments/${open}`)).body).toEqual({ done: true });
  expect(await stand(ann, open)).toMatchObject({ status: 'cancelled' });
  expect(await act(ben, open, 'join')).toMatchObject({ code: 'not-open' });
  const listed = await ben.get<{ tournaments: Told[]; may: boolean }>('/tournaments');
  expect([listed.may, listed.tournaments.map(({ id }) => id).toSorted()]).toEqual([
    true,
    [forPeople, small].toSorted(),
  ]);
});

test('where only the club makes tournaments, who runs the server does, sends people away, and ends them', async () => {
  const server = await start({ config: { tournaments: 'club' } });
  const people = await crowd(server, 4);
  expect(await make(people[0])).toMatchObject({ code: 'not-yours' });
  expect((await people[0].get<{ may: boolean }>('/tournaments')).may).toBe(false);
  const admin = (...given: string[]) => server.carryOut({ by: 'operator', given });
  expect(await admin('tournament', 'new', '{"name": "Cup"}')).toMatchObject({ ok: false });
  const made = await admin('tournament', 'new', JSON.stringify(plan));
  expect(made.ok).toBe(true);
  const id = made.text.slice('Made: '.length);
  for (const one of people) await act(one, id, 'join');
  expect(await admin('tournament', 'start', id)).toEqual({ ok: true, text: 'Started.' });
  expect(await admin('tournament', 'remove', id, '9')).toMatchObject({ ok: false });
  expect(await admin('tournament', 'remove', id, '2')).toMatchObject({ ok: true });
  expect((await stand(people[0], id)).people[1]).toMatchObject({ left: true });
  expect((await admin('tournaments')).text).toContain('running  round-robin');
  expect(await admin('tournament', 'cancel', id)).toMatchObject({ ok: true });
  expect(await stand(people[0], id)).toMatchObject({ status: 'cancelled', by: null });
  expect((await admin('log')).text).toContain('tournament remove');
});

test('a page that waits hears of the next change; nothing is told of a running match but that it runs', async () => {
  const server = await start();
  const people = await crowd(server, 2);
  const looking = await Client.enter(server, 'Onlooker');
  const { id, number, pairings } = await begun(people);
  const match = pairings[0].match ?? '';
  const told = stand(looking, id, `?after=${number}&wait=20`);
  await comeTo(match, [people[0], people[1]]);
  const running = await told;
  expect(running.pairings[0]).toMatchObject({ state: 'playing', places: null });
  const live = await people[0].connect();
  const mine = running.people.find(({ name }) => name === 'Player 1')?.number ?? 0;
  const seat = running.pairings[0].players.indexOf(mine);
  await live.subscribe(match, seat);
  const choices = (await live.until(() => live.asked(match, seat)))?.mine?.choices ?? [];
  await live.choose(match, seat, choices[0]);
  live.close();
  expect(await stand(looking, id)).toEqual({ ...running });
  await giveUp(match, people);
  await expect.poll(async () => (await stand(looking, id)).status, patience).toBe('over');
});

test('who is deleted stays in the table without a name, and forfeits what is to come', async () => {
  const [store, time] = [memoryStore(), new TestTime()];
  const server = await start({ store, time });
  const people = await crowd(server, 3);
  const { id } = await begun(people);
  expect(await server.carryOut({ by: 'operator', given: ['forget', people[1].identity] })).toMatchObject({
    ok: true,
  });
  await time.advance(6 * minute);
  const now = await playOn(people, id);
  await time.advance(6 * minute);
  expect(now.people[1]).toMatchObject({ name: 'Somebody', left: true });
  expect(JSON.stringify(await store.tournament(id))).not.toContain(people[1].identity);
  expect((await playOn(people, id)).status).toBe('over');
});

test('people are called to the table of their round', async () => {
  const server = await start();
  const people = await crowd(server, 2);
  const { last } = await people[1].get<{ last: string }>('/events?wait=0');
  const heard = people[1].get<{ events: { type: string; match?: string }[] }>(
    `/events?after=${last}&wait=10`,
  );
  const { pairings } = await begun(people);
  const [{ match }] = waitingIn({ pairings } as Told);
  expect((await heard).events).toContainEqual(expect.objectContaining({ type: 'found', match }));
});
