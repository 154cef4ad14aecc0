// `lab answer`: the same bytes in one go or after a kill, and what has changed since is stale and played again.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './run.ts';
import type { Ended, Surroundings } from './run.ts';

const questions = {
  game: 'twin-bridges',
  seats: [2],
  figures: {
    turns: { says: 'turns of a match', sql: 'SELECT match, turns AS value FROM matches', matters: 3 },
    first: {
      says: 'the first player wins',
      sql: 'SELECT match, avg(won) AS value FROM seats WHERE first GROUP BY match',
      as: 'share',
      matters: 0.1,
    },
  },
  questions: [
    { id: 'A-1', ask: 'How long?', figures: ['turns'] },
    { id: 'A-2', ask: 'Does the limit bind?', figures: ['turns', 'first'], vary: { turnLimit: [4] } },
    { id: 'A-3', ask: 'Is it fun?', people: 'Ask them.' },
    {
      id: 'A-4',
      ask: 'Is the first player ahead?',
      figures: ['first'],
      rule: { fair: 0.001 },
      winning: true,
    },
  ],
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bridgefront-answer-'));
  writeFileSync(join(folder, 'questions.json'), JSON.stringify(questions));
});
afterAll(() => rmSync(folder, { recursive: true }));

const answer = (name: string, more: readonly string[] = [], around: Surroundings = {}): Promise<Ended> =>
  run(
    [
      'lab',
      'answer',
      'twin-bridges',
      '--questions',
      join(folder, 'questions.json'),
      '--bots',
      'random,random',
      '--sets',
      '48,24',
      '--workers',
      '1',
      '--hours',
      '1',
      '--json',
      '--out',
      join(folder, name),
      '--facts',
      join(folder, `${name}-facts`),
      ...more,
    ],
    around,
  );

function bytesOf(name: string): { [file: string]: string } {
  const root = join(folder, name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => statSync(join(root, file)).isFile() && !file.endsWith('.ndjson'),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

test(
  'killed in the middle of a study and gone on with, it writes the same bytes',
  { timeout: 600_000 },
  async () => {
    const whole = await answer('whole');
    expect(JSON.parse(whole.out)).toMatchObject({
      finished: true,
      answered: 2,
      people: 1,
      waiting: 1,
      stale: 0,
    });
    const claim = (): boolean => {
      const facts = join(folder, 'killed-facts');
      const study = existsSync(facts)
        ? readdirSync(facts).find((one) => one.startsWith('A-2-first'))
        : undefined;
      const file = join(facts, study ?? '', 'facts.ndjson');
      return study !== undefined && existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 20;
    };
    const killed = await answer('killed', [], { killWhen: claim });
    expect(killed.code).toBe(null);
    expect(existsSync(join(folder, 'killed', 'A-1.md'))).toBe(false);
    expect(JSON.parse((await answer('killed')).out)).toMatchObject({ finished: true });
    expect(bytesOf('killed')).toEqual(bytesOf('whole'));
    expect(bytesOf('killed-facts')).toEqual(bytesOf('whole-facts'));
    const table = readFileSync(join(folder, 'whole', 'README.md'), 'utf8');
    expect(table).toContain('a lever: choose by taste: `turnLimit=4`');
    expect(table).toContain('2 of 4 questions are answered');
    const page = readFileSync(join(folder, 'whole', 'A-2.md'), 'utf8');
    expect(page).toContain('Once more, on fresh seeds');
    const [, film = ''] = /turnLimit=4, 2 seats: `npx bridgefront (play [^`]+)`/.exec(page) ?? [];
    const seen = await run(film.split(' '));
    expect([seen.code, seen.err]).toEqual([0, '']);
  },
);

test(
  'what was answered under other rules is stale, says so, and is played again',
  { timeout: 600_000 },
  async () => {
    const file = join(folder, 'whole', 'answers.json');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    kept.stages['A-2-first'].key = 'of other rules';
    writeFileSync(file, JSON.stringify(kept));
    const looked = await answer('whole', ['--hours', '0']);
    expect(JSON.parse(looked.out)).toMatchObject({ finished: false, stale: 1 });
    expect(readFileSync(join(folder, 'whole', 'A-2.md'), 'utf8')).toContain('**Stale**');
    expect(JSON.parse((await answer('whole')).out)).toMatchObject({ finished: true, stale: 0 });
    expect(bytesOf('whole')).toEqual(bytesOf('killed'));
  },
);

test(
  'that more seeds may be played makes nothing stale, not even what was asked of the second bots',
  { timeout: 600_000 },
  async () => {
    const looked = await answer('whole', ['--hours', '0', '--sets', '96,48']);
    expect(JSON.parse(looked.out)).toMatchObject({ answered: 2, stale: 0 });
    expect(readFileSync(join(folder, 'whole', 'A-2.md'), 'utf8')).toContain('Once more, on fresh seeds');
  },
);

test.each([
  [['--bots', 'greedy'], '--bots takes two'],
  [['--only', 'A-7'], 'A-7'],
  [['--hours', 'soon'], '--hours takes a number'],
])('wrong words are answered with one sentence: %j', async (words, said) => {
  const { code, err } = await answer('wrong', words);
  expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
  expect(err).toContain(said);
});
