// Records as a server publishes them, of matches that are played by chance, and forgeries of them: what the verifier in
// another language is tried on.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chanceOf,
  commitText,
  commitTo,
  createEngine,
  deriveSeed,
  digest,
  isSigned,
  linksOf,
  linkText,
  makeRecord,
  openSeats,
  pickOne,
  randomInt,
  readLink,
  readStart,
  recordLine,
  seedRandom,
  startDigest,
  startText,
  sureMatch,
  verifyRecord,
  verifySigned,
} from '@bridgefront/kernel';
import type { AnyGame, Fairness, MatchNumbers, MatchRecord, Random, Signed } from '@bridgefront/kernel';
import { signerFrom } from '../apps/server/src/signing.ts';
import type { Signer } from '../apps/server/src/signing.ts';

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
  const match = sureMatch(engine, options, seats, seed);
  const random = seedRandom('players');
  const lines: string[] = [];
  while (match.decision !== null) {
    const [seat] = openSeats(match.decision);
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

/** Whose keys the matches are signed with. */
const serverKey = signerFrom('the key of the server');
const keyOf = (place: number): Signer => signerFrom(`the key of place ${place}`);

/** All that is signed of a match in which everybody has a key. */
function signedBy(record: MatchRecord, { contributions, start }: Fairness, end: string): Signed[] {
  const { game, rules, options, choices } = record;
  if (start === undefined) return [];
  const keys = contributions.map(({ seat }) => [seat, keyOf(seat).key] as const);
  const agreed = startText({ ...start, server: serverKey.key, keys, game, rules, options });
  const over = linkText(start.match, choices.length, end);
  const under = (by: Signed['by'], { key, sign }: Signer, text: string): Signed => ({
    by,
    key,
    text,
    signature: sign(text),
  });
  const commits = contributions.map(({ seat, text }) =>
    under(seat, keyOf(seat), commitText(start.match, start.round, seat, digest(text))),
  );
  const all = [agreed, over].flatMap((text) => [
    under('server', serverKey, text),
    ...contributions.map(({ seat }) => under(seat, keyOf(seat), text)),
  ]);
  return [...commits, ...all];
}

/** The record of a whole match that `name` decides: its secret, everybody's share, and what is chosen. */
export function fairRecord(game: AnyGame, seats: number, name: string): FairRecord {
  const secret = digest(`${name} secret`);
  const commitment = commitTo(secret);
  const contributions = Array.from({ length: seats }, (_, seat) => ({ seat, text: `${name} of ${seat}` }));
  const record = playedByChance(game, seats, deriveSeed(secret, contributions));
  const chance = chanceOf(game, record).numbers ?? [];
  const start = startOf(name, { commitment, contributions });
  const chain = linksOf(secret, record.choices)[record.choices.length];
  const fairness = { commitment, secret, contributions, start, chain };
  return { ...record, chance, fairness: { ...fairness, signed: signedBy(record, fairness, chain) } };
}

const withFairness = (record: FairRecord, change: Partial<Fairness>): FairRecord => ({
  ...record,
  fairness: { ...record.fairness, ...change },
});

function cutOff(record: FairRecord): FairRecord {
  const choices = record.choices.slice(0, -1);
  const chain = linksOf(record.fairness.secret, choices)[choices.length];
  return { ...withFairness(record, { chain }), choices };
}

/** Another version of a record, whole in itself: its last choice is another one, and the server has signed that as well. */
export function otherVersion(record: FairRecord): FairRecord {
  const { signed = [], start, secret } = record.fairness;
  const choices = record.choices.with(-1, `${record.choices.at(-1) ?? ''}-or-not`);
  const chain = linksOf(secret, choices)[choices.length];
  const text = linkText(start?.match ?? '', choices.length, chain);
  const anew: Signed = { by: 'server', key: serverKey.key, text, signature: serverKey.sign(text) };
  const before = signed.filter((one) => readLink(one.text) === null);
  return { ...withFairness(record, { chain, signed: [...before, anew] }), choices };
}

/** A way to forge a record; the lot decides where. */
type Forgery = (record: FairRecord, lot: Random) => FairRecord;

function withChance(record: FairRecord, lot: Random, forge: (one: MatchNumbers) => readonly MatchNumbers[]) {
  const at = randomInt(lot, record.chance.length);
  return { ...record, chance: record.chance.flatMap((one, index) => (index === at ? forge(one) : [one])) };
}

function withSigned(record: FairRecord, lot: Random, forge: (one: Signed) => Signed): FairRecord {
  const { signed = [] } = record.fairness;
  const starts = signed.flatMap(({ text }, index) => (readStart(text) === null ? [] : [index]));
  const at = pickOne(lot, starts);
  return withFairness(record, { signed: signed.with(at, forge(signed[at])) });
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
  // But for the last: what the rules would have drawn behind it, only they can tell.
  'numbers were left out': (record, lot) => {
    const at = randomInt(lot, record.chance.length - 1);
    return { ...record, chance: record.chance.toSpliced(at, 1) };
  },
  'numbers were used twice': (record, lot) => withChance(record, lot, (one) => [one, one]),
  'a word was passed over': (record, lot) =>
    withChance(record, lot, (one) => [{ ...one, word: one.word + 1 }]),
  'another seed was taken': (record) => ({ ...record, seed: digest(record.seed), chance: [] }),
  'a share was exchanged': exchanged,
  'another secret was promised': (record) => withFairness(record, { secret: digest(record.fairness.secret) }),
  // The operator knows the secret, so that the chain over another course of the match fits: only signatures tell.
  'the end was cut off, and the chain made anew': cutOff,
  'another option was set': (record) => ({ ...record, options: { ...record.options, anything: 1 } }),
  'something else was signed': (record, lot) =>
    withSigned(record, lot, (one) => ({ ...one, text: one.text.replace('[', '[ ') })),
  'a signature was altered': (record, lot) =>
    withSigned(record, lot, (one) => ({
      ...one,
      signature: one.signature.replace(/^./, (x) => (x === '0' ? '1' : '0')),
    })),
  'somebody else signed': (record, lot) =>
    withSigned(record, lot, (one) => {
      const { key, sign } = signerFrom('the key of a stranger');
      return { ...one, key, signature: sign(one.text) };
    }),
  'the end was cut off': (record) => ({ ...record, choices: record.choices.slice(0, -1) }),
  'a choice was altered': (record, lot) => {
    const at = randomInt(lot, record.choices.length);
    return { ...record, choices: record.choices.with(at, `${record.choices[at]}x`) };
  },
};

/** What the kernel finds bad in a record. */
export async function badIn(record: MatchRecord): Promise<string[]> {
  const { signed = [] } = record.fairness ?? {};
  const valid = await Promise.all(signed.map((one) => isSigned(crypto.subtle, one)));
  const found = [...verifyRecord(record), ...verifySigned(record, { signed, valid })];
  return found.flatMap(({ kind, text }) => (kind === 'bad' ? [text] : []));
}

const verifier = join(import.meta.dirname, '../examples/verify-fairness.py');

/** What the verifier in another language says of each record: lines, without the name of its file; then what contradicts each other. */
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
  const both = lines.filter((line) => line.startsWith('CONTRADICTION'));
  const said = files.map((file) =>
    lines.flatMap((line) => (line.startsWith(`${file}: `) ? [line.slice(file.length + 2)] : [])),
  );
  return both.length === 0 ? said : [...said, both];
}
