import { expect, test } from 'vitest';
import { endWords, placesOf } from './end-words.ts';
import { squaresPath } from '../screens/squares.ts';

const seat = { kind: 'human' as const, bot: null, ready: true, standIn: null, standInVotes: [] };
const seats = ['Ada', 'Ben', 'Cy'].map((name, at) => ({ ...seat, seat: at, name, mine: at === 2 }));
const match = (winners: number[] | null, status = 'finished', votes: readonly number[] = []) =>
  ({
    id: 'some',
    status,
    seats,
    votes,
    outcome: winners && { winners, ranking: [], reason: '' },
  }) as unknown as Parameters<typeof endWords>[0];

test.each([
  [match([0]), 'Ada has won.'],
  [match([0, 1]), 'Ada and Ben share the win.'],
  [match([2]), 'You have won.'],
  [match([1, 2]), 'You share the win.'],
  [match([0, 1, 2]), 'The match is drawn.'],
  [match(null, 'ended'), 'Ended without a winner.'],
  [match(null, 'ended', [2]), 'You ended the match, without a winner.'],
  [match(null, 'ended', [0, 2]), 'Ada and you ended the match, without a winner.'],
  [match(null, 'cancelled'), 'Closed before it began.'],
] as const)('the end in words, %#', (info, words) => {
  expect(endWords(info)).toBe(words);
});

test('those of one side have won together', () => {
  const sides = [[0, 1], [2]];
  expect(endWords({ ...match([0, 1]), sides })).toBe('Ada and Ben have won.');
  expect(endWords({ ...match([1, 2]), sides: [[0], [1, 2]] })).toBe('Your side has won.');
  expect(endWords({ ...match([2]), sides })).toBe('You have won.');
  expect(endWords({ ...match([0, 1, 2]), sides })).toBe('The match is drawn.');
});

test('a seat that was left for good wins for itself, unless everybody left', () => {
  const left = (gone: readonly number[]) => {
    const info = match([2]);
    return endWords({
      ...info,
      seats: info.seats.map((one, at) => ({ ...one, ...(gone.includes(at) && { left: true as const }) })),
    });
  };
  expect(left([2])).toBe('Cy has won.');
  expect(left([0])).toBe('You have won.');
  expect(left([0, 1, 2])).toBe('You have won.');
});

test('who shares a place leaves the next one out', () => {
  expect(placesOf([[2], [0, 1], [3]])).toEqual([
    [1, [2]],
    [2, [0, 1]],
    [4, [3]],
  ]);
});

test('dark squares become runs of one path', () => {
  expect(
    squaresPath([
      [true, true, false],
      [false, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM1 1h2v1H1z');
});

test('where several people hand a device round, nobody wins as the reader', () => {
  expect(endWords({ ...match([2]), id: 'here-1' })).toBe('Cy has won.');
});
