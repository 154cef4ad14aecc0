// What a game draws in the terminal: the small interface between the command line and one game's table.

import type { Choice, Face, Options, Outcome, Seat, SeatView } from '@bridgefront/kernel';
import type { Paint } from './paint.ts';

/** Seats in words and colour. */
export interface SeatNames {
  /** One or two letters that tell the seat without colour. */
  symbol(seat: Seat): string;
  /** The seat's name, painted: `Veil`. */
  name(seat: Seat): string;
  /** Symbol and name, painted: `V Veil`; the name alone where the symbol ends it. */
  title(seat: Seat): string;
  /** Who plays it: `you`, `greedy`. */
  player(seat: Seat): string;
  /** A text in the seat's colour. */
  colour(seat: Seat, text: string): string;
}

/** Everything a table draws from. The view is an allow-list: a drawing cannot betray what its reader may not know. */
export interface Drawing {
  readonly view: SeatView;
  readonly names: SeatNames;
  readonly paint: Paint;
  /** What the match is played with. */
  readonly options: Options;
}

/** A group of choices under one heading, as indices into the offered list. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

/**
 * What a person can look at in this game, each with a line of help (`map: 'the board and the seats'`). A part that is
 * left out is not offered: a game without a market has no `market`.
 */
export interface TableHelp {
  readonly map?: string;
  readonly hand?: string;
  readonly market?: string;
  readonly score?: string;
  /** What `why` explains, behind the word: `['<card>', 'what a card does']`. */
  readonly why?: readonly [what: string, help: string];
  /** Examples of names that a choice can begin with: `a card, a hex 2,-1 or buy 3`. */
  readonly names?: string;
}

/** How one game looks in a terminal of at most 100 columns. Every part gives finished lines. */
export interface TerminalTable {
  /** Where the match stands, on one line: `Round 3 of 10 · Age I · Market`. */
  readonly header: (drawing: Drawing) => string;
  /** The board, as spectators see it. */
  readonly map: (drawing: Drawing) => readonly string[];
  /** What everybody knows of the seats. */
  readonly seats: (drawing: Drawing) => readonly string[];
  /** What the viewing seat holds, with card texts. */
  readonly hand: (drawing: Drawing) => readonly string[];
  /** What is for sale or open in the middle; empty when there is nothing. */
  readonly market: (drawing: Drawing) => readonly string[];
  /** Scores as far as the viewer may know them, and what wins. */
  readonly score: (drawing: Drawing) => readonly string[];
  /** What belongs to the open question beyond the list of choices, such as the text of cards on offer. */
  readonly offer: (drawing: Drawing) => readonly string[];
  /** The final places. */
  readonly ranking: (drawing: Drawing, outcome: Outcome) => readonly string[];
  /** Two or three sentences for somebody who plays for the first time. */
  readonly welcome: (drawing: Drawing) => readonly string[];
  /** What a kind of decision is about and why it matters, in one or two sentences; shown the first time. */
  readonly explain: (ask: string) => string | null;
  /** A thing of the game by its name (a card): its text; null when there is none of that name. */
  readonly why: (paint: Paint, options: Options, name: string) => readonly string[] | null;
  /** All names that `why` knows, for "did you mean". */
  readonly known: () => readonly string[];
  /** Changes exactly when the map would look different. */
  readonly mapKey: (view: SeatView) => string;
  /** The seat's symbol and name, from a view. */
  readonly seatName: (view: SeatView, seat: Seat) => { readonly symbol: string; readonly name: string };
  /** The heading that a report opens, such as a new round; null for all others. */
  readonly opens: (face: Face) => string | null;
  /** Reports that the terminal leaves out because it shows them better elsewhere. */
  readonly skips: (face: Face) => boolean;
  /** What can be looked at. */
  readonly help: TableHelp;
  /** Puts a list of choices into groups that a person can survey. */
  readonly group: (drawing: Drawing, ask: string, choices: readonly Choice[]) => readonly ChoiceGroup[];
}
