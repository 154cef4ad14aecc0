// Ratings of people: each rated match that is over is counted once, in the order in which they ended.

import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import { teamsOf } from '../lobby/teams.ts';
import type { StoredRating } from '../store/ratings.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import { anchorsOf } from './anchors.ts';
import type { Anchors } from './anchors.ts';
import { newcomer, ratingsAfter } from './rate.ts';
import type { Rating } from './rate.ts';
import { ladderOf, placedIn } from './result.ts';

/** What they are made of. */
export interface RatingsParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly log: Logger;
  /** The bots of a game as anchors; left out: from its folder. */
  readonly anchors?: (game: string) => Promise<Anchors>;
}

const atOnce = 100;
const tries = 3;
const month = 30 * 86_400_000;
/** So many matches of two people in thirty days count whole. */
const whole = 5;

/** All ratings. */
export class Ratings {
  readonly #parts: RatingsParts;
  #settling: Promise<void> = Promise.resolve();

  constructor(parts: RatingsParts) {
    this.#parts = parts;
  }

  /** Rates what is over and was not rated yet. */
  settle(): Promise<void> {
    this.#settling = this.#settling.catch(() => undefined).then(() => this.#settleAll());
    return this.#settling;
  }

  /** Resolves when what was begun is done, or has failed. */
  settled(): Promise<void> {
    return this.#settling.catch(() => undefined);
  }

  /** Somebody's ratings as they came. */
  async of(identity: string): Promise<readonly StoredRating[]> {
    await this.settle();
    return this.#parts.store.ratingsOf(identity);
  }

  /** How strong somebody is taken to be on a ladder now. */
  async now(identity: string, ladder: string): Promise<Rating> {
    await this.settle();
    return (await this.#parts.store.lastRating(identity, ladder)) ?? newcomer;
  }

  async #settleAll(): Promise<void> {
    const { store, log } = this.#parts;
    for (;;) {
      const due = await store.dueRatings(atOnce);
      for (const match of due) await this.#settleOne(match, tries);
      if (due.length > 0) log.debug({ matches: due.length }, 'rated');
      if (due.length < atOnce) return;
    }
  }

  // Another server on the same database may have rated somebody meanwhile: what it found is looked up anew.
  async #settleOne(id: string, left: number): Promise<void> {
    const { store } = this.#parts;
    try {
      const match = await store.match(id);
      await store.rate(id, match === null ? [] : await this.#rowsOf(match));
    } catch (error) {
      if (left <= 1) throw error;
      await this.#settleOne(id, left - 1);
    }
  }

  async #rowsOf(match: StoredMatch): Promise<readonly StoredRating[]> {
    const { store, games, anchors = anchorsOf } = this.#parts;
    const house = await anchors(match.game);
    const ladder = ladderOf(match);
    const placed = placedIn(
      match,
      teamsOf(match, games),
      ({ bot, kind }) => kind === 'human' || house.has(bot ?? ''),
    );
    if (placed === null) return [];
    const before = new Map<string, StoredRating>();
    const people = placed.flatMap(({ seats }) => seats.flatMap((seat) => match.seats[seat].identity ?? []));
    for (const identity of people) {
      const last = await store.lastRating(identity, ladder);
      if (last !== null) before.set(identity, last);
    }
    // Whoever has been deleted is a newcomer to those who played them.
    const ratingAt = (seat: number): Rating => {
      const { bot, kind, identity } = match.seats[seat];
      return (kind === 'bot' ? house.get(bot ?? '') : before.get(identity ?? '')) ?? newcomer;
    };
    const teams = placed.map(({ seats, place }) => ({ place, members: seats.map(ratingAt) }));
    const after = ratingsAfter(teams, await this.#weight(match, ladder, people));
    return placed.flatMap(({ seats }, team) =>
      seats.flatMap((seat, member): StoredRating[] => {
        const { identity, kind } = match.seats[seat];
        if (kind === 'bot' || identity === null) return [];
        const number = (before.get(identity)?.number ?? 0) + 1;
        const at = match.finishedAt ?? 0;
        return [{ identity, ladder, number, match: match.id, at, ...after[team][member] }];
      }),
    );
  }

  // The same two people over and over say less and less that is new, and may have agreed on it.
  async #weight({ finishedAt }: StoredMatch, ladder: string, people: readonly string[]): Promise<number> {
    let most = 0;
    for (const [at, one] of people.entries())
      for (const other of people.slice(at + 1))
        most = Math.max(
          most,
          await this.#parts.store.ratedTogether(ladder, one, other, (finishedAt ?? 0) - month),
        );
    return most < whole ? 1 : whole / (most + 1);
  }
}
