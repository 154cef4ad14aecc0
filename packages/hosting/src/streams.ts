// The streams of one match: one for each viewer who is followed, with every step of a reveal or with results only.

import type { Observer, Report } from '@bridgefront/kernel';
import type { HostFacts } from '@bridgefront/protocol';
import { facesFor, FollowedViews } from '@bridgefront/viewing';
import type { SeatChange, Viewer } from '@bridgefront/viewing';
import type { Play } from './play.ts';
import { Stream } from './stream.ts';
import type { ActTexts, Prepared, Reader } from './stream.ts';

// A stream that nobody reads goes on so long (ms): who comes back then only needs what was missed.
const patience = 60_000;

function keyOf(viewer: Viewer, steps: boolean): string {
  return `${viewer ?? 'table'} ${steps ? 'steps' : 'result'}`;
}

/** A change prepared for a stream, to be published once it is stored. */
export type PreparedFor = readonly [Stream, Prepared];

/** All streams of a match in memory. */
export class Streams {
  readonly #match: string;
  readonly #play: Play;
  readonly #views: FollowedViews;
  readonly #streams = new Map<string, Stream>();
  readonly #factsFor: (viewer: Viewer) => HostFacts;

  /** The views that the streams show. */
  get views(): FollowedViews {
    return this.#views;
  }

  /** `factsFor`: what the host says beside the viewer's view. */
  constructor(match: string, play: Play, factsFor: (viewer: Viewer) => HostFacts) {
    this.#match = match;
    this.#play = play;
    this.#views = new FollowedViews(play, '/view');
    this.#factsFor = factsFor;
  }

  /** To be told of the reports of the next act; undefined where nobody follows step by step. */
  observer(): Observer | undefined {
    return this.#views.observer();
  }

  /** The next change of every stream; `changes` null: only facts of the host have changed. */
  prepare(
    reports: readonly Report[],
    changes: ReadonlyMap<Viewer, SeatChange> | null,
    texts: ActTexts,
    now: number,
  ): PreparedFor[] {
    const prepared: PreparedFor[] = [];
    this.#closeLeft(now);
    for (const stream of this.#streams.values()) {
      const { viewer, steps } = stream;
      const change = changes?.get(viewer) ?? null;
      if (changes !== null && change === null) continue;
      const faces = steps ? [] : facesFor(reports, viewer);
      const next = stream.next(this.#play, { change, host: this.#factsFor(viewer), faces, texts });
      if (next !== null) prepared.push([stream, next]);
    }
    return prepared;
  }

  #closeLeft(now: number): void {
    this.#streams.forEach(({ viewer, steps, leftAt }, key) => {
      if (leftAt === null || now - leftAt < patience) return;
      this.#streams.delete(key);
      this.#views.leave(viewer, steps);
    });
  }

  /** The viewer's stream, begun now if nobody has followed; `steps`: with every step of a reveal. */
  of(viewer: Viewer, steps: boolean, now: number): Stream {
    const key = keyOf(viewer, steps);
    const known = this.#streams.get(key);
    if (known !== undefined) return known;
    const first = { view: this.#views.follow(viewer, steps), host: this.#factsFor(viewer) };
    const made = new Stream(this.#match, viewer, steps, this.#play, first);
    made.leftAt = now;
    this.#streams.set(key, made);
    return made;
  }

  /** A reader has gone. */
  leave(viewer: Viewer, reader: Reader, now: number): void {
    const stream = this.#streams.get(keyOf(viewer, reader.steps));
    if (stream?.readers.delete(reader) === true && stream.readers.size === 0) stream.leftAt = now;
  }

  /** Everybody who reads, with the reports told so far. */
  readers(): readonly { readonly viewer: Viewer; readonly reader: Reader; readonly told: number }[] {
    return [...this.#streams.values()].flatMap(({ viewer, readers, shown }) =>
      [...readers].flatMap((reader) => (reader.gone ? [] : [{ viewer, reader, told: shown.told }])),
    );
  }
}
