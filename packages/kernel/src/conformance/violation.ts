// A broken promise of a game, with the one line that shows it again.

import type { Game } from '../game.ts';

/**
 * One seeded match under test. `choice`: look only at the moment after so many choices (to reproduce a finding). `greedy`:
 * everybody makes a choice that the game appraises best, in place of any. `made`: these legal choices are made, and no
 * others; looked is then before the last of them only, if `choice` says with which lot.
 */
export interface Table {
  readonly options: { readonly [name: string]: unknown };
  readonly seats: number;
  readonly seed: string;
  readonly choice?: number;
  readonly greedy?: boolean;
  readonly made?: readonly string[];
}

/** Thrown by checks when a game does not keep its contract; `runCheck` adds where it was. */
export class Broken extends Error {}

/** What was broken, and the line that plays the same match to the same moment again. */
export class Violation extends Error {
  readonly check: string;
  readonly problem: string;
  readonly table: Table;
  readonly reproduction: string;

  constructor(game: string, check: string, problem: string, table: Table, command: string, cause?: unknown) {
    const reproduction = `${command} ${flagsOf(game, check, table)}`;
    super(`${game} breaks "${check}": ${problem}\n  reproduce: ${reproduction}`, { cause });
    this.check = check;
    this.problem = problem;
    this.table = table;
    this.reproduction = reproduction;
  }
}

function flagsOf(game: string, check: string, { options, seats, seed, choice, greedy }: Table): string {
  const set = Object.entries(options).map(([name, value]) => `--option '${name}=${String(value)}'`);
  const at = choice === undefined ? [] : [`--choice ${choice}`];
  if (greedy === true) at.unshift('--greedy');
  return [game, `--check ${check}`, `--seats ${seats}`, `--seed '${seed}'`, ...set, ...at].join(' ');
}

/** How many tables a campaign plays and over which seats and options they range. */
export interface Range {
  /** Default: every number of seats that the game allows, in turn. */
  readonly seats?: readonly number[];
  /** Default: the default options only. */
  readonly options?: readonly { readonly [name: string]: unknown }[];
  readonly seed?: string;
}

/** The table of the given number: all combinations of seats and options come round, each time with a new seed. */
export function tableAt<S>(game: Game<S>, range: Range, index: number): Table {
  const { min, max } = game.seats;
  const seats = range.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const options = range.options ?? [{}];
  return {
    seats: seats[index % seats.length],
    options: options[Math.floor(index / seats.length) % options.length],
    seed: `${range.seed ?? 'conformance'}-${index}`,
  };
}

/** What the line of reproduction begins with, unless a campaign says otherwise. */
const usualCommand = 'npm run campaign --';

/** Plays a table and turns whatever is thrown into a violation that says where it was; null if all is well. */
export function attempt<S>(
  game: Game<S>,
  check: string,
  table: Table,
  play: (progress: { choices: number }) => void,
  command: string = usualCommand,
): Violation | null {
  const progress = { choices: 0 };
  try {
    play(progress);
    return null;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const where = { ...table, choice: table.choice ?? progress.choices };
    return new Violation(game.name, check, problem, where, command, error);
  }
}
