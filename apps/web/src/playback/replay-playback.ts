// Playback of a finished match: any moment of it, forth and back, by itself or step by step.

import { batch, computed, signal } from '@preact/signals';
import type { SeatReport } from '@bridgefront/viewing';
import type { HostFacts } from '@bridgefront/protocol';
import type { Pace, ShownReport } from '@bridgefront/page/match-context.ts';
import { lengthOf } from '@bridgefront/page/reveal/pace.ts';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import type { Remembered } from './memory.ts';
import type { PagePlayback } from './page-playback.ts';
import type { Moment } from './moments.ts';

/** What a replay needs to know. */
export interface ReplayParts {
  readonly moments: readonly Moment[];
  readonly host: HostFacts;
  readonly pace: Pace;
  readonly start: number;
  duration(report: SeatReport): number;
  keep(pace: Pace): void;
}

/** Shows one moment after the other, or the one that is asked for. */
export class ReplayPlayback implements PagePlayback {
  readonly at;
  /** Whether it goes on by itself. */
  readonly running = signal(false);
  readonly pace;
  readonly again = signal(true);
  readonly oldest = signal(0);
  readonly handled = true;
  readonly shown;
  readonly current;
  readonly playing;
  readonly waiting;
  readonly place;
  readonly #parts: ReplayParts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ReplayParts) {
    const { moments, host } = parts;
    this.#parts = parts;
    this.at = signal(Math.min(moments.length - 1, Math.max(0, parts.start)));
    this.pace = signal<Pace>(parts.pace === 'off' ? 'normal' : parts.pace);
    const moment = computed(() => moments[this.at.value]);
    this.shown = computed((): MatchDocument => ({ host, view: moment.value.view }));
    this.current = computed((): ShownReport | null => {
      const { report, along, index, before, view } = moment.value;
      if (report === null) return null;
      const duration = lengthOf(parts.duration(report), 0, this.pace.peek());
      return { report, ...(along && { along }), index, before, after: view.table, duration };
    });
    this.place = computed(() => moment.value.index);
    this.playing = computed(() => this.current.value !== null);
    this.waiting = computed(() => moments.length - 1 - this.at.value);
  }

  /** Goes to a moment and stays there. */
  seek(moment: number): void {
    batch(() => {
      this.running.value = false;
      clearTimeout(this.#timer);
      this.at.value = Math.min(this.#parts.moments.length - 1, Math.max(0, moment));
    });
  }

  next(): void {
    this.seek(this.at.peek() + 1);
  }

  back(): void {
    this.seek(this.at.peek() - 1);
  }

  finish(): void {
    this.seek(this.#parts.moments.length - 1);
  }

  /** Goes on by itself from here, or from the beginning where this is the end; or stops. */
  toggle(): void {
    if (this.running.peek()) return this.seek(this.at.peek());
    if (this.waiting.peek() === 0) this.at.value = 0;
    this.running.value = true;
    this.#schedule();
  }

  setPace(pace: Pace): void {
    this.pace.value = pace;
    this.#parts.keep(pace);
  }

  /** Goes to the moment in which this report was told. */
  replayFrom(report: number): void {
    const found = this.#parts.moments.findIndex(({ index }) => index >= report);
    if (found >= 0) this.seek(found);
  }

  remembered(): readonly Remembered[] {
    return [];
  }

  recall(): void {}

  take(): void {
    // A finished match brings no news.
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { report } = this.#parts.moments[this.at.peek()];
    const wait = report === null ? 400 : lengthOf(this.#parts.duration(report), 0, this.pace.peek());
    this.#timer = setTimeout(() => {
      if (this.waiting.peek() === 0) this.running.value = false;
      else {
        this.at.value++;
        this.#schedule();
      }
    }, wait);
  }
}
