// Measures of a game: which facts the lab keeps of its matches, and which figures a report draws from them.

import type { Choice, Match, Options, Report, Seat } from '@bridgefront/kernel';

/** One value of a fact. */
export type Cell = number | string | boolean | null;

/** What a column holds: whole numbers, numbers, words, yes or no. */
export type ColumnKind = 'whole' | 'real' | 'text' | 'flag';

/** Columns of a table of facts by name, in their order. */
export type Columns = { readonly [column: string]: ColumnKind };

/** Rows of facts by table; every row has the table's columns in their order. */
export type Rows = { readonly [table: string]: readonly (readonly Cell[])[] };

/**
 * Follows one match from its first report to its end and says what it was. It sees the true state and must not change
 * it; it draws nothing at random, so that equal matches give equal facts.
 */
export interface Witness<S> {
  /** Told of every report at its moment. */
  report?(report: Report, match: Match<S>): void;
  /** Told of every accepted choice, after it. */
  chose?(seat: Seat, choice: Choice, match: Match<S>): void;
  /** The facts, once the match is over. */
  rows(match: Match<S>): Rows;
}

/** How a figure is drawn: shares or means with intervals by group, lines over a number, or only its table. */
export type Chart =
  | {
      readonly kind: 'intervals';
      /** Column of the groups. */
      readonly of: string;
      /** Column of the value, and of its interval's ends. */
      readonly value: string;
      readonly low: string;
      readonly high: string;
      /** Column of panels beside each other. */
      readonly by?: string;
      /** Column of the value that would be fair; drawn as a rule. */
      readonly fair?: string;
      readonly percent?: boolean;
    }
  | {
      readonly kind: 'lines';
      readonly over: string;
      readonly value: string;
      /** Column of the lines. */
      readonly of?: string;
      readonly by?: string;
      readonly percent?: boolean;
    }
  | {
      readonly kind: 'bars';
      readonly of: string;
      readonly value: string;
      readonly by?: string;
      readonly percent?: boolean;
    }
  | { readonly kind: 'table'; readonly percent?: boolean };

/** One figure of a report: a query over the facts in DuckDB's SQL, in the designer's words. */
export interface Figure {
  /** Kebab-case, unique in a report. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences: what is shown, and how to read it. */
  readonly about: string;
  /**
   * Tables `matches`, `seats`, `choices` and the game's own. `wilson_low(wins, n)` and `wilson_high(wins, n)` are the
   * ends of a share's 95 per cent interval.
   */
  readonly sql: string;
  readonly chart: Chart;
  /**
   * The matches behind one row, as SQL for one column `match`: `$name` stands for the row's column of that name. Left
   * out: the row names no matches.
   */
  readonly evidence?: string;
}

/**
 * Something that a player may not do, to see what it is worth (restricted play: Jaffe, Miller, Andersen, Liu, Karlin and Popović,
 * "Evaluating competitive game balance with restricted play", 2012).
 */
export interface Restriction {
  /** Continues "who never …". */
  readonly says: string;
  /** By kind of choice (see `Liking`), such as `main.at:castle-*`. Always: nothing else, while it can be chosen. */
  readonly kinds: { readonly [kind: string]: 'never' | 'always' };
}

/** What one game measures. `State` is the game's own. */
export interface Measures<S> {
  /** Tables besides `matches` and `seats`; `match` and `n` (the row's number within its match) are added in front. */
  readonly tables: { readonly [table: string]: Columns };
  /**
   * The option whose text changes single figures of cards, written `card.figure=value` and parted by semicolons. A study
   * names such a figure like an option (`"zap.mana": [1, 2]`). Left out: a study changes options only.
   */
  readonly changes?: string;
  /** The cards that options make, as data: whether a changed figure changes anything shows in them alone. */
  readonly cards?: (options: Options) => unknown;
  /** More columns of `matches` and `seats`; rows of these names add them (one row; one row a seat). */
  readonly matches?: Columns;
  readonly seats?: Columns;
  /**
   * By question, the kinds of choices that play a card from the hand: `play` of `play:spearman`. Left out: no card can be
   * played by force.
   */
  readonly plays?: { readonly [ask: string]: readonly string[] };
  /** What a player may be kept from, beside single cards. */
  readonly restrictions?: readonly Restriction[];
  witness(match: Match<S>): Witness<S>;
  readonly figures: readonly Figure[];
}

/** Measures whose state type does not matter to the caller, as in a registry. */
export type AnyMeasures = Measures<never>;
