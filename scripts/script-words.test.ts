// Scripts told something wrong: one sentence, exit code 2, and nothing is lost.

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bridgefront-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(words: string): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, words.split(' '), {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test.each([
  ['bench/src/main.ts --onli x', /Unknown option '--onli'; write: npm run bench/],
  ['bench/src/main.ts --only nothing', /--only takes one of engine, .*, capacity, server, not "nothing"/],
  ['scripts/measure/against.ts --nothing', /Unknown option '--nothing'; write: npm run measure -- against/],
  ['scripts/campaign.ts --matches x', /--matches takes a whole number/],
  ['scripts/campaign.ts castles --option teams=true', /There is no option "teams"/],
  ['scripts/campaign.ts castles --random --option teams=true', /There is no option "teams"/],
  ['scripts/campaign.ts castles --option series=many', /series.*many/],
  ['scripts/campaign.ts castles --option gold', /Write an option as name=value/],
  ['scripts/check-bot.ts nowhere there', /address such as/],
  ['scripts/describe.ts nogame', /There is no game "nogame"/],
  ['scripts/measure/message-size.ts nogame', /Unexpected argument 'nogame'/],
  ['scripts/measure/reveals.ts nogame', /There is no game "nogame"/],
  ['scripts/screenshots.ts --only nothing', /There is no scene "nothing"/],
  ['games/bridgefront/lab/duel.ts greedy nobot', /There is no bot "nobot"/],
  ['games/bridgefront/lab/duel.ts greedy random --seats 9', /--seats takes a whole number from 2 to 6/],
  ['games/bridgefront/lab/duel.ts --matches x', /--matches takes a whole number/],
  ['games/castles/lab/siege.ts --bot nobot', /There is no bot "nobot"/],
  ['games/castles/lab/siege.ts --matches x', /--matches takes a whole number/],
  ['games/fells-and-fords/lab/pairings.ts --league nobot', /There is no bot "nobot"/],
  ['games/heartland/lab/counts.ts --bot nobot', /There is no bot "nobot"/],
  ['games/heartland/lab/counts.ts --matches x', /--matches takes a whole number/],
])('%s is refused in a sentence', (words, sentence) => {
  const { code, err } = script(words);
  expect(err).toMatch(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each(['scripts/campaign.ts', 'scripts/screenshots.ts', 'scripts/measure/against.ts'])(
  '%s --help',
  (words) => {
    expect(script(`${words} --help`)).toMatchObject({ code: 0, out: expect.stringContaining('npm run ') });
  },
);

test('bots of two checkouts: a file goes on after a torn line, and takes no other settings', () => {
  const file = join(folder, 'against.jsonl');
  const words = `scripts/measure/against.ts --other ${root} --bot random --file ${file}`;
  expect(script(`${words} --matches 2`).out).toMatch(/^2 matches/);
  appendFileSync(file, '{"set":1,"se');
  expect(script(`${words} --matches 4`).out).toMatch(/^4 matches/);
  const kept = readFileSync(file, 'utf8');
  expect(
    kept
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toHaveLength(1 + 4);
  const refused = script(`${words} --other-bot greedy`);
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining('other otherBot (random, not greedy)'),
  });
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test('pairings of Fells and Fords: a file goes on after a torn line, and takes no other settings', () => {
  const file = join(folder, 'pairings.jsonl');
  const words = `games/fells-and-fords/lab/pairings.ts --league random --clans random --file ${file}`;
  const once = script(`${words} --each 1`);
  expect(once).toMatchObject({ code: 0, out: expect.stringMatching(/^49 matches/) });
  const whole = readFileSync(file, 'utf8');

  // Cut within a line, and without a line in the middle: both matches are played again, as they went.
  const lines = whole.trim().split('\n');
  expect(lines).toHaveLength(1 + 49);
  const missing = lines.toSpliced(20, 1).join('\n');
  writeFileSync(file, missing.slice(0, -30));
  expect(script(`${words} --each 1`).out).toMatch(/^49 matches/);
  expect(readFileSync(file, 'utf8').trim().split('\n').toSorted()).toEqual(lines.toSorted());

  const kept = readFileSync(file, 'utf8');
  for (const [more, says] of [
    ['--clans greedy', 'pairings with other clans (random, not greedy)'],
    ['--seed other', 'pairings with other seed (pairings, not other)'],
    ['--option winningVp=20', 'pairings with other options'],
  ])
    expect(script(`${words} ${more}`)).toMatchObject({ code: 2, err: expect.stringContaining(says) });
  expect(readFileSync(file, 'utf8')).toBe(kept);
  const foreign = join(folder, 'foreign.jsonl');
  writeFileSync(foreign, `${lines[1]}\n`);
  expect(script(`${words.replace(file, foreign)}`)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/foreign.jsonl is no file of pairings; give another name with --file.\n$/),
  });
});
