// A match as one readable JSON text, as FEN is for chess: written and read by every game.

import type { Game } from './game.ts';
import { changedOptions, readOptions } from './options.ts';
import { brokenLaw } from './position-laws.ts';
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
    continuation: copyJson({ stack, decision, random, sequence }),
  };
}

function copyJson(continuation: Continuation): Continuation {
  return JSON.parse(JSON.stringify(continuation)) as Continuation;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, fits: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(fits);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isTexts = (value: unknown): value is string[] => isListOf(value, isText);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;

function isRandom(value: unknown): value is Random {
  if (!isObject(value)) return false;
  const { key, drawn, dice } = value;
  if (!isListOf(key, isWhole) || key.length !== 8 || !isCount(drawn)) return false;
  return dice === undefined || isListOf(dice, isWhole);
}

function isDecision<S>(game: Game<S>, value: unknown): value is Decision {
  if (!isObject(value)) return false;
  const { ask, seats, plans, sealed, about } = value;
  if (!isText(ask) || !Object.hasOwn(game.decisions, ask) || !isObject(about)) return false;
  if (!isListOf(seats, isCount) || !isListOf(plans, isTexts) || !isListOf(sealed, isFlag)) return false;
  return seats.every((seat) => seat < Math.min(plans.length, sealed.length));
}

function readStack<S>(game: Game<S>, value: unknown): readonly Step[] | null {
  const isStep = (step: unknown): step is Step =>
    isObject(step) && isText(step['do']) && Object.hasOwn(game.steps, step['do']);
  return isListOf(value, isStep) ? value : null;
}

function readContinuation<S>(game: Game<S>, value: unknown): Continuation | null {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw new PositionError('The continuation is a JSON object.');
  const { decision, random, sequence } = value;
  const stack = readStack(game, value['stack']);
  if (stack === null) throw new PositionError('The stack of the continuation is a list of known steps.');
  if (decision !== null && !isDecision(game, decision)) {
    throw new PositionError(
      'The decision of the continuation is null or a known question with seats, plans and seals.',
    );
  }
  if (!isRandom(random))
    throw new PositionError('The random generator of the continuation has a key of 8 numbers and a count.');
  if (!isCount(sequence)) throw new PositionError('The sequence of the continuation is a count of choices.');
  return copyJson({ stack, decision, random, sequence });
}

/**
 * Reads a position, written by `writePosition` or by hand. A hand-written one has no continuation: it starts
 * afresh in its phase, with a generator from `seed`; run it with `engine.resume`. What the game's laws forbid is refused,
 * wherever the position comes from.
 * @throws PositionError
 */
export function readPosition<S>(game: Game<S>, value: unknown, seed: string = 'position'): Match<S> {
  if (!isObject(value)) throw new PositionError('A position is a JSON object.');
  if (value['game'] !== game.name)
    throw new PositionError(`The position is of ${String(value['game'])}, not of ${game.name}.`);
  const given = value['options'] ?? {};
  if (!isObject(given)) throw new PositionError('The options of a position are a JSON object.');
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new PositionError(read.problem);
  const { options } = read;
  const continuation = readContinuation(game, value['continuation']);
  const random = continuation?.random ?? seedRandom(seed);
  // Whatever the game draws to fill in what was left out must not disturb a written generator.
  const filling = continuation === null ? random : copyRandom(random);
  const { state, stack, seats } = game.position.read(
    (value['position'] ?? {}) as Json,
    options,
    null,
    filling,
  );
  const impossible = brokenLaw(game.position.laws ?? [], state);
  if (impossible !== null) throw new PositionError(impossible);
  const base = { game: game.name, options, seats, state };
  if (continuation === null) return { ...base, stack, decision: null, random, sequence: 0 };
  const { decision, sequence } = continuation;
  if (decision !== null && decision.plans.length !== seats)
    throw new PositionError(`The continuation is not of ${seats} seats.`);
  return { ...base, stack: [...continuation.stack], decision, random, sequence };
}
