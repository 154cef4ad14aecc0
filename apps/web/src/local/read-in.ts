// A record's file read in: a finished match of this device, which can be watched again, analysed and played on from.

import { eventsOfChoices } from '@bridgefront/hosting';
import { fingerprint, readRecord, RecordError, replay } from '@bridgefront/kernel';
import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo, WireRefusal } from '@bridgefront/protocol';
import { matchWithoutServer } from '@bridgefront/protocol/without-server';
import type { KeptMatch } from './kept.ts';

const longestName = 40;

function unreadable(message: string): WireRefusal {
  return { code: 'bad-message', message };
}

// What the record came to by the rules of now, told as a match that is over.
function tableOf(
  game: AnyGame,
  record: MatchRecord,
  { id, now }: { readonly id: string; readonly now: number },
): MatchInfo {
  const { engine, match } = replay(game, record);
  const outcome = engine.game.outcome(match.state, match.options);
  const info = matchWithoutServer({
    id,
    rules: record.rules,
    game: game.name,
    options: match.options as MatchInfo['options'],
    visibility: 'private',
    seating: 'as-taken',
    status: outcome === null ? 'ended' : 'finished',
    seats: record.seats.map((name, seat) => ({
      bot: null,
      name: name.trim().slice(0, longestName) || `${seat + 1}`,
      mine: false,
    })),
    owner: true,
    openedBy: null,
    createdAt: now,
    startedAt: now,
    finishedAt: now,
  });
  return { ...info, outcome: JSON.parse(JSON.stringify(outcome)) as MatchInfo['outcome'] };
}

/** The match of a record as it is kept on this device, or in one sentence why it cannot be shown. */
export async function readIn(
  given: unknown,
  rulesOf: (game: string) => Promise<AnyGame | null>,
  beginning: { readonly id: string; readonly now: number },
): Promise<KeptMatch | WireRefusal> {
  try {
    const record = readRecord(given);
    const game = await rulesOf(record.game);
    if (game === null) return unreadable('This file is of a game that is not here.');
    if (record.rules !== fingerprint(game))
      return unreadable(`This match was played by other rules of ${game.title} than those that are here.`);
    const info = tableOf(game, record, beginning);
    const events = eventsOfChoices(record.choices, () => true, beginning.now);
    return { id: info.id, seed: record.seed, version: 0, turn: null, events, info };
  } catch (error) {
    if (error instanceof RecordError) return unreadable(error.message);
    throw error;
  }
}
