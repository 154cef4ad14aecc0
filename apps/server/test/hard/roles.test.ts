// Roles of servers, by PostgreSQL and NATS: one that only has sockets, one that plays, and one that only thinks.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StudyInfo } from '@bridgefront/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasNats, TestNats } from '../nats.ts';
import { hasPostgres, TestPostgres } from '../postgres.ts';
import { clusterSecrets } from './cluster-servers.ts';
import { freePort, ServerProcess } from './process.ts';
import { allDone, dialer, enterAll, openTable, sitDown } from './table.ts';

const ownerToken = 'the token of who runs the tests';

const figure = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

describe.skipIf(!hasNats || !hasPostgres)('servers with roles', { timeout: 300_000 }, () => {
  let folder = '';
  let postgres: TestPostgres;
  let nats: TestNats;
  let servers: ServerProcess[] = [];
  let shared: { readonly [name: string]: string } = {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bridgefront-roles-'));
    const page = join(folder, 'page');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<title>A page</title>');
    [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    shared = { PAGE_DIR: page, NATS_URL: nats.url, SECRET: clusterSecrets.SECRET };
  });
  afterEach(async () => {
    for (const server of servers) await server.end('SIGKILL');
    servers = [];
  });
  afterAll(async () => {
    await nats.down();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (
    role: string,
    more: { readonly [name: string]: string } = {},
  ): Promise<ServerProcess> => {
    const env = { ...shared, ...more, ROLE: role };
    const server = new ServerProcess(mkdtempSync(join(folder, role)), await freePort(), env);
    servers.push(server);
    await server.start();
    return server;
  };
  // Those that have people or matches need more of each other than one that only thinks.
  const startWith = async (...roles: readonly string[]): Promise<readonly ServerProcess[]> => {
    const more = {
      DATABASE_URL: await postgres.database(),
      ...clusterSecrets,
      OWNER_TOKEN: ownerToken,
    };
    const started = [];
    for (const role of roles) started.push(await start(role, more));
    return started;
  };

  test('who comes to one that only has sockets plays a match to its end at the one that plays', async () => {
    const [play, web] = await startWith('play', 'web');
    const people = await enterAll(web.url, ['Ann', 'Ben']);
    const wish = { url: web.url, game: 'twin-bridges', seed: 'roles', people };
    const match = await openTable(wish);
    await allDone(sitDown(wish, match, { dial: (seat) => dialer(web.url, people[seat].token) }), 60_000);
    const status = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/`)).status;
    expect([await status(web), await status(play)]).toEqual([200, 404]);
    expect(await figure(play, 'bridgefront_chair')).toBe(1);
    expect(await figure(play, 'bridgefront_held_matches')).toBe(1);
    expect(await figure(web, 'bridgefront_held_matches')).toBe(0);
  });

  test('strong bots think at the one that thinks, and where they play once it is killed', async () => {
    const [server] = await startWith('all');
    const think = await start('think');
    const people = await enterAll(server.url, ['Ann']);
    const wish = { url: server.url, game: 'twin-bridges', seed: 'roles', people, bots: ['veteran'] };
    const players = sitDown(wish, await openTable(wish));
    await vi.waitFor(
      async () => expect(await figure(think, 'bridgefront_think_seconds_count')).toBeGreaterThan(1),
      { timeout: 60_000 },
    );
    const thought = await figure(server, 'bridgefront_think_seconds_count');
    await think.end('SIGKILL');
    await allDone(players, 60_000);
    expect(await figure(server, 'bridgefront_think_seconds_count')).toBeGreaterThan(thought);
  });

  test('studies are played at the one that thinks, whoever is asked', async () => {
    const [, web] = await startWith('play', 'web');
    const headers = { authorization: `Bearer ${ownerToken}`, 'content-type': 'application/json' };
    const study = { title: 'One?', game: 'twin-bridges', tables: [['random', 'random']], sets: 3 };
    const url = `${web.url}/api/studies`;
    const asked = async <T>(address: string, request: RequestInit = {}): Promise<T> =>
      (await (await fetch(address, { headers, ...request })).json()) as T;
    const started = () => asked<StudyInfo>(url, { method: 'POST', body: JSON.stringify({ study }) });
    expect(await started()).toMatchObject({ message: expect.stringContaining('--role think') });
    const think = await start('think', { OWNER_TOKEN: ownerToken });
    const { id } = await started();
    await vi.waitFor(
      async () => expect(await asked(`${url}/${id}`)).toMatchObject({ info: { status: 'finished' } }),
      { timeout: 110_000, interval: 200 },
    );
    expect(await (await fetch(`${url}/${id}/report.html`)).text()).toContain('One?');
    expect(await asked(url)).toMatchObject({ may: true, studies: [{ id }] });
    expect(existsSync(join(think.dataDir, 'studies', id))).toBe(true);
  });
});
