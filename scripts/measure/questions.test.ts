// Of the questions that people are asked who want to be asked when they can answer, hardly any leave nothing to weigh.

import { expect, test } from 'vitest';
import { games } from '../../apps/cli/src/games.ts';
import { countQuestions } from './questions.ts';

test.each([...games.keys()])('at most one of twenty in %s', (name) => {
  const game = games.get(name)?.game;
  if (game === undefined) throw new Error(name);
  const { all, allIdle, asked, askedIdle } = countQuestions(game, 12, 'questions');
  expect(askedIdle / asked).toBeLessThanOrEqual(0.05);
  expect(allIdle / all).toBeGreaterThan(askedIdle / asked);
});
