// A server that stands still: no player pays for the time.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, ServerProcess } from './process.ts';
import { call, enterAll, sleep } from './table.ts';
import type { Person } from './table.ts';

interface Looked {
  readonly document: {
    readonly view: {
      readonly decision: { readonly mine: { readonly plan: string[]; readonly choices: string[] } };
    };
    readonly host: {
      readonly decision: number;
      readonly clock: { readonly banks: number[]; readonly deadlines: (number | null)[] };
    };
  };
}

let folder = '';
let server: ServerProcess;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'bridgefront-hung-'))));

afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function seated(seconds: number): Promise<{ person: Person; match: string }> {
  const [person] = await enterAll(server.url, ['Ann']);
  const clock = { kind: 'live', seconds, bank: 60 };
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }];
  const wish = { game: 'twin-bridges', seats, clock };
  const { body } = await call<{ id: string }>(server.url, person.token, 'POST', '/matches', wish);
  await call(server.url, person.token, 'POST', `/matches/${body.id}/ready`, { entropy: 'mine' });
  return { person, match: body.id };
}

async function look({ token }: Person, match: string): Promise<Looked['document']> {
  for (;;) {
    const { body } = await call<Looked>(server.url, token, 'GET', `/matches/${match}/view?seat=0`);
    if (body.document?.view.decision?.mine?.choices.length > 0) return body.document;
    await sleep(20);
  }
}

/** Makes the first choice that there is until the question is answered. */
async function answer({ token, ...person }: Person, match: string): Promise<void> {
  const first = await look({ token, ...person }, match);
  const { decision } = first.host;
  for (let seen = first; seen.host.decision === decision; seen = await look({ token, ...person }, match)) {
    const { plan, choices } = seen.view.decision.mine;
    const at = { decision, plan: plan.length };
    const body = { id: `${decision}.${plan.length}`, seat: 0, choice: choices[0], at };
    await call(server.url, token, 'POST', `/matches/${match}/choices`, body);
  }
}

/** Stops a process for so long. */
async function stall(pid: number, milliseconds: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await sleep(milliseconds);
  process.kill(pid, 'SIGCONT');
}

test('three seconds in which the whole server stands still are nobody’s', async () => {
  server = new ServerProcess(folder, await freePort());
  await server.start();
  const { person, match } = await seated(1);
  await look(person, match);
  const began = performance.now();
  // The first question was asked while this test was not looking.
  await answer(person, match);
  const asked = await look(person, match);
  await stall(server.pid, 3000);
  await answer(person, match);
  const [bank] = (await look(person, match)).host.clock.banks;
  const passed = performance.now() - began;
  // Two questions, of a second each, and what the server stood still.
  expect(asked.host.clock.banks[0] - bank).toBeLessThan(Math.max(1, passed - 1000 - 2900));
});
