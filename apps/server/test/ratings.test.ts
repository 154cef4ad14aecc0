// Ratings: what places make of figures, what counts, and a server that counts it once.

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { anchorsOf } from '../src/ratings/anchors.ts';
import { newcomer, ratingsAfter } from '../src/ratings/rate.ts';
import { Ratings } from '../src/ratings/ratings.ts';
import { ladderOf, placedIn } from '../src/ratings/result.ts';
import { memoryStore } from '../src/store/memory.ts';
import type { StoredMatch, StoredSeat } from '../src/store/store.ts';
import { emptySeat } from '../src/lobby/changed.ts';
import { pino } from 'pino';
import { duel } from './duel.ts';
import type { Live } from './support.ts';
import { season } from './season.ts';
import { someMatch } from './stored.ts';
import { Client, startMatch, testServer } from './support.ts';

const team = (mean: number, deviation: number, place: number) => ({ members: [{ mean, deviation }], place });

test('two players move as in Glicko, but for the drift and the doubt of both', () => {
  const [[won], [lost]] = ratingsAfter([team(1500, 50, 1), team(1500, 50, 2)]);
  // Glicko 1, by its formulas: q = ln 10 / 400, g = 0.9876, d² = 1 / (q² g² / 4), 1507.0 and 49.8 for the winner.
  expect(won.mean).toBeCloseTo(1507.0, 0);
  expect(won.deviation).toBeCloseTo(49.8, 0);
  expect(won.mean - 1500).toBeCloseTo(1500 - lost.mean, 6);
});

test('a tie of equals moves nobody, sides share, and a match of no weight says nothing', () => {
  const [[one], [other]] = ratingsAfter([team(1600, 80, 1), team(1600, 80, 1)]);
  expect([one.mean, other.mean]).toEqual([1600, 1600]);
  const [pair, single] = ratingsAfter([
    { members: [newcomer, newcomer], place: 1 },
    { members: [newcomer], place: 2 },
  ]);
  expect(pair[0].mean).toBe(pair[1].mean);
  expect(pair[0].mean - 1500).toBeLessThan(1500 - single[0].mean);
  expect(ratingsAfter([team(1500, 80, 1), team(1700, 80, 2)], 0)[0][0]).toEqual({
    mean: 1500,
    deviation: 80,
  });
});

test('a short season puts players into order, and deviations cover the truth at their rate', () => {
  for (const [seats, order, near] of [
    [2, 0.93, true],
    [4, 0.97, true],
    [6, 0.97, true],
    [4, 0.97, false],
    [6, 0.97, false],
  ] as const) {
    const found = season({ players: 100, matches: 1500, seats, near, seed: 1 });
    expect(found.order).toBeGreaterThan(order);
    // 100 players: three standard errors of 68 in 100, and what a start in which all figures are wrong adds.
    expect(Math.abs(found.within[0] - 0.68)).toBeLessThan(0.15);
    expect(found.within[1]).toBeGreaterThan(0.85);
  }
});

const seat = (identity: string, more: Partial<StoredSeat> = {}): StoredSeat =>
  ({ ...emptySeat, kind: 'human', identity, name: identity, ...more }) as StoredSeat;
const house = { ...emptySeat, kind: 'bot', bot: 'greedy', name: 'Greedy bot' } as unknown as StoredSeat;
const over = (
  seats: readonly StoredSeat[],
  ranking: number[][] | null,
  more: Partial<StoredMatch> = {},
): StoredMatch =>
  someMatch({
    rated: true,
    seats,
    status: ranking === null ? 'ended' : 'finished',
    outcome: ranking === null ? null : { winners: ranking[0], ranking, reason: '' },
    startedAt: 1,
    finishedAt: 2,
    ...more,
  });
const placesOf = (match: StoredMatch) =>
  placedIn(match, [], () => true)?.map(({ seats, place }) => [...seats, place]) ?? null;
const [ann, ben, cleo] = ['ann', 'ben', 'cleo'].map((name) => seat(name));
const gone = { left: true } as const;

test.each<[string, StoredMatch, number[][] | null]>([
  [
    'places count',
    over([ann, ben, cleo], [[1], [0, 2]]),
    [
      [0, 2],
      [1, 1],
      [2, 2],
    ],
  ],
  ['a friendly table does not', { ...over([ann, ben], [[0], [1]]), rated: undefined as never }, null],
  [
    'nor does what was played on from elsewhere',
    over([ann, ben], [[0], [1]], { fork: { match: 'm', at: 1 } }),
    null,
  ],
  [
    'who leaves is last, though the bot won',
    over([seat('ann', gone), ben], [[0], [1]]),
    [
      [0, 4],
      [1, 2],
    ],
  ],
  [
    'who leaves before the first reveal is in no place',
    over([seat('ann', { ...gone, leftEarly: true }), ben, cleo], [[0], [1], [2]]),
    [
      [1, 2],
      [2, 3],
    ],
  ],
  ['and of two nobody is', over([seat('ann', { ...gone, leftEarly: true }), ben], [[0], [1]]), null],
  ['an end that people agreed on says nothing', over([ann, ben], null), null],
  [
    'but to leave before it does',
    over([ann, ben, seat('cleo', gone)], null),
    [
      [0, 2],
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'who stays alone wins over who left',
    over([ann, seat('ben', gone)], null),
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [
    'and ends it at the cost of losing to the bots',
    over([ann, house], null),
    [
      [0, 2],
      [1, 1],
    ],
  ],
  [
    'as does who leaves bots',
    over([seat('ann', gone), house], null),
    [
      [0, 3],
      [1, 1],
    ],
  ],
])('%s', (_what, match, places) => expect(placesOf(match)).toEqual(places));

test('matches of the same two count less and less, other ladders are others, and counting anew finds the same', async () => {
  const store = memoryStore();
  const log = pino({ level: 'silent' });
  const ratings = new Ratings({ store, games: new Map(), log, anchors: async () => new Map() });
  const play = async (at: number, more: Partial<StoredMatch> = {}): Promise<void> => {
    const match = over([ann, ben], [[0], [1]], { finishedAt: at, version: 1, ...more });
    await store.addMatch(match);
    await store.saveMatch({ ...match, version: 2 });
  };
  for (let at = 1; at <= 12; at++) await play(at);
  await play(13, { clock: { kind: 'mail', days: 2 } });
  const [own, theirs] = await Promise.all(['ann', 'ben'].map((one) => ratings.of(one)));
  expect(own.map(({ ladder }) => ladder)).toEqual([...Array(12).fill('g/2/none'), 'g/2/mail']);
  expect(own.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]);
  expect(theirs).toHaveLength(13);
  const gains = own.slice(1, 12).map(({ mean }, at) => mean - own[at].mean);
  expect(Math.min(...gains)).toBeGreaterThan(0);
  const whole = new Ratings({ store: memoryStore(), games: new Map(), log });
  await whole.settle();
  let [a, b] = [own[4], theirs[4]].map(({ mean, deviation }) => ({ mean, deviation }));
  for (let at = 5; at < 12; at++)
    [[a], [b]] = ratingsAfter([
      { members: [a], place: 1 },
      { members: [b], place: 2 },
    ]);
  expect(own[11].mean - own[4].mean).toBeLessThan(0.9 * (a.mean - own[4].mean));
  await store.forgetRatings();
  for (const { id, finishedAt } of await store.matches({ statuses: ['finished'], limit: 99 }))
    await store.rateLater(id, finishedAt ?? 0);
  expect(await ratings.of('ann')).toEqual(own);
});

test('anchors are what docs/bots.md says of the ladder, with the apprentice as strong as a newcomer', async () => {
  const text = await readFile(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| ([A-Z][\w ]+) \|((?: -?[\d.]+ ± [\d.]+ \|){6})$/gm)];
  expect(rows).toHaveLength(5);
  for (const [, title, cells] of rows) {
    const name = title.toLowerCase().replaceAll(' ', '-');
    const file = new URL(`../../../games/${name}/ladder.json`, import.meta.url);
    const given = Object.values(
      JSON.parse(await readFile(file, 'utf8')) as { [bot: string]: [number, number] },
    );
    expect(given.map(([mu, sigma]) => `${mu.toFixed(1)} ± ${sigma.toFixed(1)}`)).toEqual(
      cells
        .split('|')
        .slice(0, 6)
        .map((cell) => cell.trim()),
    );
    const anchors = await anchorsOf(name);
    expect(anchors.get('apprentice')?.mean).toBe(newcomer.mean);
    expect(anchors.get('random')?.mean).toBeLessThan(900);
  }
  expect((await anchorsOf('no-such-game')).size).toBe(0);
});

interface Told {
  readonly ratings: readonly {
    readonly figure: number;
    readonly matches: number;
    readonly course: readonly object[];
  }[];
}

test('a rated match is counted once at its end, for those who played it; a friendly one is not; nobody is told of others', async () => {
  const server = await testServer();
  try {
    const [one, two, three] = await Promise.all(
      ['Ann', 'Ben', 'Cleo'].map((name) => Client.enter(server, name)),
    );
    expect(await one.get('/ratings')).toMatchObject({ ratings: [] });
    for (const rated of [true, false]) {
      const match = await startMatch([one, two], { rated, options: {} });
      expect((await three.get(`/matches/${match}`)).rated).toBe(rated ? true : undefined);
      if (rated) expect(await one.get(`/matches/${match}/hint?seat=0`)).toMatchObject({ code: 'no-hints' });
      const lives: Live[] = await Promise.all([one, two].map((client) => client.connect()));
      await Promise.all(lives.map((live, at) => live.subscribe(match, at)));
      await Promise.all(lives.map((live, at) => live.playOut(match, at)));
      for (const live of lives) live.close();
    }
    const settled = async (client: Client): Promise<Told['ratings']> =>
      (await client.get<Told>('/ratings')).ratings;
    await expect.poll(() => settled(one)).toHaveLength(1);
    const [[mine], [theirs]] = await Promise.all([settled(one), settled(two)]);
    expect(mine).toMatchObject({ matches: 1, provisional: true, seats: 2, pace: 'none' });
    expect(mine.figure + theirs.figure).toBe(3000);
    expect(mine.figure).not.toBe(1500);
    expect(await settled(three)).toEqual([]);
    for (const way of ['abandon', 'vote']) {
      const early = await startMatch([three, one], { rated: true });
      for (const who of [three, one]) await who.post(`/matches/${early}/${way}`);
      expect((await server.services.store.match(early))?.seats.every(({ leftEarly }) => leftEarly)).toBe(
        true,
      );
    }
    expect(await settled(three)).toEqual([]);
    const house = { game: duel.name, seats: [{ kind: 'human' }, { kind: 'human' }], rated: true };
    expect(await one.post('/matches', { ...house, options: { rounds: 9 } })).toMatchObject({
      code: 'bad-options',
    });
  } finally {
    await server.stop();
  }
});

test('ladders tell game, seats and pace apart', () => {
  expect(ladderOf({ game: 'g', seats: [1, 2, 3], clock: { kind: 'mail', days: 1 } })).toBe('g/3/mail');
});
