// What a record proves, and what a forger would have to know: every way to alter one that was found so far.

import { expect, test } from 'vitest';
import {
  choicesOf,
  commitTo,
  deriveSeed,
  digest,
  drawSeating,
  linksOf,
  startDigest,
  readRecord,
  RecordError,
  verifyRecord,
} from '../src/index.ts';
import type { Fairness, MatchRecord, Witness } from '../src/index.ts';

const secret = 'kept until the end';
const contributions = [
  { seat: 0, text: 'of Ann' },
  { seat: 1, text: 'of Ben' },
];

type FairRecord = MatchRecord & { readonly fairness: Fairness };

function startOf(given: typeof contributions, key = secret, round = 1) {
  const shares = given.map(({ seat, text }) => ({ seat, commitment: digest(text) }));
  const fixed = { match: 'the match', round, commitment: commitTo(key), shares };
  return { match: fixed.match, round, digest: startDigest(fixed) };
}

// A record that is whole in itself, whoever made it.
function recordOf(choices: readonly string[], given = contributions, key = secret): FairRecord {
  const chain = linksOf(key, choices).at(-1);
  return {
    game: 'lantern-sale',
    rules: 'any',
    options: {},
    seats: ['Ann', 'Ben'],
    seed: deriveSeed(key, given),
    choices,
    chance: [],
    fairness: {
      commitment: commitTo(key),
      secret: key,
      contributions: given,
      start: startOf(given, key),
      chain,
    },
  };
}

const acts = ['0 bid:1', '1 bid:2', '0 done', '1 done'];
const good = recordOf(acts);
const seen: Witness = {
  commitment: commitTo(secret),
  contributions: [{ seat: 0, text: 'of Ann' }],
  start: startOf(contributions).digest,
  link: linksOf(secret, acts)[3],
};

function badIn(record: MatchRecord, witness?: Witness): string[] {
  return verifyRecord(record, witness).flatMap(({ kind, text }) => (kind === 'bad' ? [text] : []));
}

const { fairness: honest, ...bare } = good;

function fairly(change: Partial<NonNullable<MatchRecord['fairness']>>): MatchRecord {
  return { ...good, fairness: { ...honest, ...change } };
}

test('an honest record is good by itself and against what was seen', () => {
  expect(badIn(good)).toEqual([]);
  expect(badIn(good, seen)).toEqual([]);
  expect(verifyRecord(good, seen).every(({ kind }) => kind === 'good')).toBe(true);
});

const forgedShares = [contributions[0], { seat: 1, text: 'chosen among 162,342' }];

test.each<readonly [string, MatchRecord, Witness | undefined, RegExp]>([
  ['without its fairness', bare, undefined, /brings no commitment/],
  ['whose contributions were emptied', recordOf(acts, []), undefined, /Nobody but the server/],
  [
    'whose chain was left as it was when a choice changed',
    { ...good, choices: acts.with(1, '1 bid:9') },
    undefined,
    /chain does not fit/,
  ],
  ['whose end was cut off', { ...good, choices: acts.slice(0, 2) }, undefined, /chain does not fit/],
  [
    'whose acts tell another story than its choices',
    fairly({ acts: [...acts, '0 bid:9'] }),
    undefined,
    /not what is left of the acts/,
  ],
  [
    'where somebody adds twice',
    recordOf(acts, [...contributions, contributions[0]]),
    undefined,
    /more than once/,
  ],
  [
    'whose shares the server made up',
    fairly({ contributions: contributions.map((one) => ({ ...one, by: 'server' as const })) }),
    undefined,
    /made up/,
  ],
  [
    'whose start names other shares',
    fairly({ start: startOf([contributions[0], { seat: 1, text: 'other' }]) }),
    undefined,
    /The start does not fit/,
  ],
  [
    'whose start is an earlier one',
    fairly({ start: startOf(contributions, secret, 2) }),
    seen,
    /not the start you agreed to/,
  ],
  ['whose start was left out', fairly({ start: undefined }), seen, /not the start you agreed to/],
  ['that is wholly forged', recordOf(acts, contributions, 'another secret'), seen, /not the one you saw/],
  [
    'with my share exchanged',
    recordOf(acts, [{ seat: 0, text: 'other' }, contributions[1]]),
    seen,
    /place 0 added to the dice is not what you sent/,
  ],
  [
    "with another's share exchanged",
    recordOf(acts, forgedShares),
    { start: seen.start },
    /not the start you agreed to/,
  ],
  [
    'with a share too many',
    recordOf(acts, [...contributions, { seat: 2, text: 'of a bot' }]),
    seen,
    /not the start you agreed to/,
  ],
  [
    'with a choice legally altered and the chain made anew',
    recordOf(acts.with(1, '1 bid:9')),
    seen,
    /link you kept is not in the chain/,
  ],
  [
    'cut before the link that I kept, with the chain made anew',
    recordOf(acts.slice(0, 2)),
    seen,
    /link you kept is not in the chain/,
  ],
])('a record %s is found out', (_what, record, witness, says) => {
  expect(badIn(record, witness).join('\n')).toMatch(says);
});

test('a record of before there was a chain is what it was', () => {
  expect(badIn(fairly({ chain: undefined }))).toEqual([]);
  expect(badIn(fairly({ chain: undefined }), seen)).toEqual([]);
});

test('a record made on one machine says so, and is no proof of anything that was seen', () => {
  const local = { ...bare, local: true as const };
  expect(badIn(local)).toEqual([]);
  expect(badIn(local, seen)).toEqual([expect.stringMatching(/brings no commitment/)]);
});

test('take-backs are acts of the chain, and leave the choices', () => {
  const all = ['0 a', '1 b', 'take-back 0', '0 c', '1 d', 'take-back 1', 'take-back 1', '1 e'];
  expect(choicesOf(all)).toEqual(['0 c', '1 e']);
  const record = recordOf(choicesOf(all));
  const chain = linksOf(secret, all).at(-1);
  expect(badIn({ ...record, fairness: { ...honest, acts: all, chain } })).toEqual([]);
});

test('seats that were drawn are checked too', () => {
  const seating = drawSeating(good.seed, 2);
  expect(badIn(fairly({ seating }))).toEqual([]);
  expect(badIn(fairly({ seating: seating.toReversed() }))).toEqual([
    expect.stringMatching(/seats are not those/),
  ]);
});

test.each([{ chain: 7 }, { acts: [7] }, { acts: 'all' }, { seating: 'first' }])(
  'a record with %j in its fairness is none',
  (change) => {
    expect(() => readRecord({ ...good, fairness: { ...good.fairness, ...change } })).toThrow(RecordError);
  },
);
