// Calls over kills: what waits when the server dies leaves once behind its next start, and what was leaving does not leave again.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../until.ts';
import { freePort, ServerProcess } from './process.ts';
import { call, enterAll, sleep } from './table.ts';
import type { Person } from './table.ts';

/** What a webhook took: the id of the delivery, and of what match it speaks. */
interface Taken {
  readonly id: string;
  readonly match: string;
}

let folder = '';
let server: ServerProcess;
const taken: Taken[] = [];
// Answers that are kept back: their senders wait.
const kept: ServerResponse[] = [];
let keeping = false;
const hooks = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const { match } = JSON.parse(body) as { match: string };
    taken.push({ id: String(request.headers['webhook-id']), match });
    if (keeping) kept.push(response);
    else response.writeHead(204).end();
  });
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-calls-'));
  await new Promise<void>((resolve) => void hooks.listen(0, '127.0.0.1', resolve));
  server = new ServerProcess(folder, await freePort(), { PRIVATE_CALLS: 'true' });
  await server.start();
});
afterEach(async () => {
  await server.end('SIGKILL');
  for (const response of kept) response.destroy();
  hooks.closeAllConnections();
  await new Promise((resolve) => hooks.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const killed = async (): Promise<void> => {
  await server.end('SIGKILL');
  await server.start();
};

async function startMatch([ann, ben]: readonly Person[]): Promise<string> {
  const wish = {
    game: 'twin-bridges',
    seats: [{ kind: 'human' }, { kind: 'human' }],
    clock: { kind: 'live', seconds: 3600, bank: 0 },
  };
  const { body } = await call<{ id: string }>(server.url, ann.token, 'POST', '/matches', wish);
  await call(server.url, ben.token, 'POST', `/matches/${body.id}/join`, {});
  for (const { token, identity } of [ann, ben])
    await call(server.url, token, 'POST', `/matches/${body.id}/ready`, { entropy: `of ${identity}` });
  return body.id;
}

test(
  'of calls over two kills none is sent twice, and none that waited is lost',
  { timeout: 600_000 },
  async () => {
    const people = await enterAll(server.url, ['Ann', 'Ben']);
    const url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/hook`;
    const way = { kind: 'webhook', url, format: 'plain' };
    expect((await call(server.url, people[0].token, 'POST', '/calls/ways', way)).status).toBe(200);
    const matches: string[] = [];
    for (let count = 0; count < 5; count++) matches.push(await startMatch(people));
    // All wait for their while.
    await killed();
    expect(taken).toEqual([]);
    keeping = true;
    await until(() => taken.length > 0, 'a first call');
    // One is leaving, the others wait behind it.
    await killed();
    keeping = false;
    const called = (): ReadonlySet<string> => new Set(taken.map(({ match }) => match));
    await until(() => matches.every((match) => called().has(match)), 'a call for each match');
    // Whatever was wrongly due again would leave by now.
    const quiet = 3000;
    await sleep(quiet);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    expect(taken.map(({ match }) => match).toSorted()).toEqual(matches.toSorted());
  },
);
