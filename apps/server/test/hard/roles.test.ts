// Roles of servers, by PostgreSQL and NATS: one that only has sockets, and one that plays.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasNats, TestNats } from '../nats.ts';
import { hasPostgres, TestPostgres } from '../postgres.ts';
import { freePort, ServerProcess } from './process.ts';
import { allDone, dialer, enterAll, openTable, sitDown } from './table.ts';

const figure = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

test.skipIf(!hasNats || !hasPostgres)(
  'who comes to a server that only has sockets plays a match to its end at the one that plays',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bridgefront-roles-'));
    const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    const page = join(folder, 'page');
    mkdirSync(page);
    writeFileSync(join(page, 'index.html'), '<title>A page</title>');
    const shared = {
      PAGE_DIR: page,
      DATABASE_URL: await postgres.database(),
      NATS_URL: nats.url,
      SECRET: 'a secret for a cluster of the tests',
      SIGNING_KEY: 'what the key of the tests is made from',
      PUSH_KEY: 'what the key for push services is made from',
    };
    const started = async (role: string): Promise<ServerProcess> => {
      const server = new ServerProcess(join(folder, role), await freePort(), { ...shared, ROLE: role });
      servers.push(server);
      await server.start();
      return server;
    };
    const servers: ServerProcess[] = [];
    try {
      const [play, web] = [await started('play'), await started('web')];
      const people = await enterAll(web.url, ['Ann', 'Ben']);
      const wish = { url: web.url, game: 'twin-bridges', seed: 'roles', people };
      const match = await openTable(wish);
      await allDone(sitDown(wish, match, { dial: (seat) => dialer(web.url, people[seat].token) }), 60_000);
      const status = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/`)).status;
      expect([await status(web), await status(play)]).toEqual([200, 404]);
      expect(await figure(play, 'bridgefront_chair')).toBe(1);
      expect(await figure(play, 'bridgefront_held_matches')).toBe(1);
      expect(await figure(web, 'bridgefront_held_matches')).toBe(0);
    } finally {
      for (const server of servers) await server.end('SIGKILL');
      await nats.down();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
