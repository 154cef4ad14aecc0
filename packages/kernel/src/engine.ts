// Engine of a game: all that hosts do with it.

import { engineOfBundle } from './bundle.ts';
import { GameRunner } from './game-runner.ts';
import { seatsInWords } from './game.ts';
import type { Game } from './game.ts';
import { readOptions } from './options.ts';
import { seedFor } from './seed.ts';
import type { Choice, Decision, Match, Observer, Options, Random, Refusal, Report, Seat } from './types.ts';

/** Everything that hosts do with one game. Calls that accept a choice change the match in place. */
export interface Engine<S> {
  readonly game: Game<S>;
  /** A new match, run to its first question. `options` must have passed `readOptions`. */
  start(options: Options, seats: number, random: Random, observer?: Observer): Match<S>;
  /** Runs a match that was put together from a position to its first question. */
  resume(match: Match<S>, observer?: Observer): void;
  /** The seat's legal next choices; empty when it is not asked or has sealed. Do not change the list. */
  choices(match: Match<S>, seat: Seat): readonly Choice[];
  /** Makes one choice. Returns null, or why it was refused (then nothing has changed). */
  choose(match: Match<S>, seat: Seat, choice: Choice, observer?: Observer): Refusal | null;
  /** Seals a whole plan, which must be legal: that is not checked. */
  seal(match: Match<S>, seat: Seat, plan: readonly Choice[]): void;
  /** Takes back the seat's last choice. */
  takeBack(match: Match<S>, seat: Seat): Refusal | null;
  /** Whether `takeBack` would be accepted. */
  canTakeBack(match: Match<S>, seat: Seat): boolean;
  /**
   * The deterministic answer for a seat that is asked and does not answer: the next choice after its plan so far, or
   * after `plan`. A time-out takes an unsealed plan back first, so it begins with the answer after no choices.
   */
  fallback(match: Match<S>, seat: Seat, plan?: readonly Choice[]): Choice;
  /** An independent copy, without take-back history. */
  copy(match: Match<S>): Match<S>;
}

/** Options of an engine. */
export interface EngineSettings {
  /** Keeps the positions of a turn for games with turn take-back. */
  readonly undo?: boolean;
  /** Is told which part of the rules runs next: `setup`, a step by its name, `reveal` with the name of a question. */
  readonly entering?: (part: string) => void;
}

/** An observer that keeps the reports in a list, in order. */
export function collect(reports: Report[]): Observer {
  return (report) => void reports.push(report);
}

/** Binds the kernel to one game. The engine holds no match: any number of matches may be run by one engine. */
export function createEngine<S>(game: Game<S>, settings: EngineSettings = {}): Engine<S> {
  if (game.bundle !== undefined) return engineOfBundle(game, game.bundle, settings);
  const runner = new GameRunner(game, settings);
  // A plain object: whoever watches an engine takes it apart and replaces what is watched.
  return {
    game,
    start: runner.start.bind(runner),
    resume: runner.resume.bind(runner),
    choices: runner.choices.bind(runner),
    choose: runner.choose.bind(runner),
    seal: runner.seal.bind(runner),
    takeBack: runner.takeBack.bind(runner),
    canTakeBack: runner.canTakeBack.bind(runner),
    fallback: runner.fallback.bind(runner),
    copy: runner.copy.bind(runner),
  };
}

const engines = new WeakMap<Game<unknown>, Engine<unknown>>();

/** The engine of a game that all who run whole matches one after another share: it holds no match, and keeps no undo. */
export function engineOf(game: Game<unknown>): Engine<unknown> {
  let engine = engines.get(game);
  if (engine === undefined) {
    engine = createEngine(game);
    engines.set(game, engine);
  }
  return engine;
}

/**
 * Starts a match from options as given by a person and a seed text.
 * Returns the match, or one sentence that says what is wrong.
 */
export function newMatch<S>(
  engine: Engine<S>,
  given: { readonly [name: string]: unknown },
  seats: number,
  seed: string,
  observer?: Observer,
): { readonly match: Match<S> } | { readonly problem: string } {
  const { game } = engine;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return {
      problem: `${game.title} is played by ${seatsInWords(game.seats)}, not ${seats}.`,
    };
  }
  const read = readOptions(game.options, given);
  if ('problem' in read) return read;
  const clash = game.checkOptions?.(read.options, seats) ?? null;
  if (clash !== null) return { problem: clash };
  return { match: engine.start(read.options, seats, seedFor(game, seed), observer) };
}

/** The same where options and seats are known to be good: what is wrong with them all the same is thrown. */
export function sureMatch<S>(...asked: Parameters<typeof newMatch<S>>): Match<S> {
  const made = newMatch(...asked);
  if ('problem' in made) throw new Error(made.problem);
  return made.match;
}

/** The seats that are asked and have not sealed. */
export function openSeats(decision: Decision | null): Seat[] {
  return decision === null ? [] : decision.seats.filter((seat) => !decision.sealed[seat]);
}
