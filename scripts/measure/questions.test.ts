// Of the questions that people are asked who want to be asked when they can answer, hardly any leave nothing to weigh.

import { expect, test } from 'vitest';
import { allGames } from '../../apps/cli/src/games.ts';
import { countQuestions } from './questions.ts';

test.each(allGames())('at most one of twenty in $game.name', ({ game }) => {
  const { all, allIdle, asked, askedIdle } = countQuestions(game, 12, 'questions');
  expect(askedIdle / asked).toBeLessThanOrEqual(0.05);
  expect(allIdle / all).toBeGreaterThan(askedIdle / asked);
});
