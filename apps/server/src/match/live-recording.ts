// Recording of a match while it is played: written of what its streams are shown, packed part by part.

import { namesOf } from '@bridgefront/hosting';
import type { HostedMatch, HostedTable, MatchEvent, Witness } from '@bridgefront/hosting';
import type { Report } from '@bridgefront/kernel';
import { RecordingWriter, viewersOf } from '@bridgefront/viewing';
import type { FollowedViews, ReportTexts, SeatChange, Viewer } from '@bridgefront/viewing';
import type { Store } from '../store/store.ts';
import { joinParts, partText } from './recordings.ts';

// Characters that are packed at a time: less packs badly, more would be kept for each match in play.
const partSize = 6 * 1024;

/** Where the parts are kept that have been written. */
export type PartStore = Pick<Store, 'saveRecordingPart' | 'recordingParts'>;

/** The recording of a match that has been in memory since it began. */
class LiveRecording implements Witness {
  readonly #match: string;
  readonly #store: PartStore;
  readonly #writer: RecordingWriter;
  readonly #views: FollowedViews;
  readonly #viewers: readonly Viewer[];
  #parts = 0;
  // All that were written are stored, or `#whole` is false.
  #stored: Promise<void> = Promise.resolve();
  #whole = true;

  /** All viewers of the match are followed from now on. */
  constructor({ table, play, views }: HostedMatch<HostedTable>, store: PartStore) {
    this.#match = table.id;
    this.#store = store;
    this.#views = views;
    this.#viewers = viewersOf(play.match.seats);
    this.#writer = new RecordingWriter(play, views, namesOf(table), play.reports.all());
  }

  /** Takes an act that was carried out. */
  saw(
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

/** The recordings of the matches in memory. */
export class LiveRecordings {
  readonly #store: PartStore;
  readonly #recordings = new WeakMap<object, LiveRecording>();

  /** `store`: keeps what has been written of a recording. */
  constructor(store: PartStore) {
    this.#store = store;
  }

  /** Begins to record a match, if it is at its beginning. */
  begin<T extends HostedTable>(match: HostedMatch<T>): void {
    const { number, reportsFrom } = match.play;
    if (number > 0 || reportsFrom.some((told) => told > 0)) return;
    const recording = new LiveRecording(match as HostedMatch<never>, this.#store);
    this.#recordings.set(match, recording);
    match.attachWitness(recording);
  }

  /** Ends the recording of a match: as it is stored, of so many choices; null when there is none of these. */
  async take<T extends HostedTable>(match: HostedMatch<T>, choices: number): Promise<string | null> {
    const recording = this.#recordings.get(match);
    this.#recordings.delete(match);
    match.attachWitness(null);
    const packed = (await recording?.packed(choices)) ?? null;
    recording?.stop();
    return packed;
  }
}
