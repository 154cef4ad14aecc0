// Sentences of the log as they are said to whom they are about.

import { expect, test } from 'vitest';
import { besideMark, toReader } from './to-reader.ts';

const nameOf = (seat: number): string => ['Ada', 'Ben'][seat] ?? '';

test.each([
  ['{0}’s units in the Moor have +2 health this round.', 'your units in the Moor have +2 health this round.'],
  ['{0} builds a Bridge there.', 'you build a Bridge there.'],
  [
    '{0} builds a Bridge from south of their Mine to their Capital.',
    'you build a Bridge from south of your Mine to your Capital.',
  ],
  ['{0} takes from {1} what is in their hand.', 'you take from Ben what is in their hand.'],
  ['{1} draws from their deck.', 'Ben draws from their deck.'],
  ['{0} passes.', 'you pass.'],
  ['{0} loses three gold.', 'you lose three gold.'],
  ['{0} uses the Tunnel.', 'you use the Tunnel.'],
  ['{0} carries the day and draws a card.', 'you carry the day and draw a card.'],
  ['{0} goes home.', 'you go home.'],
  ['{0} has no units left.', 'you have no units left.'],
  ['{0} takes the Spears and Arrows of {1}.', 'you take the Spears and Arrows of Ben.'],
  ['{1} takes two gold from {0} this round.', 'Ben takes two gold from you this round.'],
  ['{1} strikes down {0}’s Spearman.', 'Ben strikes down your Spearman.'],
  ['{0} with 5 Forces attacks {1} there.', 'you with 5 Forces attack Ben there.'],
  ['Round 1 begins; {0} has the Lead.', 'Round 1 begins; you have the Lead.'],
  ['{1}’s fort falls. {0} wins.', 'Ben’s fort falls. You win.'],
])('%s', (text, says) => {
  expect(toReader(text, 0, nameOf)).toBe(says);
});

test('who looks on hears of everybody by name', () => {
  expect(toReader('{0}’s fort falls. {1} wins.', -1, nameOf)).toBe('Ada’s fort falls. Ben wins.');
});

test.each([
  [
    'Ben’s Archer hits Ada’s General for 2 damage (1 HP left).',
    'Archer hits your General for 2 damage (1 HP left).',
  ],
  ['Ben attacks. Ada’s Builder falls.', 'Ben attacks. Your Builder falls.'],
  [
    'In the first frontier: Ben strikes. Ada loses 3 life.',
    'In the first frontier: Ben strikes. You lose 3 life.',
  ],
  ['3 cards move.', '3 cards move.'],
  ['Turn 4 is Ada’s. Ada draws Keep.', 'Turn 4 is yours. You draw Keep.'],
])('beside the sign of Ben, to Ada: %s', (text, says) => {
  expect(besideMark(text, 'Ben', 'Ada')).toBe(says);
});

test('who looks on hears of everybody else by name, beside a sign too', () => {
  expect(besideMark('Ben’s Archer hits Ada’s General.', 'Ben', '')).toBe('Archer hits Ada’s General.');
});

test.each([
  ['Ada builds a Bridge from their Mine to the east.', 'You build a Bridge from your Mine to the east.'],
  [
    'Bridges: Ada builds from their Mine; Ben from their Mine.',
    'Bridges: you build from your Mine; Ben from their Mine.',
  ],
  ['Ada takes from Ben what is in their hand.', 'You take from Ben what is in their hand.'],
])('what is theirs is the reader’s where nobody else is named: %s', (text, says) => {
  expect(besideMark(text, '', 'Ada', ['Ben'])).toBe(says);
});
