// Moving a folder into PostgreSQL and back: everything is there, plays on, and what was broken off goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@bridgefront/kernel';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { move } from '../src/moving/move.ts';
import { Side, verify } from '../src/moving/verify.ts';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { duel } from './duel.ts';
import { hasPostgres, TestPostgres } from './postgres.ts';
import { Client, startMatch, testServer } from './support.ts';

const games = new Map([[duel.name, duel as AnyGame]]);
const everything = `select (select json_group_array(json_array(id, version, body)) from (select * from matches order by id)),
  (select json_group_array(json_array(match, number, previous, kind, seat, choice, by, at, message))
    from (select * from events order by match, number)),
  (select json_group_array(json_array(match, side, number, name, text, message)) from (select * from chat order by match, number)),
  (select json_group_array(json_array(hash, identity, device, used_at, secret)) from (select * from tokens order by hash)),
  (select json_group_array(json_array(id, name)) from (select * from identities order by id)),
  (select json_group_array(json_array(id, by, act)) from (select * from audit order by id)),
  (select json_group_array(json_array(match, number, body, wake_at)) from (select * from snapshots order by match)),
  (select at from heartbeat) as beat`;

let server: TestPostgres;
let folder = '';
let databaseUrl = '';
let filled: Awaited<ReturnType<typeof fill>>;

const fileIn = (dir: string): string => join(dir, 'bridgefront.db');
const contents = (dir: string): unknown => {
  const database = new Database(fileIn(dir), { readonly: true });
  const row = database.prepare(everything).raw().get();
  database.close();
  return row;
};
const dirs: string[] = [];
const newFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'bridgefront-move-'));
  dirs.push(dir);
  return dir;
};

/** A match that is over, one in its middle, one that waits, with chat and an entry of the log of acts. */
async function fill(dir: string): Promise<{ over: string; middle: string; people: Client[] }> {
  const store = await sqliteStore(fileIn(dir));
  const played = await testServer({ store });
  const people = [await Client.enter(played, 'Ada'), await Client.enter(played, 'Bo')];
  const lives = [await people[0].connect(), await people[1].connect()];
  const [over, middle] = [await startMatch(people), await startMatch(people)];
  await people[0].post('/matches', { game: duel.name, seats: [{ kind: 'human' }, { kind: 'human' }] });
  await people[0].post(`/matches/${middle}/chat`, { text: 'hello' });
  for (const match of [over, middle]) for (const seat of [0, 1]) await lives[seat].subscribe(match, seat);
  await Promise.all(lives.map((live, seat) => live.playOut(over, seat)));
  await lives[0].choose(middle, 0, lives[0].asked(middle, 0)?.mine?.choices[0] ?? '');
  await store.addAudit({ at: 1, by: 'root', act: 'end', target: 'x', note: '' });
  for (const live of lives) live.close();
  await played.stop();
  return { over, middle, people };
}

describe.runIf(hasPostgres)('a folder', () => {
  beforeAll(async () => {
    server = await TestPostgres.start();
    folder = newFolder();
    filled = await fill(folder);
  });
  beforeEach(async () => void (databaseUrl = await server.database()));
  afterAll(async () => {
    await server.stop();
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
  });

  test('is moved into PostgreSQL and back into another folder, row by row, and plays on there', async () => {
    const moved = await move({ dataDir: folder, databaseUrl, back: false, games });
    expect(moved).toMatchObject({
      matches: 3,
      already: 0,
      verified: { same: 2, 'not-started': 1, 'no-rules': 0 },
    });
    const store = await postgresStore(databaseUrl);
    await store.addAudit({ at: 2, by: 'root', act: 'later', target: 'x', note: '' });
    const [latest] = await store.audit(1);
    expect(latest.act).toBe('later');
    await store.close();
    await server.ask(`delete from audit where act = 'later'`, new URL(databaseUrl).pathname.slice(1));
    const other = newFolder();
    await move({ dataDir: other, databaseUrl, back: true, games });
    expect(contents(other)).toEqual(contents(folder));

    const again = await testServer({ store: await postgresStore(databaseUrl) });
    const { middle, people } = filled;
    const lives = await Promise.all(people.map((person) => person.at(again).connect()));
    for (const seat of [0, 1]) await lives[seat].subscribe(middle, seat);
    await Promise.all(lives.map((live, seat) => live.playOut(middle, seat)));
    expect((await people[0].at(again).get(`/matches/${middle}`)).status).toBe('finished');
    for (const live of lives) live.close();
    await again.stop();
    // A server has run there since: what it has is not undone unasked.
    await expect(move({ dataDir: folder, databaseUrl, back: false, games })).rejects.toThrow(
      'A server has run on the other side since',
    );
  });

  test('that was broken off goes on where it was, and mends what is not the same', async () => {
    const stop = move({
      dataDir: folder,
      databaseUrl,
      back: false,
      games,
      said: (done) => {
        if (done === 2) throw new Error('the cable');
      },
    });
    await expect(stop).rejects.toThrow('the cable');
    const database = new URL(databaseUrl).pathname.slice(1);
    await server.ask(`update events set choice = 'another' where number = 1`, database);
    const { matches, already } = await move({ dataDir: folder, databaseUrl, back: false, games });
    expect(matches).toBe(3);
    expect(already).toBeLessThan(2);
    const other = newFolder();
    await move({ dataDir: other, databaseUrl, back: true, games });
    expect(contents(other)).toEqual(contents(folder));
    expect(await move({ dataDir: folder, databaseUrl, back: false, games })).toMatchObject({ already: 3 });
  });

  test('whose match, played again, comes to something else is not taken for moved', async () => {
    const store = await sqliteStore(fileIn(folder));
    const short = { ...store, events: async (match: string) => (await store.events(match, 0)).slice(0, -1) };
    const [one, other] = [store, short].map((side) => new Side(side, games));
    await expect(verify(filled.over, one, one)).resolves.toBe('same');
    await expect(verify(filled.over, one, other)).rejects.toThrow('is another one on the other side');
    await store.close();
  });
});
