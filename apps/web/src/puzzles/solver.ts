// How well who sits at this device solves puzzles: what was solved, a rating, and days in a row. Nothing of it leaves the device.

import type { Puzzle } from '@bridgefront/kernel';
import { keepSetting, readSetting } from '../source/surroundings.ts';

/** What came of a puzzle: of its first try, which counts, and whether it was solved since. */
export interface Solved {
  readonly first: boolean;
  readonly solved: boolean;
}

/** What the device knows of its solver. */
export interface Solver {
  readonly rating: number;
  /** By the puzzle's slug. */
  readonly tried: { readonly [slug: string]: Solved };
  /** The last day, counted from 1970, whose puzzle was solved; and how many in a row by then, now and at most. */
  readonly day: number;
  readonly streak: number;
  readonly longest: number;
}

const begun: Solver = { rating: 1200, tried: {}, day: -1, streak: 0, longest: 0 };
const key = 'puzzles';

/** What the device knows. */
export function solver(): Solver {
  try {
    const kept = JSON.parse(readSetting(key) ?? '{}') as Partial<Solver>;
    return { ...begun, ...kept };
  } catch {
    return begun;
  }
}

/** The rating of a puzzle: of a solver who solves every second of its kind. */
export function ratingOf({ level }: Pick<Puzzle, 'level'>): number {
  return 700 + 250 * level;
}

// Elo's rule; who has tried little moves faster.
const few = 20;
function rated(rating: number, against: number, tried: number, won: boolean): number {
  const expected = 1 / (1 + 10 ** ((against - rating) / 400));
  return Math.round(rating + (tried < few ? 48 : 24) * ((won ? 1 : 0) - expected));
}

/** The same after a try. Only the first at a puzzle moves the rating. */
export function afterTry(before: Solver, puzzle: Pick<Puzzle, 'slug' | 'level'>, solved: boolean): Solver {
  const { slug } = puzzle;
  const { tried, rating } = before;
  const known = tried[slug];
  if (known !== undefined)
    return { ...before, tried: { ...tried, [slug]: { ...known, solved: known.solved || solved } } };
  const moved = rated(rating, ratingOf(puzzle), Object.keys(tried).length, solved);
  return { ...before, rating: moved, tried: { ...tried, [slug]: { first: solved, solved } } };
}

/**
 * What a solver had best try next of a game's puzzles, beside the one at `at`, if any: of those not tried the nearest to the solver's
 * rating, or of those not solved, or simply the next.
 */
export function nextFor<P extends Pick<Puzzle, 'slug' | 'level'>>(
  { rating, tried }: Solver,
  puzzles: readonly P[],
  at = -1,
): P {
  const others = puzzles.filter((_, index) => index !== at);
  const far = (puzzle: P): number => Math.abs(ratingOf(puzzle) - rating);
  const fresh = others.filter(({ slug }) => tried[slug] === undefined);
  const open = fresh.length > 0 ? fresh : others.filter(({ slug }) => tried[slug]?.solved === false);
  return open.toSorted((a, b) => far(a) - far(b))[0] ?? puzzles[(at + 1) % puzzles.length];
}

/** The same after a day's puzzle was solved on its day. */
export function afterDay(before: Solver, day: number): Solver {
  if (before.day === day) return before;
  const streak = before.day === day - 1 ? before.streak + 1 : 1;
  return { ...before, day, streak, longest: Math.max(before.longest, streak) };
}

/** Days in a row, today's still to be solved included; 0: one was missed. */
export function streakOn({ day, streak }: Solver, today: number): number {
  return day >= today - 1 ? streak : 0;
}

/** Keeps it. */
export function keepSolver(now: Solver): void {
  keepSetting(key, JSON.stringify(now));
}
