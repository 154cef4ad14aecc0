// Records as a server publishes them, of matches that are played by chance, and forgeries of them: what the verifier in
// another language is tried on.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chanceOf,
  commitTo,
  createEngine,
  deriveSeed,
  digest,
  linksOf,
  makeRecord,
  newMatch,
  pickOne,
  randomInt,
  recordLine,
  seedRandom,
  startDigest,
  verifyRecord,
} from '@bridgefront/kernel';
import type { AnyGame, Fairness, MatchNumbers, MatchRecord, Random } from '@bridgefront/kernel';

/** A record with all that a server publishes of a match. */
export interface FairRecord extends MatchRecord {
  readonly fairness: Fairness;
  readonly chance: readonly MatchNumbers[];
}

/** A match that is played by chance from a seed. */
export function playedByChance(
  game: AnyGame,
  seats: number,
  seed: string,
  options: { readonly [name: string]: unknown } = {},
): MatchRecord {
  const engine = createEngine(game);
  const begun = newMatch(engine, options, seats, seed);
  if ('problem' in begun) throw new Error(begun.problem);
  const { match } = begun;
  const random = seedRandom('players');
  const lines: string[] = [];
  while (match.decision !== null) {
    const { seats: asked, sealed } = match.decision;
    const seat = asked.find((one) => !sealed[one]) ?? 0;
    const choice = pickOne(random, engine.choices(match, seat));
    engine.choose(match, seat, choice);
    lines.push(recordLine(seat, choice));
  }
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  return makeRecord(game, match, names, seed, lines);
}

function startOf(
  match: string,
  { commitment, contributions }: Pick<Fairness, 'commitment' | 'contributions'>,
) {
  const shares = contributions.map(({ seat, text }) => ({ seat, commitment: digest(text) }));
  return { match, round: 1, digest: startDigest({ match, round: 1, commitment, shares }) };
}

/** The record of a whole match that `name` decides: its secret, everybody's share, and what is chosen. */
export function fairRecord(game: AnyGame, seats: number, name: string): FairRecord {
  const secret = digest(`${name} secret`);
  const commitment = commitTo(secret);
  const contributions = Array.from({ length: seats }, (_, seat) => ({ seat, text: `${name} of ${seat}` }));
  const record = playedByChance(game, seats, deriveSeed(secret, contributions));
  const chance = chanceOf(game, record).numbers ?? [];
  const start = startOf(name, { commitment, contributions });
  const chain = linksOf(secret, record.choices).at(-1);
  return { ...record, chance, fairness: { commitment, secret, contributions, start, chain } };
}

/** A way to forge a record; the lot decides where. */
type Forgery = (record: FairRecord, lot: Random) => FairRecord;

const withFairness = (record: FairRecord, change: Partial<Fairness>): FairRecord => ({
  ...record,
  fairness: { ...record.fairness, ...change },
});

function withChance(record: FairRecord, lot: Random, forge: (one: MatchNumbers) => readonly MatchNumbers[]) {
  const at = randomInt(lot, record.chance.length);
  return { ...record, chance: record.chance.flatMap((one, index) => (index === at ? forge(one) : [one])) };
}

// With another share the server's secret gives another seed, which is followed through in everything that hangs on it.
function exchanged(record: FairRecord, lot: Random): FairRecord {
  const { contributions, secret } = record.fairness;
  const seat = randomInt(lot, contributions.length);
  const forged = contributions.with(seat, { ...contributions[seat], text: 'chosen among many' });
  const seed = deriveSeed(secret, forged);
  return { ...withFairness(record, { contributions: forged }), seed, chance: [] };
}

/** What a forger may try, by what it is. */
export const forgeries: { readonly [what: string]: Forgery } = {
  'another number was drawn': (record, lot) =>
    withChance(record, lot, (one) => {
      const at = randomInt(lot, one.numbers.length);
      return [{ ...one, numbers: one.numbers.with(at, (one.numbers[at] + 1) % one.below) }];
    }),
  'numbers were left out': (record, lot) => withChance(record, lot, () => []),
  'numbers were used twice': (record, lot) => withChance(record, lot, (one) => [one, one]),
  'a word was passed over': (record, lot) =>
    withChance(record, lot, (one) => [{ ...one, word: one.word + 1 }]),
  'another seed was taken': (record) => ({ ...record, seed: digest(record.seed), chance: [] }),
  'a share was exchanged': exchanged,
  'another secret was promised': (record) => withFairness(record, { secret: digest(record.fairness.secret) }),
  'the end was cut off': (record) => ({ ...record, choices: record.choices.slice(0, -1) }),
  'a choice was altered': (record, lot) => {
    const at = randomInt(lot, record.choices.length);
    return { ...record, choices: record.choices.with(at, `${record.choices[at]}x`) };
  },
};

/** What the kernel finds bad in a record. */
export function badIn(record: MatchRecord): string[] {
  return verifyRecord(record).flatMap(({ kind, text }) => (kind === 'bad' ? [text] : []));
}

const verifier = join(import.meta.dirname, '../examples/verify-fairness.py');

/** What the verifier in another language says of each record: lines, without the name of its file. */
export function verifyAll(folder: string, records: readonly object[]): string[][] {
  const files = records.map((record, index) => {
    const file = join(folder, `record-${index}.json`);
    writeFileSync(file, JSON.stringify(record));
    return file;
  });
  const { stdout, stderr } = spawnSync('python3', [verifier, ...files], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (stderr !== '') throw new Error(stderr);
  const lines = stdout.split('\n');
  return files.map((file) =>
    lines.flatMap((line) => (line.startsWith(`${file}: `) ? [line.slice(file.length + 2)] : [])),
  );
}
