// Forks: a finished match played on from one of its moments, by one person against bots.

import { botNames } from '@bridgefront/bots';
import { commitTo } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import { eventsOfChoices, forkRunning, forkStart } from '@bridgefront/hosting';
import type { Archive } from '../match/archive.ts';
import { newId, newSecret } from '../ids.ts';
import { emptySeat, isRefusal } from './changed.ts';
import type { Changed } from './changed.ts';
import type { Identity, StoredMatch, StoredSeat } from '../store/store.ts';
import type { Rulebook } from '../bundles/rulebook.ts';
import type { Tables } from './tables.ts';
import type { Time } from '../time.ts';

/** Where to play on, in whose place, against which bot. */
export interface ForkWish {
  readonly at: number;
  readonly seat: Seat;
  readonly bot: string;
}

interface ForksParts {
  readonly rulebook: Rulebook;
  readonly bots: ReadonlySet<string>;
  readonly tables: Tables;
  readonly archive: Archive;
  readonly time: Time;
}

/** Makes forks. */
export class Forks {
  readonly #parts: ForksParts;

  constructor(parts: ForksParts) {
    this.#parts = parts;
  }

  /** A match that runs: the wished seat for the person, a bot in each other one, everything before as it was. */
  async fork(id: string, wish: ForkWish, owner: Identity, origin: string): Promise<Changed> {
    const { tables, archive, bots } = this.#parts;
    const match = await tables.get(id);
    if (isRefusal(match)) return match;
    if (!bots.has(wish.bot)) return refuse('not-found', `There is no bot "${wish.bot}".`);
    if (wish.seat >= match.seats.length) return refuse('not-found', `The match has no seat ${wish.seat}.`);
    const record = match.finishedAt === null ? forkRunning : await archive.record(match);
    if ('code' in record) return record;
    const at = forkStart(await this.#parts.rulebook.of(match), match, record, wish.at);
    if (typeof at !== 'number') return at;
    const fresh = this.#table(match, { ...wish, at }, owner, origin);
    const begun = record.choices.slice(0, at);
    return tables.begin(
      fresh,
      eventsOfChoices(begun, (seat) => seat === wish.seat, this.#parts.time.now()),
    );
  }

  #table(match: StoredMatch, { at, seat, bot }: ForkWish, owner: Identity, origin: string): StoredMatch {
    const now = this.#parts.time.now();
    const secret = newSecret();
    const { game, rules, options, seed } = match;
    return {
      game,
      rules,
      options,
      seed,
      origin,
      secret,
      id: newId(),
      version: 1,
      commitment: commitTo(secret),
      clock: { kind: 'none' },
      visibility: 'private',
      status: 'live',
      owner: owner.id,
      seats: botNames(match.seats.map((_, place) => (place === seat ? null : bot))).map((name) =>
        name === null ? seatOfPerson(owner) : { ...emptySeat, kind: 'bot', bot, name, ready: true },
      ),
      votes: [],
      outcome: null,
      continuedUnder: null,
      rematch: null,
      fork: { match: match.id, at },
      createdAt: now,
      startedAt: now,
      finishedAt: null,
    };
  }
}

function seatOfPerson({ id, name }: Identity): StoredSeat {
  return { ...emptySeat, kind: 'human', identity: id, name, ready: true };
}
