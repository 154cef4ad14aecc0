// A season of players whose strength is known, rated match by match: does the order come out, and do deviations say the truth?

import { newcomer, ratingsAfter } from '../src/ratings/rate.ts';
import type { Rating } from '../src/ratings/rate.ts';

/** What is played. */
export interface SeasonPlan {
  readonly players: number;
  readonly matches: number;
  readonly seats: number;
  /** Whether people of like figures meet, as a queue brings them together; else anybody meets anybody. */
  readonly near: boolean;
  readonly seed: number;
}

/** What came out. */
export interface SeasonResult {
  /** Spearman's correlation of the figures with the true strengths. */
  readonly order: number;
  /** The share of players whose truth is within one deviation, and within 1.96. */
  readonly within: readonly [number, number];
  /** By how much the figures of the weakest eighth are too high, on the mean: an error that they share. */
  readonly weakest: number;
  /** Means over all players: of the deviations, and the root of that of the squared errors. */
  readonly deviation: number;
  readonly error: number;
}

// Mulberry32: the same season for the same seed everywhere.
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const scale = 400 / Math.log(10);
const spread = 300;
const least = 1e-12;

function ranksOf(values: readonly number[]): readonly number[] {
  const ranks = values.map(() => 0);
  const order = [...values.keys()].toSorted((a, b) => values[a] - values[b]);
  for (const [rank, at] of order.entries()) ranks[at] = rank;
  return ranks;
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b, n] = [ranksOf(one), ranksOf(other), one.length];
  return 1 - (6 * sum(a.map((rank, at) => (rank - b[at]) ** 2))) / (n * (n ** 2 - 1));
}

function meeting({ seats, near }: SeasonPlan, ratings: readonly Rating[], random: () => number): number[] {
  const first = Math.floor(random() * ratings.length);
  const far = ratings.map(({ mean }, at) => {
    if (at === first) return -1;
    return near ? Math.abs(mean - ratings[first].mean) + random() * spread : random();
  });
  return [...far.keys()].toSorted((a, b) => far[a] - far[b]).slice(0, seats);
}

/** Plays it: places fall as Plackett and Luce say, 400 figures more being ten to one. */
export function season(plan: SeasonPlan): SeasonResult {
  const random = numbers(plan.seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(random() + least)) * Math.cos(2 * Math.PI * random());
  const drawn = Array.from({ length: plan.players }, () => spread * normal());
  // Figures say who is better than whom: all together are as good as newcomers are taken to be.
  const truth = drawn.map((one) => newcomer.mean + one - sum(drawn) / plan.players);
  const ratings: Rating[] = truth.map(() => newcomer);
  for (let match = 0; match < plan.matches; match++) {
    const who = meeting(plan, ratings, random);
    const played = who.map((at) => truth[at] / scale - Math.log(-Math.log(random() + least)));
    const places = ranksOf(played).map((rank) => plan.seats - rank);
    const after = ratingsAfter(who.map((at, seat) => ({ members: [ratings[at]], place: places[seat] })));
    for (const [seat, at] of who.entries()) ratings[at] = after[seat][0];
  }
  const errors = ratings.map(({ mean }, at) => Math.abs(mean - truth[at]));
  const within = (deviations: number): number =>
    errors.filter((error, at) => error <= deviations * ratings[at].deviation).length / plan.players;
  const weakest = [...truth.keys()].toSorted((a, b) => truth[a] - truth[b]).slice(0, plan.players / 8);
  return {
    order: spearman(
      truth,
      ratings.map(({ mean }) => mean),
    ),
    within: [within(1), within(1.96)],
    weakest: sum(weakest.map((at) => ratings[at].mean - truth[at])) / weakest.length,
    deviation: sum(ratings.map(({ deviation }) => deviation)) / plan.players,
    error: Math.sqrt(sum(errors.map((error) => error ** 2)) / plan.players),
  };
}
