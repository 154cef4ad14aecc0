// Records: checked when they are whole, refused when they are not, and silent about what a seat may not know.

import { readFileSync } from 'node:fs';
import { commitTo, deriveSeed, linksOf, startDigest } from '@bridgefront/kernel';
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

const secret = 'kept until the end';
const contributions = [{ seat: 0, text: 'mine' }];
const seed = deriveSeed(secret, contributions);
const start = startDigest({
  match: 'm',
  round: 1,
  commitment: commitTo(secret),
  shares: [{ seat: 0, commitment: commitTo('mine') }],
});
const fairness = {
  commitment: commitTo(secret),
  secret,
  contributions,
  start: { match: 'm', round: 1, digest: start },
  chain: linksOf(secret, []).at(-1),
};
// As a server writes it; nothing was chosen yet, so that any rules will do.
const served = (): { [field: string]: unknown } => {
  const { local: _local, ...rest } = record;
  return { ...rest, seed, fairness, choices: [] };
};
const kept = [
  ['--commitment', commitTo(secret), '--contribution', '0=mine'],
  ['--start', start, '--link', fairness.chain ?? ''],
].flat();

test('fairness is verified, by itself and against what somebody kept', async () => {
  const file = folder.write('fair.json', served());
  expect(await runJson(['replay', file, '--json', '--unfinished'])).toMatchObject({ fair: { ok: true } });
  const { code, out } = await run(['replay', file, '--unfinished', ...kept]);
  expect(code).toBe(0);
  expect(out).toMatch(/✓ The commitment is the one you saw/);
  expect(out).toMatch(/✓ What place 0 added to the dice is what you sent/);
  expect(out).toMatch(/✓ Everybody added what they had committed to/);
  expect(out).toMatch(/✓ The 0 acts before the link you kept are unaltered/);
});

test.each<readonly [string, () => object, readonly string[], RegExp]>([
  [
    'the secret is another',
    () => ({ ...served(), fairness: { ...fairness, secret: 'another' } }),
    ['--unfinished'],
    /✗ The secret does not match/,
  ],
  [
    'fairness is missing',
    () => ({ ...served(), fairness: undefined }),
    ['--unfinished'],
    /✗ It brings no commitment/,
  ],
  [
    'contributions are missing',
    () => ({ ...served(), seed: deriveSeed(secret, []), fairness: { ...fairness, contributions: [] } }),
    ['--unfinished'],
    /✗ Nobody but the server/,
  ],
  ['the end is missing', served, [], /✗ The match is not over at the end of the record/],
  [
    'the chain does not fit',
    () => ({ ...served(), fairness: { ...fairness, chain: commitTo('x') } }),
    ['--unfinished'],
    /✗ The chain does not fit/,
  ],
  [
    'it is wholly forged',
    served,
    ['--unfinished', '--commitment', commitTo('another secret')],
    /✗ The commitment is not the one you saw/,
  ],
  [
    'a share was exchanged after mine was opened',
    served,
    ['--unfinished', '--start', commitTo('x')],
    /✗ This is not the start you agreed to/,
  ],
  ['my share was exchanged', served, ['--unfinished', '--contribution', '0=other'], /✗ What place 0 added/],
  [
    'a choice before my link was altered',
    served,
    ['--unfinished', '--link', commitTo('x')],
    /✗ The link you kept/,
  ],
])('the exit code is 1 and a line says so when %s', async (_what, forged, flags, says) => {
  const { code, out } = await run(['replay', folder.write('forged.json', forged()), ...flags]);
  expect(code).toBe(1);
  expect(out).toMatch(says);
});

test('a record made on one machine says so; --local accepts one from before it did', async () => {
  expect((await run(['replay', file])).out).toMatch(/! By its own word it was made on one machine/);
  const { local: _local, ...old } = record;
  const before = folder.write('old.json', old);
  expect((await run(['replay', before])).code).toBe(1);
  expect((await run(['replay', before, '--local'])).code).toBe(0);
});

test('what is given to compare with has to be readable', async () => {
  expect(await run(['replay', file, '--commitment', 'c0ffee'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/64 hexadecimal digits/),
  });
  expect(await run(['replay', file, '--contribution', 'mine'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/0=mytext/),
  });
});
