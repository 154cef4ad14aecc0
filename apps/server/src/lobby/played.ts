// What results tell of a match that is over: with what each seat played, and what it began with, as its game says.

import type { AnyGame } from '@bridgefront/kernel';
import type { MatchEvent, StoredMatch } from '../store/store.ts';

// Those that were not taken back.
function choicesOf(events: readonly MatchEvent[], seat: number): readonly string[] {
  const made: string[] = [];
  for (const event of events)
    if (event.seat !== seat) continue;
    else if (event.kind === 'choose') made.push(event.choice);
    else made.pop();
  return made;
}

/** By seat; null: the game tells nothing. `state`: the last one; `events`: all of the match. */
export function playedIn(
  { played }: Pick<AnyGame, 'played'>,
  state: unknown,
  seats: number,
  events: readonly MatchEvent[],
): NonNullable<StoredMatch['played']> | null {
  if (played === undefined) return null;
  return Array.from({ length: seats }, (_, seat) => ({
    side: played.side?.(state, seat) ?? null,
    opening: played.opening?.(choicesOf(events, seat)) ?? null,
  }));
}
