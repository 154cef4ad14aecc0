// Laws of positions: what no play leads to is refused with its rule, by whoever reads a position.

import { expect, test } from 'vitest';
import { brokenLaw } from '../src/index.ts';
import type { PositionLaw } from '../src/index.ts';

const laws: readonly PositionLaw<{ readonly coins: number }>[] = [
  { rule: 'G-1', broken: ({ coins }) => (coins < 0 ? `Nobody has ${coins} coins.` : null) },
  { rule: 'G-2', broken: ({ coins }) => (coins > 9 ? `There are 9 coins, not ${coins}` : null) },
];

test.each([
  [3, null],
  [-1, 'Nobody has -1 coins (G-1).'],
  [12, 'There are 9 coins, not 12 (G-2).'],
])('%i coins: %s', (coins, sentence) => {
  expect(brokenLaw(laws, { coins })).toBe(sentence);
});
