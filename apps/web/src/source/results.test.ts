// Results of one's own matches: what counts as won, whom one played, and what is found.

import type { MatchInfo } from '@bridgefront/protocol';
import { expect, test } from 'vitest';
import {
  countsAs,
  lengthOf,
  marginOf,
  opponentsOf,
  resultOf,
  seenBy,
  streaksOf,
  talliesOf,
  wantedOf,
} from './results.ts';
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
  const others = names.map((_, seat) => seat).filter((seat) => !winners?.includes(seat));
  const ranking = [winners ?? [], others].filter((seats) => seats.length > 0);
  const outcome = winners === null ? null : { winners, ranking, reason: '' };
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

test('a match is won, drawn or lost; what people agreed to end is none of these', () => {
  expect(all.map(resultOf)).toEqual(['won', 'lost', 'drawn', null]);
  expect(all.map(countsAs)).toEqual([null, null, null, null]);
});

type Left = 'stays' | 'left' | 'early';
const withLeft = (names: readonly string[], winners: readonly number[] | null, ...left: readonly Left[]) => {
  const info = structuredClone(match(names, winners)) as MatchInfo;
  for (const [seat, how] of left.entries())
    if (how !== 'stays')
      Object.assign(info.seats[seat] ?? {}, { left: true, ...(how === 'early' && { leftEarly: true }) });
  return info;
};
const [two, three] = [
  ['Ada', 'Ben'],
  ['Ada', 'Ben', 'Cleo'],
];

// As ratings count it.
test.each([
  ['who left has lost, though the bot in the seat has won', withLeft(two, [0], 'left'), 'lost'],
  ['who stayed has won, though that bot has', withLeft(two, [1], 'stays', 'left'), 'won'],
  [
    'who stayed and came behind others who did has lost',
    withLeft(three, [1], 'stays', 'stays', 'left'),
    'lost',
  ],
  ['who left before anything was revealed has no result', withLeft(two, [1], 'early'), null],
  ['left by both, ended by the second', withLeft(two, null, 'left', 'left'), 'lost'],
  ['ended by the one who stayed', withLeft(two, null, 'stays', 'left'), 'won'],
  ['ended by two who stayed', withLeft(three, null, 'stays', 'stays', 'left'), 'drawn'],
  ['ended by two whom one had left', withLeft(three, null, 'left'), 'lost'],
  ['ended alone with bots', withLeft(['Ada', 'Greedy bot'], null), 'lost'],
] as const)('%s', (_what, info, result) => {
  expect(resultOf(info)).toBe(result);
  expect(countsAs(info)).toBe(result);
});

test('a match that never began has no result', () => {
  expect(resultOf(match(['Ada', 'Greedy bot'], null, { startedAt: null }))).toBeNull();
});

test('results of another seat are that seat’s, with who played against it', () => {
  const theirs = seenBy(all[1] as MatchInfo, 1);
  expect([resultOf(theirs), opponentsOf(theirs)]).toEqual(['won', ['Ada', 'Cleo']]);
  const scored = match(['Ada', 'Ben'], [0], {
    outcome: { winners: [0], ranking: [[0], [1]], reason: '', scores: [9, 4] },
  }) as MatchInfo;
  expect([0, 1].map((seat) => marginOf(seenBy(scored, seat)))).toEqual([5, -5]);
  Object.assign(scored.seats[0] ?? {}, { left: true });
  expect(marginOf(scored)).toBeNull();
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
