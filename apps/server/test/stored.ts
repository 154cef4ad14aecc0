// What storages are given in tests, and by who measures them.

import { newId } from '../src/ids.ts';
import type { Append, MatchEvent, StoredMatch, StoredToken } from '../src/store/store.ts';

/** A match in play, without anybody. */
export function someMatch(more: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: newId(),
    version: 1,
    game: 'g',
    rules: 'g@1',
    options: {},
    clock: { kind: 'none' },
    visibility: 'public',
    status: 'live',
    owner: 'ann',
    seats: [],
    secret: 's',
    commitment: 'c',
    seed: null,
    votes: [],
    outcome: null,
    continuedUnder: null,
    rematch: null,
    createdAt: 1,
    startedAt: null,
    finishedAt: null,
    ...more,
  };
}

/** A choice. */
export function event(number: number, choice = `choice:${number}`): MatchEvent {
  return {
    number,
    kind: 'choose',
    seat: 0,
    choice,
    by: 'seat',
    at: 1_800_000_000_000 + number,
    message: `m${number}`,
  };
}

/** So many choices behind a number. */
export function behind(match: string, after: number, count = 1): Append {
  return { match, after, events: Array.from({ length: count }, (_, i) => event(after + 1 + i)) };
}

/** A program's token. */
export function tokenOf(identity: string, at: number, more: Partial<StoredToken> = {}): StoredToken {
  return { hash: 'hash', identity, device: null, createdAt: at, usedAt: at, ...more };
}
