// The match as a game's table is given it: what is shown at this moment, the open choices, and ways to act.

import type { ReadonlySignal } from '@preact/signals';
import type { Face } from '@bridgefront/kernel';
import type { WireRefusal } from '@bridgefront/protocol';
import type { SeatReport } from '@bridgefront/viewing';
import type { MatchDocument, Source } from './source.ts';

/** A legal choice with its words, as the list shows it. */
export interface OpenChoice {
  readonly choice: string;
  readonly label: string;
}

/** How the reveal is shown. `step`: one report at a time, on demand. `off`: only the result. */
export type Pace = 'slow' | 'normal' | 'fast' | 'step' | 'off';

/** The report that is being shown, between two true views of the game. */
export interface ShownReport<View = unknown, F extends { readonly tell: string } = Face> {
  readonly report: SeatReport<F>;
  /** What follows from it and is shown with it, such as cards that are drawn for it. */
  readonly along?: readonly SeatReport<F>[];
  /** Where it stands in `Source.reports`. */
  readonly index: number;
  /** The game's view before the report: where a move starts, what a blow takes away. */
  readonly before: View;
  /** The game's view right after it; what `MatchContext.shown` holds. */
  readonly after: View;
  /** Milliseconds for which it is shown at the pace that was set when it came; step by step, as at normal pace. */
  readonly duration: number;
}

/** The playback of reveals: the report shown now, those that wait, and how to move on. */
export interface Playback<View = unknown, F extends { readonly tell: string } = Face> {
  /** Null at rest. */
  readonly current: ReadonlySignal<ShownReport<View, F> | null>;
  /** Reports still to be shown after the present one. */
  readonly waiting: ReadonlySignal<number>;
  readonly pace: ReadonlySignal<Pace>;
  setPace(pace: Pace): void;
  /** Whether the page has a bar of handles for it, the pace among them: a replay, or the past of a running match. */
  readonly handled: boolean;
  /** Shows the next report now. */
  next(): void;
  /** Shows the end of everything that waits. */
  finish(): void;
  /**
   * Shows again from the report with this index in `Source.reports`, as far back as the page remembers: up to the report
   * `last`, or else to the end of what the same choice changed. `pace`: of this replay alone.
   */
  replayFrom(report: number, last?: number, pace?: Pace): void;
}

/** The match page's services for a game's table. */
export interface MatchContext<View = unknown, F extends { readonly tell: string } = Face> {
  readonly source: Source<View, F>;
  /** What the table shows now: during a reveal the view after `playback.current`, at rest the source's document. */
  readonly shown: ReadonlySignal<MatchDocument<View>>;
  readonly playback: Playback<View, F>;
  /** The open choices of the reader's seat; empty while the reveal is shown, when sealed, and for spectators. */
  readonly choices: ReadonlySignal<readonly OpenChoice[]>;
  /** The reader's plan so far. */
  readonly plan: ReadonlySignal<readonly string[]>;
  /** True between a choice and its answer. */
  readonly busy: ReadonlySignal<boolean>;
  /** The last refusal, until the next choice or its dismissal; shown by the page with a link to its rule. */
  readonly refusal: ReadonlySignal<WireRefusal | null>;
  /**
   * While a plan is under way: what could have been chosen in place of its first choice. `choose` then takes the plan
   * back and begins with it.
   */
  readonly instead: ReadonlySignal<ReadonlySet<string>>;
  /**
   * Makes a choice; one of `instead` replaces the plan. Any other that is not in `choices` is sent all the same: the
   * server's answer says why not, and the page shows it.
   */
  choose(choice: string): void;
  takeBack(): void;
  /** Whether the host lets the reader take something back: of the plan, or of what was carried out already. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Says why something cannot be done that the table itself knows, as the host's refusals are said. */
  refuse(message: string): void;
  dismiss(): void;
  /** A choice that board and list point at together (hover, focus); null: none. */
  readonly pointed: ReadonlySignal<string | null>;
  point(choice: string | null): void;
  /** A plan that was advised, to be drawn on the table until the next choice; null: none. */
  readonly advised: ReadonlySignal<readonly string[] | null>;
  /**
   * What answers a question of this name by itself, for the game that lets it be answered beforehand; null: it is asked. For
   * `keepAnswer` see there.
   */
  answerTo(ask: string): readonly string[] | null;
  /** Lets these choices answer the question from now on, where the reader is asked only what they can answer. */
  keepAnswer(ask: string, choices: readonly string[]): void;
  /** Several people hand the device round: what one of them lays out must not be there for the next. Follows the table. */
  readonly handedRound: boolean;
  /** Display name of a seat. */
  nameOf(seat: number): string;
  /** Opens the rules beside the table, at this id of the SPEC (`G-05`) or this search text. */
  openRules(at: string): void;
  /** Says something to screen readers, after what is being said. */
  announce(text: string): void;
}
