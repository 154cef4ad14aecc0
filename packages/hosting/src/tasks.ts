// Tasks for bots: what a seat may know of a match, as data that can be sent to where they think.

import { resample, seedRandom } from '@bridgefront/kernel';
import type { Seat } from '@bridgefront/kernel';
import { refuse } from '@bridgefront/protocol/refuse';
import type { WireRefusal } from '@bridgefront/protocol';
import type { Play } from './play.ts';

/**
 * What a bot is given to think about: a match that its seat cannot tell from the true one. All its chance comes of `seed`,
 * what was dealt anew of `dealt`.
 */
export function thinkingTask(
  { engine, match }: Pick<Play, 'engine' | 'match'>,
  seat: Seat,
  seed: string,
  dealt: string = seed,
) {
  const imagined = resample(engine, match, seat, seedRandom(dealt));
  delete imagined.undo;
  return { game: match.game, seat, match: JSON.stringify(imagined), seed };
}

/** Why there is no advice for the seat now; null when there is. */
export function whyNoAdvice({ match: { decision } }: Play, seat: Seat): WireRefusal | null {
  if (decision === null || !decision.seats.includes(seat))
    return refuse('not-asked', 'You have nothing to decide just now.');
  return decision.sealed[seat] ? refuse('already-sealed', 'Your plan is sealed.') : null;
}
