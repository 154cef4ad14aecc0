// The mine: matches of bots, question by question or their ends only, with all that was found kept so that it goes on where
// it stopped.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { greedyBot, situationOf } from '@bridgefront/bots';
import {
  createEngine,
  fingerprint,
  newMatch,
  readPosition,
  seedRandom,
  writePosition,
} from '@bridgefront/kernel';
import type { AnyGame, AnyMatch, Choice, Engine, Position, Puzzle, Random, Seat } from '@bridgefront/kernel';
import { writeWhole } from '../folder.ts';
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
  /**
   * Only so many questions at the end of each match are tried, and greedy plays: that takes no time, leaves much to find, and
   * most of what is at stake in a long match is at its end. Not given: all questions.
   */
  readonly ends?: number | undefined;
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

// A question, by greedy players.
function answer(engine: Engine<unknown>, match: AnyMatch, random: Random): void {
  const { decision } = match;
  for (const seat of decision?.seats ?? [])
    while (match.decision === decision && decision?.sealed[seat] === false)
      engine.choose(match, seat, greedyBot.choose(situationOf(engine, match, seat), random));
}

/** A mine over two files: what each question gave, and where it stands. */
export class Mine {
  readonly #engine: Engine<unknown>;
  readonly #settings: MineSettings;
  readonly #path: string;
  readonly #lines: Line[];
  #stand: Stand;

  /** @throws StudyError where the file belongs to another mine */
  constructor(game: AnyGame, path: string, wish: Omit<MineSettings, 'game' | 'rules'>) {
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
        `${this.#path} was mined with other rules, seats, players or seed: give another --file.`,
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
    writeWhole(this.#standPath, JSON.stringify(this.#stand));
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
  #try(match: AnyMatch, number: number): readonly (readonly Choice[])[] {
    const { decision, sequence } = match;
    return (decision?.seats ?? []).map((seat) => {
      const how = { seed: this.#seedOf(number), strength: this.#settings.strength };
      const { plan, result } = tryQuestion(this.#engine, match, seat, how);
      const line: Line = { match: number, at: sequence, seat, result };
      this.#lines.push(line);
      appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
      return plan;
    });
  }

  #playAll(number: number, stops: () => boolean, spent: () => number): void {
    const match = this.#begin(number, this.#stand.position);
    while (match.decision !== null && !stops()) {
      const { seats } = match.decision;
      const plans = this.#try(match, number);
      seats.forEach((seat, at) => {
        for (const choice of plans[at]) this.#engine.choose(match, seat, choice);
      });
      if (match.decision !== null) this.#putDown(number, writePosition(this.#engine.game, match), spent());
    }
    if (match.decision === null) this.#putDown(number + 1, null, spent());
  }

  // Put down between matches only: a few questions are soon tried again.
  #playForEnd(number: number, ends: number, spent: () => number): void {
    const match = this.#begin(number, null);
    const random = seedRandom(`${this.#seedOf(number)} played`);
    const questions: AnyMatch[] = [];
    while (match.decision !== null) {
      questions.push(this.#engine.copy(match));
      if (questions.length > ends) questions.shift();
      answer(this.#engine, match, random);
    }
    for (const question of questions) this.#try(question, number);
    this.#putDown(number + 1, null, spent());
  }

  /** Goes on until so many matches are over or `stops` says so; it is asked between questions. `clock`: in seconds. */
  run(matches: number, stops: () => boolean, clock: () => number): Mined {
    const { seconds } = this.#stand;
    const began = clock();
    const spent = (): number => seconds + clock() - began;
    const { ends } = this.#settings;
    while (this.#stand.match < matches && !stops()) {
      const { match } = this.#stand;
      if (ends === undefined) this.#playAll(match, stops, spent);
      else this.#playForEnd(match, ends, spent);
    }
    return this.mined;
  }
}
