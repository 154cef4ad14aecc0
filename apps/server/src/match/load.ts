// Bringing a match back to memory: from its cache and the events behind it, or from the log alone.

import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, Report } from '@bridgefront/kernel';
import type { Logger } from 'pino';
import type { MatchEvent, Outage, Store, StoredMatch } from '../store/store.ts';
import { unseal } from './cache.ts';
import { applyEvent, readPlay, startPlay } from './play.ts';
import type { Play } from './play.ts';

/** A match in memory again, with the last events of its log. */
export interface Loaded {
  readonly play: Play;
  readonly recent: readonly MatchEvent[];
  /** Whether the match goes on under other rules than it started with. */
  readonly moved: boolean;
}

/** The match cannot be continued; the message says why. */
export class LoadError extends Error {}

const remembered = 200; // Events read again so that repeated messages are recognised.

async function fromCache(
  store: Store,
  game: AnyGame,
  stored: StoredMatch,
  log: Logger,
): Promise<Play | null> {
  const snapshot = await store.snapshot(stored.id);
  if (snapshot === null) return null;
  try {
    const body = unseal(stored.id, snapshot.number, snapshot.body);
    return readPlay(game, body, snapshot.number);
  } catch (error) {
    log.warn(
      { match: stored.id, number: snapshot.number, err: error },
      'snapshot unreadable, log played again',
    );
    return null;
  }
}

function playOn(
  play: Play,
  stored: StoredMatch,
  events: readonly MatchEvent[],
  outages: readonly Outage[],
): void {
  for (const event of events) {
    if (event.number <= play.number) continue;
    if (event.number !== play.number + 1)
      throw new LoadError(`Event ${play.number + 1} is missing in the log.`);
    const applied = applyEvent(play, stored, event, outages);
    if ('refused' in applied) {
      throw new LoadError(`Event ${event.number}, "${event.choice}", is refused: ${applied.refused.message}`);
    }
  }
}

// New rules may not even begin as the old ones did.
function startAnew(game: AnyGame, stored: StoredMatch): Play {
  try {
    return startPlay(game, stored);
  } catch (error) {
    throw new LoadError('The match cannot be started under the rules of this program.', { cause: error });
  }
}

/**
 * Loads a match that has started.
 * @throws LoadError when the log does not fit the rules of this program
 */
export async function loadPlay(
  store: Store,
  game: AnyGame,
  stored: StoredMatch,
  outages: readonly Outage[],
  log: Logger,
): Promise<Loaded> {
  const moved = stored.rules !== fingerprint(game);
  const cached = await fromCache(store, game, stored, log);
  if (cached !== null) {
    const recent = await store.events(stored.id, Math.max(0, cached.number - remembered));
    try {
      if (cached.number > 0 && !recent.some((event) => event.number === cached.number))
        throw new LoadError(`The snapshot is ahead of the log, which has no event ${cached.number}.`);
      playOn(cached, stored, recent, outages);
      return { play: cached, recent, moved };
    } catch (error) {
      log.warn(
        { match: stored.id, number: cached.number, err: error },
        'snapshot does not fit, log played again',
      );
    }
  }
  const events = await store.events(stored.id, 0);
  const play = startAnew(game, stored);
  playOn(play, stored, events, outages);
  return { play, recent: events.slice(-remembered), moved };
}

/**
 * The reports of the first `until` events, played again from the log.
 * @throws LoadError when the log does not fit the rules of this program
 */
export async function loadReports(
  store: Store,
  game: AnyGame,
  stored: StoredMatch,
  until: number,
): Promise<readonly Report[]> {
  const events = await store.events(stored.id, 0);
  const play = startPlay(game, stored);
  playOn(play, stored, events.slice(0, until), []);
  return play.reports.all();
}
