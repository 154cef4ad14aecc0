// What the tray of the battle phase says is to be answered.

import { expect, test } from 'vitest';
import type { HeartlandFace } from '../rules/table.ts';
import { deedToAnswer, placeBeside } from './answer.ts';

const pike = { unit: 4, card: 'pike-rank', seat: 0, at: 1, occupies: false, nth: 0, alike: 1 };
const guard = { ...pike, unit: 7, card: 'ferry-guard', seat: 1 };
const paid = { pay: 'supply', supply: 0, exerted: [] } as const;

const said = (face: HeartlandFace, text = '') => ({ face, text });
const begins = said({ tell: 'battle', seat: 1 }, 'The battle begins.');
const stone = said({ tell: 'tactic', seat: 1, card: 'falling-stone', paid }, 'They play Falling Stone.');
const hit = said({ tell: 'damages', unit: pike, amount: 3, left: 0 }, 'Pike Rank takes 3 damage.');
const dies = said({ tell: 'dies', units: [pike] }, 'Pike Rank dies.');

test('a tactic is answered with the units that it fell on, each once', () => {
  expect(deedToAnswer([begins, stone, hit, dies], 0)).toEqual({
    card: 'falling-stone',
    on: [{ unit: 4, card: 'pike-rank', seat: 0 }],
    at: [1],
    says: ['They play Falling Stone.', 'Pike Rank takes 3 damage.', 'Pike Rank dies.'],
  });
});

test('a maneuver is answered with the unit that made it', () => {
  const deed = deedToAnswer([begins, said({ tell: 'maneuver', unit: guard, paid }, 'It moves.')], 0);
  expect(deed).toMatchObject({ card: 'ferry-guard', on: [], at: [1] });
});

test('a pass is answered too, and takes nothing with it of what was told before', () => {
  const passes = said({ tell: 'passes', seat: 1 }, 'They pass.');
  expect(deedToAnswer([begins, stone, hit, passes], 0)).toEqual({
    card: null,
    on: [],
    at: [],
    says: ['They pass.'],
  });
});

test('nothing is to be answered when the phase begins, or after a deed of one’s own', () => {
  expect(deedToAnswer([stone, hit, begins], 0)).toBeNull();
  expect(deedToAnswer([begins, stone, hit], 1)).toBeNull();
  expect(deedToAnswer([], 0)).toBeNull();
});

test.each([
  { taken: [1, 2], about: [1], place: 'right' },
  { taken: [2, 3], about: [3], place: 'left' },
  { taken: [1, 2, 3], about: [3], place: 'left' },
  { taken: [1, 2, 3], about: [1, 2], place: 'right' },
  { taken: [1, 2, 3], about: [1, 3], place: 'top' },
  { taken: [1, 2, 3], about: [], place: 'top' },
])('with units at $taken, what is about $about is asked at the $place', ({ taken, about, place }) => {
  expect(placeBeside(3, new Set(taken), about)).toBe(place);
});
