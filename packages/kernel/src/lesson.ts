// Lessons as data: a position, a few coached steps, a goal, and what the others at the table do.

import { collect } from './engine.ts';
import type { Engine } from './engine.ts';
import { readPosition } from './position.ts';
import type { Choice, Json, Match, Observer, Report, Seat } from './types.ts';
import type { SeatView } from './view.ts';

/** Where a match starts that is no whole one: a position as a person writes it, and the chance from there on. */
export interface Start {
  readonly position: Json;
  readonly seed: string;
  /** Dice that come first, before those of the seed. */
  readonly dice?: readonly number[];
  /** How play goes on where a match was cut, as `writePosition` says it; the seed does nothing then. */
  readonly continuation?: Json;
}

/** What ends a step of a lesson: having read it, a choice of the learner, or what their view shows. */
export type StepEnd<V extends Json> =
  | { readonly by: 'reading' }
  | { readonly by: 'choice'; readonly choice: Choice }
  | { readonly by: 'sight'; sees(this: void, seen: SeatView<V>): boolean };

/** One sentence of the coach, and what it speaks of. Names between asterisks stand at the table at that moment. */
export interface LessonHint {
  readonly say: string;
  /** Choices whose controls are lit up: the first is open then, the others while it is said. */
  readonly points?: readonly Choice[];
  /** Places that are lit up: hexes and edges by their names, others with their kind as well, such as `zone:front`. */
  readonly places?: readonly string[];
}

/** A step: it is said until it ends. */
export interface LessonStep<V extends Json> extends LessonHint {
  readonly until: StepEnd<V>;
}

/** A lesson of a game with views of the type `V`. */
export interface Lesson<V extends Json = Json> {
  /** Names it in its address. */
  readonly slug: string;
  readonly title: string;
  /** What one can do afterwards, in one sentence. */
  readonly lead: string;
  readonly options?: { readonly [name: string]: Json };
  readonly start: Start;
  /** The learner's seat. */
  readonly seat: Seat;
  /**
   * By seat, what the others choose, in this order: the next of these where it is open, else what a time-out would make.
   * Left out: always the latter.
   */
  readonly others?: { readonly [seat: number]: readonly Choice[] };
  readonly steps: readonly LessonStep<V>[];
  readonly goal: { readonly say: string; met(this: void, seen: SeatView<V>): boolean };
  /** Why the goal cannot be reached any more, in one sentence; null: it can. */
  lost?(this: void, seen: SeatView<V>): string | null;
  /** Said one after another to who is stuck; the last one all but does it. */
  readonly hints: readonly LessonHint[];
  /** The learner's choices that reach the goal. */
  readonly line: readonly Choice[];
  /** What to take along, said at the end. */
  readonly learned: string;
}

/**
 * A match from a position, run to its first question.
 * @throws PositionError when the position makes no sense
 */
export function startFrom<S>(
  engine: Engine<S>,
  options: { readonly [name: string]: Json },
  { position, seed, dice, continuation = null }: Start,
  observer: Observer = collect([] as Report[]),
): Match<S> {
  const { game } = engine;
  const match = readPosition(game, { game: game.name, options, position, continuation }, seed);
  if (dice !== undefined) match.random.dice = [...dice];
  engine.resume(match, observer);
  return match;
}

/** What a seat that follows a script chooses now; `made`: all that it has chosen since the start. */
export function scripted<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  script: readonly Choice[],
  made: readonly Choice[],
): Choice {
  let next = 0;
  for (const choice of made) if (choice === script[next]) next++;
  const wanted = script[next];
  return wanted !== undefined && engine.choices(match, seat).includes(wanted)
    ? wanted
    : engine.fallback(match, seat);
}
