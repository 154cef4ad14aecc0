// Recordings of finished matches are made of their records when somebody asks, by the rules under which they were played.

import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { afterChange, recordMatch } from '@bridgefront/viewing';
import type { SeatRecording, SeatReport } from '@bridgefront/viewing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packRecording } from '../src/match/recordings.ts';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { Store } from '../src/store/store.ts';
import { duel } from './duel.ts';
import { Client, startMatch, testServer } from './support.ts';

const now = duel as AnyGame;
const later = { ...now, version: 'other' };
const moduleOf = (): string => import.meta.resolve('./duel.ts');

let store: Store;
let server: Server;
let people: Client[];
beforeEach(() => void (store = memoryStore()));
afterEach(() => server.stop());

async function open(
  game: AnyGame,
  given: { readonly more?: Partial<Store>; readonly moduleOf?: () => string } = {},
): Promise<void> {
  const { more, ...rest } = given;
  server = await testServer({ store: { ...store, ...more }, games: [game], ...rest });
}

async function endByVote(): Promise<string> {
  people = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const match = await startMatch(people);
  const live = await people[0].connect();
  await live.subscribe(match, 0);
  await live.choose(match, 0, live.asked(match, 0)?.mine?.choices[0] ?? '');
  for (const person of people) await person.post(`/matches/${match}/vote`, { end: true });
  return match;
}

const shownOf = (match: string) => people[0].at(server).call('GET', `/matches/${match}/recording?seat=0`);

test('a match that its people ended is shown too, and nothing is stored for it', async () => {
  await open(now);
  const match = await endByVote();
  const { status, body } = await shownOf(match);
  expect(status).toBe(200);
  expect(body).toMatchObject({ match, seat: 0, changes: [{ at: 1 }] });
  expect(await store.recording(match)).toBeNull();
});

test('after a change of rules it is shown by the bundle of those of then, the same to the letter', async () => {
  await open(now, { moduleOf });
  const match = await endByVote();
  const before = await shownOf(match);
  await server.stop();
  await open(later);
  expect(await shownOf(match)).toEqual(before);
  expect((await people[0].at(server).call('GET', `/matches/${match}/dice`)).status).toBe(200);
});

test('where those are lost it is refused in a sentence, unless an earlier release has recorded it', async () => {
  await open(now);
  const match = await endByVote();
  const before = await shownOf(match);
  const record = await people[0].get<MatchRecord>(`/matches/${match}/record`);
  await server.stop();
  await open(later);
  expect(await shownOf(match)).toMatchObject({ body: { code: 'rules-changed' } });
  await server.stop();
  const packed = packRecording(recordMatch(now, record));
  await open(later, { more: { recording: async () => packed } });
  expect(await shownOf(match)).toEqual(before);
  expect(await people[0].at(server).get(`/matches/${match}/dice`)).toMatchObject({ rolled: 0 });
});

test('of a match by mail that runs its own seat is shown what it was shown since, and nobody else', async () => {
  await open(now);
  people = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const [ann, ben] = people;
  const match = await startMatch(people, { clock: { kind: 'mail', days: 2 }, options: { rounds: 4 } });
  const lines = await Promise.all(people.map((person) => person.connect()));
  for (const [seat, line] of lines.entries()) await line.subscribe(match, seat);
  for (let round = 0; round < 2; round++)
    for (const [seat, line] of lines.entries())
      while ((line.asked(match, seat)?.mine?.choices.length ?? 0) > 0)
        await line.choose(match, seat, line.asked(match, seat)?.mine?.choices[0] ?? '');
  const { document, reports } = await ann.get<{
    document: { view: { decision: unknown; table: unknown } };
    reports: readonly SeatReport[];
  }>(`/matches/${match}/view?seat=0&told=0`);
  expect(document.view.decision).not.toBeNull();
  for (let told = 0; told <= reports.length; told++) {
    const shown = await ann.get<SeatRecording & { readonly told: number }>(
      `/matches/${match}/recording?seat=0&told=${told}`,
    );
    const again = shown.changes.flatMap(({ frames }) => frames.map(({ report }) => report));
    expect(again).toEqual(reports.slice(shown.told));
    expect(again.length > 0).toBe(told < reports.length);
    expect(shown.changes.map(({ at }) => at)).toEqual(shown.changes.map((_, at) => at + 1));
    expect(shown.changes.reduce(afterChange, shown.first)).toMatchObject({ table: document.view.table });
  }
  const path = `/matches/${match}/recording`;
  expect(await ben.at(server).call('GET', `${path}?seat=0&told=0`)).toMatchObject({
    body: { code: 'not-yours' },
  });
  expect(await ann.at(server).call('GET', `${path}?seat=0`)).toMatchObject({
    body: { code: 'not-finished' },
  });
  const live = await startMatch(people);
  expect(await ann.at(server).call('GET', `/matches/${live}/recording?seat=0&told=0`)).toMatchObject({
    body: { code: 'not-finished' },
  });
});
