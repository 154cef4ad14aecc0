import { expect, test } from 'vitest';
import { matchTexts } from './match.ts';

test.each([
  [0.61, 0.2, 'More likely: Ada takes the Mine (61%, without it 20%).'],
  [0, 0.45, 'Less likely: Ada takes the Mine (never, without it 45%).'],
  [1, 0.3, 'More likely: Ada takes the Mine (always, without it 30%).'],
])('a reason of advice that comes in %d and otherwise in %d', (having, otherwise, said) => {
  expect(matchTexts.advice.because('Ada takes the Mine.', having, otherwise)).toBe(said);
});
