// The parts of a game's page that stand before a match: its part of the form for a new table, and its cards in the workshop. Both
// speak in options.

import type { CardBook, NamedCard } from '@bridgefront/tabletop/cards';

/** Options that differ from the game's standard, by name. */
export type Changes = { readonly [option: string]: string | number | boolean | number[] };

/** Sets options and leaves the others; those named `undefined` go back to the standard. */
export type SomeChanges = { readonly [option: string]: Changes[string] | undefined };

/** What a game's own set-up shows and changes: the options of the table that is being opened. */
export interface SetUpProps {
  readonly changes: Changes;
  readonly change: (options: SomeChanges) => void;
  /** The address of the editor of positions with these options. */
  readonly positions: (changes: Changes) => string;
}

/** One number that is printed on a card and can be changed. */
export interface PrintedFigure {
  /** As changes name it: `mana`, `capital.forces`. */
  readonly name: string;
  /** In words: `Capital: forces`. */
  readonly label: string;
  /** As printed. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** One of them with another value. */
export interface PrintedChange {
  readonly card: string;
  readonly name: string;
  readonly value: number;
}

/** A card in words, where no picture is. */
export interface CardWords {
  /** In the terminal and for programs. */
  readonly terminal: string;
  /** Where it is offered among choices. */
  readonly prompt: string;
}

/** Whole cards as data: what may be made of them, and what the form calls it. */
export interface CardForms {
  /** The option whose text holds changed, new and removed cards. */
  readonly option: string;
  readonly book: CardBook<NamedCard>;
  /** A field, a kind of effect or a word of the data, in words. */
  readonly label: (word: string) => string;
  readonly told: (card: NamedCard) => CardWords;
}

/** The numbers of a game's cards, and the options that change them. */
export interface PrintedCards {
  /** The options that speak of nothing but cards: they have the editor of cards, and no field among the rules. */
  readonly options: readonly string[];
  /** Left out: cards change in their numbers only. */
  readonly forms?: CardForms;
  /** Of a card under these options, so that new and changed cards have theirs. */
  figures(card: string, changes: Changes): readonly PrintedFigure[];
  /** What the options change of single numbers; none where they cannot be read. */
  read(changes: Changes): readonly PrintedChange[];
  /** The options with these numbers changed and no others. */
  write(changed: readonly PrintedChange[], changes: Changes): Changes;
}
