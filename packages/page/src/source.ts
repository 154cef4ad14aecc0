// The source of a match for the page: the server, a match played on this machine, or a recording.

import type { ReadonlySignal } from '@preact/signals';
import type { DecisionView, Face, Outcome } from '@bridgefront/kernel';
import type { ChatLine, ChatTo, HostFacts, MatchInfo, WireRefusal } from '@bridgefront/protocol';
import type { Frame, SeatReport } from '@bridgefront/viewing';

/** What one reader sees of a match at one moment: the kernel's view, and the host's facts. */
export interface MatchDocument<View = unknown> {
  readonly view: {
    readonly game: string;
    /** Null: a spectator. */
    readonly seat: number | null;
    /** What the reader may know, in the game's own shape. */
    readonly table: View;
    readonly decision: DecisionView | null;
    readonly outcome: Outcome | null;
  };
  readonly host: HostFacts;
}

/**
 * `connecting`: not yet; `live`: everything on the page is the truth of now; `lost`: trying again, what is shown may be
 * old; `closed`: given up, `Source.problem` says why.
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'closed';

/** One message's worth of news: the document before and after it, and what happened in between, in order. */
export interface Change<View = unknown, F extends { readonly tell: string } = Face> {
  /** Null: the first document of this page. */
  readonly before: MatchDocument<View> | null;
  readonly after: MatchDocument<View>;
  /** Each with its sentence in `text`. */
  readonly reports: readonly SeatReport<F>[];
  /** The same reports with the change of the view by then, from `before` on; empty where only the result is known. */
  readonly frames: readonly Frame<F>[];
  /** When the news came, by `performance.now()`. */
  readonly at?: number;
}

/** What tells a line of chat from all others that the same reader sees. */
export function chatKey({ to, number }: ChatLine): string {
  return `${to ?? 'table'} ${number}`;
}

/** A match, wherever it runs. All signals change in one batch per message. */
export interface Source<View = unknown, F extends { readonly tell: string } = Face> {
  readonly match: string;
  /** The seat whose eyes these are; null: a spectator. */
  readonly seat: number | null;
  /** The table as the lobby knows it; null until it is known. */
  readonly info: ReadonlySignal<MatchInfo | null>;
  /** Null in the lobby and until the first message. */
  readonly document: ReadonlySignal<MatchDocument<View> | null>;
  /** Words for the open choices, in the order of `document.view.decision.mine.choices`. */
  readonly labels: ReadonlySignal<readonly string[]>;
  /** Words for the plan so far, in the order of `document.view.decision.mine.plan`. */
  readonly planned: ReadonlySignal<readonly string[]>;
  /** What was offered before the plan that is under way; empty where that has been seen here. */
  readonly first: ReadonlySignal<readonly string[]>;
  /** Every report so far, oldest first. */
  readonly reports: ReadonlySignal<readonly SeatReport<F>[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Why the source is closed or cannot show the match. */
  readonly problem: ReadonlySignal<WireRefusal | null>;
  /** Calls back for every message, after the signals changed. Returns how to stop. */
  onChange(listener: (change: Change<View, F>) => void): () => void;
  /** Makes a choice for the seat; null: accepted. Sent again by itself after a lost connection, never made twice. */
  choose(choice: string): Promise<WireRefusal | null>;
  takeBack(): Promise<WireRefusal | null>;
  /** Says it to the table, or to those alone who play with the seat. */
  say(text: string, to: ChatTo): Promise<WireRefusal | null>;
  /** Milliseconds since 1970 by the clock that deadlines are measured with; without it, this machine's. */
  now?(): number;
  close(): void;
}
