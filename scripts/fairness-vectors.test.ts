// The vectors of docs/protocol.md against the kernel, and the verifier in another language against both.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  choicesOf,
  commitTo,
  deriveSeed,
  digest,
  drawSeating,
  linksOf,
  rollDie,
  seedRandom,
} from '@bridgefront/kernel';
import { afterAll, describe, expect, test } from 'vitest';

interface Vectors {
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly { readonly seat: number; readonly text: string }[];
  readonly committed: readonly string[];
  readonly seed: string;
  readonly seating: readonly number[];
  readonly dice: readonly number[];
  readonly acts: readonly string[];
  readonly links: readonly string[];
}

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
const vectors = JSON.parse(/```json vectors\n([^]*?)```/.exec(page)?.[1] ?? '{}') as Vectors;
const { secret, contributions, seed, seating, acts, links } = vectors;

test('the vectors of the protocol are those of the kernel', () => {
  const random = seedRandom(seed);
  expect(vectors).toEqual({
    secret,
    commitment: commitTo(secret),
    contributions,
    committed: contributions.map(({ text }) => digest(text)),
    seed: deriveSeed(secret, contributions),
    seating: drawSeating(seed, 4),
    dice: vectors.dice.map(() => rollDie(random)),
    acts,
    links: linksOf(secret, acts),
  });
});

const python = spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!python)('the verifier in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fairness = {
    commitment: vectors.commitment,
    secret,
    contributions,
    seating,
    acts,
    chain: links.at(-1),
  };
  const record = { seats: ['A', 'B', 'C', 'D'], seed, choices: choicesOf(acts), fairness };

  function verify(given: object, ...flags: string[]): { code: number | null; says: string } {
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify(given));
    const ran = spawnSync('python3', [join(root, 'examples/verify-fairness.py'), file, ...flags], {
      encoding: 'utf8',
    });
    return { code: ran.status, says: ran.stdout + ran.stderr };
  }

  test('finds the vectors fair, with everything that somebody could have kept', () => {
    const kept = [
      '--commitment',
      vectors.commitment,
      '--contribution',
      `2=${contributions[1].text}`,
      '--link',
      links[3],
    ];
    expect(verify(record, ...kept)).toEqual({ code: 0, says: 'fair\n' });
  });

  const { fairness: _none, ...bare } = record;
  test.each<readonly [string, object, string[], string]>([
    ['no commitment', bare, [], 'there is no commitment'],
    [
      'another secret',
      { ...record, fairness: { ...fairness, secret: 'c0ffef' } },
      [],
      'the secret does not match',
    ],
    ['other seats', { ...record, fairness: { ...fairness, seating: [3, 1, 0, 2] } }, [], 'the seats are not'],
    ['an altered choice', { ...record, choices: ['1 done', '0 card:zap'] }, [], 'the choices are not'],
    [
      'an altered act',
      { ...record, fairness: { ...fairness, acts: acts.with(0, '0 card:nap') } },
      [],
      'the chain does not fit',
    ],
    [
      'nobody at the dice',
      { ...record, fairness: { ...fairness, contributions: [] } },
      [],
      'nobody but the server',
    ],
    ['another promise', record, ['--commitment', digest('other')], 'not the one you saw'],
    ['another share', record, ['--contribution', '0=blue'], 'what place 0 added'],
    ['a link that is not there', record, ['--link', digest('other')], 'the link you kept'],
  ])('finds %s', (_what, given, flags, says) => {
    const found = verify(given, ...flags);
    expect(found.code).toBe(1);
    expect(found.says).toContain(says);
  });
});
