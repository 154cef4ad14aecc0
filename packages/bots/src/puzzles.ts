// How a try at a puzzle is judged: against the plan that was mined, in imagined worlds of its own, as decisions of a match are.

import { createEngine, readPosition, seedRandom } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, Engine, Puzzle, PuzzleLine, Seat } from '@bridgefront/kernel';
import { hasLines } from './search/lines.ts';
import { isTold, weighLines } from './search/analyse.ts';
import type { Measured, WeighedLine } from './search/analyse.ts';
import { usualThoroughness } from './past/match-analysis.ts';
import type { Thoroughness } from './past/match-analysis.ts';
import { situationOf } from './situation.ts';
import { wordsOfChoices } from './tasks.ts';
import type { WordedPlan } from './tasks.ts';

/** What somebody has done at a puzzle so far. */
export interface PuzzleTry {
  readonly line: PuzzleLine;
  /** The plan is sealed and, where a turn has several, the turn is over. */
  readonly done: boolean;
}

/** What a try is worth. */
export interface PuzzleVerdict {
  readonly solved: boolean;
  /** Share of the win that the try brings, and that the mined plan does. */
  readonly share: Measured;
  readonly best: Measured;
}

/** Of what all others lose at least, a plan may lose so much and is still the same idea. */
const mayLose = 0.5;

// The choices of one seat at its question and those that follow in its turn.
class Attempt {
  done = false;
  readonly #engine: Engine<unknown>;
  readonly #match: AnyMatch;
  readonly #seat: Seat;
  readonly #plans: Choice[][] = [[]];
  #decision: AnyMatch['decision'];

  constructor(engine: Engine<unknown>, match: AnyMatch, seat: Seat) {
    this.#engine = engine;
    this.#match = match;
    this.#seat = seat;
    this.#decision = match.decision;
  }

  get line(): PuzzleLine {
    return this.#plans.filter((plan) => plan.length > 0);
  }

  /** The only choice that is open; null: there are several, or all is done. */
  get forced(): Choice | null {
    const open = this.done ? [] : this.#engine.choices(this.#match, this.#seat);
    return open.length === 1 ? open[0] : null;
  }

  make(choice: Choice): void {
    if (this.done) return;
    if (this.#engine.choose(this.#match, this.#seat, choice) !== null) {
      // What cannot be followed is judged as it stands.
      this.done = true;
      return;
    }
    this.#plans[this.#plans.length - 1].push(choice);
    const { decision } = this.#match;
    if (decision === this.#decision && decision?.sealed[this.#seat] === false) return;
    const goesOn = decision !== this.#decision && decision?.seats[0] === this.#seat;
    this.done = !goesOn || !hasLines(this.#engine.game, decision);
    this.#decision = decision;
    this.#plans.push([]);
  }
}

/**
 * The match at a puzzle's question.
 * @throws PositionError when its rules do not know the position any more
 */
export function puzzleMatch(game: AnyGame, { options, position, continuation }: Puzzle): AnyMatch {
  return readPosition(game, { game: game.name, options, position, continuation });
}

/** A puzzle that is being solved. */
export class PuzzleTable {
  readonly #engine: Engine<unknown>;
  readonly #start: AnyMatch;
  readonly #puzzle: Puzzle;

  /** @throws PositionError when its rules do not know the position any more */
  constructor(game: AnyGame, puzzle: Puzzle) {
    this.#engine = createEngine(game, { undo: true });
    this.#start = puzzleMatch(game, puzzle);
    this.#puzzle = puzzle;
  }

  /**
   * What these choices of the solver, all that were made and not taken back, come to. Hosts may make choices that leave nothing
   * to weigh: between these they are added, and behind them where the solver is not `asking` themselves any more.
   */
  look(choices: readonly Choice[], asking = true): PuzzleTry {
    const attempt = new Attempt(this.#engine, this.#engine.copy(this.#start), this.#puzzle.seat);
    for (const choice of choices) {
      while (attempt.forced !== null && attempt.forced !== choice) attempt.make(attempt.forced);
      attempt.make(choice);
    }
    while (!asking && attempt.forced !== null) attempt.make(attempt.forced);
    return { line: attempt.line, done: attempt.done };
  }

  /** Judges a try; what seems to lose is compared once more by who looks further. Equal tries are judged alike. */
  judge(line: PuzzleLine, how: Pick<Thoroughness, 'decision' | 'again'> = usualThoroughness): PuzzleVerdict {
    const { seat, slug, line: mined, best, other } = this.#puzzle;
    const situation = situationOf(this.#engine, this.#engine.copy(this.#start), seat);
    const lines = [mined, line].map(([plan = [], ...next]) => ({ plan, next }));
    const random = seedRandom(`${slug} judged`);
    const same = JSON.stringify(line) === JSON.stringify(mined);
    const loses = ([, { behind }]: readonly WeighedLine[]): boolean =>
      !same && behind.mean >= mayLose * (best - other) && isTold(behind);
    let judged = weighLines(situation, random, how.decision, lines);
    if (loses(judged)) judged = weighLines(situation, random, how.again, lines);
    const [known, made] = judged;
    return { solved: !loses(judged), share: made.share, best: known.share };
  }

  /** A line in words. */
  words(line: PuzzleLine): Pick<WordedPlan, 'labels' | 'steps'> {
    return wordsOfChoices(this.#engine, this.#start, this.#puzzle.seat, line.flat());
  }
}
