// The reveal as a show: documents that wait become moments, each as long as it deserves, and the truth comes last.

import { batch, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Told } from '@bridgefront/protocol';
import type { GameTable } from '@bridgefront/page/contract.ts';
import type { Change, MatchDocument } from '@bridgefront/page/source.ts';
import { lengthOf } from '@bridgefront/page/reveal/pace.ts';
import { Memory } from './memory.ts';
import type { Remembered } from './memory.ts';
import type { Pace, Playback } from '@bridgefront/page/match-context.ts';

/** What the show needs to know. */
export interface ShowParts {
  readonly table: Pick<GameTable, 'fold' | 'beat'>;
  readonly first: MatchDocument;
  readonly pace: Pace;
  /** Nobody is looking: nothing is played. */
  hidden(): boolean;
  /** Keeps the pace that somebody chose. */
  keep(pace: Pace): void;
}

/** A change being shown: `at` reports of it have been. */
interface Scene extends Remembered {
  at: number;
  table: MatchDocument['view']['table'];
}

/** See `Playback`. */
export class Show implements Playback {
  readonly shown;
  readonly moment = signal<{ readonly told: Told; readonly index: number } | null>(null);
  readonly waiting = signal(0);
  readonly pace;
  readonly #parts: ShowParts;
  readonly #memory = new Memory();
  readonly #playing = signal(false);
  readonly #again = signal(false);
  #latest: MatchDocument;
  #scene: Scene | null = null;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ShowParts) {
    this.#parts = parts;
    this.#latest = parts.first;
    this.shown = signal(parts.first);
    this.pace = signal(parts.pace);
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
  take(change: Change, first: number): void {
    this.#latest = change.after;
    const { before, after, reports } = change;
    const scene = before === null ? null : { before, after, reports, first, at: 0, table: before.view.table };
    if (scene !== null && reports.length > 0) this.#memory.keep(scene);
    const quiet = this.pace.peek() === 'off' && !this.#again.peek();
    if (scene === null || quiet || this.#parts.hidden()) return this.finish();
    if (this.#playing.peek()) {
      this.#queue.push(scene);
      this.waiting.value += reports.length;
      if (this.pace.peek() !== 'step') this.#schedule();
    } else if (reports.length === 0) this.shown.value = after;
    else this.#play([scene]);
  }

  setPace(pace: Pace): void {
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
    this.#scene = null;
    this.#queue = [];
    batch(() => {
      this.#playing.value = false;
      this.#again.value = false;
      this.moment.value = null;
      this.waiting.value = 0;
      this.shown.value = this.#latest;
    });
  }

  /** Shows that report and what followed in the same change once more, then the present. */
  replayFrom(report: number): void {
    const found = this.#memory.find(report);
    if (found === null) return;
    const at = report - found.first;
    let { table } = found.before.view;
    for (const told of found.reports.slice(0, at)) table = this.#parts.table.fold(table, told);
    this.#again.value = true;
    this.#play([{ ...found, at, table }]);
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #play(scenes: Scene[]): void {
    this.#scene = null;
    this.#queue = scenes;
    this.#playing.value = true;
    this.#advance();
  }

  // To the next report that deserves time of its own.
  #advance(): void {
    for (;;) {
      const scene = (this.#scene ??= this.#queue.shift() ?? null);
      if (scene === null) return this.finish();
      const told = this.#foldNext(scene);
      if (told === null) {
        this.#scene = null;
        if (this.#queue.length > 0) this.shown.value = scene.after;
        continue;
      }
      if (this.#parts.table.beat(told) <= 0) continue;
      this.#display(scene, told);
      return this.#schedule();
    }
  }

  // Null: the change has been shown. A game that cannot fold a report does not stop the match.
  #foldNext(scene: Scene): Told | null {
    const told = scene.reports[scene.at];
    if (scene.at >= scene.reports.length) return null;
    scene.at++;
    try {
      scene.table = this.#parts.table.fold(scene.table, told);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
      return null;
    }
    return told;
  }

  #display(scene: Scene, told: Told): void {
    const { before, table } = scene;
    batch(() => {
      this.shown.value = { host: before.host, view: { ...before.view, table, decision: null } };
      this.moment.value = { told, index: scene.first + scene.at - 1 };
      this.waiting.value = this.#left().length;
    });
  }

  #left(): Told[] {
    const scene = this.#scene;
    const rest = scene === null ? [] : scene.reports.slice(scene.at);
    return [...rest, ...this.#queue.flatMap(({ reports }) => reports)];
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const pace = this.pace.peek();
    const told = this.moment.peek()?.told;
    if (pace === 'step' || told === undefined) return;
    const { beat } = this.#parts.table;
    const now = beat(told);
    const left = this.#left().reduce((sum, next) => sum + beat(next), now);
    this.#timer = setTimeout(() => this.#advance(), lengthOf(now, left, pace));
  }
}
