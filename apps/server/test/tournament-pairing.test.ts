// Pairing and standings as laws: who meets whom, who sits where, and that results alone say who stands where.

import { expect, test } from 'vitest';
import { pairsOfLeastCost } from '../src/tournaments/matching.ts';
import {
  allPlayAll,
  knockoutRound,
  roundsOfAll,
  swissRound,
  tableSizes,
} from '../src/tournaments/pairing.ts';
import type { Group, Paired } from '../src/tournaments/pairing.ts';
import { afterSeason, divisionsOf, goOn, standings } from '../src/tournaments/standings.ts';
import type { Result } from '../src/tournaments/standings.ts';

function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const pairKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** How often each pair met, and each sat where. */
function counted(rounds: readonly (readonly Group[])[], seats: number) {
  const met = new Map<string, number>();
  const sat = new Map<number, number[]>();
  const byes = new Map<number, number>();
  for (const group of rounds.flat()) {
    if (group.length === 1) byes.set(group[0], (byes.get(group[0]) ?? 0) + 1);
    for (const [seat, one] of group.entries()) {
      if (!sat.has(one))
        sat.set(
          one,
          Array.from({ length: seats }, () => 0),
        );
      if (group.length > 1) (sat.get(one) as number[])[seat]++;
      for (const other of group.slice(seat + 1))
        met.set(pairKey(one, other), (met.get(pairKey(one, other)) ?? 0) + 1);
    }
  }
  return { met, sat, byes };
}
const spread = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);

test('the matching costs as little as the best of all', () => {
  const all = (left: readonly number[], cost: (a: number, b: number) => number): number => {
    const [first, ...others] = left;
    if (first === undefined) return 0;
    return Math.min(
      ...others.map(
        (other) =>
          cost(first, other) +
          all(
            others.filter((one) => one !== other),
            cost,
          ),
      ),
    );
  };
  for (let seed = 0; seed < 60; seed++) {
    const draw = numbersFrom(seed);
    const count = 2 + 2 * (seed % 4);
    const table = Array.from({ length: count }, () => upTo(count).map(() => Math.floor(draw() * 1e9)));
    const cost = (a: number, b: number): number => table[Math.min(a, b)][Math.max(a, b)];
    const mates = pairsOfLeastCost(count, cost);
    expect(mates.map((mate) => mates[mate])).toEqual([...mates.keys()]);
    const found = mates.reduce((sum, mate, at) => sum + (at < mate ? cost(at, mate) : 0), 0);
    expect(found).toBe(all([...mates.keys()], cost));
  }
});

test('in a round robin of two each pair meets once, and nobody is more than one ahead in a seat', () => {
  for (let count = 2; count <= 24; count++) {
    const rounds = allPlayAll(upTo(count), { seats: 2, least: 2 });
    expect(rounds).toHaveLength(roundsOfAll(count, 2));
    for (const round of rounds) expect(round.flat().toSorted((a, b) => a - b)).toEqual(upTo(count));
    const { met, sat, byes } = counted(rounds, 2);
    expect([...met.values()]).toEqual(Array.from({ length: (count * (count - 1)) / 2 }, () => 1));
    for (const seats of sat.values()) expect(spread(seats)).toBeLessThanOrEqual(1);
    expect([...byes.values()].every((one) => one === 1)).toBe(true);
  }
});

test('in a double round robin each pair meets twice, with seats changed; at larger tables about as often as can be', () => {
  for (const count of [4, 7]) {
    const rounds = allPlayAll(upTo(count), { seats: 2, least: 2, cycles: 2 });
    expect(rounds).toHaveLength(roundsOfAll(count, 2, 2));
    const { met, sat } = counted(rounds, 2);
    expect([...met.values()]).toEqual(Array.from({ length: (count * (count - 1)) / 2 }, () => 2));
    for (const seats of sat.values()) expect(seats[0]).toBe(seats[1]);
  }
  const rounds = allPlayAll(upTo(9), { seats: 3, least: 3, cycles: 2 });
  expect(rounds).toHaveLength(8);
  const { met } = counted(rounds, 3);
  expect([met.size, spread([...met.values()])]).toEqual([36, 0]);
});

test('who has blocked somebody does not meet them where others are as near, and is not spared a rival', () => {
  const all = (points: readonly number[], blocks: readonly [number, number][]): readonly Paired[] =>
    points.map((mine, at) => {
      const number = at + 1;
      const apart = blocks.flatMap(([a, b]) => (a === number ? [b] : b === number ? [a] : []));
      return { number, rank: at, points: mine, met: new Map(), sat: [0, 0], byes: 0, apart: new Set(apart) };
    });
  const pairs = (players: readonly Paired[], seats = 2): readonly string[] =>
    swissRound(players, { seats, least: 2, round: 1 }).map((group) =>
      group.toSorted((a, b) => a - b).join(' '),
    );
  expect(pairs(all([0, 0, 0, 0], []))).toContain('1 3');
  expect(pairs(all([0, 0, 0, 0], [[1, 3]]))).not.toContain('1 3');
  // The leaders meet whatever one of them has said: the others are two points away.
  expect(pairs(all([4, 4, 2, 2], [[1, 2]]))).toContain('1 2');
  const tables = pairs(all([0, 0, 0, 0, 0, 0], [[1, 4]]), 3);
  expect(tables.some((one) => /1.*4/.test(one))).toBe(false);
});

test('tables are as even as can be, and nobody rests who could play', () => {
  expect(tableSizes(10, 4, 2)).toEqual([4, 3, 3]);
  expect(tableSizes(5, 4, 2)).toEqual([3, 2]);
  expect(tableSizes(7, 2, 2)).toEqual([2, 2, 2]);
  expect(tableSizes(5, 4, 4)).toEqual([4]);
  expect(tableSizes(5, 3, 3)).toEqual([3]);
  expect(tableSizes(2, 3, 3)).toEqual([]);
  for (let count = 2; count < 60; count++)
    for (let seats = 2; seats <= 6; seats++) {
      const sizes = tableSizes(count, seats, 2);
      expect(spread(sizes)).toBeLessThanOrEqual(1);
      expect(count - sizes.reduce((sum, size) => sum + size, 0)).toBe(seats === 2 ? count % 2 : 0);
    }
});

test('at tables of three to six all meet, and sit, about as often', () => {
  const evenness: { [what: string]: number } = {};
  for (const [count, seats] of [
    [9, 3],
    [12, 3],
    [12, 4],
    [16, 4],
    [12, 6],
    [24, 4],
  ]) {
    const what = `${count} at ${seats}`;
    const { met, sat } = counted(allPlayAll(upTo(count), { seats, least: 2 }), seats);
    const times = upTo(count).flatMap((a) => upTo(a - 1).map((b) => met.get(pairKey(a, b)) ?? 0));
    expect(Math.max(...times), what).toBeLessThanOrEqual(3);
    evenness[what] = times.filter((one) => one === 1).length / times.length;
    for (const seatsOf of sat.values()) expect(spread(seatsOf), what).toBeLessThanOrEqual(1);
  }
  // Of nine at three each pair can meet exactly once, and does; elsewhere most do.
  expect(evenness['9 at 3']).toBe(1);
  expect(Math.min(...Object.values(evenness))).toBeGreaterThan(0.55);
});

interface Played {
  readonly rounds: (readonly Group[])[];
  readonly results: Result[];
}

/** A Swiss whose matches the drawn numbers decide. */
function swiss(count: number, total: number, { seats = 2, least = 2, seed = 1 } = {}): Played {
  const draw = numbersFrom(seed);
  const played: Played = { rounds: [], results: [] };
  for (let round = 1; round <= total; round++) {
    const there = upTo(count);
    const now = counted(played.rounds, seats);
    const points = new Map(
      standings('swiss', upTo(count), played.results, { gone: new Set(), due: total }).map((row) => [
        row.number,
        row.points,
      ]),
    );
    const players = there.map((number): Paired => ({
      number,
      rank: number,
      points: points.get(number) ?? 0,
      met: new Map(upTo(count).map((other) => [other, now.met.get(pairKey(number, other)) ?? 0])),
      sat: now.sat.get(number) ?? Array.from({ length: seats }, () => 0),
      byes: now.byes.get(number) ?? 0,
    }));
    const groups = swissRound(players, { seats, least, round });
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(there);
    played.rounds.push(groups);
    for (const group of groups)
      played.results.push({ round, players: group, places: group.map(() => 1 + Math.floor(draw() * 3)) });
  }
  return played;
}

test('in a Swiss nobody meets anybody twice, rests twice or is more than one ahead in a seat, and points are near', () => {
  for (const [count, total] of [
    [8, 3],
    [9, 4],
    [16, 5],
    [31, 6],
    [64, 7],
  ])
    for (let seed = 0; seed < 4; seed++) {
      const { rounds } = swiss(count, total, { seed });
      const { met, sat, byes } = counted(rounds, 2);
      const what = `${count} in ${total} rounds, ${seed}`;
      expect(Math.max(...met.values()), what).toBe(1);
      for (const seats of sat.values()) expect(spread(seats), what).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...byes.values()), what).toBeLessThanOrEqual(1);
      expect(
        [...byes.values()].reduce((sum, one) => sum + one, 0),
        what,
      ).toBe(count % 2 === 1 ? total : 0);
    }
});

test('where there are more rounds than opponents people meet again, and everybody still plays', () => {
  const { met } = counted(swiss(4, 6).rounds, 2);
  expect([...met.values()].toSorted((a, b) => a - b)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('a Swiss pairs upper half with lower half at first, and like points after it', () => {
  const { rounds, results } = swiss(8, 2);
  expect(
    rounds[0].map((group) => [...group].toSorted((a, b) => a - b)).toSorted(([a], [b]) => a - b),
  ).toEqual([
    [1, 5],
    [2, 6],
    [3, 7],
    [4, 8],
  ]);
  const rows = standings(
    'swiss',
    upTo(8),
    results.filter(({ round }) => round === 1),
    { gone: new Set(), due: 2 },
  );
  const points = new Map(rows.map((row) => [row.number, row.points]));
  const apart = rounds[1].map(([a, b]) => Math.abs((points.get(a) ?? 0) - (points.get(b) ?? 0)));
  expect(Math.max(...apart)).toBeLessThanOrEqual(0.5);
});

test('a Swiss at tables of four keeps pairs apart as far as can be', () => {
  const { rounds } = swiss(16, 4, { seats: 4 });
  const { met, sat } = counted(rounds, 4);
  expect([...met.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(8);
  expect(Math.max(...met.values())).toBe(2);
  for (const seats of sat.values()) expect(spread(seats)).toBeLessThanOrEqual(2);
  expect(
    swiss(9, 3, { seats: 4, least: 3 }).rounds.map((groups) => groups.map(({ length }) => length)),
  ).toEqual(Array.from({ length: 3 }, () => [3, 3, 3]));
});

test('a knock-out comes to one, whatever the number, and the strongest meet last', () => {
  for (const [seats, least] of [
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 2],
    [4, 4],
  ])
    for (let count = Math.max(2, least); count <= 40; count++) {
      let alive = upTo(count);
      let last: readonly Group[] = [];
      for (let round = 1; alive.length > 1; round++) {
        expect(round).toBeLessThan(20);
        const players = alive.map((number): Paired => ({
          number,
          rank: number,
          points: 0,
          met: new Map(),
          sat: [],
          byes: 0,
        }));
        last = knockoutRound(players, { seats, least });
        expect(last.flat().toSorted((a, b) => a - b)).toEqual(alive.toSorted((a, b) => a - b));
        const results = last.map((group): Result => ({
          round,
          players: group,
          places: group.map((one) => 1 + group.filter((other) => other < one).length),
        }));
        const next = goOn(results, (number) => number, least);
        expect(next.length).toBeLessThan(alive.length);
        alive = [...next];
      }
      expect(alive).toEqual([1]);
      if (seats === 2) expect(last.flat().toSorted((a, b) => a - b)).toEqual([1, 2]);
    }
});

test('standings follow from results, in whatever order they came', () => {
  const { results } = swiss(16, 5, { seed: 3 });
  const free = { gone: new Set<number>(), due: 5 };
  const rows = standings('swiss', upTo(16), results, free);
  const draw = numbersFrom(9);
  const mixed = results.toSorted(() => draw() - 0.5);
  expect(standings('swiss', upTo(16).toReversed(), mixed, free)).toEqual(rows);
  // Points given are those that tables have: one for each match of two.
  expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(40);
  expect(rows.map(({ points }) => points)).toEqual(
    rows.map(({ points }) => points).toSorted((a, b) => b - a),
  );
});

const won = (round: number, ...players: readonly number[]): Result => ({
  round,
  players,
  places: players.map((_, at) => at + 1),
});

test('ties are broken as it is said, and who cannot be told apart shares a place', () => {
  const free = { gone: new Set<number>(), due: 3 };
  // 1 beat 2, 2 beat 3, 3 beat 1, all beat 4 but 3, who lost to 4.
  const results = [won(1, 1, 2), won(1, 4, 3), won(2, 2, 3), won(2, 1, 4), won(3, 3, 1), won(3, 2, 4)];
  const rows = standings('round-robin', upTo(4), results, free);
  expect(rows.map(({ number, place, points }) => [number, place, points])).toEqual([
    [1, 1, 2],
    [2, 2, 2],
    [4, 3, 1],
    [3, 4, 1],
  ]);
  const cycle = [won(1, 1, 2), won(2, 2, 3), won(3, 3, 1)];
  expect(standings('round-robin', upTo(3), cycle, free).map(({ place }) => place)).toEqual([1, 1, 1]);
  // Both have a win; 1 won against somebody who won otherwise.
  const apart = [won(1, 1, 2), won(1, 3, 4), won(2, 2, 5), won(2, 6, 4)];
  const [first] = standings('swiss', upTo(6), apart, free);
  expect(first).toMatchObject({ number: 1, points: 1, ties: [1, 1, 1] });
});

test('larger tables give shares of who was beaten; a bye is a win, a round missed is nothing', () => {
  const free = { gone: new Set<number>(), due: 2 };
  const results: Result[] = [
    { round: 1, players: [1, 2, 3, 4], places: [1, 2, 2, 4] },
    { round: 1, players: [5], places: [1] },
    { round: 1, players: [6, 7], places: [null, null] },
    { round: 1, players: [8, 9], places: [1, null] },
  ];
  const points = new Map(standings('swiss', upTo(9), results, free).map((row) => [row.number, row.points]));
  expect(upTo(9).map((number) => points.get(number))).toEqual([1, 0.5, 0.5, 0, 1, 0, 0, 1, 0]);
});

test('who leaves a round robin before half of it counts for nobody, later for all', () => {
  const results = [won(1, 1, 2), won(1, 3, 4), won(2, 1, 3), won(2, 2, 4), won(3, 4, 1), won(3, 2, 3)];
  const forfeit = (round: number, winner: number, loser: number): Result => ({
    round,
    players: [winner, loser],
    places: [1, null],
  });
  const pointsOf = (all: readonly Result[], left: number) =>
    new Map(
      standings('round-robin', upTo(4), all, { gone: new Set([left]), due: 3 }).map((row) => [
        row.number,
        row.points,
      ]),
    );
  // 4 has played two of three.
  expect(pointsOf(results, 4).get(2)).toBe(2);
  const gone = [results[0], results[1], results[2], forfeit(2, 2, 4), forfeit(3, 1, 4), results[5]];
  expect([...pointsOf(gone, 4)].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 0],
  ]);
});

test('scores are added up: byes give one’s own mean, not to come costs the worst, an agreed end nothing', () => {
  const free = { gone: new Set<number>(), due: 3, scoresFrom: 1500 };
  const scored = (round: number, players: readonly number[], scores: readonly number[]): Result => ({
    ...won(round, ...players),
    scores,
  });
  const results: Result[] = [
    scored(1, [1, 2], [40, -40]),
    scored(1, [3, 4], [10, -10]),
    { round: 2, players: [1, 3], places: [1, null] },
    { round: 2, players: [2, 4], places: [1, 1] },
    scored(3, [1, 4], [20, -20]),
    won(3, 2, 3),
    { round: 3, players: [5], places: [1] },
  ];
  const rows = standings('swiss', upTo(5), results, free);
  const points = new Map(rows.map((row) => [row.number, row.points]));
  // 1: 40, 20 and their mean; 2: -40, nothing, and -40 again by their mean; 3: 10, twice the worst; 4: -10, nothing, -20; 5: begins.
  expect(upTo(5).map((number) => points.get(number))).toEqual([1590, 1420, 1430, 1470, 1500]);
  expect(rows.map(({ number }) => number)).toEqual([1, 5, 4, 3, 2]);
  expect(rows[0].ties).toHaveLength(2);
  expect(standings('swiss', upTo(5).toReversed(), results.toReversed(), free)).toEqual(rows);
});

test('behind a season the last of each division change with the first of the next', () => {
  expect(afterSeason([upTo(4), [5, 6, 7, 8], [9, 10, 11]], 1)).toEqual([1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11]);
  expect(afterSeason([upTo(3), [4]], 2)).toEqual([1, 2, 3, 4]);
  expect(divisionsOf(upTo(11), 4).map(({ length }) => length)).toEqual([4, 4, 3]);
  expect(divisionsOf(upTo(3), 8)).toEqual([[1, 2, 3]]);
  for (let count = 2; count < 80; count++)
    for (let size = 4; size <= 12; size++) {
      const cut = divisionsOf(upTo(count), size);
      expect(cut.flat()).toEqual(upTo(count));
      expect(spread(cut.map(({ length }) => length))).toBeLessThanOrEqual(1);
    }
});
