// Plants: puts one small fault after the other into the rooms that everything passes through, and counts those that no
// test sees. What was found is kept, so that a run that is broken off goes on where it stood.
//
//   npm run measure -- plants                      all rooms
//   npm run measure -- plants clock hosting     some of them
//   npm run measure -- plants --survivors       what nobody saw, as far as it is known

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Planting } from './plants/grow.ts';
import { mutantsOf } from './plants/mutants.ts';
import type { Mutant } from './plants/mutants.ts';
import { rooms } from './plants/rooms.ts';
import type { PlantedFile } from './plants/rooms.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.plants.jsonl');
/** Longer than the tests of any room take (ms): a mutant that runs on is seen by whoever waits. */
const patience = 60_000;

interface Found {
  readonly key: string;
  readonly survived: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { survivors: { type: 'boolean', default: false } },
});

const unknown = positionals.find((name) => !(name in rooms));
if (unknown !== undefined) {
  console.error(`There is no room "${unknown}"; there are ${Object.keys(rooms).join(', ')}.`);
  process.exit(2);
}

function known(): Map<string, boolean> {
  const lines = existsSync(kept) ? readFileSync(kept, 'utf8').split('\n') : [];
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Found)
      .map(({ key, survived }) => [key, survived]),
  );
}

// A mutant by the text around it, so that nothing is done again that did not change.
function keyOf(file: string, text: string, { from, was, is }: Mutant): string {
  return createHash('sha256')
    .update(JSON.stringify([file, text, from, was, is]))
    .digest('hex')
    .slice(0, 24);
}

// Ends a child with all that it has started.
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

// Whoever stops the run stops what it has started.
let running: number | undefined;
process.on('exit', () => endGroup(running));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

// Grows what is left; whoever gets stuck on a mutant is ended, and the next goes on behind it.
async function growAll(planting: Planting, tell: (mutant: Mutant, survived: boolean) => void): Promise<void> {
  let left = planting.mutants;
  while (left.length > 0) {
    left = await new Promise<readonly Mutant[]>((resolve, reject) => {
      const child = fork(join(import.meta.dirname, 'plants/grow.ts'), {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        // A group of its own: whoever is stuck in a mutant may be a worker of the child's, which would go on without it.
        detached: true,
      });
      running = child.pid;
      let rest = left;
      let under: Mutant | null = null;
      let problem = '';
      let stuck: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        clearTimeout(stuck);
        stuck = setTimeout(() => endGroup(child.pid), patience);
      };
      const done = (mutant: Mutant, survived: boolean): void => {
        tell(mutant, survived);
        rest = rest.slice(1);
        under = null;
      };
      child.stderr?.on('data', (text: Buffer) => (problem += text.toString()));
      child.on('message', (news: { begun?: Mutant; mutant?: Mutant; survived?: boolean }) => {
        wait();
        if (news.begun !== undefined) under = news.begun;
        if (news.mutant !== undefined) done(news.mutant, news.survived === true);
      });
      child.on('exit', () => {
        clearTimeout(stuck);
        endGroup(child.pid);
        if (under !== null) done(under, false);
        else if (rest.length === left.length && left.length > 0)
          return reject(new Error(problem || 'It could not begin.'));
        resolve(rest);
      });
      wait();
      child.send({ ...planting, mutants: left } satisfies Planting);
    });
  }
}

async function plant({ file, tests }: PlantedFile): Promise<{ all: number; survivors: readonly string[] }> {
  const text = readFileSync(join(root, file), 'utf8');
  const before = known();
  const mutants = mutantsOf(text);
  const todo = mutants.filter((mutant) => !before.has(keyOf(file, text, mutant)));
  if (!values.survivors && todo.length > 0)
    await growAll({ file, tests, mutants: todo }, (mutant, survived) => {
      appendFileSync(
        kept,
        `${JSON.stringify({ key: keyOf(file, text, mutant), survived } satisfies Found)}\n`,
      );
      process.stderr.write(survived ? '!' : '.');
    });
  const now = known();
  const tried = mutants.filter((mutant) => now.has(keyOf(file, text, mutant)));
  const survivors = tried
    .filter((mutant) => now.get(keyOf(file, text, mutant)) === true)
    .map(({ line, was, is }) => `${file}:${line}  ${was.trim()}  →  ${is.trim() || '(left out)'}`);
  return { all: tried.length, survivors };
}

for (const [name, files] of Object.entries(rooms)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  let all = 0;
  const survivors: string[] = [];
  for (const file of files) {
    const found = await plant(file);
    all += found.all;
    survivors.push(...found.survivors);
  }
  const seen = all - survivors.length;
  console.log(`\n${name}: ${seen} of ${all} plants seen (${((100 * seen) / Math.max(1, all)).toFixed(1)} %)`);
  for (const line of survivors) console.log(`  ${line}`);
}
