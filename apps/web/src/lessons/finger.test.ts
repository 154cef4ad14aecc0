// What a finger does where lessons speak of a mouse, in the words of every lesson.

import { expect, test } from 'vitest';
import { gamesHere } from '../local/games.ts';
import { forFinger } from './finger.ts';
import { lessonsOf } from './lessons.ts';

test('a finger taps what a mouse clicks or points at', () => {
  expect(forFinger('Click your Capital, click the Mine, and seal the *March*.')).toBe(
    'Tap your Capital, tap the Mine, and seal the *March*.',
  );
  expect(forFinger('Point at the enemy: the table tells who wins.')).toBe(
    'Tap the enemy: the table tells who wins.',
  );
  expect(forFinger('You have 8 points at the end; cards are played by a click.')).toBe(
    'You have 8 points at the end; cards are played by a tap.',
  );
});

test('no lesson tells a finger to do what a mouse does', async () => {
  const lessons = (await Promise.all(gamesHere.map(lessonsOf))).flat();
  const said = lessons.flatMap(({ lead, steps, hints, goal, learned }) => [
    lead,
    goal.say,
    learned,
    ...[...steps, ...hints].map(({ say }) => say),
  ]);
  expect(said.filter((text) => /\bclick|\bpoint at|\bmouse\b|\bhover/i.test(text)).length).toBeGreaterThan(5);
  expect(
    said.map(forFinger).filter((text) => /\bclick|\bpoint(?:ing)? at\b|\bmouse\b|\bhover/i.test(text)),
  ).toEqual([]);
});
