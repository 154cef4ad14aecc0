// Tuning of the appraisal's weights by self-play: greedy against greedy with slightly other weights.

import { bridgefront } from '../rules/index.ts';
import { judgedBy } from '../rules/evaluation/weights.ts';
import type { Weights } from '../rules/evaluation/weights.ts';
import { greedyBot, playOn } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { createEngine, readOptions, seedRandom } from '@bridgefront/kernel';
import { meanOfSecondHalf, walkDown } from '@bridgefront/lab/perturbation.ts';
import type { Place } from '@bridgefront/lab/perturbation.ts';
import { mean } from '@bridgefront/lab/statistics.ts';

const engine = createEngine(bridgefront);

/** How a run of the tuning goes. */
export interface TuningSettings {
  /** The weights to start from. */
  readonly start: Weights;
  readonly steps: number;
  /** Sets of two matches in each step. */
  readonly sets: number;
  /** Seats of each set of matches. */
  seats(set: number): number;
  /** Relative change by which weights are tried. */
  readonly reach: number;
  /** How far a step goes: relative change of every weight for a won share 1 above the fair one. */
  readonly pace: number;
  readonly seed: string;
}

/** Greedy by other weights. */
export function greedyWith(own: Weights): Bot {
  return {
    ...greedyBot,
    choose: (situation, random) => judgedBy(own, () => greedyBot.choose(situation, random)),
  };
}

/** The share of the wins of the first bot in one match, in which it has every other seat. */
function shareOf(bot: Bot, rival: Bot, seats: number, seed: string, first: number): number {
  const read = readOptions(bridgefront.options, { factions: 'random' });
  if ('problem' in read) throw new Error(read.problem);
  const match = engine.start(read.options, seats, seedRandom(seed));
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === first ? bot : rival));
  const refused = playOn(engine, match, bots, seedRandom(`${seed}/bots`));
  const outcome = engine.game.outcome(match.state, match.options);
  if (refused !== null || outcome === null) throw new Error(`The match "${seed}" was not played to its end.`);
  return outcome.winners.filter((seat) => seat % 2 === first).length / outcome.winners.length;
}

/** Share of the wins that greedy has with one list of weights against another: both sides of so many sets. */
export function compareWeights(
  own: Weights,
  other: Weights,
  { sets, seats, seed }: Pick<TuningSettings, 'sets' | 'seats' | 'seed'>,
): number[] {
  const [bot, rival] = [greedyWith(own), greedyWith(other)];
  return Array.from({ length: sets }, (_, set) => {
    const name = `${seed}/${set}`;
    return (shareOf(bot, rival, seats(set), name, 0) + shareOf(bot, rival, seats(set), name, 1)) / 2;
  });
}

/** The weights, each by the e-fold of its place on the way; tables have one for each entry. */
function scaled(weights: Weights, place: Place): Weights {
  let at = 0;
  const moved = (value: number): number => value * Math.exp(place[at++]);
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]: [string, number | readonly number[]]) => [
      name,
      typeof value === 'number' ? moved(value) : value.map(moved),
    ]),
  ) as unknown as Weights;
}

/**
 * Simultaneous perturbation on the logarithms of all weights: each step tries all of them a little higher or lower
 * against the mirror image, and follows the winner. The result is the mean of the second half of the way. `tell` hears of
 * each step.
 */
export async function tuneWeights(settings: TuningSettings, tell: (step: number) => void): Promise<Weights> {
  const { start, steps, reach, pace, seed } = settings;
  const fromStart = Object.values(start)
    .flat()
    .map(() => 0);
  const places = await walkDown(fromStart, {
    steps,
    random: seedRandom(`${seed}/signs`),
    reach: () => fromStart.map(() => reach),
    async slope([one, other], step) {
      const played = { ...settings, seed: `${seed}/${step}` };
      const shares = compareWeights(scaled(start, one), scaled(start, other), played);
      tell(step);
      return 0.5 - mean(shares);
    },
    stride: (slope, step) => pace * (1 + step / 50) ** -0.3 * slope,
  });
  return scaled(start, meanOfSecondHalf(places));
}
