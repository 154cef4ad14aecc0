// Events of one's own: over NDJSON, WebSocket and long polls, and challenges to programs.

import { digest } from '@bridgefront/kernel';
import { ownEventSchema } from '@bridgefront/protocol';
import type { MatchInfo, OwnEvent, ProgramInfo } from '@bridgefront/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer, TestTime } from './support.ts';

let server: Server;
const open: Lines[] = [];
afterEach(async () => {
  for (const lines of open.splice(0)) lines.close();
  await server.stop();
});

/** What comes over `GET /api/events`, line by line. */
class Lines {
  readonly events: OwnEvent[] = [];
  ended = false;
  readonly #leaving = new AbortController();
  #look: () => void = () => undefined;

  static async of(client: Client, query = ''): Promise<Lines> {
    const lines = new Lines();
    open.push(lines);
    const answer = await fetch(`${client.url}/api/events${query}`, {
      headers: { authorization: `Bearer ${client.token}` },
      signal: lines.#leaving.signal,
    });
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    void lines.#read(answer).catch(() => undefined);
    return lines;
  }

  async #read({ body }: Response): Promise<void> {
    let rest = '';
    for await (const part of body ?? []) {
      const all = (rest + Buffer.from(part).toString()).split('\n');
      rest = all.pop() ?? '';
      for (const line of all) if (line !== '') this.events.push(ownEventSchema.parse(JSON.parse(line)));
      this.#look();
    }
    this.ended = true;
    this.#look();
  }

  close(): void {
    this.#leaving.abort();
  }

  until(so: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(JSON.stringify(this.events))), 60_000);
      this.#look = () => {
        if (!so()) return;
        clearTimeout(timer);
        resolve();
      };
      this.#look();
    });
  }

  async next<T extends OwnEvent['type']>(type: T): Promise<Extract<OwnEvent, { type: T }>> {
    const found = () => this.events.find((event) => event.type === type);
    await this.until(() => found() !== undefined);
    return found() as Extract<OwnEvent, { type: T }>;
  }
}

const types = (events: readonly OwnEvent[]): string[] => events.map(({ type }) => type);

async function two(): Promise<[Client, Client]> {
  server = await testServer();
  return [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
}

test('turns, chat and the end of my matches come over one stream, and only mine', async () => {
  const [ann, ben] = await two();
  const stranger = await Lines.of(await Client.enter(server, 'Cleo'));
  const lines = await Lines.of(ann);
  expect(await lines.next('now')).toMatchObject({ turns: [], invitations: [] });
  const match = await startMatch([ann, ben]);
  expect(await lines.next('started')).toMatchObject({ match, game: duel.name, seat: 0 });
  expect(await lines.next('turn')).toMatchObject({ match, seat: 0, deadline: null });
  await ben.post(`/matches/${match}/chat`, { text: 'Good luck!' });
  expect(await lines.next('chat')).toMatchObject({ match, line: { name: 'Ben', seat: 1 } });
  await ann.post(`/matches/${match}/chat`, { text: 'And you.' });
  for (const one of [ann, ben]) await one.post(`/matches/${match}/vote`, { end: true });
  expect(await lines.next('ended')).toMatchObject({ match, status: 'ended', outcome: null });
  expect(types(lines.events)).toEqual(['now', 'started', 'turn', 'chat', 'ended']);
  expect(types(stranger.events)).toEqual(['now']);
});

test('each question is told once, to whom it is put, and not while others plan', async () => {
  const [ann, ben] = await two();
  const match = await startMatch([ann, ben]);
  const lines = await Lines.of(ann);
  const { turns } = await lines.next('now');
  expect(turns).toMatchObject([{ match, seat: 0 }]);
  const [a, b] = [await ann.connect(), await ben.connect()];
  await a.subscribe(match, 0);
  await b.subscribe(match, 1);
  await Promise.all([a.playOut(match, 0), b.playOut(match, 1)]);
  await lines.next('ended');
  const asked = lines.events.flatMap((event) => (event.type === 'turn' ? [event.decision] : []));
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).not.toContain(turns[0]?.decision);
  a.close();
  b.close();
});

test('who comes back with the last id gets what was missed; who is long gone, all that is open', async () => {
  const time = new TestTime();
  server = await testServer({ time });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const first = await Lines.of(ann);
  const { id } = await first.next('now');
  first.close();
  const match = await startMatch([ann, ben]);
  await time.advance(100);
  const again = await Lines.of(ann, `?after=${id}`);
  await again.next('turn');
  expect(types(again.events)).toEqual(['started', 'turn']);
  const { id: last } = again.events[1] ?? { id: '' };
  again.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await time.advance(200_000);
  expect(server.services.inboxes.size).toBe(0);
  const later = await Lines.of(ann, `?after=${last}`);
  expect(await later.next('now')).toMatchObject({ turns: [{ match, seat: 0 }] });
});

test('after a restart the turns that wait are told', async () => {
  const store = memoryStore();
  server = await testServer({ store });
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const match = await startMatch([ann, ben]);
  // The storage outlives its server.
  await server.stop();
  server = await testServer({ store });
  const lines = await Lines.of(ann.at(server));
  await lines.until(() =>
    lines.events.some((event) => event.type === 'turn' || (event.type === 'now' && event.turns.length > 0)),
  );
  expect(JSON.stringify(lines.events)).toContain(match);
});

test('HEAD begins no stream that nobody would end', async () => {
  const [ann] = await two();
  const headers = { authorization: `Bearer ${ann.token}` };
  for (let i = 0; i < 9; i++) {
    const answer = await fetch(`${server.url}/api/events`, { method: 'HEAD', headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  }
  await (await Lines.of(ann)).next('now');
});

interface Polled {
  readonly events: OwnEvent[];
  readonly last: string;
}

test('a long poll answers as soon as something happens, or with nothing when the time is up', async () => {
  const [ann, ben] = await two();
  const { events, last } = await ann.get<Polled>('/events?wait=0');
  expect(types(events)).toEqual(['now']);
  const empty = await ann.get<Polled>(`/events?after=${last}&wait=0`);
  expect(empty).toEqual({ events: [], last });
  const waiting = ann.get<Polled>(`/events?after=${last}&wait=30`);
  const match = await startMatch([ann, ben]);
  const told = await waiting;
  expect(told.events[0]).toMatchObject({ type: 'started', match });
  // Perhaps both have come at once.
  const latest = types(told.events).at(-1);
  const more = latest === 'turn' ? told : await ann.get<Polled>(`/events?after=${told.last}&wait=30`);
  expect(more.events.at(-1)).toMatchObject({ type: 'turn', match });
});

test('the same comes over the live connection, and ends with unlisten', async () => {
  const [ann, ben] = await two();
  const live = await ann.connect();
  const heard = (): OwnEvent[] =>
    live.received.flatMap((message) => (message.type === 'event' ? [message.event] : []));
  expect(await live.send({ type: 'listen' })).toMatchObject({ type: 'accepted' });
  expect(types(heard())).toEqual(['now']);
  await startMatch([ann, ben]);
  await live.until(() => heard().length === 3);
  expect(types(heard())).toEqual(['now', 'started', 'turn']);
  await live.send({ type: 'listen', after: heard()[0]?.id });
  expect(types(heard())).toEqual(['now', 'started', 'turn', 'started', 'turn']);
  await live.send({ type: 'unlisten' });
  await startMatch([ann, ben]);
  await live.send({ type: 'ping' });
  expect(heard()).toHaveLength(5);
  live.close();
});

test.each([
  ['?after=nonsense', 400, 'query.after has to be the id of an event.'],
  ['?wait=61', 400, 'query.wait has to be at most 60.'],
  ['?challenges=no%20game', 400, 'query.challenges has to be names of games with commas between them.'],
  ['?wait=0&challenges=chess', 404, 'There is no game "chess".'],
])('events%s are refused: %i', async (query, status, message) => {
  const [ann] = await two();
  const answer = await ann.call('GET', `/events${query}`);
  expect(answer).toMatchObject({ status, body: { message } });
});

test('nobody listens without an account, nobody on nine connections, and nobody with a revoked token', async () => {
  const [ann] = await two();
  expect((await fetch(`${server.url}/api/events`)).status).toBe(401);
  const all = await Promise.all(Array.from({ length: 8 }, () => Lines.of(ann)));
  for (const lines of all) await lines.next('now');
  expect(await ann.call('GET', '/events?wait=0')).toMatchObject({ status: 429, body: { code: 'too-many' } });
  await ann.call('DELETE', '/tokens', {});
  await all[0]?.until(() => all[0]?.ended === true);
});

async function challenged() {
  server = await testServer();
  const ann = await Client.enter(server, 'Ann');
  const robot = await Client.enter(server, 'Robby');
  const lines = await Lines.of(robot, `?challenges=${duel.name}`);
  await lines.next('now');
  const { programs } = await ann.get<{ programs: ProgramInfo[] }>(`/programs?game=${duel.name}`);
  const [program] = programs;
  const seats = [{ kind: 'human' }, { kind: 'program', program: program?.id }];
  const table = await ann.post('/matches', { game: duel.name, seats, visibility: 'private' });
  return { ann, robot, lines, program, table };
}

test('a program that listens is challenged, takes its seat and plays, marked as a program', async () => {
  const { ann, robot, lines, program, table } = await challenged();
  expect(program).toMatchObject({ name: 'Robby', games: [duel.name] });
  expect(table.seats[1]).toMatchObject({ name: null, challenged: 'Robby' });
  expect(table.seats[1]).not.toHaveProperty('invite');
  const invited = await lines.next('invited');
  expect(invited).toMatchObject({ match: table.id, seat: 1, by: 'Ann', rematch: null });
  const other = await Client.enter(server, 'Cleo');
  expect(await other.call('POST', `/matches/${table.id}/join`, { seat: 1 })).toMatchObject({ status: 409 });
  await robot.post(`/matches/${table.id}/join`);
  await robot.post(`/matches/${table.id}/ready`, { entropy: 'mine' });
  await ann.post(`/matches/${table.id}/ready`, { entropy: 'ours' });
  expect(await lines.next('turn')).toMatchObject({ match: table.id, seat: 1 });
  const stranger = await Client.enter(server, 'Dan');
  const shown = await stranger.get<MatchInfo>(`/matches/${table.id}`);
  expect(shown.seats[1]).toMatchObject({ name: 'Robby', program: true });
  await ann.post(`/matches/${table.id}/vote`);
  await robot.post(`/matches/${table.id}/vote`);
  await ann.post(`/matches/${table.id}/rematch`);
  await lines.until(() => lines.events.filter(({ type }) => type === 'invited').length === 2);
  expect(lines.events.at(-1)).toMatchObject({ type: 'invited', by: 'Ann', rematch: table.id });
  const { events } = await robot.get<Polled>('/events?wait=0');
  expect(events[0]).toMatchObject({ type: 'now', invitations: [{ by: 'Ann', rematch: table.id }] });
});

test('shares of the dice are asked for, a start that is called off is told, and both to who comes later', async () => {
  const { ann, robot, lines, table } = await challenged();
  const path = `/matches/${table.id}`;
  const commit = (who: Client, text: string) => who.post(`${path}/ready`, { commitment: digest(text) });
  await robot.post(`${path}/join`);
  await commit(robot, 'of Robby');
  await commit(ann, 'of Ann');
  const place = { match: table.id, game: duel.name, seat: 1 };
  const asked = await lines.next('opening');
  expect(asked).toMatchObject({ ...place, until: expect.any(Number) });
  const open = async () => (await robot.get<Polled>('/events?wait=0')).events[0];
  const { until } = asked;
  expect(await open()).toMatchObject({ type: 'now', openings: [{ ...place, until }], voided: [] });
  await robot.openShare(table.id, 'of Robby');
  expect(await open()).toMatchObject({ openings: [], voided: [] });
  await ann.post(`${path}/ready`, { ready: false });
  expect(await lines.next('voided')).toMatchObject(place);
  expect(await open()).toMatchObject({ openings: [], voided: [place] });
  await commit(robot, 'another of Robby');
  expect(await open()).toMatchObject({ openings: [], voided: [] });
});

test('a program declines: who asked is told, and the seat is open to others', async () => {
  const { ann, robot, lines, table } = await challenged();
  const mine = await Lines.of(ann);
  await mine.next('now');
  await lines.next('invited');
  await robot.post(`/matches/${table.id}/decline`);
  expect(await mine.next('declined')).toMatchObject({ match: table.id, seat: 1, name: 'Robby' });
  await lines.next('dismissed');
  const again = await ann.get<MatchInfo>(`/matches/${table.id}`);
  expect(again.seats[1]).not.toHaveProperty('challenged');
  expect(again.seats[1]?.invite).toMatch(/^[\w-]{22}$/);
  expect(await robot.call('POST', `/matches/${table.id}/decline`, {})).toMatchObject({ status: 404 });
});

test('who opened the table withdraws a challenge', async () => {
  const { ann, lines, table } = await challenged();
  await ann.post(`/matches/${table.id}/kick`, { seat: 1 });
  expect(await lines.next('dismissed')).toMatchObject({ match: table.id, seat: 1 });
});

test('who does not listen cannot be challenged, and people cannot offer themselves', async () => {
  const { ann, lines, program } = await challenged();
  lines.close();
  const seats = [{ kind: 'human' }, { kind: 'program', program: ann.identity }];
  const wish = { game: duel.name, seats };
  expect(await ann.call('POST', '/matches', wish)).toMatchObject({ status: 404 });
  const twice = { kind: 'program', program: program?.id };
  const both = { game: duel.name, seats: [{ kind: 'human' }, twice, twice] };
  expect((await ann.call('POST', '/matches', both)).status).toBe(409);
  const entered = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Guest' }),
  });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const asked = await fetch(`${server.url}/api/events?wait=0&challenges=${duel.name}`, {
    headers: { cookie },
  });
  expect(asked.status).toBe(403);
});

test('however many tokens one network listens with, a program of another stands near the head of the list', async () => {
  server = await testServer({ config: { trustProxy: 1 } });
  const listening = async (name: string, network: string): Promise<void> => {
    const headers = { 'x-forwarded-for': network, 'content-type': 'application/json' };
    const made = await fetch(`${server.url}/api/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name }),
    });
    const { token } = (await made.json()) as { token: string };
    const query = `/api/events?wait=0&challenges=${duel.name}`;
    await fetch(`${server.url}${query}`, { headers: { ...headers, authorization: `Bearer ${token}` } });
  };
  await Promise.all(Array.from({ length: 120 }, (_, number) => listening(`Flood ${number}`, '192.0.2.1')));
  await listening('Robby', '198.51.100.7');
  const ann = await Client.enter(server, 'Ann');
  const { programs } = await ann.get<{ programs: ProgramInfo[] }>(`/programs?game=${duel.name}`);
  expect(programs.slice(0, 2).map(({ name }) => name)).toContain('Robby');
  expect(programs).toHaveLength(21);
  const rest = await ann.get<{ programs: ProgramInfo[] }>(`/programs?game=${duel.name}&from=20`);
  expect(rest.programs.map(({ id }) => id)).toEqual([programs[20].id]);
});

test('programs have limits of their own', async () => {
  server = await testServer({ config: { programPerMinute: 3, httpPerMinute: 1000 } });
  const robot = await Client.enter(server, 'Robby');
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await robot.call('GET', '/session')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a program that looks on is called one in the chat', async () => {
  const [ann, ben] = await two();
  const match = await startMatch([ann, ben]);
  const robot = await Client.enter(server, 'Robby');
  const line = await robot.post<{ name: string }>(`/matches/${match}/chat`, { text: 'Hello.' });
  expect(line.name).toBe('Robby (program)');
});
