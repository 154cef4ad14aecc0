// Whoever can stand on the board has a figure, every incantation a face, and every card the pattern of its deck.

import { expect, test } from 'vitest';
import { cardsJson, decks } from '../rules/table.ts';
import { drawn, patterns } from './figures.tsx';
import { faced } from './spirits.tsx';

test.each(['creature', 'incantation'] as const)('every %s is drawn', (type) => {
  const cards = cardsJson().flatMap((card) => (card.type === type ? [card.id] : []));
  expect([...(type === 'creature' ? drawn : faced)].toSorted()).toEqual(cards.toSorted());
});

test('every deck has a pattern of its own', () => {
  expect(Object.keys(patterns).toSorted()).toEqual(decks.map(({ slug }) => slug).toSorted());
  expect(new Set(Object.values(patterns)).size).toBe(decks.length);
});
