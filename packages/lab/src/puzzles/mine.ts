// The mine: matches of the strongest bots, question by question, with all that was found kept so that it goes on where it
// stopped.

import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createEngine, fingerprint, newMatch, readPosition, writePosition } from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Engine, Position, Puzzle, Seat } from '@bridgefront/kernel';
import { StudyError } from '../study-error.ts';
import { wholeLines } from '../whole-lines.ts';
import { tryQuestion } from './trial.ts';
import type { Reason } from './trial.ts';

/** What decides what is mined. */
export interface MineSettings {
  readonly game: string;
  /** Fingerprint of the rules. */
  readonly rules: string;
  readonly seats: number;
  readonly seed: string;
  /** How strong they are who play, up to `fullStrength`. */
  readonly strength: number;
}

/** One question. */
interface Line {
  readonly match: number;
  readonly at: number;
  readonly seat: Seat;
  readonly result: Puzzle | Reason;
}

// Where the mine stands.
interface Stand {
  readonly settings: MineSettings;
  readonly match: number;
  /** Null: the match is still to begin. */
  readonly position: Position | null;
  readonly seconds: number;
}

/** How far it has come. */
export interface Mined {
  /** Matches that are over. */
  readonly matches: number;
  /** Those and the one that is under way. */
  readonly begun: number;
  readonly questions: number;
  readonly puzzles: readonly Puzzle[];
  readonly rejected: { readonly [R in Reason]?: number };
  /** Of a processor, in all runs together. */
  readonly seconds: number;
}

/** A mine over two files: what each question gave, and where it stands. */
export class Mine {
  readonly #engine: Engine<unknown>;
  readonly #settings: MineSettings;
  readonly #path: string;
  readonly #lines: Line[];
  #stand: Stand;

  /** @throws StudyError where the file belongs to another mine */
  constructor(game: AnyGame, path: string, wish: Pick<MineSettings, 'seats' | 'seed' | 'strength'>) {
    this.#engine = createEngine(game);
    this.#settings = { game: game.name, rules: fingerprint(game), ...wish };
    this.#path = path;
    this.#stand = this.#readStand();
    this.#lines = this.#readLines();
  }

  get #standPath(): string {
    return `${this.#path}.stand`;
  }

  #readStand(): Stand {
    const begun: Stand = { settings: this.#settings, match: 0, position: null, seconds: 0 };
    if (!existsSync(this.#standPath)) return begun;
    const stand = JSON.parse(readFileSync(this.#standPath, 'utf8')) as Stand;
    if (JSON.stringify(stand.settings) !== JSON.stringify(this.#settings))
      throw new StudyError(
        `${this.#path} was mined with other rules, seats, strength or seed: give another --file.`,
      );
    return stand;
  }

  // What was written after the mine was last put down is mined again, alike.
  #readLines(): Line[] {
    if (!existsSync(this.#path)) return [];
    const { match, position } = this.#stand;
    const sequence = position?.continuation.sequence ?? 0;
    const whole = wholeLines(this.#path);
    const read = whole.lines.map((line) => JSON.parse(line) as Line);
    const kept = read.filter((line) => line.match < match || (line.match === match && line.at < sequence));
    whole.cut();
    if (kept.length < read.length)
      writeFileSync(this.#path, kept.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return kept;
  }

  #putDown(match: number, position: Position | null, seconds: number): void {
    this.#stand = { settings: this.#settings, match, position, seconds };
    writeFileSync(`${this.#standPath}.new`, JSON.stringify(this.#stand));
    renameSync(`${this.#standPath}.new`, this.#standPath);
  }

  get mined(): Mined {
    const rejected: { [R in Reason]?: number } = {};
    const puzzles: Puzzle[] = [];
    for (const { result } of this.#lines) {
      if (typeof result === 'string') rejected[result] = (rejected[result] ?? 0) + 1;
      else puzzles.push(result);
    }
    const { match, position, seconds } = this.#stand;
    const begun = position === null ? match : match + 1;
    return { matches: match, begun, questions: this.#lines.length, puzzles, rejected, seconds };
  }

  #begin(match: number, position: Position | null): AnyMatch {
    const { game } = this.#engine;
    if (position !== null) return readPosition(game, position);
    const started = newMatch(this.#engine, {}, this.#settings.seats, this.#seedOf(match));
    if ('problem' in started) throw new StudyError(started.problem);
    return started.match;
  }

  #seedOf(match: number): string {
    return `${this.#settings.seed}/${match}`;
  }

  // All that are asked think before anybody has planned.
  #question(match: AnyMatch, number: number): void {
    const { decision, sequence } = match;
    if (decision === null) return;
    const plans = decision.seats.map((seat) => {
      const how = { seed: this.#seedOf(number), strength: this.#settings.strength };
      const { plan, result } = tryQuestion(this.#engine, match, seat, how);
      const line: Line = { match: number, at: sequence, seat, result };
      this.#lines.push(line);
      appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
      return plan;
    });
    decision.seats.forEach((seat, at) => {
      for (const choice of plans[at]) this.#engine.choose(match, seat, choice);
    });
  }

  /** Goes on until so many matches are over or `stops` says so; it is asked between questions. `clock`: in seconds. */
  run(matches: number, stops: () => boolean, clock: () => number): Mined {
    const { seconds } = this.#stand;
    const began = clock();
    const spent = (): number => seconds + clock() - began;
    while (this.#stand.match < matches && !stops()) {
      const { match: number, position } = this.#stand;
      const match = this.#begin(number, position);
      while (match.decision !== null && !stops()) {
        this.#question(match, number);
        if (match.decision !== null) this.#putDown(number, writePosition(this.#engine.game, match), spent());
      }
      if (match.decision === null) this.#putDown(number + 1, null, spent());
    }
    return this.mined;
  }
}
