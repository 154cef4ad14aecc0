// Recording of a match while it is played: written of what its streams are shown, packed part by part.

import type { Report } from '@bridgefront/kernel';
import { RecordingWriter, viewersOf } from '@bridgefront/viewing';
import type { FollowedViews, ReportTexts, SeatChange, Viewer } from '@bridgefront/viewing';
import type { MatchEvent, Store, StoredMatch } from '../store/store.ts';
import type { Play } from './play.ts';
import { joinParts, partText } from './recordings.ts';

// Characters that are packed at a time: less packs badly, more would be kept for each match in play.
const partSize = 6 * 1024;

/** Where the parts are kept that have been written. */
export type PartStore = Pick<Store, 'saveRecordingPart' | 'recordingParts'>;

/** The recording of a match that has been in memory since it began. */
export class LiveRecording {
  readonly #match: string;
  readonly #store: PartStore;
  readonly #writer: RecordingWriter;
  readonly #views: FollowedViews;
  readonly #viewers: readonly Viewer[];
  #parts = 0;
  // All that were written are stored, or `#whole` is false.
  #stored: Promise<void> = Promise.resolve();
  #whole = true;

  /** `views`: those of the match's streams; all viewers are followed from now on. */
  constructor(
    stored: StoredMatch,
    play: Play,
    views: FollowedViews,
    names: readonly string[],
    store: PartStore,
  ) {
    this.#match = stored.id;
    this.#store = store;
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
    if (this.#writer.size >= partSize && this.#writer.settled) this.#putAway();
  }

  /** Follows no longer. */
  stop(): void {
    for (const viewer of this.#viewers) this.#views.leave(viewer, true);
  }

  // A part that cannot be stored is no choice lost: the recording is then made of the record.
  #putAway(): void {
    const text = partText(this.#writer.cut());
    if (!this.#whole) return;
    const saving = this.#store.saveRecordingPart(this.#match, this.#parts++, text);
    const done = saving.catch(() => void (this.#whole = false));
    this.#stored = this.#stored.then(() => done);
  }

  /** The recording as it is stored, of so many choices of the record; null when it is not of these. */
  async packed(choices: number): Promise<string | null> {
    if (!this.#whole || this.#writer.choices !== choices) return null;
    const last = partText(this.#writer.cut());
    await this.#stored;
    if (!this.#whole) return null;
    const parts = this.#parts === 0 ? [] : await this.#store.recordingParts(this.#match);
    return parts.length === this.#parts ? joinParts([...parts, last]) : null;
  }
}
