// Names of cards in a text.

import { expect, test } from 'vitest';
import { namesOf } from './card-names.ts';

const cards = ['Wall', 'Castle', 'Siege Tower', 'Tower', 'Dice: Forked Road (Age I)'].map((name) => ({
  slug: name,
  name,
}));

function told(text: string): string {
  return namesOf(cards)(text)
    .map((part) => (typeof part === 'string' ? part : `[${part.card.slug}|${part.said}]`))
    .join('');
}

test.each([
  ['A Wall stands.', 'A [Wall|Wall] stands.'],
  ['Walls fall, and a Wall again.', '[Wall|Walls] fall, and a Wall again.'],
  ['By a Siege Tower.', 'By a [Siege Tower|Siege Tower].'],
  ['In the Castle Zone of a Castle', 'In the Castle Zone of a [Castle|Castle]'],
  ['a wall, Wallpaper, Sea-Wall', 'a wall, Wallpaper, Sea-Wall'],
  ['Dice: Forked Road (Age I) is rolled', '[Dice: Forked Road (Age I)|Dice: Forked Road (Age I)] is rolled'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

test('without cards there is only text', () => {
  expect(namesOf([])('A Wall')).toEqual(['A Wall']);
});
