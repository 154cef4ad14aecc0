// The life of a table: opening, sitting, leaving, starting, standing in, ending, and again.

import { readRecord, replay } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { duel } from './duel.ts';
import { Client, Live, startMatch, testServer } from './support.ts';

let server: Server;
let ann: Client;
let ben: Client;
let cleo: Client;

beforeEach(async () => {
  server = await testServer();
  [ann, ben, cleo] = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(server, name)));
});
afterEach(() => server.stop());

const human = { kind: 'human' } as const;
const three = { game: 'lantern-duel', seats: [human, human, { kind: 'bot', bot: 'random' }] };

describe('opening a table', () => {
  const wrong: readonly (readonly [string, object, string])[] = [
    ['unknown game', { ...three, game: 'chess' }, 'not-found'],
    ['too many seats', { ...three, seats: [human, human, human, human, human] }, 'bad-seats'],
    ['unknown bot', { ...three, seats: [human, { kind: 'bot', bot: 'hal' }] }, 'bad-seats'],
    [
      'a style of another game',
      { ...three, seats: [human, { kind: 'bot', bot: 'novice~bold' }] },
      'bad-seats',
    ],
    ['no person', { ...three, seats: three.seats.map(() => ({ kind: 'bot', bot: 'random' })) }, 'bad-seats'],
    ['unknown option', { ...three, options: { round: 4 } }, 'bad-options'],
    ['option out of range', { ...three, options: { rounds: 51 } }, 'bad-options'],
    ['no seats', { game: 'lantern-duel' }, 'bad-message'],
    ['wrong clock', { ...three, clock: { kind: 'live', seconds: -1, bank: 0 } }, 'bad-message'],
  ];
  test.each(wrong)('%s is refused', async (_name, body, code) => {
    expect(await ann.post('/matches', body)).toMatchObject({ code });
  });

  test('seats the owner and shows the commitment and the invitations to the owner alone', async () => {
    const match = await ann.post('/matches', three);
    expect(match).toMatchObject({
      status: 'lobby',
      owner: true,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(match.seats[0]).toMatchObject({ name: 'Ann', mine: true, ready: false });
    expect(match.seats[1].invite).toMatch(/^[\w-]{22}$/);
    const seen = await ben.get(`/matches/${match.id}`);
    expect(seen.seats[1]).not.toHaveProperty('invite');
    expect(JSON.stringify(seen)).not.toContain((await server.services.store.match(match.id))?.secret);
  });

  test('takes a bot of any strength, which has its own name', async () => {
    const seats = [human, { kind: 'bot', bot: 'strength:40' }];
    const match = await ann.post('/matches', { game: 'lantern-duel', seats });
    expect(match.seats[1]).toMatchObject({ bot: 'strength:40', name: 'Bot of strength 40' });
  });

  test('numbers bots of one kind, so that they can be told apart', async () => {
    const bot = (name: string) => ({ kind: 'bot', bot: name });
    const seats = [human, bot('random'), bot('greedy'), bot('random')];
    const match = await ann.post('/matches', { game: 'lantern-duel', seats });
    expect(match.seats.map((seat) => seat.name)).toEqual([
      'Ann',
      'Random bot 1',
      'Greedy bot',
      'Random bot 2',
    ]);
  });
});

describe('before the start', () => {
  test('people join, leave and are freed; the owner hands the table on; the last one closes it', async () => {
    const { id } = await ann.post('/matches', three);
    expect((await ben.post(`/matches/${id}/join`)).seats[1]).toMatchObject({ name: 'Ben', mine: true });
    expect(await ben.post(`/matches/${id}/join`)).toMatchObject({ code: 'seat-taken' });
    expect(await cleo.post(`/matches/${id}/join`)).toMatchObject({ code: 'seat-taken' });
    expect(await ben.post(`/matches/${id}/kick`, { seat: 0 })).toMatchObject({ code: 'not-yours' });
    expect((await ann.post(`/matches/${id}/kick`, { seat: 1 })).seats[1].name).toBeNull();
    await cleo.post(`/matches/${id}/join`, { seat: 1 });
    await ann.post(`/matches/${id}/leave`);
    expect(await cleo.get(`/matches/${id}`)).toMatchObject({ owner: true });
    expect(await cleo.post(`/matches/${id}/leave`)).toMatchObject({ status: 'cancelled' });
  });

  test('a seat that nobody takes is given to a bot by the owner, and the match begins when nobody else is missing', async () => {
    const { id } = await ann.post('/matches', { ...three, seats: [human, human, human] });
    await ben.post(`/matches/${id}/join`);
    for (const who of [ann, ben]) await who.post(`/matches/${id}/ready`, { entropy: 'share' });
    const give = (who: Client, seat: number, bot = 'greedy') =>
      who.post(`/matches/${id}/fill`, { seat, bot });
    expect(await give(ben, 2)).toMatchObject({ code: 'not-yours' });
    expect(await give(ann, 1)).toMatchObject({ code: 'seat-taken' });
    expect(await give(ann, 2, 'nobody')).toMatchObject({ code: 'not-found' });
    // Ben was ready for another table.
    const filled = await give(ann, 2);
    expect(filled.status).toBe('lobby');
    expect(filled.seats.map(({ kind, ready }) => `${kind} ${ready}`)).toEqual([
      'human true',
      'human false',
      'bot true',
    ]);
    await ben.post(`/matches/${id}/leave`);
    const full = await give(ann, 1);
    expect(full.seats.map(({ name }) => name)).toEqual(['Ann', 'Greedy bot 1', 'Greedy bot 2']);
    expect(full.status).toBe('live');
    expect(await give(ann, 1)).toMatchObject({ code: 'already-started' });
  });

  test('a private table needs the key of an invitation, which works once', async () => {
    const match = await ann.post('/matches', { ...three, visibility: 'private' });
    const { invite } = match.seats[1];
    expect(await ben.post(`/matches/${match.id}/join`)).toMatchObject({ code: 'not-open' });
    expect((await ben.post(`/matches/${match.id}/join`, { invite })).seats[1].mine).toBe(true);
    expect(await cleo.post(`/matches/${match.id}/join`, { invite })).toMatchObject({ code: 'not-open' });
    expect((await cleo.get<{ matches: MatchInfo[] }>('/matches?show=open')).matches).toEqual([]);
    expect((await ben.get<{ matches: MatchInfo[] }>('/matches?show=mine')).matches).toHaveLength(1);
  });

  test('the match starts by itself when everybody is ready; who looks on sees it begin', async () => {
    const { id } = await ann.post('/matches', three);
    const live = await ben.connect();
    await live.subscribe(id, null);
    await ben.post(`/matches/${id}/join`);
    await ann.post(`/matches/${id}/ready`, { entropy: 'a' });
    await ann.post(`/matches/${id}/ready`, { ready: false });
    expect(await ben.post(`/matches/${id}/ready`, { entropy: 'b' })).toMatchObject({ status: 'lobby' });
    expect(await ann.post(`/matches/${id}/ready`, { entropy: 'c' })).toMatchObject({ status: 'live' });
    await live.until(() => live.mirror(id, null));
    expect(live.received.filter((message) => message.type === 'table').length).toBeGreaterThanOrEqual(5);
    expect(await cleo.post(`/matches/${id}/join`)).toMatchObject({ code: 'already-started' });
    expect(await ben.post(`/matches/${id}/leave`)).toMatchObject({ code: 'already-started' });
  });
});

describe('while it runs', () => {
  test('it ends when all people vote so, and a rematch has the same table', async () => {
    const id = await startMatch([ann, ben], { bots: ['random'] });
    expect(await ann.post(`/matches/${id}/rematch`)).toMatchObject({ code: 'not-finished' });
    expect(await ann.post(`/matches/${id}/vote`)).toMatchObject({ status: 'live', votes: [0] });
    expect(await cleo.post(`/matches/${id}/vote`)).toMatchObject({ code: 'not-yours' });
    expect(await ben.post(`/matches/${id}/vote`)).toMatchObject({ status: 'ended', outcome: null });
    const fresh = await ben.post(`/matches/${id}/rematch`);
    expect(fresh).toMatchObject({ status: 'lobby' });
    expect(fresh.seats.map((seat) => seat.name)).toEqual(['Ann', 'Ben', 'Random bot']);
    expect((await ann.post(`/matches/${id}/rematch`)).id).toBe(fresh.id);
    expect(fresh.commitment).not.toBe((await ann.get(`/matches/${id}`)).commitment);
  });

  test('who follows the link of a rematch finds the table, however slow the disk is', async () => {
    const store = memoryStore();
    const slow = await testServer({
      store: {
        ...store,
        addMatch: async (match) => {
          await new Promise((resolve) => void setTimeout(resolve, 30));
          await store.addMatch(match);
        },
      },
    });
    try {
      const [one, two] = await Promise.all(['Ann', 'Ben'].map((name) => Client.enter(slow, name)));
      const id = await startMatch([one, two]);
      for (const person of [one, two]) await person.post(`/matches/${id}/vote`);
      const live = await two.connect();
      await live.subscribe(id, null);
      const asked = Promise.all([one, two].map((person) => person.post(`/matches/${id}/rematch`)));
      const link = await live.until(() => {
        const last = live.received.findLast((message) => message.type === 'table');
        return last?.match.rematch;
      });
      expect((await two.call('GET', `/matches/${link}`)).status).toBe(200);
      expect((await asked).map((match) => match.id)).toEqual([link, link]);
    } finally {
      await slow.stop();
    }
  });

  test('who leaves is played by a bot; without people it ends', async () => {
    const id = await startMatch([ann, ben]);
    expect((await ann.post(`/matches/${id}/abandon`)).seats[0]).toMatchObject({
      standIn: 'random',
      left: true,
    });
    expect(await ann.post(`/matches/${id}/come-back`)).toMatchObject({ code: 'not-yours' });
    expect(await ben.post(`/matches/${id}/abandon`)).toMatchObject({ status: 'ended' });
  });

  test('who has left sees what spectators see, until it is over', async () => {
    const id = await startMatch([ann, ben, cleo]);
    const live = await ben.connect();
    await live.subscribe(id, 1);
    await live.until(() => live.asked(id, 1)?.mine);
    await ben.post(`/matches/${id}/abandon`);
    const why = { code: 'not-yours', message: expect.stringContaining('You left this match') };
    expect(await ben.get(`/matches/${id}/view?seat=1`)).toMatchObject(why);
    expect(await ben.get(`/matches/${id}/hint?seat=1`)).toMatchObject(why);
    expect(await ben.post(`/matches/${id}/standing`, { answers: [] })).toMatchObject(why);
    expect(await ben.get(`/matches/${id}/view?seat=table`)).toMatchObject({
      document: { view: { seat: null } },
    });
    expect(await live.choose(id, 1, 'low')).toMatchObject(why);
    // What is followed already goes on as a spectator's.
    await live.until(() => live.mirror(id, null));
    const before = live.mirror(id, 1)?.number;
    const again = await ben.connect();
    expect(await again.send({ type: 'subscribe', match: id, seat: 1 })).toMatchObject(why);
    const hers = await ann.connect();
    await hers.subscribe(id, 0);
    const number = live.mirror(id, null)?.number ?? 0;
    expect(await hers.choose(id, 0, hers.asked(id, 0)?.mine?.choices[0] ?? '')).toMatchObject({
      type: 'accepted',
    });
    expect(await hers.choose(id, 0, hers.asked(id, 0)?.mine?.choices[0] ?? '')).toMatchObject({
      type: 'accepted',
    });
    await live.until(() => (live.mirror(id, null)?.number ?? 0) > number);
    expect(live.mirror(id, 1)?.number).toBe(before);
    for (const person of [ann, cleo]) await person.post(`/matches/${id}/vote`);
    expect(await ben.get(`/matches/${id}/view?seat=1`)).toMatchObject({ document: { view: { seat: 1 } } });
  });

  test('when somebody leaves, the votes of those who stay are counted again', async () => {
    const id = await startMatch([ann, ben, cleo]);
    await ann.post(`/matches/${id}/vote`);
    await ben.post(`/matches/${id}/vote`);
    expect(await ben.post(`/matches/${id}/vote`, { end: false })).toMatchObject({
      status: 'live',
      votes: [0],
    });
    await cleo.post(`/matches/${id}/vote`);
    // The vote goes with who cast it.
    expect(await cleo.post(`/matches/${id}/abandon`)).toMatchObject({ status: 'live', votes: [0] });
    expect(await cleo.post(`/matches/${id}/vote`)).toMatchObject({ code: 'not-yours' });
    expect(await ben.post(`/matches/${id}/abandon`)).toMatchObject({ status: 'ended', votes: [0] });
  });
});

describe('the doors', () => {
  const enter = (headers: { [name: string]: string }, body = '{"name":"Eve"}') =>
    fetch(`${server.url}/api/session`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };

  test('guests get a signed, http-only cookie and keep their identity', async () => {
    const entered = await enter(json);
    const cookie = entered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const session = cookie.split(';')[0];
    const again = await fetch(`${server.url}/api/session`, { headers: { cookie: session } });
    expect(await again.json()).toEqual(await entered.json());
    const forged = await fetch(`${server.url}/api/session`, {
      headers: { cookie: `session=${ann.identity}.AAAA` },
    });
    expect(await forged.json()).toBeNull();
  });

  test.each([
    ['another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['another site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['our own page', { ...json, origin: 'http://localhost' }, 200],
  ])('a write from %s', async (_name, headers, status) => {
    expect((await enter(headers)).status).toBe(status);
  });

  test('live connections of other sites are refused', async () => {
    await expect(Live.open(server.url, '', { origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  test.each([
    ['a huge body', '/session', `{"name":"${'x'.repeat(70_000)}"}`, 413],
    ['broken JSON', '/session', '{"name":', 400],
    ['no such path', '/nothing', '{}', 404],
    ['a bad id', '/matches/short/join', '{}', 400],
  ])('%s is answered with a refusal', async (_name, path, body, status) => {
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('code');
  });

  test('health, figures and the description of the interface', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('bridgefront_connections');
    const api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(api.paths)).toContain('/api/matches/{match}/choices');
    const page = await fetch(`${server.url}/`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain('npm run web:build');
  });
});

describe('random seating', () => {
  const open = { game: 'lantern-duel', seats: [human, human, human, { kind: 'bot', bot: 'random' }] };

  // Tables until the draw really moved somebody.
  async function drawn(
    watching: (match: string) => Promise<void> = async () => undefined,
  ): Promise<MatchInfo> {
    for (;;) {
      const { id } = await ann.post('/matches', { ...open, seating: 'random' });
      for (const person of [ben, cleo]) await person.post(`/matches/${id}/join`);
      await watching(id);
      for (const person of [ann, ben, cleo]) await person.post(`/matches/${id}/ready`, { entropy: 'mine' });
      const match = await ann.get(`/matches/${id}`);
      if (match.seats[0].name !== 'Ann') return match;
    }
  }

  test('is as taken if nobody asks for it', async () => {
    expect(await ann.post('/matches', open)).toMatchObject({ seating: 'as-taken' });
  });

  test('moves everybody at the start, bots too, by the seed, as the record shows', async () => {
    const match = await drawn();
    expect(match.seating).toBe('random');
    const before = ['Ann', 'Ben', 'Cleo', 'Random bot'];
    const names = match.seats.map(({ name }) => name);
    expect(names.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(before);
    for (const person of [ann, ben, cleo]) await person.post(`/matches/${match.id}/vote`, { end: true });
    const record = readRecord(await ann.get(`/matches/${match.id}/record`));
    expect(names).toEqual(record.fairness?.seating?.map((place) => before[place]));
    expect(record.fairness?.contributions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(replay(duel as AnyGame, record).fair).toEqual({ ok: true, problem: null });
    const forged = {
      ...record,
      fairness: { ...record.fairness, seating: record.fairness?.seating?.toReversed() },
    };
    expect(replay(duel as AnyGame, readRecord(forged)).fair?.ok).toBe(false);
  });

  test('who waits for a seat is shown the one that was drawn, and nothing of another', async () => {
    const people = [ann, ben, cleo];
    const lives = await Promise.all(people.map((person) => person.connect()));
    const match = await drawn(async (id) => {
      for (const [place, live] of lives.entries()) await live.subscribe(id, place);
    });
    for (const [place, live] of lives.entries()) {
      const seat = match.seats.findIndex(({ name }) => name === ['Ann', 'Ben', 'Cleo'][place]);
      await live.until(() => live.mirror(match.id, seat), 'the drawn seat');
      for (let other = 0; other < 4; other++)
        if (other !== seat) expect(live.mirror(match.id, other)).toBeUndefined();
      const from = live.received.length;
      await live.send({ type: 'unsubscribe', match: match.id, seat });
      expect(live.received.slice(from).at(-1)).toMatchObject({ type: 'accepted' });
    }
    expect(server.services.hosts.loaded(match.id)?.readers()).toEqual([]);
    for (const live of lives) live.close();
  });

  test('a rematch draws anew', async () => {
    const match = await drawn();
    for (const person of [ann, ben, cleo]) await person.post(`/matches/${match.id}/vote`, { end: true });
    const again = await ann.post(`/matches/${match.id}/rematch`);
    expect(again).toMatchObject({ seating: 'random', status: 'lobby' });
    expect((await server.services.store.match(again.id))?.places).toBeUndefined();
  });
});

test('who gave up a seat before the start does not see through the eyes of who took it', async () => {
  const { id } = await ann.post('/matches', { game: 'lantern-duel', seats: [human, human] });
  await ben.post(`/matches/${id}/join`);
  const live = await ben.connect();
  await live.subscribe(id, 1);
  await ben.post(`/matches/${id}/leave`);
  await cleo.post(`/matches/${id}/join`);
  for (const person of [ann, cleo]) await person.post(`/matches/${id}/ready`, {});
  await live.until(() => live.mirror(id, null), 'the view of who looks on');
  expect(live.mirror(id, 1)).toBeUndefined();
  live.close();
});
