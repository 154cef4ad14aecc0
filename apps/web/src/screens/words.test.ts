import { expect, test } from 'vitest';
import { changedOptions } from './changed-options.ts';
import { clockWords, openSeats, spanWords, whenWords } from './words.ts';

test.each([
  [40, '40 s'],
  [60, '1 min'],
  [90, '90 s'],
  [300, '5 min'],
  [5400, '1 h 30 min'],
  [7200, '2 h'],
  [86_400, '24 h'],
  [3 * 86_400, '3 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(spanWords(seconds)).toBe(words);
});

test.each([
  [{ kind: 'none' }, 'No clock'],
  [{ kind: 'live', seconds: 40, bank: 0 }, '40 s a decision'],
  [{ kind: 'live', seconds: 40, bank: 300 }, '40 s a decision, 5 min in reserve'],
  [{ kind: 'mail', days: 3 }, 'By mail, 3 days a decision'],
] as const)('the clock %o is told in words', (clock, words) => {
  expect(clockWords(clock)).toBe(words);
});

test('seats of people without a name are open', () => {
  const seat = {
    ready: false,
    mine: false,
    standIn: null,
    committed: null,
    opened: false,
    standInVotes: [],
    bot: null,
  };
  const seats = [
    { ...seat, seat: 0, kind: 'human' as const, name: 'Ada' },
    { ...seat, seat: 1, kind: 'human' as const, name: null },
    { ...seat, seat: 2, kind: 'bot' as const, name: 'Greedy bot' },
  ];
  expect(openSeats({ seats })).toBe(1);
});

test('times near and far are told as people do', () => {
  const now = 1_800_000_000_000;
  expect(whenWords(now - 5_000, now)).toBe('just now');
  expect(whenWords(now - 180_000, now)).toBe('3 minutes ago');
  expect(whenWords(now + 2 * 86_400_000, now)).toBe('in 2 days');
  expect(whenWords(now - 86_400_000, now)).toBe('yesterday');
});

test('only rules that differ are told', () => {
  const options = {
    maxMana: { type: 'int', group: 'Resources', default: 5, min: 1, max: 9, help: 'Mana.' },
    passPot: { type: 'bool', group: 'Market', default: true, help: 'Pot.' },
  };
  expect(changedOptions({ maxMana: 5, passPot: false }, { options })).toEqual([
    { name: 'passPot', help: 'Pot.', value: 'off', standard: 'on' },
  ]);
  expect(changedOptions({ maxMana: 7 }, undefined)).toBeNull();
});
