// Results of one's own matches: what counts as won, whom one played, and what is found.

import type { MatchInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import { lengthOf, opponentsOf, resultOf, streaksOf, talliesOf, wantedOf } from './results.ts';
import type { Wanted } from './results.ts';

const noWish: Wanted = { game: '', seats: '', result: '', name: '' };

function match(names: readonly string[], winners: readonly number[] | null, more: Partial<MatchInfo> = {}) {
  const seats = names.map((name, seat) => ({
    seat,
    kind: name.endsWith('bot') ? 'bot' : 'human',
    name,
    bot: null,
    mine: seat === 0,
  }));
  const outcome = winners === null ? null : { winners, ranking: [], reason: '' };
  return {
    id: names.join(),
    game: 'duel',
    seats,
    outcome,
    startedAt: 1000,
    finishedAt: 61_000,
    ...more,
  } as never;
}

const all: MatchInfo[] = [
  match(['Ada', 'Ben'], [0]),
  match(['Ada', 'Ben', 'Cleo'], [1]),
  match(['Ada', 'Greedy bot'], [0, 1], { game: 'other' }),
  match(['Ada', 'Ben'], null),
];

test('a match is won, drawn or lost; what nobody won is none of these, and neither is one that was left', () => {
  expect(all.map(resultOf)).toEqual(['won', 'lost', 'drawn', null]);
  const left = structuredClone(all[0] as MatchInfo);
  Object.assign(left.seats[0] ?? {}, { left: true });
  expect(resultOf(left)).toBeNull();
});

test('who plays on one’s own side is no opponent, and wins with it', () => {
  const teams = match(['Ada', 'Ben', 'Cleo', 'Dan'], [0, 2], {
    sides: [
      [0, 2],
      [1, 3],
    ],
  }) as MatchInfo;
  expect(opponentsOf(teams)).toEqual(['Ben', 'Dan']);
  expect(resultOf(teams)).toBe('won');
});

test('its length is from start to end', () => {
  expect(lengthOf(all[0] as MatchInfo)).toBe(60);
  expect(lengthOf(match(['Ada', 'Ben'], null, { finishedAt: null }))).toBeNull();
});

test.each([
  ['nothing', {}, 4],
  ['a game', { game: 'other' }, 1],
  ['seats', { seats: '3' }, 1],
  ['a result', { result: 'won' }, 1],
  ['a part of a name', { name: ' bE' }, 3],
  ['one’s own name', { name: 'Ada' }, 0],
  ['several', { name: 'ben', result: 'lost', seats: '3' }, 1],
] as const)('by %s', (_what, wish, count) => {
  expect(wantedOf(all, { ...noWish, ...wish })).toHaveLength(count);
});

test('results are counted by what matches have in common, the most played first', () => {
  expect(talliesOf(all, opponentsOf)).toEqual([
    { key: 'Ben', won: 1, drawn: 0, lost: 1 },
    { key: 'Cleo', won: 0, drawn: 0, lost: 1 },
    { key: 'Greedy bot', won: 0, drawn: 1, lost: 0 },
  ]);
  expect(talliesOf(all, ({ game }) => [game])).toEqual([
    { key: 'duel', won: 1, drawn: 0, lost: 1 },
    { key: 'other', won: 0, drawn: 1, lost: 0 },
  ]);
});

test('wins in a row are counted from the latest, and the longest of all; what nobody won breaks no row', () => {
  const won = (): MatchInfo => match(['Ada', 'Ben'], [0]);
  const lost = (): MatchInfo => match(['Ada', 'Ben'], [1]);
  const none = (): MatchInfo => match(['Ada', 'Ben'], null);
  expect(streaksOf([])).toEqual({ now: 0, longest: 0 });
  expect(streaksOf([won(), none(), won(), lost(), won()])).toEqual({ now: 2, longest: 2 });
  expect(streaksOf([lost(), won(), won(), won(), lost()])).toEqual({ now: 0, longest: 3 });
  expect(streaksOf([won(), won()])).toEqual({ now: 2, longest: 2 });
  expect(streaksOf([match(['Ada', 'Ben'], [0, 1]), won()])).toEqual({ now: 0, longest: 1 });
});
