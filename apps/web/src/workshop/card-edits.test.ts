// Whole cards among the changes: how they are told, thrown away and counted; and variants as files.

import { describe, expect, test } from 'vitest';
import type { CardBook, NamedCard } from '@bridgefront/tabletop/cards';
import { list, kinds, number, row, word } from '@bridgefront/tabletop/cards';
import type { CardForms } from '@bridgefront/page/set-up.ts';
import {
  differences,
  editsOf,
  renamed,
  toldEdits,
  withEdits,
  withNewCard,
  withoutEdit,
} from './card-edits.ts';
import { changedCards, together } from './changes.ts';
import { markOf, readVariantFile, variantFile } from './variants.ts';

interface Toy extends NamedCard {
  readonly cost: number;
  readonly effects: readonly { readonly do: string; readonly amount: number }[];
}

const effect = kinds('do', { gain: { amount: number(1, 9) }, lose: { amount: number(1, 9) } });

const book: CardBook<Toy> = {
  printed: [
    { slug: 'well', name: 'Well', cost: 1, effects: [{ do: 'gain', amount: 2 }] },
    { slug: 'pit', name: 'Pit', cost: 2, effects: [{ do: 'lose', amount: 3 }] },
  ],
  shape: () => row({ cost: number(0, 9), effects: list(() => effect, 1, 3) }),
  remove: (card) => ({ ...card, cost: 0 }),
  problem: () => null,
};

const forms: CardForms = {
  option: 'cards',
  book,
  label: (word) => word,
  told: (card) => ({ terminal: `${card.name} in words.`, prompt: card.name }),
};

const well = { cost: 1, effects: [{ do: 'gain', amount: 5 }] };

function told(edits: Parameters<typeof withEdits>[2]): string[] {
  return toldEdits(forms, withEdits(forms, {}, edits)).map(({ what, value, standard }) =>
    [what, value, standard].join(' | '),
  );
}

describe('told in words', () => {
  test('a number inside an effect, a new card, one that is out, another effect', () => {
    expect(told({ well })).toEqual(['Well, effects, no. 1, amount | 5 | 2']);
    expect(told({ 'new-1-old-mill': well })).toEqual(['New card Old Mill | Old Mill in words. | ']);
    const dealt: CardForms = {
      ...forms,
      book: { ...book, shape: () => row({ copies: number(0, 9), deck: word('market') }) } as typeof book,
      told: (card) => ({ terminal: `${card.name}: gain 2.`, prompt: card.name }),
    };
    const [fresh] = toldEdits(
      dealt,
      withEdits(dealt, {}, { 'new-1-old-mill': { copies: 2, deck: 'market' } }),
    );
    expect([fresh?.what, fresh?.value]).toEqual(['New card Old Mill', '2 copies in market. gain 2.']);
    expect(told({ pit: null })).toEqual(['Pit | taken out | in the game']);
    expect(told({ well: { cost: 1, effects: [{ do: 'lose', amount: 2 }] } })).toEqual([
      'Well | Well in words. | Well in words.',
    ]);
  });

  test('what a list tells apart is called by its name, and a row without a face is followed by nobody', () => {
    const deckRow = { slug: 'first-deck', name: 'First deck', cards: [{ card: 'well', copies: 2 }] };
    const rows: CardBook<NamedCard> = {
      ...book,
      printed: [...book.printed, deckRow],
      shape: () =>
        row({ cards: list(() => row({ card: word('well', 'pit'), copies: number(1, 9) }), 1, 9, 'card') }),
      remove: (card) => card,
    } as CardBook<NamedCard>;
    const deckForms = { ...forms, book: rows };
    const edits = { 'first-deck': { cards: [{ card: 'well', copies: 5 }] } };
    const changes = withEdits(deckForms, {}, edits);
    const [one] = toldEdits(deckForms, changes);
    expect([one?.what, one?.value, one?.standard]).toEqual(['First deck, cards, well, copies', '5', '2']);
    const printed = {
      options: ['cards'],
      forms: deckForms,
      figures: () => [],
      read: () => [],
      write: () => ({}),
    };
    expect(changedCards({ declared: {}, printed, cards: [] }, changes)).toEqual([]);
  });

  test('what is as printed is no change, and what cannot be read is none', () => {
    expect(
      withEdits(forms, { cards: 'x' }, { well: { ...well, effects: [{ do: 'gain', amount: 2 }] } }),
    ).toEqual({});
    expect(editsOf(forms, { cards: '{' })).toEqual({});
    expect(toldEdits(forms, { cards: '{"well":{"cost":99,"effects":[]}}' })).toEqual([]);
  });

  test('cards of another build have no list of differences', () => {
    expect(differences({ a: [1] }, { a: [1, 2] })).toBeNull();
    expect(differences({ a: 1 }, { a: 1 })).toEqual([]);
  });
});

describe('new cards', () => {
  test('are numbered in order; one that is thrown away lets those behind it move up', () => {
    const one = withNewCard({}, 'Old Mill', well);
    const two = withNewCard(one.edits, 'Far Hill', well);
    expect(Object.keys(two.edits)).toEqual(['new-1-old-mill', 'new-2-far-hill']);
    expect(Object.keys(withoutEdit(two.edits, one.slug))).toEqual(['new-1-far-hill']);
    expect(renamed(two.edits, two.slug, 'Near Hill').slug).toBe('new-2-near-hill');
  });
});

test('lists of cards follow a new card that is called otherwise, moves up or goes', () => {
  const deck = {
    cards: [
      { card: 'well', copies: 1 },
      { card: 'new-2-mill', copies: 2 },
    ],
    hand: ['new-1-inn', 'well'],
  };
  const edits = { 'new-1-inn': well, 'new-2-mill': well, deck };
  expect(renamed(edits, 'new-2-mill', 'Old Mill').edits['deck']).toEqual({
    ...deck,
    cards: [deck.cards[0], { card: 'new-2-old-mill', copies: 2 }],
  });
  expect(withoutEdit(edits, 'new-1-inn')['deck']).toEqual({
    cards: [deck.cards[0], { card: 'new-1-mill', copies: 2 }],
    hand: ['well'],
  });
  expect(withoutEdit(edits, 'new-2-mill')['deck']).toEqual({ ...deck, cards: [deck.cards[0]] });
});

describe('a variant as a file', () => {
  const variant = { id: 'a', name: 'Rich', parent: null, changes: { cards: '{"pit":null}', life: 30 } };

  test('is read back as it was saved, whatever the order of its options', () => {
    expect(readVariantFile('toy', variantFile('toy', variant))).toEqual({
      name: 'Rich',
      parent: null,
      changes: variant.changes,
    });
    expect(markOf('toy', { life: 30, cards: '{"pit":null}' })).toBe(markOf('toy', variant.changes));
    expect(markOf('toy', variant.changes)).not.toBe(markOf('other', variant.changes));
  });

  test.each([
    ['no JSON', 'bad-file'],
    ['{"variant":2}', 'bad-file'],
    [variantFile('toy', variant).replace('30', '40'), 'bad-mark'],
  ])('%s is refused', (text, why) => {
    expect(readVariantFile('toy', text)).toBe(why);
  });

  test('of another game is refused by its name', () => {
    expect(readVariantFile('toy', variantFile('other', variant))).toEqual({ other: 'other' });
  });
});

test('options that one part of the workshop sets leave those of the others alone', () => {
  const changes = { cardChanges: 'zap.mana=4', maxMana: 5 };
  expect(together(changes, { scenario: '{}', maxMana: undefined })).toEqual({
    cardChanges: 'zap.mana=4',
    scenario: '{}',
  });
});
