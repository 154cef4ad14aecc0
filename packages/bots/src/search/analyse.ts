// The one analysis of a question: what each seat's chances are, which plans are best, what another one would have cost,
// and how far all of it can be told. Advice, the analysis of matches and whoever else judges plans ask here.

import { forkRandom } from '@bridgefront/kernel';
import type { Choice, Match, Random, Seat } from '@bridgefront/kernel';
import type { Situation } from '../types.ts';
import type { Line } from './lines.ts';
import { tryPlan } from './playout.ts';
import { deviation, mean, sureChoices } from './race.ts';
import type { Runner } from './race.ts';
import { search, trialsOf, worldsOf } from './search.ts';
import { meterOf } from './settings.ts';
import type { Budget, SearchSettings } from './settings.ts';

/** The mean of what was measured in imagined worlds, and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

/** A plan with what can be expected of it. */
export interface WeighedPlan {
  /**
   * The whole plan up to its seal, with the choices that have been made already, and what follows in the same turn as far as
   * nothing is shown on the way that the seat does not know yet.
   */
  readonly plan: readonly Choice[];
  /** The seat's expected share of the win, 0 to 1; null: it was not tried, since there is no other. */
  readonly share: Measured | null;
  /** By how much less than the best plan it brings, compared world by world; below 0 where it turned out to bring more. */
  readonly behind: Measured | null;
}

/** How plans are compared side by side. */
export interface Comparison {
  /** How players are taken to go on, and how plans are sought where they are. */
  readonly search: SearchSettings;
  /**
   * How long they are compared, in worlds that no search has seen: where one plan was best of many, its mean there is
   * flattered by luck.
   */
  readonly compare: Budget;
  /** Standard error that is small enough: there comparing ends early. */
  readonly enough?: number;
}

/** What is to be found out. */
export interface AnalysisWish extends Comparison {
  /** Most other plans that are compared with the best one. */
  readonly others: number;
  /** A plan that is to be compared too, such as the one that was made; `next`: what followed it in the same turn. */
  readonly made?: Pick<Line, 'plan' | 'next'>;
}

/** What was found. */
export interface Analysis {
  /** By seat: its expected share of the win once the best plan is made; empty where there was nothing to weigh. */
  readonly seats: readonly Measured[];
  readonly best: WeighedPlan;
  /** The other plans that did best, in the order of the search. */
  readonly others: readonly WeighedPlan[];
  /** The plan of the wish; null: none was wished. */
  readonly made: WeighedPlan | null;
  readonly playouts: number;
}

// A spread of fewer numbers says little of itself.
const fewestWorlds = 12;

/** Of what was measured in worlds that are independent of each other. */
export function measured(values: readonly number[]): Measured {
  const error = values.length < 2 ? 0 : deviation(values) / Math.sqrt(values.length - 1);
  return { mean: mean(values), error };
}

/** Whether something is more than nothing by more than could be luck of the worlds that were imagined: two standard errors. */
export function isTold({ mean: middle, error }: Measured): boolean {
  return middle > 2 * error;
}

/** The 95 per cent interval of what was measured, as a share. */
export function intervalOf({ mean: middle, error }: Measured): {
  readonly low: number;
  readonly high: number;
} {
  return { low: Math.max(0, middle - 1.96 * error), high: Math.min(1, middle + 1.96 * error) };
}

const textOf = ({ plan, next }: Pick<Line, 'plan' | 'next'>): string => [plan, ...next].flat().join(' ');

/** How far each runner stays behind the first, world by world. */
function behindFirst([first, ...rest]: readonly Runner[]): readonly Measured[] {
  return rest.map(({ shares }) => measured(first.shares.map((share, world) => share - shares[world])));
}

// Tries the plans side by side in new worlds until the budget is spent or their differences are told.
function compare(situation: Situation, random: Random, wish: Comparison, runners: readonly Runner[]) {
  const seats: number[][] = [];
  const told = (runner: Runner, shares: Float64Array): void => {
    if (runner === runners[0]) shares.forEach((share, seat) => (seats[seat] ??= []).push(share));
  };
  const sweep = worldsOf(situation, random, wish.search, told);
  const meter = meterOf(wish.compare);
  let worlds = 0;
  const isTold = (): boolean => {
    const { enough = 0 } = wish;
    return enough > 0 && behindFirst(runners).every(({ error }) => error <= enough);
  };
  do {
    sweep(runners);
    worlds++;
  } while (meter(worlds * runners.length) < 1 && (worlds < fewestWorlds || !isTold()));
  return { seats: seats.map(measured), playouts: worlds * runners.length };
}

const fresh = ({ plan, next, sure }: Omit<Line, 'discrepancy'>): Runner => ({
  plan,
  next,
  sure,
  discrepancy: 0,
  shares: [],
  bias: 0,
});

/** What a line brings its seat, and how far it stays behind the first of those that it was compared with, world by world. */
export interface WeighedLine {
  readonly share: Measured;
  readonly behind: Measured;
}

/** Compares lines side by side in worlds of their own. The first is what the others are measured by. */
export function weighLines(
  situation: Situation,
  random: Random,
  how: Comparison,
  lines: readonly Pick<Line, 'plan' | 'next'>[],
): readonly WeighedLine[] {
  const runners = lines.map((line) => fresh({ ...line, sure: 0 }));
  compare(situation, random, how, runners);
  const lags = [{ mean: 0, error: 0 }, ...behindFirst(runners)];
  return runners.map(({ shares }, at) => ({ share: measured(shares), behind: lags[at] }));
}

/**
 * Analyses the question that the situation asks, with what its door lets one know: `situationOf` for a match that runs,
 * `openSituationOf` for one that is over. Equal situations, generators and numbers of play-outs give equal answers.
 */
export function analyse(situation: Situation, random: Random, wish: AnalysisWish): Analysis {
  const { runners, playouts } = search(situation, random, wish.search, 1);
  const [best, ...others] = runners.slice(0, wish.others + 1).map(fresh);
  if (best === undefined) {
    const nothing = { plan: situation.plan, share: null, behind: null };
    return { seats: [], best: nothing, others: [], made: null, playouts };
  }
  const all = [best, ...others];
  const { made: wished } = wish;
  const known = wished && all.find((one) => textOf(one) === textOf(wished));
  const made = wished && (known ?? fresh({ ...wished, sure: 0 }));
  if (made !== undefined && known === undefined) all.push(made);
  if (all.length === 1) {
    const only = { plan: sureChoices(best), share: null, behind: null };
    return { seats: [], best: only, others: [], made: made ? only : null, playouts };
  }
  const compared = compare(situation, random, wish, all);
  const lags = [{ mean: 0, error: 0 }, ...behindFirst(all)];
  const weighed = (runner: Runner): WeighedPlan => ({
    plan: sureChoices(runner),
    share: measured(runner.shares),
    behind: lags[all.indexOf(runner)],
  });
  return {
    seats: compared.seats,
    best: weighed(best),
    others: others.map(weighed),
    made: made === undefined ? null : weighed(made),
    playouts: playouts + compared.playouts,
  };
}

/**
 * What each seat may expect of a position, everybody going on as searches take players to: by what is imagined, the door of
 * one seat or an open one. `worlds`: how many at most; `spent` is asked behind the first few whether that is enough.
 */
export function chancesOf(
  situation: Pick<Situation, 'game' | 'seat' | 'imagine'>,
  random: Random,
  {
    search: settings,
    worlds,
    spent = () => false,
  }: { readonly search: SearchSettings; readonly worlds: number; readonly spent?: () => boolean },
): readonly Measured[] {
  const trials = trialsOf(situation, settings);
  const seats: number[][] = [];
  for (let n = 0; n < worlds && (n < fewestWorlds || !spent()); n++) {
    const match: Match<unknown> = situation.imagine(random);
    const plan = match.decision?.plans[situation.seat] ?? [];
    const shares = new Float64Array(match.seats);
    tryPlan(trials, { match, random: forkRandom(random), picked: [] }, { plan, next: [] }, shares);
    shares.forEach((share, seat: Seat) => (seats[seat] ??= []).push(share));
  }
  return seats.map(measured);
}
