// Every game declares measures that hold together: their rows fit, shares add up, and every figure of a report is asked.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Facts } from '@bridgefront/lab/parquet.ts';
import { writeReport } from '@bridgefront/lab/report/report.ts';
import { runStudy } from '@bridgefront/lab/run.ts';
import { readStudy } from '@bridgefront/lab/study.ts';
import { allGames } from '../src/games.ts';
import { labHost, labWorld } from '../src/lab/world.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-measures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const measured = allGames().filter(({ measures }) => measures !== undefined);

test.each(measured.map(({ game }) => game.name))('%s', async (name) => {
  const { game, measures } = labWorld.game(name);
  const table = Array.from({ length: game.seats.min }, () => 'greedy');
  const study = readStudy({ title: name, game: name, tables: [table], sets: 4, seed: 'measures' });
  const out = join(folder, name);
  await runStudy(labWorld, study, { folder: out, workers: 1, door: labHost.door });
  const facts = await Facts.open(out, measures);
  const [sums] = await facts.ask('SELECT sum(won) AS won, count(*) AS seats FROM seats');
  expect(sums).toEqual({ won: 4, seats: 4 * table.length });
  for (const own of Object.keys(measures?.tables ?? {})) {
    const [{ n }] = await facts.ask(`SELECT count(*) AS n FROM "${own}"`);
    expect(n, own).toBeGreaterThan(0);
  }
  facts.close();
  const [html] = await writeReport(labWorld, out);
  const text = readFileSync(html, 'utf8');
  for (const { id } of measures?.figures ?? []) expect(text.includes(`id="${id}"`), id).toBe(true);
});
