// Loaded into the servers of tests before anything else: while a test has told a seed, the secrets that the server draws,
// and so the seeds of its matches and bots, follow from it.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const atRandom = crypto.randomBytes.bind(crypto);
const secret = 32;

let seed: string | null = null;
let drawn = 0;

function next(): Buffer {
  drawn++;
  return crypto.createHash('sha256').update(`${seed} ${drawn}`).digest();
}

if (isMainThread) {
  crypto.randomBytes = ((size: number) =>
    size === secret && seed !== null ? next() : atRandom(size)) as typeof crypto.randomBytes;
  syncBuiltinESMExports();
  process.on('message', (told: { readonly seed?: string | null }) => {
    if (told.seed === undefined) return;
    seed = told.seed;
    drawn = 0;
    process.send?.(told);
  });
  // The line to the test keeps no server alive, and no server outlives the tests.
  process.channel?.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
