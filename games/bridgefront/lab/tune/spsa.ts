// Tuning of the appraisal's weights by self-play: greedy against greedy with slightly other weights.

import { bridgefront } from '../../rules/index.ts';
import { weights, withWeights } from '../../rules/evaluation/weights.ts';
import type { Weights } from '../../rules/evaluation/weights.ts';
import { greedyBot, playOn } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { createEngine, randomInt, readOptions, seedRandom } from '@bridgefront/kernel';

const engine = createEngine(bridgefront);
const names = Object.keys(weights) as (keyof Weights)[];

/** How a run of the tuning goes. */
export interface SpsaSettings {
  readonly steps: number;
  /** Sets of two matches in each step, three of four with 2 seats and one with 4. */
  readonly sets: number;
  /** Relative change by which weights are tried. */
  readonly reach: number;
  /** How far a step goes: relative change of every weight for a won share 1 above the fair one. */
  readonly pace: number;
  readonly seed: string;
}

function greedyWith(own: Weights): Bot {
  return {
    ...greedyBot,
    choose: (situation, random) => withWeights(own, () => greedyBot.choose(situation, random)),
  };
}

/** The share of the wins of the first bot in one match, in which it has every other seat. */
function shareOf(bot: Bot, rival: Bot, seats: number, seed: string, first: number): number {
  const read = readOptions(bridgefront.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const match = engine.start(read.options, seats, seedRandom(seed));
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === first ? bot : rival));
  const refused = playOn(engine, match, bots, seedRandom(`${seed}/bots`));
  const outcome = engine.game.outcome(match.state, match.options);
  if (refused !== null || outcome === null) throw new Error(`The match "${seed}" was not played to its end.`);
  return outcome.winners.filter((seat) => seat % 2 === first).length / outcome.winners.length;
}

/** Share of the wins that greedy has with one list of weights against another: both sides of so many sets. */
export function compareWeights(own: Weights, other: Weights, sets: number, seed: string): number[] {
  const [bot, rival] = [greedyWith(own), greedyWith(other)];
  return Array.from({ length: sets }, (_, set) => {
    const seats = set % 4 === 3 ? 4 : 2;
    const name = `${seed}/${set}`;
    return (shareOf(bot, rival, seats, name, 0) + shareOf(bot, rival, seats, name, 1)) / 2;
  });
}

function scaled(by: ReadonlyMap<keyof Weights, number>): Weights {
  return Object.fromEntries(
    names.map((name) => [name, weights[name] * Math.exp(by.get(name) ?? 0)]),
  ) as Weights;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Simultaneous perturbation (Spall 1992) on the logarithms of all weights: each step tries all of them a little higher
 * or lower at random against the mirror image, and follows the winner. The result is the mean of the second half of
 * the way (Polyak and Juditsky 1992). `tell` hears of each step.
 */
export function spsa(
  settings: SpsaSettings,
  tell: (step: number, share: number, now: Weights) => void,
): Weights {
  const { steps, sets, reach, pace, seed } = settings;
  const random = seedRandom(`${seed}/signs`);
  const way = new Map<keyof Weights, number>(names.map((name) => [name, 0]));
  const sum = new Map<keyof Weights, number>(names.map((name) => [name, 0]));
  for (let step = 0; step < steps; step++) {
    const signs = new Map(names.map((name) => [name, randomInt(random, 2) * 2 - 1]));
    const moved = (by: number): Map<keyof Weights, number> =>
      new Map(names.map((name) => [name, (way.get(name) ?? 0) + by * (signs.get(name) ?? 0)]));
    const share = mean(compareWeights(scaled(moved(reach)), scaled(moved(-reach)), sets, `${seed}/${step}`));
    const stride = pace * (1 + step / 50) ** -0.3 * (share - 0.5);
    for (const [name, value] of moved(stride)) way.set(name, value);
    if (step >= steps / 2) for (const [name, value] of way) sum.set(name, (sum.get(name) ?? 0) + value);
    tell(step, share, scaled(way));
  }
  const counted = steps - Math.ceil(steps / 2);
  return scaled(new Map([...sum].map(([name, value]) => [name, value / counted])));
}
