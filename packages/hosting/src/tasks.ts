// Tasks for bots: what a seat may know of a match, as data that can be sent to where they think.

import { resample, seedRandom, writePosition } from '@bridgefront/kernel';
import type { Json, Options, Seat, Start } from '@bridgefront/kernel';
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

/** A position to try moves on: what a seat, or who looks on, may know, the rest imagined, and nothing planned at the open question. */
export interface ImaginedStart {
  /** The number of that question. */
  readonly decision: number;
  /** The options that the match has changed. */
  readonly options: Options;
  readonly start: Start;
}

/**
 * Imagines one. `dealt` stays with the host: whoever knew by which chance the hidden things were dealt anew could reckon back
 * from where they lie now to where they lay. `seed` is the chance of what follows; `seat` null: of who looks on.
 */
export function imaginedStart(
  { engine, match, question }: Pick<Play, 'engine' | 'match' | 'question'>,
  seat: Seat | null,
  dealt: string,
  seed: string,
): ImaginedStart {
  const imagined = resample(engine, match, seat, seedRandom(dealt));
  imagined.random = seedRandom(seed);
  const { decision } = imagined;
  if (decision !== null) {
    for (const plan of decision.plans) plan.length = 0;
    decision.sealed.fill(false);
  }
  const { options, position, continuation } = writePosition(engine.game, imagined);
  const start = { position, seed, continuation: JSON.parse(JSON.stringify(continuation)) as Json };
  return { decision: question, options: options as Options, start };
}
