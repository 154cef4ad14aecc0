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

/** The cards that a person may mean: the one of this name, or else all of whose names it is a part. */
export function cardsCalled<C extends Pick<CardEntry, 'id'>>(cards: Iterable<C>, name: string): readonly C[] {
  const wanted = slug(name);
  const close = wanted === '' ? [] : [...cards].filter(({ id }) => id.includes(wanted));
  const exact = close.find(({ id }) => id === wanted);
  return exact === undefined ? close : [exact];
}

/** `TerminalTable.why` of these cards; `facts` tells a card's figures on one line. */
export function whyLines<C extends Pick<CardEntry, 'id' | 'name' | 'text'>>(
  paint: Paint,
  cards: Iterable<C>,
  facts: (card: C) => string,
  name: string,
): string[] | null {
  const [card, ...others] = cardsCalled(cards, name);
  if (card === undefined || others.length > 0) return null;
  return [`${paint('bold', card.name)}  ${paint('cyan', facts(card))}`, ...wrap(card.text)];
}

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
    why: (paint, options, name) => whyLines(paint, cardsOf(options).values(), facts, name),
    known: (options) => [...cardsOf(options).values()].map(({ name }) => name),
  };
}
