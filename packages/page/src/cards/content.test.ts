// Texts of cards in paragraphs and in words, and the layout that follows from their length.

import { expect, test } from 'vitest';
import { linesOf, spokenCard } from './content.ts';
import type { CardContent } from './content.ts';
import { handHeights, layoutOf, widthsOf } from './layout.ts';

function card(text: string, more: Partial<CardContent> = {}): CardContent {
  return {
    slug: 'a-card',
    name: 'A card',
    look: 'order',
    kind: 'Order',
    picture: { sprite: 'art.svg', name: 'run' },
    prices: [],
    lines: linesOf(text),
    figures: [],
    terms: [],
    ...more,
  };
}

test.each([
  ['Gain 2 gold.', [{ text: 'Gain 2 gold.' }]],
  ['Action: 3 damage in its zone.', [{ lead: 'Action:', text: '3 damage in its zone.' }]],
  [
    'Gives 1 supply. Stratagem (exert this card): ready a unit.',
    [{ text: 'Gives 1 supply.' }, { lead: 'Stratagem (exert this card):', text: 'ready a unit.' }],
  ],
  [
    'Move 1 stack. (Entering ends the move. Capitals wait.)',
    [{ text: 'Move 1 stack.' }, { text: '(Entering ends the move. Capitals wait.)', reminder: true }],
  ],
  [
    'Choose one: draw a card; or gain 1 gold.',
    [{ lead: 'Choose one:', text: 'draw a card; or gain 1 gold.' }],
  ],
])('“%s” is read in its paragraphs', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('a card is spoken with its state, price and figures, and without reminders', () => {
  const spoken = card('Hits hard. (As ever.)', {
    prices: [{ coin: 'mana', amount: 2, words: '2 mana' }],
    figures: [{ sign: 'damage', value: 3, words: '3 damage' }],
    initiative: { value: 35, words: 'initiative 35' },
  });
  expect(spokenCard(spoken, 'can be played')).toBe(
    'A card, can be played, Order, 2 mana, 3 damage, initiative 35. Hits hard.',
  );
});

test.each([
  [62, 'short'],
  [63, 'medium'],
  [142, 'medium'],
  [143, 'long'],
] as const)('a text of %i letters is laid out %s', (length, layout) => {
  expect(layoutOf(card('x'.repeat(length)))).toBe(layout);
});

test('longer texts and longer words ask for wider cards, and reminders for nothing', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'words').join(' ');
  const widths = [4, 20, 40, 60, 80].map((count) => widthsOf(card(words(count))).least);
  expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
  expect(new Set(widths).size).toBeGreaterThan(3);
  expect(widthsOf(card(`Gain. (${words(80)})`))).toEqual(widthsOf(card('Gain.')));
  expect(widthsOf(card('Indestructibility!')).least).toBeGreaterThan(widthsOf(card('Gain.')).least);
  expect(handHeights[0]).toBeGreaterThan(widthsOf(card('Gain.')).least);
});
