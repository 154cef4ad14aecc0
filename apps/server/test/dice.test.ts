// The promise about the dice: shares are fixed before anybody sees one, and who was there can prove what was altered.

import { commitTo, digest, linksOf, verifyRecord } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { memoryStore } from '../src/store/memory.ts';
import { duel } from './duel.ts';
import { startShown } from './start-shown.ts';
import { Client, startMatch, TestTime, testServer } from './support.ts';

let server: Server;

afterEach(() => server?.stop());

const people = [{ kind: 'human' }, { kind: 'human' }];

async function twoAtTable(more: object = {}): Promise<{ ann: Client; ben: Client; id: string }> {
  const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
  const { id } = await ann.post('/matches', { game: duel.name, seats: people, ...more });
  await ben.post(`/matches/${id}/join`);
  return { ann, ben, id };
}

const commit = (person: Client, id: string, text: string) =>
  person.post(`/matches/${id}/ready`, { commitment: digest(text) });
const open = (person: Client, id: string, entropy: string) => person.openShare(id, entropy);

describe('two phases', () => {
  test('nobody sees a share before all are fixed, and the match starts with the last one opened', async () => {
    server = await testServer();
    const { ann, ben, id } = await twoAtTable();
    expect(await commit(ann, id, 'of Ann')).toMatchObject({ status: 'lobby', opening: null });
    expect(await open(ann, id, 'of Ann')).toMatchObject({ code: 'not-open' });
    const fixed = await commit(ben, id, 'of Ben');
    expect(fixed).toMatchObject({ status: 'lobby', opening: expect.any(Number) });
    expect(fixed.seats.map(({ committed, opened }) => [committed, opened])).toEqual([
      [digest('of Ann'), false],
      [digest('of Ben'), false],
    ]);
    expect(await open(ben, id, 'of Ben')).toMatchObject({ status: 'lobby' });
    const shown = startShown(fixed);
    expect(fixed.start).toMatchObject({ round: 1, digest: shown });
    // Now that Ben's share is known to the server, Ann's cannot be exchanged for a better one.
    expect(await open(ann, id, 'another')).toMatchObject({ code: 'bad-message' });
    expect(await ann.post(`/matches/${id}/ready`, { entropy: 'another' })).toMatchObject({
      code: 'already-started',
    });
    expect(await open(ann, id, 'of Ann')).toMatchObject({ status: 'live', opening: null });
    expect(await open(ann, id, 'of Ann')).toMatchObject({ status: 'live' });
  });

  test('a share that is not opened calls the start off, and everybody sees whose it was', async () => {
    const time = new TestTime();
    server = await testServer({ time });
    const { ann, ben, id } = await twoAtTable();
    await commit(ann, id, 'of Ann');
    await commit(ben, id, 'of Ben');
    await open(ann, id, 'of Ann');
    await time.advance(61_000);
    const info = await ann.get(`/matches/${id}`);
    expect(info).toMatchObject({ status: 'lobby', opening: null, voided: { seats: [1], times: 1 } });
    expect(info.seats.map(({ ready }) => ready)).toEqual([false, false]);
    // What was opened once is known: it cannot be anybody's share again.
    expect(await commit(ann, id, 'of Ann')).toMatchObject({ code: 'bad-message' });
    expect(await commit(ben, id, 'of Ann')).toMatchObject({ code: 'bad-message' });
    await commit(ann, id, 'another of Ann');
    await commit(ben, id, 'another of Ben');
    await open(ann, id, 'another of Ann');
    expect(await open(ben, id, 'another of Ben')).toMatchObject({ status: 'live' });
  });

  test.each([
    ['left', 'gets up', (_ann: Client, ben: Client, id: string) => ben.post(`/matches/${id}/leave`)],
    [
      'unready',
      'is not ready any more',
      (_ann: Client, ben: Client, id: string) => ben.post(`/matches/${id}/ready`, { ready: false }),
    ],
  ])('so does somebody who %s instead', async (did, _what, act) => {
    server = await testServer();
    const { ann, ben, id } = await twoAtTable();
    await commit(ann, id, 'of Ann');
    await commit(ben, id, 'of Ben');
    await act(ann, ben, id);
    expect(await ann.get(`/matches/${id}`)).toMatchObject({
      status: 'lobby',
      opening: null,
      voided: { seats: [1], times: 1, acts: [{ round: 1, seat: 1, name: 'Ben', did }] },
    });
  });

  test('whose table it is cannot send anybody away once it has begun, and what they do instead names them', async () => {
    server = await testServer();
    const { ann, ben, id } = await twoAtTable();
    await commit(ann, id, 'of Ann');
    await commit(ben, id, 'of Ben');
    await open(ben, id, 'of Ben');
    expect(await ann.post(`/matches/${id}/kick`, { seat: 1 })).toMatchObject({ code: 'already-started' });
    await ann.post(`/matches/${id}/ready`, { ready: false });
    await ann.post(`/matches/${id}/kick`, { seat: 1 });
    const cleo = await Client.enter(server, 'Cleo');
    await cleo.post(`/matches/${id}/join`);
    expect((await cleo.get(`/matches/${id}`)).voided?.acts).toEqual([
      { round: 1, seat: 0, name: 'Ann', did: 'unready' },
    ]);
  });

  test('an opening counts for the start that it names, which stands in the record', async () => {
    const store = memoryStore();
    server = await testServer({ store });
    const { ann, ben, id } = await twoAtTable();
    await commit(ann, id, 'of Ann');
    const named = startShown(await commit(ben, id, 'of Ben'));
    // Ann's first opening is kept back; whoever runs the server knows her share now, and exchanges Ben's.
    const stored = await store.match(id);
    if (stored === null) throw new Error('The match is not there.');
    const exchanged = { ...stored.seats[1], committed: digest('chosen among 19,830') };
    await store.saveMatch({
      ...stored,
      version: stored.version + 1,
      seats: stored.seats.with(1, exchanged),
    });
    const sent = { entropy: 'of Ann', start: named };
    expect(await ann.post(`/matches/${id}/entropy`, sent)).toMatchObject({ code: 'bad-message' });
    await store.saveMatch({ ...stored, version: stored.version + 2 });
    await ann.post(`/matches/${id}/entropy`, sent);
    await ben.post(`/matches/${id}/entropy`, { entropy: 'of Ben', start: named });
    for (const person of [ann, ben]) await person.post(`/matches/${id}/vote`);
    const record = await ann.get<MatchRecord>(`/matches/${id}/record`);
    expect(record.fairness?.start).toEqual({ match: id, round: 1, digest: named });
    const bad = (given: MatchRecord, start = named) =>
      verifyRecord(given, { start }).flatMap(({ kind, text }) => (kind === 'bad' ? [text] : []));
    expect(bad(record)).toEqual([]);
    expect(bad(record, digest('another'))).toEqual([expect.stringContaining('not the start you agreed to')]);
  });

  test('by mail there is a day for it, and a server that was away gives the whole time again', async () => {
    const time = new TestTime();
    server = await testServer({ time });
    const { ann, ben, id } = await twoAtTable({ clock: { kind: 'mail', days: 2 } });
    await commit(ann, id, 'of Ann');
    await commit(ben, id, 'of Ben');
    await time.advance(23 * 3_600_000);
    expect(await ann.get(`/matches/${id}`)).toMatchObject({ voided: null });
    const { store } = server.services;
    await server.stop();
    await time.advance(48 * 3_600_000);
    server = await testServer({ time, store });
    expect(await ann.at(server).get(`/matches/${id}`)).toMatchObject({
      voided: null,
      opening: time.now() + 86_400_000,
    });
    await time.advance(25 * 3_600_000);
    expect(await ann.at(server).get(`/matches/${id}`)).toMatchObject({ voided: { seats: [0, 1] } });
  });

  test('a share that the server makes up is marked in the record', async () => {
    server = await testServer();
    const { ann, ben, id } = await twoAtTable();
    await ann.post(`/matches/${id}/ready`, {});
    await ben.post(`/matches/${id}/ready`, { entropy: 'of Ben' });
    await ann.post(`/matches/${id}/vote`);
    await ben.post(`/matches/${id}/vote`);
    const record = await ann.get<MatchRecord>(`/matches/${id}/record`);
    expect(record.fairness?.contributions).toEqual([
      { seat: 0, text: expect.any(String), by: 'server' },
      { seat: 1, text: 'of Ben' },
    ]);
  });
});

describe('the chain over the choices', () => {
  test('is shown at reveals only, and proves at the end what came before', async () => {
    server = await testServer();
    const [ann, ben] = [await Client.enter(server, 'Ann'), await Client.enter(server, 'Ben')];
    const before = commitTo('nothing');
    const id = await startMatch([ann, ben]);
    const [one, two] = [await ann.connect(), await ben.connect()];
    await one.subscribe(id, 0);
    await two.subscribe(id, 1);
    const link = (live: typeof one, seat: number) => live.mirror(id, seat)?.document.host['link'] as string;
    const first = link(one, 0);
    const acts = (live: typeof one, seat: number) => live.mirror(id, seat)?.document.host['acts'];
    expect(acts(one, 0)).toBe(0);
    await one.choose(id, 0, one.asked(id, 0)?.mine?.choices[0] ?? '');
    expect(link(one, 0)).toBe(first);
    expect(acts(one, 0)).toBe(0);
    await one.send({ type: 'take-back', match: id, seat: 0, at: one.reference(id, 0) });
    await Promise.all([one.playOut(id, 0), two.playOut(id, 1)]);
    const [last, same] = [link(one, 0), link(two, 1)];
    expect(last).toBe(same);
    expect(last).not.toBe(first);
    const record = await ann.get<MatchRecord>(`/matches/${id}/record`);
    expect(record.fairness?.acts?.[1]).toBe('take-back 0');
    expect([acts(one, 0), acts(two, 1)]).toEqual([
      record.fairness?.acts?.length,
      record.fairness?.acts?.length,
    ]);
    const contributions = [{ seat: 0, text: `from ${ann.identity}` }];
    const bad = (given: MatchRecord) =>
      verifyRecord(given, {
        link: last,
        contributions,
        commitment: record.fairness?.commitment ?? before,
      }).filter(({ kind }) => kind === 'bad');
    expect(bad(record)).toEqual([]);
    // A forger who has the secret can make a chain of his own, but not the link that somebody kept.
    const honest = record.fairness?.acts ?? [];
    const other = honest.map((act) => act.replace('low', 'high').replace('high', 'low'));
    const altered = other.slice(2);
    const chain = linksOf(record.fairness?.secret ?? '', altered).at(-1);
    const forged = { ...record, choices: altered, fairness: { ...record.fairness, chain, acts: altered } };
    expect(bad(forged as MatchRecord).map(({ text }) => text)).toEqual([
      expect.stringContaining('The link you kept is not in the chain'),
    ]);
    one.close();
    two.close();
  });

  test('goes on after a restart, from the cache and from the log alone', async () => {
    server = await testServer({ config: { snapshotEvery: 2 } });
    const ann = await Client.enter(server, 'Ann');
    const id = await startMatch([ann], { bots: ['random'] });
    const act = async (): Promise<unknown> => {
      const { document } = await ann.get<{
        document: {
          view: { decision: { mine: { plan: string[]; choices: string[] } } };
          host: { decision: number };
        };
      }>(`/matches/${id}/view?seat=0`);
      const { plan, choices } = document.view.decision.mine;
      const at = { decision: document.host.decision, plan: plan.length };
      return ann
        .at(server)
        .post(`/matches/${id}/choices`, { id: `${at.decision}.${at.plan}`, seat: 0, choice: choices[0], at });
    };
    expect(await act()).toMatchObject({ accepted: true });
    expect(await act()).toMatchObject({ accepted: true });
    const { store } = server.services;
    await server.stop();
    server = await testServer({ store });
    const events = await store.events(id, 0);
    const match = await store.match(id);
    await server.services.hosts.get(id);
    const acts = events.map(({ seat, choice }) => `${seat} ${choice}`);
    expect(server.services.hosts.loaded(id)?.play.link).toBe(linksOf(match?.secret ?? '', acts).at(-1));
  });
});
