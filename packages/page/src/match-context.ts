// What a game's table is given: the match as it is shown at this moment, the open choices, and ways to act.

import type { ReadonlySignal } from '@preact/signals';
import type { Told, WireRefusal } from '@bridgefront/protocol';
import type { MatchDocument, Source } from './source.ts';

/** A legal choice with its words, as the list shows it. */
export interface OpenChoice {
  readonly choice: string;
  readonly label: string;
}

/** How the reveal is shown. `step`: one report at a time, on demand. `off`: only the result. */
export type Pace = 'slow' | 'normal' | 'fast' | 'step' | 'off';

/** The reveal as a show: reports that wait, the one shown now, and how to move on. */
export interface Playback {
  /** Reports still to be shown after the present one. */
  readonly waiting: ReadonlySignal<number>;
  readonly pace: ReadonlySignal<Pace>;
  setPace(pace: Pace): void;
  /** Shows the next report now. */
  next(): void;
  /** Shows the end of everything that waits. */
  finish(): void;
  /** Shows again from the report with this index in `Source.reports`; as far back as the page remembers. */
  replayFrom(report: number): void;
}

/** The match page's services for a game's table. */
export interface Room {
  readonly source: Source;
  /** What the table shows now: during the reveal a moment of the past, at rest the document of the source. */
  readonly shown: ReadonlySignal<MatchDocument>;
  /** The report being shown, and its index in `Source.reports`; null at rest. */
  readonly moment: ReadonlySignal<{ readonly told: Told; readonly index: number } | null>;
  readonly playback: Playback;
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
  dismiss(): void;
  /** A choice that board and list point at together (hover, focus); null: none. */
  readonly pointed: ReadonlySignal<string | null>;
  point(choice: string | null): void;
  /** Display name of a seat. */
  nameOf(seat: number): string;
  /** Opens the rules beside the table, at this id of the SPEC (`G-05`) or this search text. */
  openRules(at: string): void;
  /** Says something to screen readers, after what is being said. */
  announce(text: string): void;
}
