// Planted imbalances: the lab finds them with the right sign and size, undoes them, and sees none where there is none.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import { jobsOf, readStudy } from '@bridgefront/lab/study.ts';
import type { Study } from '@bridgefront/lab/study.ts';
import { playJob } from '@bridgefront/lab/play.ts';
import { differenceInterval } from '@bridgefront/lab/sequences.ts';
import { labWorld } from '../src/lab/world.ts';
import { run } from './run.ts';

const studies = new URL('../../../studies/planted/', import.meta.url);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-planted-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function readText(name: string): string {
  return readFileSync(new URL(name, studies), 'utf8');
}

/** A committed study with fewer seeds, where a test has seconds. */
function small(name: string, sets: number): string {
  const study = JSON.parse(readText(name)) as object;
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ ...study, sets }));
  return path;
}

test('a card that is worth four points tops the card table', async () => {
  const out = join(folder, 'card');
  expect((await run(['lab', 'run', small('card.json', 200), '--out', out])).code).toBe(0);
  expect((await run(['lab', 'report', out])).code).toBe(0);
  const [, table = ''] =
    /## Cards: lift[^\n]*\n([\s\S]*?)\n## /.exec(readFileSync(join(out, 'report.md'), 'utf8')) ?? [];
  const first = table.split('\n').filter((line) => line.startsWith('| '))[2];
  expect(first).toMatch(/emergency evac/);
});

test('tune undoes a planted imbalance, and says again what it said', async () => {
  const words = ['lab', 'tune', join(folder, 'tuning.json'), '--json', '--out', join(folder, 'tuned')];
  writeFileSync(join(folder, 'tuning.json'), readText('tuning.json'));
  const tuned = await run([...words, '--workers', '2']);
  const { before, proposal } = JSON.parse(tuned.out) as { [name: string]: { name: string; worst: number } };
  expect(proposal.name).toBe('shadeblade.hits=1');
  expect(proposal.worst).toBeLessThan(before.worst);
  expect((await run([...words, '--workers', '1'])).out).toBe(tuned.out);
});

// Shares of the win of the first seat, a number a set.
function shares(study: Study): readonly number[] {
  return jobsOf(study).map((job) => Number(playJob(labWorld, study.game, job, false).rows['seats'][0][5]));
}

test('200 A/A comparisons alarm at most at the stated rate, however often they are looked at', () => {
  const tables = [['random', 'random']];
  const study = readStudy({
    title: 'A/A',
    game: 'bridgefront',
    tables,
    sets: 480,
    seed: 'aa',
    options: { rounds: 3 },
  });
  const won = shares(study);
  const random = seedRandom('aa');
  let alarms = 0;
  for (let comparison = 0; comparison < 200; comparison++) {
    // Both sides play by equal rules, with seeds of their own.
    const pick = (): number => won[randomInt(random, won.length)];
    const differences = Array.from({ length: 96 }, () => pick() - pick());
    const looks = [32, 64, 96].map((pairs) => differenceInterval(differences.slice(0, pairs), true, 0.05));
    if (looks.some(({ low, high }) => low > 0 || high < 0)) alarms++;
  }
  expect(alarms).toBeLessThanOrEqual(10);
});
