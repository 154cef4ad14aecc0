// People and programs who play a tournament through the protocol alone: they come, play or give up, and leave.

import type { MatchInfo, TournamentInfo } from '@bridgefront/protocol';
import type { Client } from './support.ts';

/** All tables that wait for people. */
export function waitingIn({ pairings }: TournamentInfo) {
  return pairings.flatMap((one) =>
    one.state === 'waiting' && one.match !== null ? [{ ...one, match: one.match }] : [],
  );
}

/** All at a table get ready: it runs. */
export async function comeTo(match: string, players: readonly Client[]): Promise<void> {
  for (const player of players)
    await player.post(`/matches/${match}/ready`, { entropy: `of ${player.identity} for ${match}` });
}

/** One after the other gives up, the last of the list first, until the first is left and ends it. */
export async function giveUp(match: string, [winner, ...losers]: readonly Client[]): Promise<MatchInfo> {
  for (const loser of losers) await loser.post(`/matches/${match}/abandon`);
  return winner.post(`/matches/${match}/vote`, { end: true });
}
