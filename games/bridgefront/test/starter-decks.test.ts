// The measure of the own starter decks: who is dealt what, and when six decks pass for equal.

import { expect, test } from 'vitest';
import { chiSquare, playDealt } from '../lab/starter-decks.ts';
import type { Dealt } from '../lab/starter-decks.ts';
import { factionNames } from '../rules/effects.ts';
import { ownStarters } from '../rules/cards/starter-decks.ts';

test('each match deals different decks and has one win, and equal seeds give equal matches', () => {
  const [once, again] = [1, 2].map(() => playDealt(ownStarters, 2, 'test', 3));
  expect(again).toEqual(once);
  expect(new Set(once.decks).size).toBe(2);
  expect(once.won.reduce((sum, part) => sum + part)).toBeCloseTo(1, 9);
});

// Every two decks meet twice; of a meeting the first takes so much.
function meetings(part: (one: number, other: number) => number): Dealt[] {
  return factionNames.flatMap((one, i) =>
    factionNames.flatMap((other, j) =>
      i === j ? [] : [{ decks: [one, other], won: [part(i, j), 1 - part(i, j)] }],
    ),
  );
}

test('chi-square is nothing where all win as often, and most where the better one always wins', () => {
  expect(chiSquare(meetings(() => 0.5))).toBe(0);
  // Wins of 10 are 10, 8, 6, 4, 2 and 0, each 5 by chance; they vary by a tenth of the 30 matches.
  const best = chiSquare(meetings((one, other) => (one < other ? 1 : 0)));
  expect(best).toBeCloseTo((25 + 9 + 1 + 1 + 9 + 25) / 3, 9);
});
