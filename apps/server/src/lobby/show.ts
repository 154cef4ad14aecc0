// The table of a match that bots play for show.

import { botNames } from '@bridgefront/bots';
import { commitTo, deriveSeed, fingerprint } from '@bridgefront/kernel';
import type { AnyGame, Options } from '@bridgefront/kernel';
import { newId, newSecret } from '../ids.ts';
import type { StoredMatch } from '../store/store.ts';
import { emptySeat } from './changed.ts';

/** Whose tables those are: no identity has this id. */
export const house = 'house';

// Time to read what happened, and to look where it did.
const readersBeat = 5000;

/** The table; it runs. */
export function showTable({
  game,
  options,
  bot,
  now,
}: {
  readonly game: AnyGame;
  readonly options: Options;
  readonly bot: string;
  readonly now: number;
}): StoredMatch {
  const secret = newSecret();
  const names = botNames(Array.from({ length: game.seats.min }, () => bot));
  return {
    id: newId(),
    version: 1,
    game: game.name,
    rules: fingerprint(game),
    options,
    clock: { kind: 'none' },
    // It stands in no list; whoever asks what to watch is told its address.
    visibility: 'private',
    status: 'live',
    show: readersBeat,
    owner: house,
    seats: names.map((name) => ({ ...emptySeat, kind: 'bot', bot, name, ready: true })),
    secret,
    commitment: commitTo(secret),
    seed: deriveSeed(secret, []),
    votes: [],
    outcome: null,
    continuedUnder: null,
    rematch: null,
    createdAt: now,
    startedAt: now,
    finishedAt: null,
  };
}
