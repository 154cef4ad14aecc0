// What is best to look on at: running public matches of people, those of the strongest first; where there are none, bots for show.

import type { AnyGame } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import type { OfferedBot } from '../commons.ts';
import { isRefusal } from '../lobby/changed.ts';
import { house } from '../lobby/show.ts';
import type { TableMaker } from '../matchmaking/matchmaker.ts';
import { anchorsOf } from '../ratings/anchors.ts';
import { newcomer } from '../ratings/rate.ts';
import { ladderOf } from '../ratings/result.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import type { Time } from '../time.ts';

/** What it is made of. */
export interface WatchParts {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: readonly OfferedBot[];
  readonly time: Time;
  readonly log: Logger;
}

const mostFeatured = 4;
// The newest: figures are looked up for each person at them.
const mostLookedAt = 40;
const freshFor = 10_000;
/** Of bots, that are over. */
const mostKept = 3;

// Two people at least who are still there: what somebody plays alone with bots is no match of people.
function isOfPeople({ seats }: StoredMatch): boolean {
  return seats.filter(({ kind, left, program }) => kind === 'human' && !left && program !== true).length >= 2;
}

/** What is shown to who looks on. */
export class Watch {
  readonly #parts: WatchParts;
  #tables: TableMaker | null = null;
  #known: { readonly at: number; readonly found: Promise<readonly StoredMatch[]> } | null = null;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  start(tables: TableMaker): void {
    this.#tables = tables;
  }

  /** The matches; looked up once in a while, whoever asks. */
  featured(): Promise<readonly StoredMatch[]> {
    const now = this.#parts.time.now();
    if (this.#known !== null && now - this.#known.at < freshFor) return this.#known.found;
    const found = this.#find();
    this.#known = { at: now, found };
    found.catch(() => (this.#known = null));
    return found;
  }

  async #find(): Promise<readonly StoredMatch[]> {
    const { store } = this.#parts;
    const live = await store.matches({ statuses: ['live'], listed: true, limit: mostLookedAt });
    const ofPeople = live.filter(isOfPeople);
    const strengths = new Map<string, number>();
    for (const match of ofPeople) strengths.set(match.id, await this.#strength(match));
    const inOrder = ofPeople.toSorted(
      (a, b) => (strengths.get(b.id) ?? 0) - (strengths.get(a.id) ?? 0) || b.createdAt - a.createdAt,
    );
    return inOrder.length > 0 ? inOrder.slice(0, mostFeatured) : this.#show();
  }

  // The mean of all people there; who has no figure is a newcomer.
  async #strength(match: StoredMatch): Promise<number> {
    const people = match.seats.flatMap(({ identity }) => identity ?? []);
    const ladder = ladderOf(match);
    const last = await Promise.all(people.map((one) => this.#parts.store.lastRating(one, ladder)));
    return last.reduce((sum, rating) => sum + (rating ?? newcomer).mean, 0) / people.length;
  }

  // One at a time: the one that runs is gone on with, by whoever looks next.
  async #show(): Promise<readonly StoredMatch[]> {
    const { store, log } = this.#parts;
    const [running] = await store.matches({ statuses: ['live'], identity: house, limit: 1 });
    if (running !== undefined) return [running];
    const over = await store.matches({ statuses: ['finished', 'ended'], identity: house, limit: 100 });
    const game = this.#gameAfter(over[0]?.game);
    if (game === undefined || this.#tables === null) return [];
    const made = await this.#tables.show(game, await this.#strongest(game));
    if (isRefusal(made)) {
      log.warn({ problem: made.message }, 'no match could be begun for show');
      return [];
    }
    for (const { id } of over.slice(mostKept)) await store.dropMatch(id);
    return [made];
  }

  // One game after the other.
  #gameAfter(last: string | undefined): string | undefined {
    const names = [...this.#parts.games.keys()];
    return names[(names.indexOf(last ?? '') + 1) % names.length];
  }

  // Of the bots for people; where nothing was measured, the one that is said to be the strongest.
  async #strongest(game: string): Promise<string> {
    const anchors = await anchorsOf(game);
    const { bots } = this.#parts;
    const order = bots.toSorted((a, b) => {
      const [one, other] = [a, b].map(({ name }) => anchors.get(name)?.mean ?? 0);
      return (
        (b.level === undefined ? 0 : 1) - (a.level === undefined ? 0 : 1) ||
        other - one ||
        (b.level ?? 0) - (a.level ?? 0)
      );
    });
    return order[0].name;
  }
}
