// Tries at puzzles are judged as decisions of a match are: what seems to lose is compared once more by who looks further.

import { createEngine, seedRandom, writePosition } from '@bridgefront/kernel';
import type { AnyGame, Puzzle } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { PuzzleTable, soberSearch, usualThoroughness } from '../src/index.ts';
import { quarry } from './quarry.ts';

const game = quarry as unknown as AnyGame;

// To dig pays only with the plan that follows, which simple players do not make.
function puzzleOf(mined: string, tempting: string): Puzzle {
  const match = createEngine(game).start({}, 2, seedRandom('quarry'));
  const { options, position, continuation } = writePosition(game, match);
  return {
    slug: 'quarry',
    options,
    position,
    continuation: JSON.parse(JSON.stringify(continuation)) as Puzzle['continuation'],
    seat: 0,
    line: [[mined]],
    key: mined,
    tempting: [[tempting]],
    best: 0.5,
    other: 0,
    error: 0.01,
    playedOut: 0.5,
    level: 1,
    theme: mined,
    seed: 'quarry',
    at: 0,
  };
}

test('a try that only a simple player loses by is no wrong one', () => {
  const table = new PuzzleTable(game, puzzleOf('pick', 'gem'));
  const simple = { ...usualThoroughness.decision, search: soberSearch };
  expect(table.judge([['dig']], { decision: simple, again: simple }).solved).toBe(false);
  const { solved, share, best } = table.judge([['dig']]);
  expect(solved).toBe(true);
  expect(share.mean).toBeGreaterThan(best.mean);
});

test('a try by which everybody loses is wrong, whoever looks', () => {
  const table = new PuzzleTable(game, puzzleOf('pick', 'gem'));
  expect(table.judge([['gem']]).solved).toBe(false);
  expect(table.judge([['pick']]).solved).toBe(true);
});
