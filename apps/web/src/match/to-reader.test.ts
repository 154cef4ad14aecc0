// Sentences of the log as they are said to whom they are about.

import { expect, test } from 'vitest';
import { toReader } from './to-reader.ts';

const nameOf = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';

test.each([
  ['{0}’s units in the Moor have +2 health this round.', 'your units in the Moor have +2 health this round.'],
  ['{0} builds a Bridge there.', 'you build a Bridge there.'],
  ['{0} passes.', 'you pass.'],
  ['{0} loses three gold.', 'you lose three gold.'],
  ['{0} uses the Tunnel.', 'you use the Tunnel.'],
  ['{0} carries the day and draws a card.', 'you carry the day and draw a card.'],
  ['{0} goes home.', 'you go home.'],
  ['{0} has no units left.', 'you have no units left.'],
  ['{0} takes the Spears and Arrows of {1}.', 'you take the Spears and Arrows of Ben.'],
  ['{1} takes two gold from {0} this round.', 'Ben takes two gold from you this round.'],
  ['{1} strikes down {0}’s Spearman.', 'Ben strikes down your Spearman.'],
  ['{1}’s fort falls. {0} wins.', 'Ben’s fort falls. You win.'],
])('%s', (text, says) => {
  expect(toReader(text, 0, nameOf)).toBe(says);
});

test('who looks on hears of everybody by name', () => {
  expect(toReader('{0}’s fort falls. {1} wins.', -1, nameOf)).toBe('Ada’s fort falls. Ben wins.');
});
