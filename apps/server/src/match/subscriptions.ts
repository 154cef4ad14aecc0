// Subscriptions by match: readers get its table, its chat, and, once it has started, a stream.

import type { Reader } from '@bridgefront/hosting';
import type { Seat } from '@bridgefront/kernel';
import type { ServerMessage } from '@bridgefront/protocol';

/** One subscription. */
export interface Watcher {
  readonly reader: Reader;
  /** Changes when seats are drawn at the start of a match. */
  viewer: Seat | null;
  readonly identity: string | null;
  /** The match is played elsewhere from now on: whoever reads comes again. */
  moved(): void;
}

/** All subscriptions by match. */
export class Subscriptions {
  readonly #byMatch = new Map<string, Set<Watcher>>();

  /** The watchers of a match. */
  of(match: string): ReadonlySet<Watcher> {
    return this.#byMatch.get(match) ?? new Set();
  }

  enter(match: string, watcher: Watcher): void {
    const watchers = this.#byMatch.get(match) ?? new Set();
    this.#byMatch.set(match, watchers);
    watchers.add(watcher);
  }

  leave(match: string, watcher: Watcher): void {
    const watchers = this.#byMatch.get(match);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#byMatch.delete(match);
  }

  /** Sends everybody at a match a message, made for each reader that `toWhom` names; a reader with two streams gets it once. */
  send(
    match: string,
    message: (identity: string | null) => ServerMessage,
    toWhom: (identity: string | null) => boolean = () => true,
  ): void {
    const told = new Set<Reader>();
    for (const { reader, identity } of this.of(match)) {
      if (told.has(reader) || !toWhom(identity)) continue;
      told.add(reader);
      reader.send(JSON.stringify(message(identity)));
    }
  }
}
