// Cards as data: what a form adds to a list of which no two are alike, and single numbers that make what there cannot be.

import { describe, expect, test } from 'vitest';
import {
  cardLookUp,
  cardsUnder,
  edited,
  isSame,
  list,
  number,
  pick,
  rebuilt,
  row,
  shapeProblem,
  word,
} from '../src/cards/index.ts';
import type { CardBook, CardTexts, FurtherOptions, NamedCard } from '../src/cards/index.ts';

const places = pick(['a1', 'a2', 'b1'].map((value) => ({ value, name: value.toUpperCase() })));
const shape = row({
  land: list(() => places, 0, 3, ''),
  deck: list(() => row({ card: word('scout', 'squire'), copies: number(1, 9) }), 0, 2, 'card'),
});

describe('a list in which no two are alike', () => {
  test('grows by what is not in it yet: picks, and rows told apart by a word', () => {
    const grown = [['land'], ['land'], ['deck'], ['deck']].reduce(
      (so, at) => edited(shape, so, { step: 'add', at }),
      { land: [], deck: [] } as object,
    );
    expect(grown).toEqual({
      land: ['a1', 'a2'],
      deck: [
        { card: 'scout', copies: 1 },
        { card: 'squire', copies: 1 },
      ],
    });
    expect(shapeProblem(shape, grown)).toBeNull();
  });

  test('is built from nothing in any order', () => {
    const wanted = { land: ['b1', 'a1'], deck: [{ card: 'squire', copies: 4 }] };
    expect(isSame(rebuilt(shape, wanted), wanted)).toBe(true);
  });
});

describe('single numbers', () => {
  interface Bow extends NamedCard {
    readonly near: number;
    readonly far: number;
  }
  const bow: CardBook<Bow> = {
    printed: [{ slug: 'bow', name: 'Bow', near: 1, far: 2 }],
    shape: () => row({ near: number(0, 5), far: number(0, 5) }),
    remove: () => 'stays.',
    problem: ({ near, far }) => (near > far ? 'begins farther away than it reaches' : null),
    problemOfAll: (cards) =>
      cards.some(({ far }) => far === 5) ? 'Nothing reaches over the whole table.' : null,
  };

  test.each([
    ['bow.near=2', null],
    ['bow.near=3', 'Bow begins farther away than it reaches.'],
    ['bow.near=3;bow.far=4', null],
    ['bow.far=5', 'Nothing reaches over the whole table.'],
  ])('%s makes a card, or says why there cannot be one', (cardChanges, problem) => {
    const read = cardsUnder(bow, { cards: '', cardChanges });
    expect(typeof read === 'string' ? read : null).toBe(problem);
  });

  test('what other options make of a card is looked at too', () => {
    type Long = CardTexts & { readonly long: number };
    const further: FurtherOptions<Bow, Long> = {
      names: ['long'],
      act: (card, { long }) => ({ ...card, near: long }),
    };
    const texts: Long = { cards: '', cardChanges: '', long: 4 };
    expect(cardsUnder(bow, texts, further)).toBe('Bow begins farther away than it reaches.');
    expect(() => cardLookUp(bow, (cards) => cards, further)(texts)).toThrow('farther away');
  });
});
