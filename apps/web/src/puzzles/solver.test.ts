// The solver on this device: rating, tries, days in a row, and which puzzle is a day's.

import type { Puzzle } from '@bridgefront/kernel';
import { expect, test } from 'vitest';
import { dayOf, gameOfDay, puzzleOfDay } from './puzzles.ts';
import { afterDay, afterTry, nextFor, ratingOf, solver, streakOn } from './solver.ts';

const fresh = solver();
const hard = { slug: 'hard', level: 5 };
const easy = { slug: 'easy', level: 1 };

test('a rating rises by what is hard, falls by what is easy, and moves by the first try alone', () => {
  const won = afterTry(fresh, hard, true);
  const lost = afterTry(fresh, easy, false);
  expect(won.rating).toBeGreaterThan(fresh.rating + 40);
  expect(lost.rating).toBeLessThan(fresh.rating - 20);
  expect(afterTry(fresh, easy, true).rating - fresh.rating).toBeLessThan(won.rating - fresh.rating);
  const later = afterTry(lost, easy, true);
  expect(later.rating).toBe(lost.rating);
  expect(later.tried['easy']).toEqual({ first: false, solved: true });
  expect(afterTry(later, easy, false).tried['easy']).toEqual({ first: false, solved: true });
});

test('who solves every second puzzle of a level comes to its rating', () => {
  let now = fresh;
  for (let n = 0; n < 200; n++) now = afterTry(now, { slug: `${n}`, level: 4 }, n % 2 === 0);
  expect(Math.abs(now.rating - ratingOf({ level: 4 }))).toBeLessThan(40);
});

test('the next puzzle is one not tried that suits the rating, then one not solved, then the next in line', () => {
  const all = [easy, { slug: 'fair', level: 2 }, { slug: 'tricky', level: 3 }, hard];
  expect(nextFor(fresh, all).slug).toBe('fair');
  expect(nextFor({ ...fresh, rating: 1900 }, all).slug).toBe('hard');
  expect(nextFor({ ...fresh, rating: 1900 }, all, 3).slug).toBe('tricky');
  const missed = { first: false, solved: false };
  const done = { first: false, solved: true };
  const tried = { easy: missed, fair: done, tricky: done };
  expect(nextFor({ ...fresh, tried }, all).slug).toBe('hard');
  expect(nextFor({ ...fresh, tried: { ...tried, hard: done } }, all).slug).toBe('easy');
  expect(nextFor({ ...fresh, tried: { ...tried, easy: done, hard: done } }, all, 3).slug).toBe('easy');
});

test('days in a row are counted once a day, and end with one that is missed', () => {
  const first = afterDay(fresh, 100);
  const second = afterDay(afterDay(first, 101), 101);
  expect(second).toMatchObject({ day: 101, streak: 2, longest: 2 });
  expect([101, 102, 103].map((day) => streakOn(second, day))).toEqual([2, 2, 0]);
  expect(afterDay(second, 104)).toMatchObject({ streak: 1, longest: 2 });
});

test('a day is one of the clock on the wall', () => {
  const morning = new Date(2026, 10, 28, 0, 5);
  expect(dayOf(new Date(2026, 10, 28, 23, 55))).toBe(dayOf(morning));
  expect(dayOf(new Date(2026, 10, 29, 0, 5))).toBe(dayOf(morning) + 1);
});

test('each game has its day, and each of its puzzles comes once before any comes again', () => {
  const games = ['one', 'two', 'three'];
  expect([0, 1, 2, 3].map((day) => gameOfDay(day, games))).toEqual(['one', 'two', 'three', 'one']);
  expect(gameOfDay(7, [])).toBeNull();
  for (const count of [1, 2, 7, 20, 120]) {
    const puzzles = Array.from({ length: count }, (_, n) => ({ slug: `${n}` }) as Puzzle);
    const came = puzzles.map((_, turn) => puzzleOfDay(turn * games.length, puzzles, games.length)?.slug);
    expect(new Set(came).size, String(count)).toBe(count);
  }
  expect(puzzleOfDay(3, [])).toBeNull();
});
