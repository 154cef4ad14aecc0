// The questions of all games: every one can be played, and every figure can be asked.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPlayed, readQuestions, studyOf } from '@bridgefront/lab/answer/questions.ts';
import { Facts } from '@bridgefront/lab/parquet.ts';
import { checkRules } from '@bridgefront/lab/rules.ts';
import { runStudy } from '@bridgefront/lab/run.ts';
import { readStudy, variantsOf } from '@bridgefront/lab/study.ts';
import { allGames } from '../src/games.ts';
import { labHost, labWorld } from '../src/lab/world.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'bridgefront-questions-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** The ids of the drafts: T-01 to T-27, and so on; those of the amendments are counted in, one asked in parts (FQ-3a) once. */
const wanted: { readonly [game: string]: readonly (readonly [string, number])[] } = {
  bridgefront: [
    ['T', 27],
    ['I', 37],
  ],
  castles: [['CQ', 13]],
  heartland: [['HQ', 12]],
  'fells-and-fords': [['FQ', 14]],
  'twin-bridges': [],
};

function numbersOf(ids: readonly string[], letters: string): string[] {
  const own = ids.filter((id) => id.startsWith(`${letters}-`));
  return [...new Set(own.map((id) => id.replace(/[a-z]$/, '')))];
}

describe.each(allGames())('$game.name', ({ game, questions }) => {
  const { name } = game;
  const list = readQuestions(JSON.parse(readFileSync(questions ?? '', 'utf8')));

  test('asks all that its draft asks', () => {
    expect(list.game).toBe(name);
    const ids = list.questions.map(({ id }) => id);
    for (const [letters, count] of wanted[name] ?? []) expect(numbersOf(ids, letters)).toHaveLength(count);
  });

  test('every set of rules of every question is taken by the game', () => {
    for (const question of list.questions.filter(isPlayed)) {
      const study = studyOf(list, question, 'random', '1', 1);
      for (const { name: rules, options } of variantsOf(study))
        for (const { length } of study.tables) checkRules(labWorld.game(name), rules, options, length);
    }
  });

  test('every figure is one number a match', async () => {
    const tables = list.seats.map((seats) => Array.from({ length: seats }, () => 'random'));
    const study = readStudy({ title: 'figures', game: name, tables, sets: 4 });
    const out = join(folder, name);
    await runStudy(labWorld, study, { folder: out, workers: 1, door: labHost.door });
    const facts = await Facts.open(out, labWorld.game(name).measures);
    try {
      for (const { sql, as } of Object.values(list.figures)) {
        const rows = await facts.ask(
          `SELECT match, count(*)::INT AS times, min(value)::DOUBLE AS value FROM (${sql}) GROUP BY match`,
        );
        for (const { times, value } of rows) {
          expect([sql, times]).toEqual([sql, 1]);
          if (as === 'share' && value !== null)
            expect([sql, Number(value) >= 0 && Number(value) <= 1]).toEqual([sql, true]);
        }
      }
    } finally {
      facts.close();
    }
  });
});
