// A server of today on the database of an earlier release, with matches that were running when it stopped.
//
// `release/bridgefront.db.gz` was written by that release (two migrations, recordings still called films); `known.json`
// says what was played: a finished match with chat, one by the clock, one by mail, and a table at which one seat is free.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ChatLine, MatchInfo } from '@bridgefront/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import known from './release/known.json' with { type: 'json' };
import { freePort, ServerProcess } from './process.ts';
import { allDone, call, sitDown } from './table.ts';

const { people } = known;
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-upgrade-'));
  const packed = readFileSync(join(import.meta.dirname, 'release/bridgefront.db.gz'));
  writeFileSync(join(folder, 'bridgefront.db'), gunzipSync(packed));
  server = new ServerProcess(folder, await freePort());
  await server.start();
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function get<T>(path: string, seat = 0): Promise<T> {
  const { status, body } = await call<T>(server.url, people[seat]?.token ?? '', 'GET', path);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return body;
}

test('everybody is still known, and nothing is unreadable', async () => {
  for (const seat of people.keys())
    expect(await get('/session', seat)).toMatchObject({ identity: people[seat]?.identity });
  const ready = (await (await fetch(`${server.url}/readyz`)).json()) as { unreadable: number };
  expect(ready).toEqual({ ok: true, unreadable: 0 });
});

test('what was finished can be read: chat, record, dice, recording', async () => {
  const path = `/matches/${known.finished.match}`;
  expect((await get<MatchInfo>(path)).status).toBe('finished');
  const said = await get<{ readonly lines: readonly ChatLine[] } | readonly ChatLine[]>(`${path}/chat`);
  expect(JSON.stringify(said)).toMatch(/Good luck.*Well played/);
  for (const part of ['record', 'dice', 'recording?seat=0', 'replay?seat=all']) await get(`${path}/${part}`);
});

test.each(['live', 'mail'] as const)('a match that ran (%s) goes on to its end', async (kind) => {
  const { match, acknowledged } = known[kind];
  const info = await get<MatchInfo>(`/matches/${match}`);
  expect(info.status).toBe('live');
  const { clock } = (
    await get<{ document: { host: { clock: { deadlines: (number | null)[] } } } }>(
      `/matches/${match}/view?seat=0`,
    )
  ).document.host;
  // However long nobody ran the server: whoever is asked has time left.
  for (const deadline of clock.deadlines) if (deadline !== null) expect(deadline).toBeGreaterThan(Date.now());
  const wish = { url: server.url, game: info.game, seed: kind, people };
  const players = sitDown(wish, match, { ids: 'after.' });
  await allDone(players, 120_000);
  const { body } = await call<{ choices: readonly string[] }>(
    server.url,
    '',
    'GET',
    `/matches/${match}/record`,
  );
  const before = acknowledged.reduce((sum, choices) => sum + choices, 0);
  const now = players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  expect([before > 0, now > 0]).toEqual([true, true]);
  expect(body.choices.length).toBeGreaterThan(0);
  for (const player of players) expect(player.refusals).toEqual({});
});

test('a table with a free seat is still open', async () => {
  const path = `/matches/${known.lobby.match}`;
  expect(await get<MatchInfo>(path)).toMatchObject({ status: 'lobby' });
  const joined = await call<MatchInfo>(server.url, people[1]?.token ?? '', 'POST', `${path}/join`, {});
  expect(joined.status).toBe(200);
});
