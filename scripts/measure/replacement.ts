// How soon a supervised server that dies, or hangs, is there again, from the signal to an answer of its successor.
//
//   npm run measure -- replacement               20 of each
//   npm run measure -- replacement --times 100
//
// Each time under a supervisor of its own: one that replaces the same server again and again gives it longer.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWords } from '@bridgefront/lab/script.ts';
import { wholeNumber } from '@bridgefront/lab/words.ts';
import { freePort, ServerProcess } from '../../apps/server/test/hard/process.ts';

const times = readWords(
  'npm run measure -- replacement [--times 20]',
  { options: { times: { type: 'string', default: '20' } } },
  ({ values }) => wholeNumber('--times', values.times, 1, 10_000),
);

async function once(signal: 'SIGKILL' | 'SIGSTOP'): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-replacement-'));
  const program = join(import.meta.dirname, '../../apps/server/src/supervise.ts');
  const server = new ServerProcess(folder, await freePort(), {}, program);
  try {
    await server.start();
    return await server.replaced(signal);
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const [signal, what] of [
  ['SIGKILL', 'killed'],
  ['SIGSTOP', 'stopped (hangs)'],
] as const) {
  const took: number[] = [];
  for (let at = 0; at < times; at++) took.push(await once(signal));
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    `${((sorted[Math.ceil(share * times) - 1] ?? 0) / 1000).toFixed(2)} s`;
  console.log(`${what} ${times} times: median ${at(0.5)}, 95 % within ${at(0.95)}, longest ${at(1)}`);
}
