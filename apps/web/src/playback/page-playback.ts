// Playback as the match page needs it: of the reveals of a running match, or of a finished one.

import type { ReadonlySignal } from '@preact/signals';
import type { Playback } from '@bridgefront/page/match-context.ts';
import type { Remembered } from './memory.ts';
import type { Change, MatchDocument } from '@bridgefront/page/source.ts';

/** What the page around the table reads and does besides what a game's table may. */
export interface PagePlayback extends Playback {
  /** The document to show. */
  readonly shown: ReadonlySignal<MatchDocument>;
  /** Whether the past is shown. */
  readonly playing: ReadonlySignal<boolean>;
  /** Whether somebody asked to see it again. */
  readonly again: ReadonlySignal<boolean>;
  /** The last report that had been told at the moment of the past that is looked at; null: the present. */
  readonly place: ReadonlySignal<number | null>;
  /** The earliest report that can be shown again. */
  readonly oldest: ReadonlySignal<number>;
  /** The changes that can be looked at again, oldest first. */
  remembered(): readonly Remembered[];
  /** Takes news; `first`: the index of its first report among all. */
  take(change: Change, first: number): void;
  /** Remembers changes from before this page was opened, oldest first. */
  recall(changes: readonly Remembered[]): void;
  close(): void;
}
