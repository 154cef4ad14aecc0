// Bringing a match back to memory: from its cache and the events behind it, or from the log alone.

import { fingerprint } from '@bridgefront/kernel';
import type { AnyGame, Report } from '@bridgefront/kernel';
import { applyEvent, startPlay } from './play.ts';
import type { Play } from './play.ts';
import type { Log, Machine } from './ports.ts';
import type { HostedTable, MatchEvent, Outage } from './table.ts';

/** A match in memory again, with the last events of its log. */
export interface Loaded {
  readonly play: Play;
  readonly recent: readonly MatchEvent[];
  /** Whether the match goes on under other rules than it started with. */
  readonly moved: boolean;
}

/** The match cannot be continued; the message says why. */
export class LoadError extends Error {}

/** Where a match is loaded from. */
export interface Source {
  readonly log: Pick<Log, 'events'>;
  readonly machine: Machine;
  readonly outages: readonly Outage[];
  /** The cached state; null: there is none, or it cannot be read. Left out: nothing is cached. */
  cached?(game: AnyGame, table: HostedTable): Promise<Play | null>;
  /** The cache does not fit the log, which is played again from its beginning. */
  misfit?(table: HostedTable, error: unknown): void;
}

const remembered = 200; // Events read again so that repeated messages are recognised.

/**
 * Plays on by stored events; those that the match has had are passed over.
 * @throws LoadError when they do not fit
 */
export function playOn(
  play: Play,
  table: HostedTable,
  events: readonly MatchEvent[],
  outages: readonly Outage[],
): void {
  for (const event of events) {
    if (event.number <= play.number) continue;
    if (event.number !== play.number + 1)
      throw new LoadError(`Event ${play.number + 1} is missing in the log.`);
    const applied = applyEvent(play, table, event, outages);
    if ('refused' in applied) {
      throw new LoadError(`Event ${event.number}, "${event.choice}", is refused: ${applied.refused.message}`);
    }
  }
}

// New rules may not even begin as the old ones did.
function startAnew(game: AnyGame, table: HostedTable, machine: Machine): Play {
  try {
    return startPlay(game, table, machine);
  } catch (error) {
    throw new LoadError('The match cannot be started under the rules of this program.', { cause: error });
  }
}

/**
 * Loads a match that has started, to be played by this game.
 * @throws LoadError when the log does not fit its rules
 */
export async function loadPlay(source: Source, game: AnyGame, table: HostedTable): Promise<Loaded> {
  const { log, machine, outages } = source;
  const moved = table.rules !== fingerprint(game);
  const cached = (await source.cached?.(game, table)) ?? null;
  if (cached !== null) {
    const recent = await log.events(table.id, Math.max(0, cached.number - remembered));
    try {
      if (cached.number > 0 && !recent.some((event) => event.number === cached.number))
        throw new LoadError(`The snapshot is ahead of the log, which has no event ${cached.number}.`);
      playOn(cached, table, recent, outages);
      return { play: cached, recent, moved };
    } catch (error) {
      source.misfit?.(table, error);
    }
  }
  const events = await log.events(table.id, 0);
  const play = startAnew(game, table, machine);
  playOn(play, table, events, outages);
  return { play, recent: events.slice(-remembered), moved };
}

/**
 * The reports of the first `until` events, played again from the log.
 * @throws LoadError when the log does not fit the rules
 */
export async function loadReports(
  log: Pick<Log, 'events'>,
  game: AnyGame,
  table: HostedTable,
  until: number,
): Promise<readonly Report[]> {
  const events = await log.events(table.id, 0);
  const play = startPlay(game, table);
  playOn(play, table, events.slice(0, until), []);
  return play.reports.all();
}
