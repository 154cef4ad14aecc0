// The puzzles of each game, as its folder brings them; loaded where somebody solves.

import type { Puzzle, Puzzles } from '@bridgefront/kernel';

const found = import.meta.glob<Puzzles>('../../../../games/*/puzzles/mined.json', { import: 'default' });
const named = import.meta.glob<{ readonly [theme: string]: string }>(
  '../../../../games/*/puzzles/themes.ts',
  { import: 'themes' },
);

/** The games that have puzzles, in the order of their names. */
export const puzzled: readonly string[] = Object.keys(found)
  .map((path) => path.split('/').at(-3) ?? '')
  .sort();

/** A game's puzzles, easiest first; none where it brings none. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return (await found[`../../../../games/${game}/puzzles/mined.json`]?.())?.puzzles ?? [];
}

/** What a game calls its own themes. */
export async function themesOf(game: string): Promise<{ readonly [theme: string]: string }> {
  return (await named[`../../../../games/${game}/puzzles/themes.ts`]?.()) ?? {};
}

const dayLong = 86_400_000;

/** Days since 1970 as the clock on the wall counts them. */
export function dayOf(time: Date): number {
  return Math.floor((time.getTime() - time.getTimezoneOffset() * 60_000) / dayLong);
}

/** The game of a day's puzzle: each in turn; null: none has any. */
export function gameOfDay(day: number, games: readonly string[] = puzzled): string | null {
  return games[day % games.length] ?? null;
}

/** A day's puzzle of its game: each once, before any comes again, in an order that jumps from easy to hard. */
export function puzzleOfDay(
  day: number,
  puzzles: readonly Puzzle[],
  games: number = puzzled.length,
): Puzzle | null {
  const count = puzzles.length;
  if (count === 0) return null;
  const turn = Math.floor(day / Math.max(1, games));
  return puzzles[(turn * strideOf(count)) % count] ?? null;
}

// About the golden part of the count, and without a common divisor.
function strideOf(count: number): number {
  const divides = (a: number, b: number): number => (b === 0 ? a : divides(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.618));
  while (divides(stride, count) !== 1) stride--;
  return stride;
}
