// What one click opens: Novices until somebody has finished a match, later what suits who knows the game.

import { afterEach, expect, test, vi } from 'vitest';
import { isBeginner, isGuided, endGuidance, guideFirst, keepFinished } from '../src/match/guidance.ts';
import { firstTable } from '../src/screens/first-table.ts';
import type { BotInfo } from '../src/source/games.ts';

const bots = ['random', 'novice', 'apprentice'].map((name) => ({
  name,
  summary: '',
})) as unknown as BotInfo[];
const game = { name: 'boats', seats: { min: 2, max: 4 } };
const cover = { first: { short: true } };

afterEach(() => vi.unstubAllGlobals());

function keptInMemory(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}

test.each([
  ['a beginner meets Novices in the first match', { beginner: true }, ['novice', 'novice'], { short: true }],
  ['later on it is the whole game', { beginner: false }, ['apprentice', 'apprentice'], {}],
  ['after the lessons there is one Novice', { beginner: true, novice: true }, ['novice'], { short: true }],
  ['whoever repeats them as well', { beginner: false, novice: true }, ['novice'], { short: true }],
  ['own changes stay', { beginner: true, changes: { long: true } }, ['novice', 'novice'], { long: true }],
])('%s', (_, how, others, options) => {
  const table = firstTable({ game, cover, bots, ...how });
  expect(table.seats).toEqual([{ kind: 'human' }, ...others.map((bot) => ({ kind: 'bot', bot }))]);
  expect(table).toMatchObject({ options, seating: 'random' });
});

test('a game of two sides says that two sit at it', () => {
  const sided = { ...cover, players: 2 };
  expect(firstTable({ game, cover: sided, bots, beginner: false }).seats).toHaveLength(2);
});

test('a game says which seat suits a beginner', () => {
  const sided = { ...cover, firstSeat: 1 };
  expect(firstTable({ game, cover: sided, bots, beginner: true, novice: true })).toMatchObject({
    seats: [{ kind: 'bot', bot: 'novice' }, { kind: 'human' }],
    seating: 'as-taken',
  });
  expect(firstTable({ game, cover: sided, bots, beginner: false }).seating).toBe('random');
});

test('tips are given until a match is finished, or until nobody wants them', () => {
  keptInMemory();
  guideFirst('boats', 'one');
  guideFirst('boats', 'two');
  expect(isGuided('boats', 'two')).toBe(true);
  endGuidance('boats');
  guideFirst('boats', 'three');
  expect(isGuided('boats', 'three')).toBe(false);
  expect(isBeginner('boats')).toBe(true);
  keepFinished('boats');
  expect(isBeginner('boats')).toBe(false);
  guideFirst('boats', 'four');
  expect(isGuided('boats', 'four')).toBe(false);
});
