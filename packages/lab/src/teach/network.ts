// Teaches an estimate's network who won, by what could be seen.

import { randomInt, seedRandom, shuffle } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';
import { scoreSeats, sharesBy } from '@bridgefront/tabletop/network';
import type { Network } from '@bridgefront/tabletop/network';

/** What could be seen of a state, and what came of it. */
export interface Lesson {
  readonly match: number;
  readonly seats: number;
  /** Numbers of seat 0, then those of seat 1, and so on. */
  readonly features: Float32Array;
  readonly facts: Float32Array;
  /** Share of the win by seat. */
  readonly won: readonly number[];
}

/** How the network is taught. */
export interface Teaching {
  readonly units: number;
  /** How often all lessons are gone through. */
  readonly rounds: number;
  /** Lessons that each step goes by. */
  readonly batch: number;
  /** How far the first step goes; later ones go less and less far. */
  readonly pace: number;
  readonly seed: string;
}

/** Surprise at the outcome: 0 when it was known, log n when n seats seemed equal. */
export function logLoss(shares: readonly number[], won: readonly number[]): number {
  return shares.reduce((sum, share, seat) => sum - (won[seat] > 0 ? won[seat] * Math.log(share) : 0), 0);
}

/** Expected shares of the win: e to the power of each seat's score, in proportion. */
export function expected(network: Network, { seats, features, facts }: Lesson): number[] {
  const scores = new Float64Array(seats);
  scoreSeats(network, Float64Array.from(features), Float64Array.from(facts), seats, scores);
  return sharesBy(scores, seats);
}

/** A normal number of mean 0 and deviation 1, nearly: the sum of twelve even ones. */
function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += randomInt(random, 1 << 20) / (1 << 20);
  return sum;
}

function noise(random: Random, size: number, deviation: number): Float64Array {
  return Float64Array.from({ length: size }, () => deviation * normal(random));
}

const featuresIn = ({ seats, features }: Lesson): number => features.length / seats;

/** Mean and deviation of each feature over all seats of all lessons. */
function scaleOf(lessons: readonly Lesson[]): { means: Float64Array; spreads: Float64Array } {
  const featureCount = featuresIn(lessons[0]);
  const means = new Float64Array(featureCount);
  const spreads = new Float64Array(featureCount);
  let count = 0;
  for (const { seats, features } of lessons) {
    count += seats;
    for (let i = 0; i < seats * featureCount; i++) means[i % featureCount] += features[i];
  }
  for (let i = 0; i < featureCount; i++) means[i] /= count;
  for (const { seats, features } of lessons)
    for (let i = 0; i < seats * featureCount; i++)
      spreads[i % featureCount] += (features[i] - means[i % featureCount]) ** 2;
  for (let i = 0; i < featureCount; i++) spreads[i] = Math.sqrt(spreads[i] / count) || 1;
  return { means, spreads };
}

// Adam (Kingma and Ba 2015), with their usual constants.
class Adam {
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(size: number) {
    this.#first = new Float64Array(size);
    this.#second = new Float64Array(size);
  }

  /** Moves weights against the slope, and takes the slope back to nothing. */
  step(weights: Float64Array, slope: Float64Array, pace: number): void {
    this.#steps++;
    const [one, two] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      this.#first[i] += 0.1 * (slope[i] - this.#first[i]);
      this.#second[i] += 0.001 * (slope[i] ** 2 - this.#second[i]);
      weights[i] -= (pace * (this.#first[i] / one)) / (Math.sqrt(this.#second[i] / two) + 1e-8);
      slope[i] = 0;
    }
  }
}

/** How strongly weights are drawn towards nothing. */
const decay = 3e-5;

/** The weights while they are taught, of features with mean 0 and deviation 1, and the slope of the loss. */
class Pupil {
  readonly parts: readonly Float64Array[];
  readonly #slopes: readonly Float64Array[];
  readonly #steps: readonly Adam[];
  readonly #units: number;
  readonly #features: number;
  readonly #scale: { means: Float64Array; spreads: Float64Array };
  // Of one lesson: features as they are scaled, by seat; means of the others; what units say; scores.
  readonly #own: Float64Array;
  readonly #others: Float64Array;
  readonly #said: Float64Array;
  readonly #scores: Float64Array;

  constructor(units: number, lessons: readonly Lesson[], random: Random) {
    const width = units + 1;
    const featureCount = featuresIn(lessons[0]);
    const tableCount = lessons[0].facts.length;
    const mostSeats = lessons.reduce((most, { seats }) => Math.max(most, seats), 0);
    const inputs = 2 * featureCount + tableCount;
    this.#units = units;
    this.#features = featureCount;
    this.#own = new Float64Array(mostSeats * featureCount);
    this.#others = new Float64Array(mostSeats * featureCount);
    this.#scores = new Float64Array(mostSeats);
    this.#scale = scaleOf(lessons);
    this.#said = new Float64Array(mostSeats * units);
    this.parts = [
      noise(random, featureCount * width, 1 / Math.sqrt(inputs)),
      noise(random, featureCount * width, 1 / Math.sqrt(inputs)),
      noise(random, tableCount * units, 1 / Math.sqrt(inputs)),
      noise(random, units, 1 / Math.sqrt(units)),
    ];
    for (const part of this.parts.slice(0, 2))
      for (let row = 0; row < featureCount; row++) part[row * width] *= 0.1;
    this.#slopes = this.parts.map(({ length }) => new Float64Array(length));
    this.#steps = this.parts.map(({ length }) => new Adam(length));
  }

  #read({ seats, features }: Lesson): void {
    const { means, spreads } = this.#scale;
    const [own, others, featureCount] = [this.#own, this.#others, this.#features];
    for (let i = 0; i < featureCount; i++) {
      let sum = 0;
      for (let seat = 0; seat < seats; seat++)
        sum += own[seat * featureCount + i] = (features[seat * featureCount + i] - means[i]) / spreads[i];
      for (let seat = 0; seat < seats; seat++)
        others[seat * featureCount + i] = (sum - own[seat * featureCount + i]) / (seats - 1);
    }
  }

  // Goes through the rows that a seat's inputs weigh: to the sums, or with what the sums' slopes are.
  #score({ facts }: Lesson, seat: number): number {
    const units = this.#units;
    const featureCount = this.#features;
    const width = units + 1;
    const [own, others, table, score] = this.parts;
    const sums = new Float64Array(width);
    for (let row = 0; row < featureCount; row++) {
      const a = this.#own[seat * featureCount + row];
      const b = this.#others[seat * featureCount + row];
      const start = row * width;
      for (let i = 0; i < width; i++) sums[i] += a * own[start + i] + b * others[start + i];
    }
    for (let row = 0; row < facts.length; row++) {
      if (facts[row] === 0) continue;
      for (let i = 0; i < units; i++) sums[i + 1] += facts[row] * table[row * units + i];
    }
    let total = sums[0];
    for (let i = 0; i < units; i++) {
      const said = Math.tanh(sums[i + 1]);
      this.#said[seat * units + i] = said;
      total += score[i] * said;
    }
    return total;
  }

  #blame({ facts }: Lesson, seat: number, wrong: number, slopes: Float64Array): void {
    const units = this.#units;
    const featureCount = this.#features;
    const width = units + 1;
    const score = this.parts[3];
    const [own, others, table, scores] = this.#slopes;
    slopes[0] = wrong;
    for (let i = 0; i < units; i++) {
      const said = this.#said[seat * units + i];
      scores[i] += wrong * said;
      slopes[i + 1] = wrong * score[i] * (1 - said * said);
    }
    for (let row = 0; row < featureCount; row++) {
      const a = this.#own[seat * featureCount + row];
      const b = this.#others[seat * featureCount + row];
      const start = row * width;
      for (let i = 0; i < width; i++) {
        own[start + i] += a * slopes[i];
        others[start + i] += b * slopes[i];
      }
    }
    for (let row = 0; row < facts.length; row++) {
      if (facts[row] === 0) continue;
      for (let i = 0; i < units; i++) table[row * units + i] += facts[row] * slopes[i + 1];
    }
  }

  /** Adds the slope of the loss of some lessons, on average, and moves the weights against it. */
  learn(lessons: readonly Lesson[], much: number): void {
    const slopes = new Float64Array(this.#units + 1);
    for (const lesson of lessons) {
      this.#read(lesson);
      for (let seat = 0; seat < lesson.seats; seat++) this.#scores[seat] = this.#score(lesson, seat);
      const shares = sharesBy(this.#scores, lesson.seats);
      for (let seat = 0; seat < lesson.seats; seat++)
        this.#blame(lesson, seat, (shares[seat] - lesson.won[seat]) / lessons.length, slopes);
    }
    this.parts.forEach((part, at) => {
      const slope = this.#slopes[at];
      for (let i = 0; i < part.length; i++) slope[i] += decay * part[i];
      this.#steps[at].step(part, slope, much);
    });
  }

  /** The same network for features as they are read. */
  network(): Network {
    const units = this.#units;
    const width = units + 1;
    const { means, spreads } = this.#scale;
    const [own, others, table, score] = this.parts.map((part) => part.slice());
    for (const part of [own, others]) {
      for (let row = 0; row < this.#features; row++) {
        for (let i = 0; i < width; i++) {
          part[row * width + i] /= spreads[row];
          if (i > 0) table[i - 1] -= part[row * width + i] * means[row];
        }
      }
    }
    return { units, own, others, table, score };
  }
}

/**
 * A network taught by stochastic gradient descent on the log-loss of who won. Equal lessons and settings give equal
 * networks.
 */
export function teach(
  lessons: readonly Lesson[],
  { units, rounds, batch, pace, seed }: Teaching,
  tell: (round: number, network: () => Network) => void,
): Network {
  const random = seedRandom(seed);
  const pupil = new Pupil(units, lessons, random);
  const order = lessons.slice();
  for (let round = 0; round < rounds; round++) {
    shuffle(random, order);
    for (let from = 0; from < order.length; from += batch) {
      const done = (round + from / order.length) / rounds;
      pupil.learn(order.slice(from, from + batch), pace * (1 - done));
    }
    tell(round + 1, () => pupil.network());
  }
  return pupil.network();
}
