// Planted imbalances: the lab finds them with the right sign and size, undoes them, and sees none where there is none.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomInt, seedRandom } from '@bridgefront/kernel';
import type { Compared } from '@bridgefront/lab/compare.ts';
import { offGoals, readGoals } from '@bridgefront/lab/goal.ts';
import { Facts } from '@bridgefront/lab/parquet.ts';
import { jobsOf, readStudy } from '@bridgefront/lab/study.ts';
import type { Study } from '@bridgefront/lab/study.ts';
import { playJob } from '@bridgefront/lab/play.ts';
import type { Priced } from '@bridgefront/lab/price.ts';
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
function small(name: string, sets: number, seed = 'planted'): string {
  const study = JSON.parse(readText(name)) as object;
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ ...study, sets, seed }));
  return path;
}

/** What two more gold a round are worth by a longer run on other seeds; `command` made it. */
interface Truth {
  readonly command: string;
  readonly difference: number;
}

test('two more gold a round for one faction are found, with the right sign and an interval that covers the truth', async () => {
  const truth = JSON.parse(readText('truth.json')) as Truth;
  const files = ['fair.json', 'gold.json'].map((name) => small(name, 120, 'planted short'));
  const words = ['lab', 'compare', ...files, '--json', '--workers', '2'];
  const { out } = await run([...words, '--out', join(folder, 'gold')]);
  const { figures } = JSON.parse(out) as { figures: Compared[] };
  const found = figures.find(({ figure }) => figure === 'win share: faction = cipher');
  expect(found?.difference).toBeGreaterThan(0);
  expect(found?.low).toBeLessThan(truth.difference);
  expect(found?.high).toBeGreaterThan(truth.difference);
});

test('a card that is worth four points tops the card table', async () => {
  const out = join(folder, 'card');
  expect((await run(['lab', 'run', small('card.json', 200), '--out', out])).code).toBe(0);
  expect((await run(['lab', 'report', out])).code).toBe(0);
  const [, table = ''] =
    /## Cards: lift[^\n]*\n([\s\S]*?)\n## /.exec(readFileSync(join(out, 'report.md'), 'utf8')) ?? [];
  const first = table.split('\n').filter((line) => line.startsWith('| '))[2];
  expect(first).toMatch(/emergency evac/);
  // The goal "no card's lift over 8" is measured by the same figure.
  const facts = await Facts.open(out, labWorld.game('bridgefront').measures);
  const offs = [...(await offGoals(facts, readGoals({ lift: 8 }))).values()].flat();
  facts.close();
  expect(Math.max(...offs.map(({ off }) => off))).toBeGreaterThan(8);
  expect(first).toContain(Math.max(...offs.map(({ off }) => off)).toFixed(2));
});

test.each([
  [{ share: 'colour', within: 3 }, /know no "colour" of a seat; they know .*faction/],
  [{ lift: 8, share: 'faction' }, /A goal is .* or \{ "lift": 8 \}/],
])('a goal %j is refused with a sentence', async (goal, says) => {
  const study = { title: 'x', game: 'bridgefront', tables: [['random', 'random']], sets: 2 };
  const file = join(folder, 'refused.json');
  writeFileSync(file, JSON.stringify({ study, goal, may: { maxMana: [4] } }));
  const out = join(folder, 'refused');
  const { code, err } = await run(['lab', 'tune', file, '--out', out]);
  expect([code, err]).toEqual([2, expect.stringMatching(says)]);
  expect(existsSync(out)).toBe(false);
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

test('prices tell a planted imbalance by its sign, and what undoes it, whatever else is drawn beside it', async () => {
  const { study } = JSON.parse(readText('tuning.json')) as { study: object };
  const may = { maxMana: [4, 6], 'shadeblade.hits': [1], startGold: [6] };
  const path = join(folder, 'pricing.json');
  const goal = { share: 'faction', within: 3 };
  writeFileSync(path, JSON.stringify({ study: { ...study, sets: 30 }, goal, may, most: 1, drawn: 240 }));
  const words = ['lab', 'price', path, '--json', '--out', join(folder, 'priced')];
  const priced = await run([...words, '--workers', '2']);
  const { groups, found } = JSON.parse(priced.out) as Priced;
  const [gatewright, veil] = groups;
  expect(groups.map(({ group, players }) => [group, players])).toEqual([
    ['gatewright', 2],
    ['veil', 2],
  ]);
  expect([gatewright.off < -gatewright.give, veil.off > veil.give]).toEqual([true, true]);
  const told = veil.prices.filter(({ worth, give }) => Math.abs(worth) > give);
  expect(told.map(({ name }) => name)).toEqual(['shadeblade.hits=1']);
  expect(told[0].worth).toBeLessThan(0);
  expect(found?.proposal?.name).toBe('shadeblade.hits=1');
  expect((await run([...words, '--workers', '1'])).out).toBe(priced.out);
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
    const looks = [32, 64, 96].map((pairs) => differenceInterval(differences.slice(0, pairs), null, 0.05));
    if (looks.some(({ low, high }) => low > 0 || high < 0)) alarms++;
  }
  expect(alarms).toBeLessThanOrEqual(10);
});
