// Reader of positions: what it accepts, and the sentence that names the place of what it refuses.

import { expect, test } from 'vitest';
import { PositionError, PositionPart, refusePosition } from '../src/index.ts';

const part = (value: unknown): PositionPart => new PositionPart({ at: value }).fields('at').at;
const cards = ['Zap', 'Scout Report'];
const phases = ['draft', 'action'] as const;
const readCard = (one: PositionPart): number =>
  one.named('card', cards, (name) => (cards.includes(name) ? cards.indexOf(name) : undefined));

test('what stands there is read', () => {
  expect([part(3).int(0, 9), part(0).count(), part(true).flag(), part('x').text()]).toEqual([
    3,
    0,
    true,
    'x',
  ]);
  expect([part('Action').word(phases, 'phase'), readCard(part('Zap')), part(1).seat(2)]).toEqual([
    'action',
    0,
    1,
  ]);
  expect(
    part([1, [2]])
      .list()[1]
      .list()[0].path,
  ).toBe('at[1][0]');
  expect(
    part({ hand: ['Zap'] })
      .fields('hand')
      .hand.items()
      .map(readCard),
  ).toEqual([0]);
});

test('what is left out has its default, or none: then it must be there', () => {
  for (const nothing of [part(undefined), part(null)]) {
    expect([nothing.given, nothing.int(1, 2, 7), nothing.count(4), nothing.flag(false)]).toEqual([
      false,
      7,
      4,
      false,
    ]);
    expect([nothing.text('t'), nothing.word(phases, 'phase', 'draft'), nothing.items()]).toEqual([
      't',
      'draft',
      [],
    ]);
    expect(() => nothing.count()).toThrow('at: a whole number of at least 0 belongs here, not n');
    expect(() => nothing.list()).toThrow('at: a list belongs here');
  }
});

const refusals: readonly (readonly [string, () => unknown])[] = [
  ['at: a whole number from 1 to 6 belongs here, not 7.', () => part(7).int(1, 6)],
  ['at: a whole number from 1 to 6 belongs here, not 1.5.', () => part(1.5).int(1, 6)],
  ['at: true or false belongs here, not "yes".', () => part('yes').flag()],
  ['at: a text belongs here, not [].', () => part([]).text()],
  ['at: there is no phase "acton"; did you mean "action"?', () => part('acton').word(phases, 'phase')],
  ['at: there is no phase "sleep": draft, action.', () => part('sleep').word(phases, 'phase')],
  ['at: there is no card "Zapp"; did you mean "Zap"?', () => readCard(part('Zapp'))],
  ['at: there is no card "Moon".', () => readCard(part('Moon'))],
  ['at: there is no seat 2; the position has 2.', () => part(2).seat(2)],
  ['at: there is no field "hnad"; did you mean "hand"?', () => part({ hnad: 1 }).fields('hand', 'deck')],
  ['at: there is no field "moon"; known are hand, deck.', () => part({ moon: 1 }).fields('hand', 'deck')],
  ['at: an object belongs here, not 3.', () => part(3).fields('hand')],
  ['at: a hex [q, r] belongs here, not "ab".', () => part('ab').wrong('a hex [q, r]')],
  ['The board is too small.', () => refusePosition('', 'The board is too small.')],
  [`at: a text belongs here, not [${'0,'.repeat(19)}0…`.slice(0, 60), () => part(Array(40).fill(0)).text()],
];

test.each(refusals)('%s', (says, read) => {
  expect(read).toThrow(PositionError);
  expect(read).toThrow(says);
});
