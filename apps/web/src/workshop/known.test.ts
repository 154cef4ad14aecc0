// What is said of a card from what the lab has written down.

import { marksOf } from '@bridgefront/lab/known.ts';
import type { KnownCards } from '@bridgefront/lab/known.ts';
import { expect, test } from 'vitest';
import { knownWords } from './known.ts';

const measures = {
  cards: () => [
    { slug: 'scout', attack: 1 },
    { slug: 'spy', attack: 0 },
  ],
};
const known: KnownCards = {
  game: 'toy',
  rules: 'toy@1',
  bot: 'greedy',
  players: 2,
  matches: 100,
  cards: { scout: { seats: 50, played: 0.75, fares: { lift: 0.1, low: 0.02, high: 0.18 } } },
  marks: marksOf(measures),
};

test('how often it is played, by whom, and how they fare', () => {
  expect(knownWords(known, 'scout', measures, 'toy@1')).toEqual([
    'In 100 matches of quick bots with 2 players it is played 0.8 times a match, by 25 of a hundred seats.',
    'Who plays it wins 10.0 points of a hundred more than a fair share (2.0 to 18.0); that is no cause, who leads plays more.',
  ]);
  const even = {
    ...known,
    cards: { scout: { seats: 50, played: 1, fares: { lift: 0.01, low: -0.09, high: 0.11 } } },
  };
  expect(knownWords(even, 'scout', measures, 'toy@1')[1]).toBe(
    'Who plays it wins neither more nor less than a fair share by what can be told: 11.0 points of a hundred at most.',
  );
});

test('nothing of how few seats fare', () => {
  const few = { ...known, cards: { scout: { seats: 1, played: 0.01 } } };
  expect(knownWords(few, 'scout', measures, 'toy@1')[1]).toBe(
    'One seat has played it: too few to say how who plays it fares.',
  );
});

test('that nobody plays it, that it has changed since, and nothing of a card that was not there', () => {
  expect(knownWords(known, 'spy', measures, 'toy@1', ['scout', 'spy'])).toEqual([
    'In 100 matches of quick bots with 2 players nobody plays it.',
  ]);
  const now = { cards: () => [{ slug: 'scout', attack: 2 }] };
  expect(knownWords(known, 'scout', now, 'toy@1').at(-1)).toBe('The card has changed since.');
  expect(knownWords(known, 'spy', measures, 'toy@2', ['scout', 'spy']).at(-1)).toBe(
    'Something else in the rules has changed since.',
  );
  expect(knownWords(known, 'new-1-rations', measures, 'toy@1')).toEqual([]);
});

test('nothing of a kind whose plays nobody counts, such as pieces that are laid out', () => {
  expect(knownWords(known, 'spy', measures, 'toy@1', ['spy'])).toEqual([]);
});
