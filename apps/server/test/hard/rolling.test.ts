// A release rolled through a cluster while matches run: server by server is stopped in good order, and started as the later one,
// in which the rules of a game have changed. ROLLING says how many matches run meanwhile.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import { hasNats, TestNats } from '../nats.ts';
import { hasPostgres, TestPostgres } from '../postgres.ts';
import type { Player } from './player.ts';
import { clusterSecrets } from './cluster-servers.ts';
import { freePort, ServerProcess } from './process.ts';
import { before, changed, prints } from './rules/changed.ts';
import {
  againstLog,
  againstRecord,
  allDone,
  dialer,
  enterAll,
  openTable,
  recordOf,
  sitDown,
  sleep,
} from './table.ts';

const later = fileURLToPath(new URL('./rules/server.ts', import.meta.url));
const matches = Number(process.env['ROLLING'] ?? 6);
const servers = 3;
/** A match takes some forty choices of each: it is under way as long as the servers are exchanged. */
const actsBefore = 4;

interface Table {
  readonly match: string;
  readonly players: readonly Player[];
  readonly rules: string;
}

describe.skipIf(!hasNats || !hasPostgres)('two releases', { timeout: 1_800_000 }, () => {
  let folder = '';
  let postgres: TestPostgres;
  let nats: TestNats;
  let databaseUrl = '';
  let ports: number[] = [];
  const running: ServerProcess[] = [];

  const serverAt = (
    at: number,
    program?: string,
    more: { readonly [name: string]: string } = {},
  ): ServerProcess =>
    new ServerProcess(
      join(folder, String(at)),
      ports[at],
      {
        DATABASE_URL: databaseUrl,
        NATS_URL: nats.url,
        ...clusterSecrets,
        ...more,
      },
      program,
    );

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bridgefront-rolling-'));
    [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    databaseUrl = await postgres.database();
    ports = await Promise.all(Array.from({ length: servers + 1 }, freePort));
    for (let at = 0; at < servers; at++) {
      running[at] = serverAt(at);
      await running[at].start();
    }
  });
  afterAll(async () => {
    for (const server of running) await server.end('SIGKILL');
    await nats.down();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('matches go on under their rules, and new ones begin under those of where they are opened', async () => {
    const tables: Table[] = [];
    const urls = running.map(({ url }) => url);
    // All wait for it before they go on for good.
    let most = actsBefore;
    const open = async (lane: number, url: string, rules: string): Promise<void> => {
      const people = await enterAll(url, ['Ann', 'Ben']);
      const wish = { url, game: before.name, seed: `rolling ${lane}`, people };
      const match = await openTable(wish);
      const dial = (seat: number) => {
        let next = lane + seat;
        const dials = urls.map((address) => dialer(address, people[seat].token));
        return (events: Parameters<(typeof dials)[number]>[0]) => dials[next++ % servers](events);
      };
      const players = sitDown(wish, match, { dial, clocked: true, thinks: 20, most: () => most });
      tables.push({ match, players, rules });
    };
    for (let lane = 0; lane < matches; lane++) await open(lane, urls[lane % servers], prints.before);
    for (let at = 0; at < servers; at++) {
      expect(await running[at].end('SIGTERM'), `server ${at}`).toBe(0);
      running[at] = serverAt(at, later);
      await running[at].start();
      // Side by side, and both play on.
      const [made, goal] = [tables.length, (most += 4)];
      await open(1000 + at, urls[at], prints.changed);
      if (at < servers - 1) await open(2000 + at, urls[at + 1], prints.before);
      while (!tables.slice(0, made).every(({ players }) => players.some(isAt(goal)))) await sleep(20);
    }
    most = Infinity;
    const all = tables.flatMap(({ players }) => players);
    await allDone(all, 120_000);

    const store = await postgresStore(databaseUrl, { together: true });
    const wrong: string[] = [];
    for (const { match, players, rules } of tables) {
      const record = await recordOf(urls[0], match);
      if (record.rules !== rules) wrong.push(`${match} was played under ${record.rules}, not ${rules}`);
      wrong.push(...againstRecord(rules === prints.before ? before : changed, record, players));
      wrong.push(...againstLog(await store.events(match, 0), players));
    }
    await store.close();
    expect(wrong).toEqual([]);
    const acknowledged = all.reduce((sum, player) => sum + player.acknowledged.length, 0);
    const lines = all.reduce((sum, player) => sum + player.lines - 1, 0);
    console.log(
      `${tables.length} matches, ${acknowledged} choices acknowledged, ${lines} lines opened again`,
    );
    expect(lines).toBeGreaterThan(servers);
  });

  test('a release that speaks otherwise with other servers does not start, and says why', async () => {
    const speaks = join(folder, 'speaks.mjs');
    writeFileSync(
      speaks,
      `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  const loaded = next(url, context);
  if (!url.endsWith('/cluster/chair.ts')) return loaded;
  const source = String(loaded.source).replace(/(?<=const speech = )\\d+/, '1000000');
  return { ...loaded, source };
} });`,
    );
    const stranger = serverAt(servers, undefined, { NODE_OPTIONS: `--import=${pathToFileURL(speaks).href}` });
    await expect(stranger.start()).rejects.toThrow(/of a release that this one cannot play with/);
    expect(stranger.code).toBe(2);
    expect(running.every(({ alive }) => alive)).toBe(true);
  });
});

// Whether somebody has made so many acts, or has nothing left to make.
const isAt =
  (acts: number) =>
  ({ acknowledged, standing }: Player): boolean =>
    acknowledged.length >= acts || !standing.includes('"status":"live"');
