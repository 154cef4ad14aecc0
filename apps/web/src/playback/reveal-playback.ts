// Playback of reveals: the frames of changes that wait are shown one by one, each as long as it deserves, and the
// present document comes last.

import { batch, computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Json } from '@bridgefront/kernel';
import { applyPatch } from '@bridgefront/viewing';
import type { SeatReport } from '@bridgefront/viewing';
import type { Pace, ShownReport } from '@bridgefront/page/match-context.ts';
import { lengthOf } from '@bridgefront/page/reveal/pace.ts';
import type { Change, MatchDocument } from '@bridgefront/page/source.ts';
import type { PagePlayback } from './page-playback.ts';
import { Memory } from './memory.ts';
import type { Remembered } from './memory.ts';

/** What a playback needs to know. */
export interface PlaybackParts {
  readonly first: MatchDocument;
  readonly pace: Pace;
  /** Milliseconds that a report deserves; 0: it is shown together with the next one, below 0: with the one before. */
  duration(report: SeatReport): number;
  /** Takes note that the report is seen; whether things of its kind have been often enough to be shown briefly. */
  familiar(report: SeatReport): boolean;
  /** Whether the reader did it; null: nobody alone did, or it only follows from what somebody did. */
  own(report: SeatReport): boolean | null;
  /** Nobody is looking: nothing is played. */
  hidden(): boolean;
  /** Keeps the pace that somebody chose. */
  keep(pace: Pace): void;
}

/** A change being shown: `at` of its frames have been, and `view` is the game's view after them. */
interface Playing extends Remembered {
  at: number;
  view: unknown;
  /** The reader's own doing, after which the reader goes on. */
  readonly own?: boolean;
}

function asks({ view }: MatchDocument): boolean {
  return (view.decision?.mine?.choices.length ?? 0) > 0;
}

/** Plays the reveals of one match. */
export class RevealPlayback implements PagePlayback {
  readonly current = signal<ShownReport | null>(null);
  readonly waiting = signal(0);
  readonly pace;
  readonly place;
  readonly #shown;
  readonly #parts: PlaybackParts;
  readonly #memory = new Memory();
  readonly handled = false;
  readonly #playing = signal(false);
  readonly #again = signal(false);
  #latest: MatchDocument;
  /** The pace that comes back at the end of a replay with one of its own. */
  #usual: Pace | null = null;
  #change: Playing | null = null;
  #queue: Playing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The report shown now is of a kind that needs no time to be understood. */
  #familiar = false;

  constructor(parts: PlaybackParts) {
    this.#parts = parts;
    this.#latest = parts.first;
    this.#shown = signal(parts.first);
    this.pace = signal(parts.pace);
    this.place = computed(() => (this.#again.value ? (this.current.value?.index ?? null) : null));
  }

  /** The document to show: of the past while a reveal is played, else the latest. */
  get shown(): ReadonlySignal<MatchDocument> {
    return this.#shown;
  }

  /** Whether the past is shown. */
  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  /** Whether somebody asked to see it again. */
  get again(): ReadonlySignal<boolean> {
    return this.#again;
  }

  /** The earliest report that can be shown again. */
  get oldest(): ReadonlySignal<number> {
    return this.#memory.oldest;
  }

  /** Takes news; `first`: the index of its first report among all. */
  take({ before, after, frames }: Change, first: number): void {
    this.#latest = after;
    const change =
      before === null
        ? null
        : {
            before,
            after,
            frames,
            first,
            at: 0,
            view: before.view.table,
            own: this.#isOwn(before, after, frames),
          };
    if (change !== null && frames.length > 0) this.#memory.keep(change);
    if (this.#usual !== null) return;
    const quiet = this.pace.peek() === 'off' && !this.#again.peek();
    if (change === null || quiet || this.#parts.hidden()) return this.finish();
    if (this.#playing.peek()) {
      this.#queue.push(change);
      this.waiting.value += frames.length;
      if (this.pace.peek() !== 'step') this.#schedule();
    } else if (frames.length === 0) this.#shown.value = after;
    else this.#play([change]);
  }

  setPace(pace: Pace): void {
    this.#usual = null;
    this.pace.value = pace;
    this.#parts.keep(pace);
    if (pace === 'off') this.finish();
    else if (this.#playing.peek()) this.#schedule();
  }

  next(): void {
    if (this.#playing.peek()) this.#advance();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#change = null;
    this.#queue = [];
    batch(() => {
      if (this.#usual !== null) this.pace.value = this.#usual;
      this.#usual = null;
      this.#playing.value = false;
      this.#again.value = false;
      this.current.value = null;
      this.waiting.value = 0;
      this.#shown.value = this.#latest;
    });
  }

  /** Shows that report and what followed, up to `last` or in the same change, once more, then the present. */
  replayFrom(report: number, last?: number, pace?: Pace): void {
    const found = this.#memory.find(report);
    if (found === null) return;
    const end = last ?? found.first + found.frames.length - 1;
    const changes = this.#memory.between(report, end).map((change): Playing => {
      const at = Math.max(0, report - change.first);
      let view = change.before.view.table;
      for (const { patch } of change.frames.slice(0, at)) view = applyPatch(view as Json, patch);
      return { ...change, frames: change.frames.slice(0, end - change.first + 1), at, view };
    });
    const usual = this.#usual ?? this.pace.peek();
    this.#usual = pace === undefined ? null : usual;
    this.pace.value = pace ?? usual;
    this.#again.value = true;
    this.#play(changes);
  }

  /** The changes that can be looked at again, oldest first. */
  remembered(): readonly Remembered[] {
    return this.#memory.changes;
  }

  recall(changes: readonly Remembered[]): void {
    this.#memory.recall(changes);
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #isOwn(before: MatchDocument, after: MatchDocument, frames: Change['frames']): boolean {
    if (!asks(before) || !asks(after)) return false;
    const whose = frames.map(({ report }) => this.#parts.own(report));
    return whose.includes(true) && !whose.includes(false);
  }

  #play(changes: Playing[]): void {
    this.#change = null;
    this.#queue = changes;
    this.#playing.value = true;
    this.#advance();
  }

  // To the next report that deserves time of its own.
  #advance(): void {
    for (;;) {
      const change = (this.#change ??= this.#queue.shift() ?? null);
      if (change === null) return this.finish();
      const before = change.view;
      const report = this.#step(change);
      if (report === null) {
        this.#change = null;
        if (this.#queue.length > 0) this.#shown.value = change.after;
        continue;
      }
      if (this.#parts.duration(report) <= 0) continue;
      const index = change.first + change.at - 1;
      this.#display(change, { report, along: this.#consequences(change), index, before });
      return this.#schedule();
    }
  }

  // What is shown with the report that has just been taken.
  #consequences(change: Playing): readonly SeatReport[] {
    const along: SeatReport[] = [];
    while (change.at < change.frames.length && this.#parts.duration(change.frames[change.at].report) < 0) {
      const next = this.#step(change);
      if (next !== null) along.push(next);
    }
    return along;
  }

  // The next report of the change; null: it has been shown. A frame that does not fit does not stop the match.
  #step(change: Playing): SeatReport | null {
    const frame = change.frames[change.at];
    if (change.at >= change.frames.length) return null;
    change.at++;
    try {
      change.view = applyPatch(change.view as Json, frame.patch);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
      return null;
    }
    return frame.report;
  }

  // What readers have done themselves needs no telling, and its last beat keeps nobody from going on.
  #display(change: Playing, shown: Pick<ShownReport, 'report' | 'along' | 'index' | 'before'>): void {
    const { report } = shown;
    const { host, view } = change.before;
    const own = change.own === true && !this.#again.peek();
    const last = own && !this.#left().some((next) => this.#parts.duration(next) > 0);
    const after = last ? change.after.view.table : change.view;
    // Whoever asks to see it again has not seen enough of it.
    const familiar = !this.#again.peek() && this.#parts.familiar(report);
    this.#familiar = familiar || (own && this.#parts.own(report) === true);
    batch(() => {
      this.#shown.value = last ? change.after : { host, view: { ...view, table: after, decision: null } };
      if (last) this.#playing.value = false;
      this.current.value = { ...shown, after, duration: this.#length(report) };
      this.waiting.value = this.#left().length;
    });
  }

  #left(): SeatReport[] {
    const rest = this.#change?.frames.slice(this.#change.at) ?? [];
    return [...rest, ...this.#queue.flatMap(({ frames }) => frames)].map(({ report }) => report);
  }

  #length(report: SeatReport): number {
    const now = this.#parts.duration(report);
    const left = this.#left().reduce((sum, next) => sum + Math.max(0, this.#parts.duration(next)), now);
    const pace = this.pace.peek();
    return pace === 'step' ? now : lengthOf(now, left, pace, this.#familiar);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const report = this.current.peek()?.report;
    // Step by step one waits for the reader, unless the table is open again under what they did themselves.
    if ((this.pace.peek() === 'step' && this.#playing.peek()) || report === undefined) return;
    this.#timer = setTimeout(() => this.#advance(), this.#length(report));
  }
}
