// The exhaustive runner: plays on with new seeds until everything that a game can do was done at least once.

import type { Game } from '../game.ts';
import type { Choice, Face, Report } from '../types.ts';
import { attempt, tableAt } from './violation.ts';
import type { Range } from './violation.ts';
import { walk } from './walk.ts';
import type { Limits, Visitor, Walk } from './walk.ts';

/** What shall be used, and how its use is recognised. */
export interface Usage<S> {
  /** Every token that must be seen: cards, effects, kinds of choices, reports. */
  readonly expected: readonly string[];
  /** The tokens of one accepted choice (null: the set-up) and of all faces, public and private, that followed it. */
  tokens(choice: Choice | null, faces: readonly Face[], walk: Walk<S>): readonly string[];
  /** Give up after so many matches. Default 1,000. */
  readonly mostMatches?: number;
}

/** What an exhaustive run has seen. */
export interface Coverage {
  readonly matches: number;
  readonly choices: number;
  /** How often each token was seen. */
  readonly seen: ReadonlyMap<string, number>;
  /** Expected tokens that were never seen. */
  readonly missing: readonly string[];
  /** Numbers of the tables at which something was seen for the first time: given as `first`, they are enough. */
  readonly news: readonly number[];
}

/** How an exhaustive run goes. */
interface Exhaustive extends Range, Limits {
  /** The tables to begin with, by number: an earlier run's `news`. All others follow only if something is missing. */
  readonly first?: readonly number[];
  readonly command?: string;
}

function allFaces(told: readonly Report[]): Face[] {
  return told.flatMap(({ face, faces }) => [...(face === null ? [] : [face]), ...Object.values(faces ?? {})]);
}

/** The number of the table that is played after so many others. */
function order(first: readonly number[], played: number): number {
  return first[played] ?? played - first.length;
}

/** Plays until every expected token was seen or the matches are used up; a match that breaks throws a Violation. */
export function measureUsage<S>(game: Game<S>, usage: Usage<S>, settings: Exhaustive = {}): Coverage {
  const seen = new Map<string, number>();
  const missing = new Set(usage.expected);
  const news: number[] = [];
  let number = 0;
  const note = (way: Walk<S>, choice: Choice | null, told: readonly Report[]): void => {
    for (const token of usage.tokens(choice, allFaces(told), way)) {
      seen.set(token, (seen.get(token) ?? 0) + 1);
      if (missing.delete(token) && news.at(-1) !== number) news.push(number);
    }
  };
  const visitor: Visitor<S> = {
    reports: true,
    started: (way, told) => note(way, null, told),
    made: (way, _seat, choice, told) => note(way, choice, told),
  };
  let matches = 0;
  let choices = 0;
  while (missing.size > 0 && matches < (usage.mostMatches ?? 1_000)) {
    number = order(settings.first ?? [], matches++);
    const table = tableAt(game, settings, number);
    const play = (progress: { choices: number }): void => {
      choices += walk(game, table, settings, visitor, progress).lines.length;
    };
    const violation = attempt(game, 'ends', table, play, settings.command);
    if (violation !== null) throw violation;
  }
  return { matches, choices, seen, missing: [...missing], news };
}
