// Every puzzle of every game, found in the folders: it begins, its plan and the tempting one can be played to their end, and by
// a quick search the plan is the best that is found. What is searched is a few of each game; all of them with PUZZLES=whole.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PuzzleTable } from '@bridgefront/bots';
import { createEngine, startFrom } from '@bridgefront/kernel';
import type { AnyGame, Puzzle, Puzzles } from '@bridgefront/kernel';
import { bar, hasKey } from '@bridgefront/lab/puzzles/idea.ts';
import { isBettered, isGuessed } from '@bridgefront/lab/puzzles/trial.ts';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../games');
const searched = process.env['PUZZLES'] === 'whole' ? Infinity : 2;

interface Given {
  readonly name: string;
  readonly game: AnyGame;
  readonly kept: Puzzles;
}

async function load(name: string): Promise<Given[]> {
  const file = join(folder, name, 'puzzles/mined.json');
  if (!existsSync(file)) return [];
  const rules = pathToFileURL(join(folder, name, 'rules/index.ts')).href;
  const { game } = (await import(rules)) as Pick<Given, 'game'>;
  return [{ name, game, kept: JSON.parse(readFileSync(file, 'utf8')) as Puzzles }];
}

const given = (await Promise.all(readdirSync(folder).map(load))).flat();

// Evenly from the easiest to the hardest.
function some(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const count = Math.min(searched, puzzles.length);
  return Array.from({ length: count }, (_, n) => puzzles[Math.floor((n * puzzles.length) / count)]);
}

describe.each(given)('$name', ({ game, kept }) => {
  const { puzzles, rejected = [] } = kept;

  test('puzzles say where they come from, and have addresses of their own', () => {
    expect(kept.commands.length).toBeGreaterThan(0);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ slug }) => slug)).size).toBe(puzzles.length);
    expect(puzzles.filter(({ slug }) => rejected.includes(slug))).toEqual([]);
    for (const { slug, level } of puzzles) {
      expect(slug).toMatch(/^[0-9a-f]{8}$/);
      expect([1, 2, 3, 4, 5]).toContain(level);
    }
  });

  test('all begin, are clear by the bar, and both plans can be played', () => {
    for (const puzzle of puzzles) {
      const { options, position, continuation, slug, seat, line, tempting, key } = puzzle;
      const match = startFrom(createEngine(game), options, { position, continuation, seed: slug });
      expect(match.decision?.seats, slug).toContain(seat);
      expect(puzzle.best - puzzle.other, slug).toBeGreaterThanOrEqual(bar - 0.001);
      expect(puzzle.playedOut, slug).toBeGreaterThanOrEqual(bar);
      const table = new PuzzleTable(game, puzzle);
      expect(table.look(line.flat()), slug).toEqual({ line, done: true });
      expect(table.look(tempting.flat()).line[0], slug).toEqual(tempting[0]);
      expect([hasKey(line, key), hasKey(tempting, key)], slug).toEqual([true, false]);
      expect(isGuessed(game, puzzle), slug).toBe(false);
    }
  });

  test.each(some(puzzles).map((puzzle) => [puzzle.slug, puzzle] as const))(
    '%s: its plan solves it, the tempting one does not, and a quick search finds none that is clearly better',
    (_, puzzle) => {
      const table = new PuzzleTable(game, puzzle);
      expect(table.judge(puzzle.line).solved).toBe(true);
      expect(table.judge(puzzle.tempting).solved).toBe(false);
      expect(isBettered(game, puzzle)).toBe(false);
    },
  );
});

test('a puzzle whose plan is the tempting one is found out', () => {
  for (const { game, kept } of given.slice(0, 1)) {
    const [puzzle] = kept.puzzles;
    const turned = { ...puzzle, line: puzzle.tempting, tempting: puzzle.line };
    expect(isBettered(game, turned)).toBe(true);
  }
});
