// Tuning of an appraisal's weights by self-play: greedy against greedy with slightly other weights.

import { greedyBot, playOn, wilson } from '@bridgefront/bots';
import type { Bot } from '@bridgefront/bots';
import { engineOf, seedRandom, sureMatch } from '@bridgefront/kernel';
import type { AnyGame } from '@bridgefront/kernel';
import { meanOfSecondHalf, walkDown } from '../perturbation.ts';
import type { Place } from '../perturbation.ts';
import { mean } from '../statistics.ts';
import { percent } from '../words.ts';

/** Whose weights are tuned. `W` is an object of numbers and lists of numbers. */
export interface Judgement<W> {
  readonly game: AnyGame;
  /** Options of its matches, as a person gives them. */
  readonly options: { readonly [name: string]: unknown };
  /** How players judge by these weights. */
  policyBy(weights: W): Pick<AnyGame, 'appraise' | 'favourite'>;
}

/** How a run of the tuning goes. */
export interface TuningSettings<W> {
  /** The weights to start from. */
  readonly start: W;
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
export function greedyWith<W>(judgement: Judgement<W>, own: W): Bot {
  const game = { ...judgement.game, ...judgement.policyBy(own) };
  return {
    ...greedyBot,
    choose(situation, random) {
      const view = situation.view.bind(situation);
      const imagine = situation.imagine.bind(situation);
      return greedyBot.choose({ ...situation, game, view, imagine }, random);
    },
  };
}

// The share of the wins of the first bot in one match, in which it has every other seat.
function shareOf(
  { game, options }: Pick<Judgement<unknown>, 'game' | 'options'>,
  bots: readonly [Bot, Bot],
  seats: number,
  seed: string,
  first: number,
): number {
  const engine = engineOf(game);
  const match = sureMatch(engine, options, seats, seed);
  const players = Array.from({ length: seats }, (_, seat) => bots[seat % 2 === first ? 0 : 1]);
  const refused = playOn(engine, match, players, seedRandom(`${seed}/bots`));
  const outcome = game.outcome(match.state, match.options);
  if (refused !== null || outcome === null) throw new Error(`The match "${seed}" was not played to its end.`);
  return outcome.winners.filter((seat) => seat % 2 === first).length / outcome.winners.length;
}

/** Share of the wins that greedy has with one list of weights against another: both sides of so many sets. */
export function compareWeights<W>(
  judgement: Judgement<W>,
  own: W,
  other: W,
  { sets, seats, seed }: Pick<TuningSettings<W>, 'sets' | 'seats' | 'seed'>,
): number[] {
  const bots = [greedyWith(judgement, own), greedyWith(judgement, other)] as const;
  return Array.from({ length: sets }, (_, set) =>
    mean([0, 1].map((first) => shareOf(judgement, bots, seats(set), `${seed}/${set}`, first))),
  );
}

/** The weights, each by the e-fold of its place on the way; tables have one for each entry. */
function scaled<W extends object>(weights: W, place: Place): W {
  let at = 0;
  const moved = (value: number): number => value * Math.exp(place[at++]);
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]: [string, number | readonly number[]]) => [
      name,
      typeof value === 'number' ? moved(value) : value.map(moved),
    ]),
  ) as W;
}

/**
 * Simultaneous perturbation on the logarithms of all weights: each step tries all of them a little higher or lower
 * against the mirror image, and follows the winner. The result is the mean of the second half of the way. `tell` hears of
 * each step.
 */
export async function tuneWeights<W extends object>(
  judgement: Judgement<W>,
  settings: TuningSettings<W>,
  tell: (step: number) => void,
): Promise<W> {
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
      const shares = compareWeights(judgement, scaled(start, one), scaled(start, other), played);
      tell(step);
      return 0.5 - mean(shares);
    },
    stride: (slope, step) => pace * (1 + step / 50) ** -0.3 * slope,
  });
  return scaled(start, meanOfSecondHalf(places));
}

// Enough digits that play is the same, few enough that a person can read them.
const short = (value: number): number => Number(value.toPrecision(3));

/** The weights as lines of an object, in few digits. */
export function weightLines(weights: object): string[] {
  return Object.entries(weights).map(([name, value]: [string, number | readonly number[]]) => {
    const text = typeof value === 'number' ? short(value) : `[${value.map(short).join(', ')}]`;
    return `  ${name}: ${text},`;
  });
}

/** How one list of weights does against another, on seeds of their own, in a sentence. */
export function comparison<W>(
  judgement: Judgement<W>,
  own: W,
  other: W,
  settings: Pick<TuningSettings<W>, 'sets' | 'seats' | 'seed'>,
): string {
  const n = 2 * settings.sets;
  const { share, low, high } = wilson(n * mean(compareWeights(judgement, own, other, settings)), n);
  return `${n} new matches: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`;
}
