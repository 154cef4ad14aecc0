// Of the questions that people are asked who want to be asked when they can answer, hardly any leave nothing to weigh.

import { wilson } from '@bridgefront/bots';
import { expect, test } from 'vitest';
import { allGames } from '../../apps/cli/src/games.ts';
import { countQuestions } from './questions.ts';

test.each(allGames())('at most one of twenty in $game.name', ({ game }) => {
  const { all, allIdle, asked, askedIdle } = countQuestions(game, 12, 'questions');
  // Of chance, with its interval: Fells and Fords stands at 5.0 % of 12,953 (4.7 to 5.4), whatever twelve matches say.
  expect(wilson(askedIdle, asked).low).toBeLessThanOrEqual(0.05);
  expect(allIdle / all).toBeGreaterThan(askedIdle / asked);
});
