// Recording of a match while it is played: written of what its streams are shown, packed part by part.

import type { Report } from '@bridgefront/kernel';
import { RecordingWriter, viewersOf } from '@bridgefront/viewing';
import type { FollowedViews, ReportTexts, SeatChange, Viewer } from '@bridgefront/viewing';
import type { MatchEvent } from '../store/store.ts';
import type { Play } from './play.ts';
import { joinParts, packPart } from './recordings.ts';

// Characters that are packed at a time: less packs badly, more would be kept for each match in play.
const partSize = 24 * 1024;

/** The recording of a match that has been in memory since it began. */
export class LiveRecording {
  readonly #writer: RecordingWriter;
  readonly #views: FollowedViews;
  readonly #viewers: readonly Viewer[];
  readonly #parts: Buffer[] = [];
  #whole = true;

  /** `views`: those of the match's streams; all viewers are followed from now on. */
  constructor(play: Play, views: FollowedViews, names: readonly string[]) {
    this.#views = views;
    this.#viewers = viewersOf(play.match.seats);
    this.#writer = new RecordingWriter(play, views, names, play.reports.all());
  }

  /** Takes an act that was carried out. */
  take(
    { kind, seat, choice }: Pick<MatchEvent, 'kind' | 'seat' | 'choice'>,
    sameState: boolean,
    reports: readonly Report[],
    changes: ReadonlyMap<Viewer, SeatChange>,
    texts: ReportTexts,
  ): void {
    if (kind === 'choose') this.#writer.add({ seat, choice, sameState }, reports, changes, texts);
    else if (!this.#writer.takeBack(seat)) this.#whole = false;
    if (this.#writer.size >= partSize && this.#writer.settled) this.#cut();
  }

  /** Follows no longer. */
  stop(): void {
    for (const viewer of this.#viewers) this.#views.leave(viewer, true);
  }

  #cut(): void {
    this.#parts.push(packPart(this.#writer.cut()));
  }

  /** The recording as it is stored, of so many choices of the record; null when it is not of these. */
  packed(choices: number): string | null {
    if (!this.#whole || this.#writer.choices !== choices) return null;
    this.#cut();
    return joinParts(this.#parts);
  }
}
