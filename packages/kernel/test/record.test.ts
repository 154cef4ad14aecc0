// Records: the seed and the choices re-create every state; anything else is refused with a sentence.

import { describe, expect, test } from 'vitest';
import { simulate, tableAt } from '../src/conformance/index.ts';
import {
  commitTo,
  createEngine,
  deriveSeed,
  chanceOf,
  fingerprint,
  makeRecord,
  randomInt,
  readRecord,
  RecordError,
  replay,
  seedRandom,
} from '../src/index.ts';
import type { MatchRecord } from '../src/index.ts';
import { sitDown, throughJson } from './at-the-table.ts';
import { climb } from './toy/climb.ts';
import { lanternSale } from './toy/lantern-sale.ts';

const bids = (cards: readonly number[]): string[] =>
  cards.flatMap((card, seat) => [`${seat} card:${card}`, `${seat} done`]);

// A match of two rounds in which both seats always play their first card.
function played(fair: boolean = false): MatchRecord {
  const secret = 'secret';
  const contributions = [{ seat: 0, text: 'hello' }];
  const seed = fair ? deriveSeed(secret, contributions) : 'record';
  const { match, play } = sitDown(lanternSale, { rounds: 2, seed });
  const lines: string[] = [];
  while (match.decision !== null) {
    const cards = match.state.buyers.map((buyer) => buyer.hand[0]);
    lines.push(...bids(cards));
    cards.forEach((card, seat) => play(seat, `card:${card}`, 'done'));
  }
  const fairness = { commitment: commitTo(secret), secret, contributions };
  return throughJson(
    makeRecord(lanternSale, match, ['Ada', 'Ben'], seed, lines, ...(fair ? [fairness] : [])),
  );
}

test('a record replays to the end, with what was reported after every choice', () => {
  const record = readRecord(played());
  const { match, reports, sameRules, fair, choices } = replay(lanternSale, record);
  expect(lanternSale.outcome(match.state, match.options)).not.toBeNull();
  expect({ sameRules, fair, choices }).toEqual({ sameRules: true, fair: null, choices: 8 });
  expect(reports.map((told) => told.length)).toEqual([1, 0, 0, 0, 5, 0, 0, 0, 5]);
  expect(record).toMatchObject({
    options: { rounds: 2 },
    rules: fingerprint(lanternSale),
    seats: ['Ada', 'Ben'],
  });
});

test('every die of a record is where the generator of its seed has it', () => {
  const { match } = sitDown(climb, { seed: 'dice' });
  const choices = ['0 roll', '0 step', '0 roll', '0 done', '1 roll'];
  const record = makeRecord(climb, match, ['Ada', 'Ben'], 'dice', choices);
  const dice = chanceOf(climb, record).dice;
  expect(dice.map(({ at }) => at)).toEqual([1, 3, 5]);
  const random = seedRandom('dice');
  const { drawn } = replay(climb, record, 0).match.random;
  expect(dice.map(({ word }) => word)).toEqual([drawn, drawn + 1, drawn + 2]);
  for (const { word, die } of dice) expect(1 + randomInt({ ...random, drawn: word }, 6)).toBe(die);
  expect(() => chanceOf(climb, { ...record, choices: ['0 fly'] }).dice).toThrow(RecordError);
});

test.each([
  { at: 0, plans: [[], []] },
  { at: -5, plans: [[], []] },
  { at: 1, plans: [[expect.any(String)], []] },
  { at: 4, plans: [[], []] },
])('a record can be stopped after choice $at', ({ at, plans }) => {
  expect(replay(lanternSale, played(), at).match.decision?.plans).toEqual(plans);
});

test('a fair record is verified without the server', () => {
  const record = played(true);
  expect(replay(lanternSale, record).fair).toEqual({ ok: true, problem: null });
  const forged = {
    ...record,
    fairness: { commitment: commitTo('other'), secret: 'other', contributions: [] },
  };
  expect(replay(lanternSale, forged).fair).toMatchObject({
    ok: false,
    problem: expect.stringContaining('does not follow'),
  });
});

describe('not a record:', () => {
  const good = played(true);
  const fairness = 'The record has a "fairness" part without commitment, secret and contributions.';
  test.each([
    { flaw: 'null', value: null, says: 'A record is a JSON object.' },
    { flaw: 'a list', value: [], says: 'A record is a JSON object.' },
    { flaw: 'a text', value: 'record', says: 'A record is a JSON object.' },
    { flaw: 'no game', value: { ...good, game: undefined }, says: 'The record lacks its "game".' },
    { flaw: 'no rules', value: { ...good, rules: 3 }, says: 'The record lacks its "rules".' },
    { flaw: 'no seed', value: { ...good, seed: null }, says: 'The record lacks its "seed".' },
    { flaw: 'no seats', value: { ...good, seats: 2 }, says: 'The record lacks its list of "seats".' },
    {
      flaw: 'choices that are no texts',
      value: { ...good, choices: [1] },
      says: 'The record lacks its list of "choices".',
    },
    { flaw: 'no options', value: { ...good, options: null }, says: 'The record lacks its "options".' },
    { flaw: 'options in a list', value: { ...good, options: [] }, says: 'The record lacks its "options".' },
    { flaw: 'fairness without a secret', value: { ...good, fairness: { commitment: 'x' } }, says: fairness },
    { flaw: 'fairness that is null', value: { ...good, fairness: null }, says: fairness },
    {
      flaw: 'contributions of nobody',
      value: { ...good, fairness: { commitment: 'x', secret: 'y', contributions: [null] } },
      says: fairness,
    },
  ])('$flaw', ({ value, says }) => expect(() => readRecord(value)).toThrow(new RecordError(says)));
});

describe('a record that cannot be replayed:', () => {
  const good = played();
  const [first, ...rest] = good.choices;
  test.each([
    {
      flaw: 'another game',
      record: { ...good, game: 'chess' },
      says: /^The record is of chess, not of lantern-sale\.$/,
    },
    {
      flaw: 'too many seats',
      record: { ...good, seats: Array(7).fill('x') },
      says: /^Lantern Sale is played by 2 to 5 seats, not 7\.$/,
    },
    {
      flaw: 'an unknown option',
      record: { ...good, options: { round: 2 } },
      says: /did you mean "rounds"\?$/,
    },
    {
      flaw: 'a line of another form',
      record: { ...good, choices: ['card:1 0', ...rest] },
      says: /^Choice 1 of the record, "card:1 0", is not of the form "seat choice"\.$/,
    },
    {
      flaw: 'a choice that is refused',
      record: { ...good, choices: [first, first] },
      says: /^Choice 2 of the record, "0 card:\d+", is refused: That is not possible here; possible: done; boost\.$/,
    },
    {
      flaw: 'a choice too many',
      record: { ...good, choices: [...good.choices, '0 done'] },
      says: /^Choice 9 of the record, "0 done", is refused: The match is over; no choice is open\.$/,
    },
    {
      flaw: 'a choice refused under other rules',
      record: { ...good, rules: 'old', choices: ['0 x'] },
      says: /The record was played under other rules\.$/,
    },
  ])('$flaw', ({ record, says }) => {
    expect(() => replay(lanternSale, record)).toThrow(RecordError);
    expect(() => replay(lanternSale, record)).toThrow(says);
  });
});

test('a truncated record replays to where it ends', () => {
  const record = played();
  const { match } = replay(lanternSale, { ...record, choices: record.choices.slice(0, 3) });
  expect(match.decision?.sealed).toEqual([true, false]);
});

test('the fingerprint changes with the version, the data and the options of a game', () => {
  const print = fingerprint(lanternSale);
  expect(print).toMatch(/^lantern-sale@1\.0\.0\+[0-9a-f]{12}$/);
  const others = [{ version: '1.0.1' }, { rules: { colours: [] } }, { options: {} }].map((change) =>
    fingerprint({ ...lanternSale, ...change }),
  );
  expect(new Set([print, ...others]).size).toBe(4);
  expect(fingerprint({ ...lanternSale })).toBe(print);
});

test('records of a game are small', () => {
  const engine = createEngine(lanternSale);
  expect(simulate(engine, tableAt(lanternSale, {}, 0)).choices).toBe(20);
});
