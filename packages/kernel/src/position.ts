// A match as one readable JSON text, as FEN is for chess: written and read by every game.

import type { Game } from './game.ts';
import { changedOptions, readOptions } from './options.ts';
import { copyRandom } from './random.ts';
import { seedRandom } from './seed.ts';
import type { Decision, Json, Match, Random, Step } from './types.ts';

/** Thrown when a position makes no sense; the message is one sentence for a person. */
export class PositionError extends Error {}

/** What a written position brings so that play goes on exactly where it stopped. */
interface Continuation {
  readonly stack: readonly Step[];
  readonly decision: Decision | null;
  readonly random: Random;
  readonly sequence: number;
}

/** The readable text of a match. `continuation` holds what a hand-written position leaves to the engine. */
export interface Position {
  readonly game: string;
  readonly options: { readonly [name: string]: Json };
  readonly position: Json;
  readonly continuation: Continuation;
}

/** Writes a match. `readPosition` of the result is an equal match. */
export function writePosition<S>(game: Game<S>, match: Match<S>): Position {
  const { stack, decision, random, sequence } = match;
  return {
    game: game.name,
    options: changedOptions(game.options, match.options),
    position: game.position.write(match.state),
    continuation: { stack, decision, random, sequence },
  };
}

function readContinuation(value: unknown): Continuation | null {
  if (value === undefined || value === null) return null;
  const text = value as Partial<Continuation>;
  const valid = Array.isArray(text.stack) && Array.isArray(text.random?.key) && text.random.key.length === 8;
  if (!valid || text.decision === undefined) throw new PositionError('The continuation lacks its stack, decision or random generator.');
  return JSON.parse(JSON.stringify(value)) as Continuation;
}

/**
 * Reads a position, written by `writePosition` or by hand. A hand-written one has no continuation: it starts
 * afresh in its phase, with a generator from `seed`; run it with `engine.resume`.
 * @throws PositionError
 */
export function readPosition<S>(game: Game<S>, value: unknown, seed: string = 'position'): Match<S> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PositionError('A position is a JSON object.');
  const text = value as { game?: unknown; options?: unknown; position?: Json; continuation?: unknown };
  if (text.game !== game.name) throw new PositionError(`The position is of ${String(text.game)}, not of ${game.name}.`);
  const given = (text.options ?? {}) as { [name: string]: unknown };
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new PositionError(read.problem);
  const continuation = readContinuation(text.continuation);
  const random = continuation === null ? seedRandom(seed) : copyRandom(continuation.random);
  const { state, stack, seats } = game.position.read(text.position ?? {}, read.options, null, random);
  const base = { game: game.name, options: read.options, seats, state };
  if (continuation === null) return { ...base, stack, decision: null, random, sequence: 0 };
  return {
    ...base,
    stack: [...continuation.stack],
    decision: continuation.decision,
    random,
    sequence: continuation.sequence ?? 0,
  };
}
