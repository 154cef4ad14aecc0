// The workshop's part of a game whose cards lie in two options: single numbers, and whole cards.

import {
  bare,
  numbersOf,
  readCards,
  readNumberChanges,
  writeNumberChanges,
} from '@bridgefront/tabletop/cards';
import type { CardBook, NamedCard, NumberChange } from '@bridgefront/tabletop/cards';
import type { Changes, CardWords, PrintedCards } from './set-up.ts';

const [single, whole] = ['cardChanges', 'cards'] as const;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `catalyst.mana` as `Catalyst: mana`. */
export function figureLabel(name: string, label: (word: string) => string): string {
  const [first = '', ...rest] = name.split('.').map(label);
  return [capitalised(first), ...rest.map((word) => word.toLowerCase())].join(': ');
}

/** A word of the data as it stands, unless `words` say it better. */
export function labelled(words: { readonly [word: string]: string }): (word: string) => string {
  return (word) =>
    words[word] ??
    capitalised(
      word
        .replaceAll('-', ' ')
        .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase(),
    );
}

/** What the workshop needs of such a game: its book, what things are called, and a card in words. */
export function printedBook<C extends NamedCard>(
  book: CardBook<C>,
  words: { readonly [word: string]: string },
  told: (card: C) => CardWords,
): PrintedCards {
  const label = labelled(words);
  const under = (changes: Changes): readonly C[] => {
    const cards = readCards(book, String(changes[whole] ?? ''));
    return typeof cards === 'string' ? book.printed : cards;
  };
  const figuresOf = (slug: string, changes: Changes) => {
    const card = under(changes).find((one) => one.slug === slug);
    return card === undefined || Object.keys(bare(card)).length === 0 ? [] : numbersOf(book, card);
  };
  return {
    options: [single, whole],
    figures: (card, changes) =>
      figuresOf(card, changes).map(({ name, value, min, max }) => ({
        name,
        label: figureLabel(name, label),
        value,
        min,
        max,
      })),
    read(changes) {
      const found = readNumberChanges(book, under(changes), String(changes[single] ?? ''));
      if (typeof found === 'string') return [];
      return found.map(({ slug, number, value }) => ({ card: slug, name: number.name, value }));
    },
    write(changed, changes) {
      const text = writeNumberChanges(
        changed.flatMap(({ card, name, value }): NumberChange[] => {
          const number = figuresOf(card, changes).find((one) => one.name === name);
          return number === undefined ? [] : [{ slug: card, number, value }];
        }),
      );
      const { [single]: _, ...others } = changes;
      return text === '' ? others : { ...others, [single]: text };
    },
    forms: { option: whole, book, label, told: (card) => told(card as C) },
  };
}
