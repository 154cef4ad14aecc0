// Who meets whom, and who sits where: pure functions over what has been played. Same history, same round, everywhere.

import { evenSeats } from './even-seats.ts';
import { pairsOfLeastCost } from './matching.ts';

/** One who is to be paired. */
export interface Paired {
  readonly number: number;
  readonly points: number;
  /** The order among equal points: by strength at first, 0 is the strongest. */
  readonly rank: number;
  /** How often they have met each other one, by number. */
  readonly met: ReadonlyMap<number, number>;
  /** How often they have sat in each seat. */
  readonly sat: readonly number[];
  /** Rounds without an opponent. */
  readonly byes: number;
  /** With whom they had rather not sit: whom they have blocked, or who has blocked them. */
  readonly apart?: ReadonlySet<number>;
}

/** Those of one table by their seats; alone: a bye. */
export type Group = readonly number[];

/** How many sit at each table, as even as can be; whoever is left over has a bye. */
export function tableSizes(count: number, seats: number, least: number): readonly number[] {
  for (let playing = count; playing >= Math.max(2, least); playing--) {
    const tables = Math.ceil(playing / seats);
    const size = Math.floor(playing / tables);
    if (size < least) continue;
    const more = playing - size * tables;
    return Array.from({ length: tables }, (_, at) => size + (at < more ? 1 : 0));
  }
  return [];
}

const gapOf = (sat: readonly number[]): number => (sat[0] ?? 0) - (sat[1] ?? 0);

// How far the seats of two would be from balance, whichever way they sit: 0 where nobody is more than one ahead.
function seatStrain(one: Paired, other: Paired): number {
  const [a, b] = [gapOf(one.sat), gapOf(other.sat)];
  const straight = Math.max(Math.abs(a + 1), Math.abs(b - 1));
  const crossed = Math.max(Math.abs(a - 1), Math.abs(b + 1));
  return Math.max(0, Math.min(straight, crossed) - 1);
}

// One after the other, each counts more than the next: meeting again, seats, points, place in the own half. To sit with somebody
// blocked is as bad as to meet somebody a point away: a block gets nobody around a rival.
const costs = { again: 1e12, seats: 1e9, points: 1e3, half: 1, apart: 4e3 } as const;
const mostHalf = 900;

function pointsApart(one: Paired, other: Paired): number {
  return Math.round((2 * (one.points - other.points)) ** 2 * costs.points);
}

const apartCost = (one: Paired, other: Paired): number =>
  one.apart?.has(other.number) === true ? costs.apart : 0;

// Among equal points the upper half meets the lower half, as the Dutch system has it.
function halfStrain(
  one: Paired,
  other: Paired,
  places: ReadonlyMap<number, readonly [number, number]>,
): number {
  const [at, size] = places.get(one.number) ?? [0, 1];
  const [otherAt] = places.get(other.number) ?? [0, 1];
  if (one.points !== other.points) return 0;
  const off = Math.abs(Math.abs(at - otherAt) - Math.floor(size / 2)) / size;
  return Math.round(mostHalf * off ** 2);
}

function placesInGroups(players: readonly Paired[]): ReadonlyMap<number, readonly [number, number]> {
  const places = new Map<number, readonly [number, number]>();
  for (const group of Map.groupBy(players, ({ points }) => points).values())
    for (const [at, { number }] of group.toSorted((a, b) => a.rank - b.rank).entries())
      places.set(number, [at, group.length]);
  return places;
}

function pairTwo(players: readonly Paired[]): readonly Group[] {
  const places = placesInGroups(players);
  // Whoever is paired with nobody has a bye: nobody twice where that can be, and the last rather than the first.
  const least = Math.min(...players.map(({ points }) => points));
  const byeCost = (one: Paired): number =>
    one.byes * costs.again +
    Math.round((2 * (one.points - least)) ** 2 * costs.points) +
    Math.round((mostHalf * (players.length - one.rank)) / players.length);
  const odd = players.length % 2 === 1;
  const mates = pairsOfLeastCost(players.length + (odd ? 1 : 0), (a, b) => {
    const [one, other] = [players[a], players.at(b)];
    if (b === players.length || other === undefined) return Math.max(0, byeCost(one));
    const again = one.met.get(other.number) ?? 0;
    return (
      again * costs.again +
      seatStrain(one, other) * costs.seats +
      pointsApart(one, other) +
      apartCost(one, other) +
      halfStrain(one, other, places)
    );
  });
  return players.flatMap((one, at): readonly Group[] => {
    const mate = mates[at];
    if (mate >= players.length) return [[one.number]];
    return at < mate ? [seated([one, players[mate]])] : [];
  });
}

// All orders of so many.
function ordersOf(count: number): readonly (readonly number[])[] {
  if (count === 1) return [[0]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

const orders = new Map<number, readonly (readonly number[])[]>();

// Those of a table in their seats: each where they have sat least, as far as the others allow.
function seated(group: readonly Pick<Paired, 'number' | 'sat'>[]): Group {
  const { length } = group;
  let all = orders.get(length);
  if (all === undefined) orders.set(length, (all = ordersOf(length)));
  let best: { readonly cost: number; readonly order: readonly number[] } | null = null;
  for (const order of all) {
    // What one more adds to the sum of the squares.
    const cost = order.reduce((sum, who, seat) => sum + 2 * (group[who].sat[seat] ?? 0) + 1, 0);
    if (best === null || cost < best.cost) best = { cost, order };
  }
  return (best?.order ?? []).map((who) => group[who].number);
}

// Those of one table, two by two. To meet a third time is worse than that two others meet a second time.
function tableCost(table: readonly Paired[]): number {
  let cost = 0;
  for (const [at, one] of table.entries())
    for (const other of table.slice(at + 1))
      cost +=
        (2 * (one.met.get(other.number) ?? 0) + 1) * costs.again +
        pointsApart(one, other) +
        apartCost(one, other);
  return cost;
}

// Exchanges two of different tables as long as that makes anything better.
function improved(start: readonly (readonly Paired[])[]): readonly (readonly Paired[])[] {
  const tables = start.map((table) => [...table]);
  const cost = tables.map(tableCost);
  for (let better = true; better;) {
    better = false;
    for (let a = 0; a < tables.length; a++)
      for (let b = a + 1; b < tables.length; b++)
        for (let i = 0; i < tables[a].length; i++)
          for (let j = 0; j < tables[b].length; j++) {
            const [one, other] = [tables[a].with(i, tables[b][j]), tables[b].with(j, tables[a][i])];
            const now = [tableCost(one), tableCost(other)];
            if (now[0] + now[1] >= cost[a] + cost[b]) continue;
            [tables[a], tables[b], cost[a], cost[b]] = [one, other, now[0], now[1]];
            better = true;
          }
  }
  return tables;
}

function dealt(players: readonly Paired[], sizes: readonly number[]): readonly (readonly Paired[])[] {
  let from = 0;
  return sizes.map((size) => players.slice(from, (from += size)));
}

// Up one column and down the next: each table gets some of the strong and some of the weak.
function snaked(players: readonly Paired[], sizes: readonly number[]): readonly (readonly Paired[])[] {
  const tables: Paired[][] = sizes.map(() => []);
  let at = 0;
  for (let row = 0; at < players.length; row++) {
    const columns = row % 2 === 0 ? [...tables.keys()] : [...tables.keys()].toReversed();
    for (const table of columns)
      if (tables[table].length < sizes[table] && at < players.length) tables[table].push(players[at++]);
  }
  return tables;
}

// Numbers that look drawn and are the same everywhere (Park and Miller's).
function drawnFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffled<T>(all: readonly T[], draw: () => number): readonly T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}

// Beginnings that are tried, fewer where each takes longer: a round costs a tenth of a second at most.
const startsFor = (players: number): number => Math.max(4, Math.min(40, Math.floor(480 / players)));
const sweeps = 3;

// From several beginnings to where no exchange helps; the best of them (the social golfer problem has no quick exact answer).
function pairMany(players: readonly Paired[], sizes: readonly number[], round: number): readonly Group[] {
  const draw = drawnFrom(7919 * round + players.length);
  const first = players.every(({ points }) => points === players[0]?.points)
    ? snaked(players, sizes)
    : dealt(players, sizes);
  const tries = [
    first,
    ...Array.from({ length: startsFor(players.length) }, () => dealt(shuffled(players, draw), sizes)),
  ];
  let best: { readonly cost: number; readonly tables: readonly (readonly Paired[])[] } | null = null;
  for (const start of tries) {
    const tables = improved(start);
    const cost = tables.reduce((sum, table) => sum + tableCost(table), 0);
    if (best === null || cost < best.cost) best = { cost, tables };
  }
  return (best?.tables ?? []).map(seated);
}

const byStanding = (a: Paired, b: Paired): number => b.points - a.points || a.rank - b.rank;

/** One round by points: nobody meets anybody again where that can be, then seats, then like points. `least`: the fewest at a table. */
export function swissRound(
  all: readonly Paired[],
  { seats, least, round }: { readonly seats: number; readonly least: number; readonly round: number },
): readonly Group[] {
  const players = all.toSorted(byStanding).map((one, rank) => ({ ...one, rank }));
  if (players.length < Math.max(2, least)) return players.map(({ number }) => [number]);
  if (seats === 2) return pairTwo(players);
  const sizes = tableSizes(players.length, seats, least);
  const over = players.length - sizes.reduce((sum, size) => sum + size, 0);
  const resting = new Set(
    players
      .toReversed()
      .toSorted((a, b) => a.byes - b.byes)
      .slice(0, over),
  );
  const playing = players.filter((one) => !resting.has(one));
  return [...pairMany(playing, sizes, round), ...[...resting].map(({ number }) => [number])];
}

/** One round in which only the first of each table goes on: the strong are kept apart, byes are theirs. */
export function knockoutRound(
  alive: readonly Paired[],
  { seats, least }: { readonly seats: number; readonly least: number },
): readonly Group[] {
  const players = alive.toSorted((a, b) => a.rank - b.rank);
  const { length } = players;
  // With two at a table so many rest at first that a power of two goes on.
  const resting = seats === 2 ? 2 ** Math.ceil(Math.log2(length)) - length : 0;
  const sizes = tableSizes(length - resting, seats, least);
  const over = length - sizes.reduce((sum, size) => sum + size, 0);
  return [
    ...players.slice(0, over).map(({ number }) => [number]),
    ...snaked(players.slice(over), sizes).map(seated),
  ];
}

// Berger's tables: in each round the numbers of a pair add up to the same; who is last in number meets whoever is left. Seats follow
// from the sums, so that nobody is more than one ahead in either.
function bergerRounds(numbers: readonly number[]): readonly (readonly Group[])[] {
  const even = numbers.length + (numbers.length % 2);
  const rounds = even - 1;
  return Array.from({ length: rounds }, (_, round) => {
    const groups: Group[] = [];
    for (let a = 1; a < even; a++) {
      const sum = (round + 2 - a + rounds * 2) % rounds;
      const b = sum === 0 ? rounds : sum;
      if (a === b) groups.push(a <= even / 2 ? [a, even] : [even, a]);
      else if (a < b) groups.push((a + b) % 2 === 1 ? [a, b] : [b, a]);
    }
    return groups.map((group) => group.flatMap((place) => numbers[place - 1] ?? []));
  });
}

/** How many rounds it takes until everybody could have met everybody, so many times. */
export function roundsOfAll(count: number, seats: number, cycles = 1): number {
  return cycles * (seats === 2 ? count - 1 + (count % 2) : Math.ceil((count - 1) / (seats - 1)));
}

/**
 * All rounds of everybody with everybody: each pair once in a cycle where two sit at a table (the second with seats changed), and
 * as evenly as was found at larger ones.
 */
export function allPlayAll(
  numbers: readonly number[],
  { seats, least, cycles = 1 }: { readonly seats: number; readonly least: number; readonly cycles?: number },
): readonly (readonly Group[])[] {
  if (seats === 2) {
    const once = bergerRounds(numbers);
    const back = once.map((groups) => groups.map((group) => group.toReversed()));
    return Array.from({ length: cycles }, (_, cycle) => (cycle % 2 === 0 ? once : back)).flat();
  }
  const history = new History(numbers, seats);
  const rounds: (readonly Group[])[] = [];
  const draw = (round: number): readonly Group[] =>
    swissRound(history.players(), { seats, least, round: round + 1 });
  const count = roundsOfAll(numbers.length, seats, cycles);
  for (let round = 0; round < count; round++) history.note((rounds[round] = draw(round)), 1);
  // Each round was drawn without those behind it: they are drawn again, one by one, where that is more even.
  for (let sweep = 1; sweep <= sweeps; sweep++)
    for (let round = 0; round < count; round++) {
      const before = history.uneven;
      history.note(rounds[round], -1);
      const again = draw(round + sweep * count);
      history.note(again, 1);
      if (history.uneven < before) rounds[round] = again;
      else {
        history.note(again, -1);
        history.note(rounds[round], 1);
      }
    }
  return evenSeats(rounds, history.sat);
}

/** What a schedule has in it so far. */
class History {
  readonly sat: ReadonlyMap<number, number[]>;
  readonly #met: ReadonlyMap<number, Map<number, number>>;
  readonly #byes: Map<number, number>;

  constructor(numbers: readonly number[], seats: number) {
    this.sat = new Map(numbers.map((number) => [number, Array.from({ length: seats }, () => 0)]));
    this.#met = new Map(numbers.map((number) => [number, new Map<number, number>()]));
    this.#byes = new Map(numbers.map((number) => [number, 0]));
  }

  /** Adds a round, or takes it away. */
  note(groups: readonly Group[], by: 1 | -1): void {
    for (const group of groups) {
      if (group.length === 1) this.#byes.set(group[0], (this.#byes.get(group[0]) ?? 0) + by);
      else
        for (const [seat, one] of group.entries()) {
          (this.sat.get(one) ?? [])[seat] += by;
          const mine = this.#met.get(one);
          for (const other of group) if (other !== one) mine?.set(other, (mine.get(other) ?? 0) + by);
        }
    }
  }

  players(): readonly Paired[] {
    return [...this.sat].map(([number, sat], rank) => {
      const met = this.#met.get(number) ?? new Map<number, number>();
      return { number, points: 0, rank, met, sat, byes: this.#byes.get(number) ?? 0 };
    });
  }

  /** How far from even: the sum of the squares of how often each two have met, and of byes. */
  get uneven(): number {
    const squares = (all: Iterable<number>): number => [...all].reduce((sum, times) => sum + times ** 2, 0);
    return [...this.#met.values()].reduce(
      (sum, mine) => sum + squares(mine.values()),
      squares(this.#byes.values()),
    );
  }
}
