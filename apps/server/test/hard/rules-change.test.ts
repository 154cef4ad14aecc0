// A change of rules under running matches, in a server process that is killed in between: matches go on under the rules
// under which they began, by page and by program, and are shown again by them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replay } from '@bridgefront/kernel';
import type { MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { readRecording, recordMatch } from '@bridgefront/viewing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite.ts';
import type { Player } from './player.ts';
import { freePort, ServerProcess } from './process.ts';
import { before, changed, prints } from './rules/changed.ts';
import {
  againstLog,
  againstRecord,
  allDone,
  call,
  enterAll,
  openTable,
  recordOf,
  sitDown,
  sleep,
} from './table.ts';
import type { Person } from './table.ts';

const later = fileURLToPath(new URL('./rules/server.ts', import.meta.url));
const patience = 120_000;

let folder: string;
let port: number;
let server: ServerProcess;
let people: Person[];
// Of two people, one at a page and one by a program; and of one against a bot.
const tables = { people: '', bot: '' };
let players: { readonly people: Player[]; readonly bot: Player[] };

// So many acts each player may have made.
let most = 0;

/** Lets everybody play on until somebody at each table has made so many acts: no match is over by then. */
async function playTo(acts: number): Promise<void> {
  most = acts;
  const there = (table: readonly Player[]): boolean =>
    table.some(({ acknowledged }) => acknowledged.length >= acts);
  const all = [...players.people, ...players.bot];
  // Whoever is refused ends the test at once.
  const refused = new Promise<never>((_resolve, reject) => {
    for (const { done } of all) done.catch(reject);
  });
  const arrived = (async () => {
    while (!there(players.people) || !there(players.bot)) await sleep(10);
  })();
  await Promise.race([arrived, refused]);
  for (const player of all) expect(player.standing).toContain('"status":"live"');
}

async function startLater(): Promise<void> {
  server = new ServerProcess(folder, port, {}, later);
  await server.start();
}

async function get<T>(path: string): Promise<T> {
  const { status, body } = await call<T>(server.url, people[0].token, 'GET', path);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return body;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-rules-'));
  port = await freePort();
  server = new ServerProcess(folder, port);
  await server.start();
  people = await enterAll(server.url, ['Ann', 'Ben']);
  const wish = { url: server.url, game: before.name, seed: 'a change of rules', people };
  const alone = { ...wish, people: people.slice(0, 1), bots: ['greedy'] };
  [tables.people, tables.bot] = [await openTable(wish), await openTable(alone)];
  const reading = (seat: number) => ({ words: seat === 0, reveal: seat === 0 ? 'steps' : 'result' }) as const;
  players = {
    people: sitDown(wish, tables.people, { most: () => most, reading }),
    bot: sitDown(alone, tables.bot, { most: () => most, reading }),
  };
  await playTo(4);
  await server.end('SIGKILL');
  await startLater();
  await playTo(8);
  await server.end('SIGKILL');
  await startLater();
  most = Infinity;
  await allDone([...players.people, ...players.bot], patience);
}, 300_000);

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.each(['people', 'bot'] as const)(
  'a match of %s is played to its end under its own rules',
  async (kind) => {
    const record = await recordOf(server.url, tables[kind]);
    expect(record.rules).toBe(prints.before);
    expect(againstRecord(before, record, players[kind])).toEqual([]);
    for (const { refusals, document } of players[kind]) {
      expect(refusals).toEqual({});
      expect(document.host).toMatchObject({ sameRules: true, continuedUnder: null });
    }
    expect(server.log.filter((line) => line.includes('default choice made'))).toEqual([]);
    // The change alters its course: under the rules of now these choices make no match.
    expect(() => replay(changed, record)).toThrow();
  },
);

test('nothing acknowledged is lost over the kills', async () => {
  const store = await sqliteStore(join(folder, 'bridgefront.db'));
  for (const kind of ['people', 'bot'] as const)
    expect(againstLog(await store.events(tables[kind], 0), players[kind])).toEqual([]);
  await store.close();
});

test('the page was told the words of the rules of then, the program none', () => {
  const [page, program] = players.people;
  expect(page.reports.length).toBeGreaterThan(0);
  for (const { text } of page.reports) expect(text).not.toMatch(/^Changed/);
  expect(page.reports.at(-1)?.text).toEqual(expect.any(String));
  expect(program.reports.at(-1)?.text).toBeUndefined();
});

test('its replay, its dice and what is played on from it are by its own rules', async () => {
  const path = `/matches/${tables.people}`;
  const record = await recordOf(server.url, tables.people);
  const { viewers, choices } = readRecording([recordMatch(before, record)]);
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  expect(await get(`${path}/recording?seat=0`)).toMatchObject(plain(viewers[0]) as object);
  expect(await get(`${path}/replay?seat=all`)).toMatchObject({ at: choices, choices });
  await get(`${path}/dice`);
  const wish = { at: 4, seat: 0, bot: 'greedy' };
  const forked = await call<MatchInfo>(server.url, people[0].token, 'POST', `${path}/fork`, wish);
  expect([forked.status, forked.body.rules]).toEqual([200, prints.before]);
  const view = await get<{ document: { view: { decision: unknown } } }>(
    `/matches/${forked.body.id}/view?seat=0`,
  );
  expect(view.document.view.decision).not.toBeNull();
});

test('a new table is played by the rules of now', async () => {
  const wish = { url: server.url, game: before.name, seed: 'new', people };
  const match = await openTable(wish);
  const sat = sitDown(wish, match, { ids: 'new.' });
  await allDone(sat, patience);
  const record: MatchRecord = await recordOf(server.url, match);
  expect(record.rules).toBe(prints.changed);
  expect(againstRecord(changed, record, sat)).toEqual([]);
});
