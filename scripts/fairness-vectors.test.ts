// The vectors of docs/protocol.md against the kernel, and the verifier in another language against both.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  choicesOf,
  commitTo,
  deriveSeed,
  chanceOf,
  checkChance,
  digest,
  drawSeating,
  linksOf,
  randomInt,
  replay,
  rollDie,
  seedRandom,
  startDigest,
} from '@bridgefront/kernel';
import type { AnyGame, Face, MatchNumbers } from '@bridgefront/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { games } from '../apps/server/src/games.ts';
import { badIn, fairRecord, forgeries, otherVersion, playedByChance, verifyAll } from './fair-records.ts';

function gameOf(name: string): AnyGame {
  const game = games.get(name);
  if (game === undefined) throw new Error(`There is no ${name}.`);
  return game;
}

interface Vectors {
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly { readonly seat: number; readonly text: string }[];
  readonly committed: readonly string[];
  readonly start: { readonly match: string; readonly round: number; readonly digest: string };
  readonly seed: string;
  readonly seating: readonly number[];
  readonly dice: readonly number[];
  readonly acts: readonly string[];
  readonly links: readonly string[];
  /** Numbers of another generator: a word of its two blocks is passed over. */
  readonly below: {
    readonly generator: string;
    readonly numbers: readonly (readonly [below: number, number: number])[];
    readonly words: number;
  };
}

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
const vectors = JSON.parse(/```json vectors\n([^]*?)```/.exec(page)?.[1] ?? '{}') as Vectors;
const { secret, contributions, seed, seating, acts, links } = vectors;

function numbersBelow({ generator, numbers }: Vectors['below']): Vectors['below'] {
  const random = seedRandom(generator);
  const drawn = numbers.map(([below]) => [below, randomInt(random, below)] as const);
  return { generator, numbers: drawn, words: random.drawn };
}

test('the vectors of the protocol are those of the kernel', () => {
  const shares = contributions.map(({ seat, text }) => ({ seat, commitment: digest(text) }));
  const fixed = { commitment: commitTo(secret), shares };
  const random = seedRandom(seed);
  expect(vectors).toEqual({
    secret,
    commitment: commitTo(secret),
    contributions,
    committed: contributions.map(({ text }) => digest(text)),
    start: { ...vectors.start, digest: startDigest({ ...vectors.start, ...fixed }) },
    seed: deriveSeed(secret, contributions),
    seating: drawSeating(seed, 4),
    dice: vectors.dice.map(() => rollDie(random)),
    acts,
    links: linksOf(secret, acts),
    below: numbersBelow(vectors.below),
  });
  expect(vectors.below.words).toBeGreaterThan(vectors.below.numbers.length);
});

test('the chance that the protocol shows is that of the seed of its vectors', () => {
  const shown = JSON.parse(/```json chance\n([^]*?)```/.exec(page)?.[1] ?? 'null') as MatchNumbers[];
  expect(checkChance(seed, shown)).toBeNull();
});

const dieFaces = ['strike', 'cleave', 'pierce', 'morale', 'lore', 'heroic'];

function shownBy(face: Face | null): readonly unknown[] {
  const { dice = [], die }: { readonly [member: string]: unknown } = face ?? {};
  return die === undefined ? (dice as readonly unknown[]) : [die];
}

test('every die that Fells and Fords shows is where the generator of its seed has it', () => {
  const record = playedByChance(gameOf('fells-and-fords'), 2, seed, { battle: 'cairnHill' });
  const dice = chanceOf(gameOf(record.game), record).dice;
  const { reports } = replay(gameOf(record.game), record);
  expect(dice.length).toBeGreaterThan(10);
  expect(reports.map((told) => told.flatMap(({ face }) => shownBy(face)))).toEqual(
    reports.map((_, at) => dice.filter((die) => die.at === at).map(({ die }) => dieFaces[die - 1])),
  );
});

// Continuous integration has it, so that nothing is passed over there.
const python = process.env['CI'] !== undefined || spawnSync('python3', ['--version']).status === 0;

describe.skipIf(!python)('the verifier in Python', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgefront-verify-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fairness = {
    commitment: vectors.commitment,
    secret,
    contributions,
    start: vectors.start,
    seating,
    acts,
    chain: links.at(-1),
  };
  const record = { seats: ['A', 'B', 'C', 'D'], seed, choices: choicesOf(acts), fairness };

  const verifier = readFileSync(join(root, 'examples/verify-fairness.py'), 'utf8');

  test('finds the vectors fair', () => {
    expect(verifyAll(folder, [record])).toEqual([['fair']]);
  });

  test('finds that the same key signed two versions of one reveal', () => {
    const [one] = games.values();
    const whole = fairRecord(one, one.seats.min, 'twice');
    const [good, other, contradiction] = verifyAll(folder, [whole, otherVersion(whole)]);
    expect([good, other]).toEqual([['fair'], ['fair']]);
    expect(contradiction).toEqual([
      expect.stringMatching(/^CONTRADICTION: key \w+ \(server\) signed two versions of link/),
    ]);
  });

  test('is at most 150 lines', () => {
    expect(verifier.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  test.each([...games.values()])(
    'finds whole matches of $title fair, to every number that was drawn, and all forgeries of them',
    async (game) => {
      const whole = [game.seats.min, game.seats.max].map((seats) =>
        fairRecord(game, seats, `${game.name} of ${seats}`),
      );
      expect(whole.every(({ chance }) => chance.some(({ use }) => use === 'shuffle'))).toBe(true);
      const forged = Object.entries(forgeries).map(([what, forge]) => forge(whole[0], seedRandom(what)));
      expect(await Promise.all(whole.map(badIn))).toEqual(whole.map(() => []));
      expect(await Promise.all(forged.map(badIn))).not.toContainEqual([]);
      expect(verifyAll(folder, [...whole, ...forged])).toEqual([
        ...whole.map(() => ['fair']),
        ...forged.map(() => expect.arrayContaining([expect.stringMatching(/^NOT FAIR: /)]) as unknown),
      ]);
    },
  );

  const { fairness: _none, ...bare } = record;
  test.each<readonly [string, object, string]>([
    ['no commitment', bare, 'there is no commitment'],
    [
      'another secret',
      { ...record, fairness: { ...fairness, secret: 'c0ffef' } },
      'the secret does not match',
    ],
    ['other seats', { ...record, fairness: { ...fairness, seating: [3, 1, 0, 2] } }, 'the seats are not'],
    ['an altered choice', { ...record, choices: ['1 done', '0 card:zap'] }, 'the choices are not'],
    [
      'an altered act',
      { ...record, fairness: { ...fairness, acts: acts.with(0, '0 card:nap') } },
      'the chain does not fit',
    ],
    [
      'nobody at the dice',
      { ...record, fairness: { ...fairness, contributions: [] } },
      'nobody but the server',
    ],
    [
      'a start over other parts',
      { ...record, fairness: { ...fairness, start: { ...vectors.start, round: 3 } } },
      'the start does not fit',
    ],
  ])('finds %s', (_what, given, says) => {
    expect(verifyAll(folder, [given])[0].join()).toContain(`NOT FAIR: ${says}`);
  });
});
