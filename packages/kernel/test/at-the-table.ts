// What the kernel's tests need to sit down at a toy table and play.

import { collect, createEngine, sureMatch } from '../src/index.ts';
import type { Choice, Engine, Game, Match, Report, Seat } from '../src/index.ts';

/** A match in progress, and `play`, which makes choices that must be accepted and returns what was reported. */
export interface AtTheTable<S> {
  readonly engine: Engine<S>;
  readonly match: Match<S>;
  readonly play: (seat: Seat, ...choices: readonly Choice[]) => Report[];
}

/** Sits down: a new match of the game, by default for two seats. */
export function sitDown<S>(
  game: Game<S>,
  {
    seats = 2,
    seed = 'table',
    undo = false,
    ...options
  }: { [option: string]: unknown; seats?: number; seed?: string; undo?: boolean } = {},
): AtTheTable<S> {
  const engine = createEngine(game, { undo });
  const match = sureMatch(engine, options, seats, seed);
  const play = (seat: Seat, ...choices: readonly Choice[]): Report[] => {
    const told: Report[] = [];
    for (const choice of choices) {
      const refused = engine.choose(match, seat, choice, collect(told));
      if (refused !== null) throw new Error(refused.message);
    }
    return told;
  };
  return { engine, match, play };
}

/** A value as it comes back from JSON. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
