// Records: checked when they are whole, refused when they are not, and silent about what a seat may not know.

import { readFileSync } from 'node:fs';
import { commitTo, deriveSeed } from '@bridgefront/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Folder, run, runJson } from './run.ts';

const folder = new Folder();
afterAll(() => folder.remove());

interface Written {
  rules: string;
  seed: string;
  choices: string[];
  [field: string]: unknown;
}

const file = folder.at('match.json');
let record: Written;

beforeAll(async () => {
  const { code } = await run([
    'play',
    'bridgefront',
    '--seats',
    'greedy,random',
    '--seed',
    'record',
    '--record',
    file,
  ]);
  expect(code).toBe(0);
  record = JSON.parse(readFileSync(file, 'utf8')) as Written;
});

test('a whole record is found good', async () => {
  const { code, out } = await run(['replay', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/✓ All \d+ choices are legal/);
  expect(out).toMatch(/✓ Played by the rules of today/);
  expect(out).toMatch(/wins/);
});

test('--at shows the position after so many choices', async () => {
  const found = await runJson(['replay', file, '--at', '5', '--json']);
  expect(found).toMatchObject({
    game: 'bridgefront',
    at: 5,
    choices: record.choices.length,
    outcome: null,
    rules: { same: true },
    fair: null,
  });
  expect(found).toHaveProperty('position.seats');
});

test('--seat tells no secrets: no seed, no position, no choices of others', async () => {
  const found = (await runJson(['replay', file, '--at', '40', '--seat', '1', '--json'])) as {
    [field: string]: unknown;
  };
  expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['seed']));
  expect(found).not.toHaveProperty('position');
  expect(found).toMatchObject({ seat: 1, view: { seat: 1 } });
  for (const open of found['pending'] as { seat: number }[]) expect(open.seat).toBe(1);
});

test('--log tells the whole match', async () => {
  const { out } = await run(['replay', file, '--log']);
  expect(out).toMatch(/Round 1 \(Age I\) begins/);
  expect(out).toMatch(/Round 2 \(Age I\) begins/);
});

test.each<readonly [string, (good: Written) => object, number, RegExp]>([
  [
    'an illegal choice',
    (good) => ({ ...good, choices: good.choices.with(10, '0 card:nonsense') }),
    1,
    /Choice 11 of the record/,
  ],
  [
    'a line that is none',
    (good) => ({ ...good, choices: good.choices.with(3, 'hello') }),
    1,
    /"seat choice"/,
  ],
  [
    'other rules',
    (good) => ({ ...good, rules: 'bridgefront@1.0.0+0' }),
    1,
    /✗ Played by bridgefront@1\.0\.0/,
  ],
  ['no choices', ({ choices: _choices, ...rest }) => rest, 2, /lacks its list of "choices"/],
  ['wrong options', (good) => ({ ...good, options: { maxMna: 3 } }), 1, /maxMana/],
])('a record with %s is refused', async (_what, spoil, exit, says) => {
  const { code, out, err } = await run(['replay', folder.write('spoilt.json', spoil(record))]);
  expect(code).toBe(exit);
  expect(out + err).toMatch(says);
});

test('a truncated record is refused, and numbers beyond its end', async () => {
  const cut = folder.write('cut.json', readFileSync(file, 'utf8').slice(0, 400));
  expect(await run(['replay', cut])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no complete JSON/),
  });
  expect(await run(['replay', file, '--at', '99999'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/--at takes/),
  });
  expect(await run(['replay', file, '--seat', '2'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/--seat takes/),
  });
});

test('fairness is verified', async () => {
  const secret = 'kept until the end';
  const contributions = [{ seat: 0, text: 'mine' }];
  const seed = deriveSeed(secret, contributions);
  const fairness = { commitment: commitTo(secret), secret, contributions };
  const fair = { ...record, seed, fairness, choices: [] };
  expect(await runJson(['replay', folder.write('fair.json', fair), '--json'])).toMatchObject({
    fair: { ok: true },
  });
  const swapped = { ...fair, fairness: { ...fairness, secret: 'another' } };
  const { code, out } = await run(['replay', folder.write('unfair.json', swapped)]);
  expect(code).toBe(1);
  expect(out).toMatch(/✗ The secret does not match/);
});
