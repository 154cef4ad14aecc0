// Forks: a finished match played on from one of its moments, by one person against bots.

import { botNames } from '@bridgefront/bots';
import { commitTo } from '@bridgefront/kernel';
import type { MatchRecord, Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { forkPoint } from '@bridgefront/viewing';
import type { Archive } from '../match/archive.ts';
import { newSecret } from '../ids.ts';
import { emptySeat, isRefusal } from './changed.ts';
import type { Changed } from './changed.ts';
import type { Identity, MatchEvent, StoredMatch, StoredSeat } from '../store/store.ts';
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
  /** An id for a new match. */
  newId(): string;
}

const running = refuse('not-finished', 'Only a finished match can be played on: all of it is open by then.');
const moved = refuse(
  'rules-changed',
  'The rules have changed since this match, and those of then are not here; it cannot be played on.',
);
const over = refuse('match-over', 'The match is over at this moment; choose an earlier one.');

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
    const record = match.finishedAt === null ? running : await archive.record(match);
    if ('code' in record) return record;
    const at = await this.#startOf(match, record, wish.at);
    if (typeof at !== 'number') return at;
    const fresh = this.#table(match, { ...wish, at }, owner, origin);
    return tables.begin(fresh, this.#events(record, at, wish.seat));
  }

  async #startOf(match: StoredMatch, record: MatchRecord, at: number): Promise<number | WireRefusal> {
    const game = match.continuedUnder === null ? await this.#parts.rulebook.of(match) : null;
    if (game === null) return moved;
    return forkPoint(game, record, at) ?? over;
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
      id: this.#parts.newId(),
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

  #events(record: MatchRecord, at: number, seat: Seat): readonly MatchEvent[] {
    const now = this.#parts.time.now();
    return record.choices.slice(0, at).map((line, index) => {
      const space = line.indexOf(' ');
      const by = Number(line.slice(0, space));
      return {
        number: index + 1,
        kind: 'choose',
        seat: by,
        choice: line.slice(space + 1),
        by: by === seat ? 'seat' : 'bot',
        at: now,
        message: null,
      };
    });
  }
}

function seatOfPerson({ id, name }: Identity): StoredSeat {
  return { ...emptySeat, kind: 'human', identity: id, name, ready: true };
}
