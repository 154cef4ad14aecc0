// What a game has besides its cards that has a name: factions, decks, places, abilities. Data for the page of all its cards.

import { slug } from '@bridgefront/kernel';
import { capitalised } from '@bridgefront/tabletop/words';
import { lineText } from './cards/content.ts';
import type { CardContent, CardLine, CardPicture } from './cards/content.ts';

/** Cards that lie in a deck, by slug. */
export interface DeckCard {
  readonly card: string;
  readonly copies: number;
}

/** A deck as it is printed; so many of it lie on a full table (left out: one). */
export interface PrintedDeck {
  readonly cards: readonly DeckCard[];
  readonly sets?: number;
}

/** One of them. */
export interface ChapterEntry {
  /** Its name in addresses: no other entry of the game has it. */
  readonly slug: string;
  readonly name: string;
  /** What it is about, in one line. */
  readonly line?: string;
  readonly picture?: CardPicture;
  readonly lines: readonly CardLine[];
  /** The cards that bear it or belong to it, by slug. */
  readonly cards?: readonly string[];
  /** The cards that it consists of. All decks of a game together are what lies in its box. */
  readonly deck?: PrintedDeck;
  /** The rule that says it, by its id. */
  readonly rule?: string;
}

/** Entries of one kind under a heading. */
export interface Chapter {
  readonly slug: string;
  readonly title: string;
  readonly entries: readonly ChapterEntry[];
}

/** A chapter; its name in addresses is its heading's. */
export function chapterOf(title: string, entries: readonly ChapterEntry[]): Chapter {
  return { slug: slug(title), title, entries };
}

/** An entry that is told in a text and no more. */
export function told(name: string, text: string, rule: string): ChapterEntry {
  return { slug: slug(name), name, lines: [{ text }], rule };
}

/** How many cards are in it. */
export function sizeOf({ cards }: PrintedDeck): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

/** The decks of a game, each with its name in addresses and its name. */
export function decksOf(
  chapters: readonly Chapter[],
): readonly (PrintedDeck & Pick<ChapterEntry, 'slug' | 'name'>)[] {
  return chapters.flatMap(({ entries }) =>
    entries.flatMap(({ slug: key, name, deck }) =>
      deck === undefined ? [] : [{ ...deck, slug: key, name }],
    ),
  );
}

/** These cards as often as they lie in these decks, in the order of the cards. */
export function copiesIn(
  decks: readonly Pick<PrintedDeck, 'cards' | 'sets'>[],
  cards: readonly CardContent[],
): readonly CardContent[] {
  const counts = new Map<string, number>();
  for (const { cards: held, sets = 1 } of decks)
    for (const { card, copies } of held) counts.set(card, (counts.get(card) ?? 0) + copies * sets);
  return cards.flatMap((card) => Array.from({ length: counts.get(card.slug) ?? 0 }, () => card));
}

/**
 * What stands in front of the paragraphs of these cards, as a chapter: each such word with what it does, and the cards that
 * bear it. A number behind it is that of a card, not of the word.
 */
export function abilitiesOf(cards: readonly CardContent[]): Chapter['entries'] {
  const found = cards.flatMap((card) =>
    card.lines.flatMap((line) =>
      line.lead === undefined ? [] : [{ card, line, name: line.lead.replace(/(?: \d+)?:$/, '') }],
    ),
  );
  return [...Map.groupBy(found, ({ name }) => name)]
    .map(([name, bearers]): ChapterEntry => ({
      slug: slug(name),
      name,
      lines: [...new Map(bearers.map(({ line }) => [lineText(line), line])).values()].map((line) =>
        line.lead === `${name}:` ? { text: capitalised(line.text) } : line,
      ),
      cards: bearers.map(({ card }) => card.slug),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
