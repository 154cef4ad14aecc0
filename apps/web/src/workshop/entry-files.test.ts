// Entries of the notebook as files: what goes out comes in, whether the page or the lab has written it; and two entries side by side.

import type { OptionDeclarations } from '@bridgefront/kernel';
import type { TrialFigure } from '@bridgefront/lab/trial/trial.ts';
import { expect, test } from 'vitest';
import type { Bench } from './changes.ts';
import { comparedFigures } from './compared.tsx';
import { entryOfFound, readEntryFile, reportOfEntry, studyOfEntry } from './entry-files.ts';
import type { Entry } from './notebook.ts';

const declared: OptionDeclarations = {
  rounds: {
    type: 'int',
    group: 'Victory',
    default: 10,
    min: 1,
    max: 20,
    help: 'Rounds until the match is ranked.',
  },
};
const bench: Bench = { declared, printed: null, cards: [] };
const names = (word: string): string => word;
const question = {
  game: 'toy',
  bots: ['greedy', 'greedy'],
  before: { factions: 'random' },
  after: { factions: 'random', rounds: 8 },
  cards: [],
  seed: 'a seed',
};

function figure(of: string, low: number, high: number): TrialFigure {
  const difference = (low + high) / 2;
  const name = { about: 'length', of, who: '' } as const;
  const told = { share: false, pairs: 100, before: 7, after: 7 + difference, difference, main: true };
  return { ...name, ...told, interval: { low, high } };
}

const entry: Entry = {
  id: 'one',
  when: '2026-11-28T07:00:00.000Z',
  game: 'toy',
  fingerprint: 'print',
  changes: { rounds: 8 },
  told: ['Rounds until the match is ranked: 8 instead of 10'],
  bots: question.bots,
  question,
  seed: question.seed,
  pairs: 100,
  seconds: 5,
  answer: 'Matches last less.',
  figures: [figure('rounds', -2, -1)],
  remark: '',
};

const opened = (text: string) => readEntryFile('toy', text, bench, names);

test('an entry that was saved is opened as it was', async () => {
  expect(await opened(JSON.stringify(entry))).toEqual(entry);
});

test('its study plays the same seeds, and is opened with its changes, not measured', async () => {
  const study = studyOfEntry(entry, bench);
  expect(study).toMatchObject({ sets: 100, seed: 'a seed', seeds: 'shared', tables: [['greedy', 'greedy']] });
  expect(await opened(JSON.stringify(study))).toMatchObject({
    changes: { rounds: 8 },
    question: { seed: 'a seed', before: question.before, after: question.after },
    pairs: 0,
    answer: 'Nothing of it is measured yet.',
  });
});

test('its report tells the sentence and the figures, and leads back to the study', async () => {
  const report = reportOfEntry(entry, bench, names);
  expect(report).toContain('Matches last less.');
  expect(report).toMatch(/\| Rounds a match \| 7\.00 \| 5\.50 \| −1\.50 \| −2\.00 … −1\.00 \|/);
  expect(await opened(report)).toMatchObject({ changes: { rounds: 8 }, question: { seed: 'a seed' } });
});

test('what the lab has found is an entry with its figures', async () => {
  const found = { found: 1, study: { title: 'Shorter?', game: 'toy' }, question, pairs: 40 };
  const told = { ...found, figures: entry.figures, fingerprint: 'print' };
  expect(await opened(JSON.stringify(told))).toMatchObject({
    changes: { rounds: 8 },
    told: entry.told,
    pairs: 40,
    figures: entry.figures,
    answer: expect.stringMatching(/^Matches last 1\.50 \(1\.00 to 2\.00\) rounds less/),
  });
  expect(entryOfFound(null, '', bench, names)).toBeNull();
});

test.each([
  ['nonsense', 'This file holds no entry, no study and no report.'],
  [JSON.stringify({ ...entry, game: 'other' }), 'This is about another game: other.'],
  [
    JSON.stringify({ game: 'toy', title: 'x', tables: [], sets: 1 }),
    expect.stringMatching(/of the study is not/),
  ],
])('what is none is refused with a sentence, no. %#', async (text, told) => {
  expect(await opened(text)).toEqual(told);
});

test('two entries are told apart where their ranges do not meet, and only there', () => {
  const other = { ...entry, figures: [figure('rounds', 1, 2), figure('turns', 0, 1)] };
  const rows = comparedFigures(entry, other);
  expect(rows.map(({ name, apart }) => [name.of, apart])).toEqual([
    ['rounds', true],
    ['turns', false],
  ]);
  expect(comparedFigures(entry, { ...entry, figures: [figure('rounds', -1.5, 2)] })[0]?.apart).toBe(false);
});
