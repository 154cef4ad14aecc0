// Placement: which server plays a match. Its holder does; where nobody alive holds it, the first that is asked takes it.

import type { Store } from '../store/store.ts';
import { pause } from '../time.ts';
import type { Time } from '../time.ts';
import type { Membership } from './membership.ts';

const again = 100;
/** So many milliseconds a match is looked for whose holder is gone: longer than it takes until another may take it. */
const patience = 7000;
const mostNoted = 100_000;

/** Nobody has taken the match yet: nothing was done. */
export class Unplaced extends Error {}

/** Where matches are played. */
export class Placement {
  readonly #store: Store;
  readonly #membership: Membership;
  readonly #pace: Time;
  /** Where others were found to be played. */
  readonly #noted = new Map<string, string>();
  readonly #looking = new Map<string, Promise<string | null>>();
  readonly #handed = new Set<string>();
  /** What was taken because somebody looked for it, until it is played on. */
  readonly #taken = new Map<string, Promise<void>>();
  /** From now on nothing more is taken here. */
  leaving = false;
  /** Plays on a match that was taken because somebody looked for it: its clock runs, and who is asked is told. */
  onTaken: (match: string) => Promise<void> = async () => undefined;

  /** Has another server take a match that nobody holds. */
  onUnheld: (match: string) => Promise<void> = async () => undefined;

  constructor(store: Store, membership: Membership, pace: Time) {
    this.#store = store;
    this.#membership = membership;
    this.#pace = pace;
  }

  /** The server at which it is played; null: here, or there is no such match. */
  of(match: string): string | null | Promise<string | null> {
    if (this.#isHere(match)) return null;
    return this.#noted.get(match) ?? this.#look(match).then((place) => this.#played(match, place));
  }

  /** Whether it may be loaded here, taken if nobody holds it. Nobody waits for it to be played on: that waits for it to be loaded. */
  async hold(match: string): Promise<boolean> {
    if (this.#isHere(match)) return true;
    const place = this.#noted.get(match) ?? (await this.#look(match).catch(() => undefined));
    return place === null;
  }

  #isHere(match: string): boolean {
    return this.#membership.token(match) !== undefined && !this.#handed.has(match);
  }

  async #played(match: string, place: string | null): Promise<string | null> {
    if (place === null) await this.#taken.get(match);
    return place;
  }

  #look(match: string): Promise<string | null> {
    const known = this.#looking.get(match);
    if (known !== undefined) return known;
    const looking = this.#find(match).finally(() => this.#looking.delete(match));
    this.#looking.set(match, looking);
    return looking;
  }

  async #find(match: string): Promise<string | null> {
    if ((await this.#store.match(match)) === null) return null;
    for (const until = this.#pace.ran() + patience; ;) {
      // It may have come here another way meanwhile.
      if (this.#isHere(match)) return null;
      if (!this.leaving && !this.#handed.has(match) && (await this.#membership.take([match])).length > 0) {
        const playing = this.onTaken(match).finally(() => this.#taken.delete(match));
        this.#taken.set(match, playing);
        return null;
      }
      // Who takes nothing has somebody else do so; unanswered, it is asked again.
      if (!this.#membership.takes && (await this.#store.holderOf(match)) === null)
        await this.onUnheld(match).catch(() => undefined);
      const holder = await this.#store.holderOf(match);
      if (holder !== null && holder !== this.#membership.name) {
        this.#note(match, holder);
        return holder;
      }
      if (this.#pace.ran() >= until) throw new Unplaced('Nobody plays the match yet.');
      await pause(this.#pace, again);
    }
  }

  #note(match: string, holder: string): void {
    this.#noted.set(match, holder);
    if (this.#noted.size > mostNoted)
      for (const oldest of this.#noted.keys()) return void this.#noted.delete(oldest);
  }

  /** From now on another plays these: whoever asks waits for it. */
  handOver(matches: readonly string[]): void {
    for (const match of matches) this.#handed.add(match);
  }

  /** These were handed over: whoever has them now, they may come back. */
  handedOver(matches: readonly string[]): void {
    for (const match of matches) this.#handed.delete(match);
  }

  /** It is not played there any more. */
  moved(match: string): void {
    this.#noted.delete(match);
  }

  /** That server is gone, or plays other matches now. */
  gone(server: string): void {
    for (const [match, holder] of this.#noted) if (holder === server) this.#noted.delete(match);
  }
}
