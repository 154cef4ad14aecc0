// Cards of a game by their names: as lines with figures and text, and for `why`.

import { slug } from '@bridgefront/kernel';
import type { Options } from '@bridgefront/kernel';
import type { CardEntry } from './extras.ts';
import { hanging, wrap } from './paint.ts';
import type { Paint } from './paint.ts';

/** What a table asks of its game's cards. */
export interface CardShelf {
  /** The card of this id, as the options of the match have it. */
  card(options: Options, id: string): CardEntry | undefined;
  /** The printed name; an unknown id stays as it is. */
  name(options: Options, id: string): string;
  /** A card as a heading with its figures and its text below. `mark` stands before the name, `note` behind it. */
  lines(paint: Paint, options: Options, id: string, mark?: string, note?: string): string[];
  /** `TerminalTable.why`: the card of this name, or of a part of it that fits no other. */
  why(paint: Paint, options: Options, name: string): string[] | null;
  /** The names of all cards. */
  known(options: Options): string[];
}

const nameWidth = 30;

/** The cards of a game; `facts` tells a card's figures on one line. The list is made once for a match. */
export function cardShelf(
  list: (options: Options) => readonly CardEntry[],
  facts: (card: CardEntry) => string,
): CardShelf {
  const made = new WeakMap<Options, ReadonlyMap<string, CardEntry>>();
  function cardsOf(options: Options): ReadonlyMap<string, CardEntry> {
    const known = made.get(options) ?? new Map(list(options).map((card) => [card.id, card]));
    made.set(options, known);
    return known;
  }
  function find(options: Options, name: string): CardEntry | undefined {
    const wanted = slug(name);
    const cards = [...cardsOf(options).values()];
    const close = wanted === '' ? [] : cards.filter(({ id }) => id.includes(wanted));
    return cards.find(({ id }) => id === wanted) ?? (close.length === 1 ? close[0] : undefined);
  }
  return {
    card: (options, id) => cardsOf(options).get(id),
    name: (options, id) => cardsOf(options).get(id)?.name ?? id,
    lines(paint, options, id, mark = '  ', note = '') {
      const card = cardsOf(options).get(id);
      if (card === undefined) return [`${mark}${id}`];
      return [
        ...hanging(`${mark}${paint('bold', card.name)}${note}`, paint('cyan', facts(card)), nameWidth),
        ...(card.text === '' ? [] : hanging('', card.text, nameWidth)),
      ];
    },
    why(paint, options, name) {
      const card = find(options, name);
      if (card === undefined) return null;
      return [`${paint('bold', card.name)}  ${paint('cyan', facts(card))}`, ...wrap(card.text)];
    },
    known: (options) => [...cardsOf(options).values()].map(({ name }) => name),
  };
}
