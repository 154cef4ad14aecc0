// Positions: written ones go on exactly where they stopped, hand-written ones start afresh, bad ones say why not.

import { describe, expect, test } from 'vitest';
import { createEngine, PositionError, readPosition, writePosition } from '../src/index.ts';
import { sitDown, throughJson } from './at-the-table.ts';
import { lanternSale } from './toy/lantern-sale.ts';

function inTheMiddle() {
  const seated = sitDown(lanternSale, { seats: 3, rounds: 3 });
  seated.match.random.dice = [6, 1];
  seated.play(1, `card:${seated.match.state.buyers[1].hand[0]}`, 'boost');
  return seated;
}

test('a written position is read back as the same match', () => {
  const { match } = inTheMiddle();
  expect(readPosition(lanternSale, throughJson(writePosition(lanternSale, match)))).toEqual(match);
});

test('a written position does not change when the match goes on', () => {
  const { match, play } = inTheMiddle();
  const position = writePosition(lanternSale, match);
  const before = throughJson(position);
  for (const seat of [0, 2]) play(seat, `card:${match.state.buyers[seat].hand[0]}`, 'done');
  expect(position).toEqual(before);
});

test('a position lists only the options that differ from their defaults', () => {
  expect(writePosition(lanternSale, inTheMiddle().match).options).toEqual({ rounds: 3 });
});

describe('by hand', () => {
  const text = {
    game: 'lantern-sale',
    position: { roundsLeft: 1, buyers: [{ hand: [7] }, { hand: [7], boosts: 0 }] },
  };

  test('what is left out is as after the set-up, and the match is run to its first question', () => {
    const match = readPosition(lanternSale, text);
    expect(match.decision).toBeNull();
    const engine = createEngine(lanternSale);
    engine.resume(match);
    expect(engine.choices(match, 0)).toEqual(['card:7']);
    expect(match.state).toMatchObject({ roundsLeft: 0, buyers: [{ boosts: 2 }, { boosts: 0 }] });
  });

  test('the seed decides what is left open', () => {
    expect(readPosition(lanternSale, text, 'a')).toEqual(readPosition(lanternSale, text, 'a'));
    expect(readPosition(lanternSale, text, 'a')).not.toEqual(readPosition(lanternSale, text, 'b'));
  });
});

describe('a bad position:', () => {
  const good = throughJson(writePosition(lanternSale, inTheMiddle().match));
  const { continuation } = good;
  const going = (change: object): unknown => ({ ...good, continuation: { ...continuation, ...change } });
  const stack = 'The stack of the continuation is a list of known steps.';
  const decision =
    'The decision of the continuation is null or a known question with seats, plans and seals.';
  const random = 'The random generator of the continuation has a key of 8 numbers and a count.';
  test.each([
    { flaw: 'no object', value: [], says: 'A position is a JSON object.' },
    {
      flaw: 'another game',
      value: { ...good, game: 'chess' },
      says: 'The position is of chess, not of lantern-sale.',
    },
    { flaw: 'no game', value: { position: {} }, says: 'The position is of undefined, not of lantern-sale.' },
    {
      flaw: 'options that are none',
      value: { ...good, options: 'rounds=2' },
      says: 'The options of a position are a JSON object.',
    },
    {
      flaw: 'an option out of range',
      value: { ...good, options: { rounds: 0 } },
      says: 'Option rounds cannot be 0: it takes a whole number from 1 to 8 (default 5).',
    },
    {
      flaw: "what the game's own reader refuses",
      value: { ...good, position: { buyers: 3 } },
      says: '"buyers" is a list.',
    },
    {
      flaw: 'a continuation that is none',
      value: { ...good, continuation: 1 },
      says: 'The continuation is a JSON object.',
    },
    { flaw: 'an unknown step', value: going({ stack: [{ do: 'dance' }] }), says: stack },
    { flaw: 'a step of the prototype', value: going({ stack: [{ do: 'toString' }] }), says: stack },
    {
      flaw: 'an unknown question',
      value: going({ decision: { ...continuation.decision, ask: 'dance' } }),
      says: decision,
    },
    {
      flaw: 'a question without plans',
      value: going({ decision: { ask: 'bid', seats: [0], sealed: [], about: {} } }),
      says: decision,
    },
    {
      flaw: 'a question to a seat that is not there',
      value: going({ decision: { ...continuation.decision, seats: [3] } }),
      says: decision,
    },
    {
      flaw: 'a question for fewer seats',
      value: going({ decision: { ask: 'bid', seats: [0], plans: [[]], sealed: [false], about: {} } }),
      says: 'The continuation is not of 3 seats.',
    },
    { flaw: 'a short key', value: going({ random: { key: [1], drawn: 0 } }), says: random },
    {
      flaw: 'a count below nought',
      value: going({ random: { ...continuation.random, drawn: -1 } }),
      says: random,
    },
    {
      flaw: 'a sequence that is no count',
      value: going({ sequence: 'x' }),
      says: 'The sequence of the continuation is a count of choices.',
    },
  ])('$flaw', ({ value, says }) =>
    expect(() => readPosition(lanternSale, value)).toThrow(new PositionError(says)),
  );
});
