// Why a plan is better than others: what happens more often, or less, in worlds in which it is made.

import { faceFor, forkRandom } from '@bridgefront/kernel';
import type { Choice, Engine, Match, Observer, Random, Seat } from '@bridgefront/kernel';
import type { Situation } from '../types.ts';
import type { Measured } from './analyse.ts';
import type { Line } from './lines.ts';
import { tryPlan, worldOf } from './playout.ts';
import { deviation, mean } from './race.ts';
import { trialsOf } from './search.ts';
import type { SearchSettings } from './settings.ts';

/** Something that may come of a question. */
export interface Reason {
  /** The sentence of the log, with `{0}` for the name of seat 0. */
  readonly text: string;
  /** In what part of the worlds it happens with the plan, and with the others. */
  readonly with: number;
  readonly without: number;
}

/** How a reason is looked for. */
export interface ReasonWish {
  readonly search: SearchSettings;
  readonly worlds: number;
}

type Plan = Pick<Line, 'plan' | 'next'>;

/** One play-out: what was told in it, and what it brought. */
interface Course {
  readonly told: ReadonlySet<string>;
  readonly share: number;
}

/** Least difference of how often something happens that is worth a sentence, and standard errors that it must have. */
const worthTelling = 0.2;
const sure = 2;
/** Least share of the win that goes with it. */
const weighty = 0.03;
/** What happens so often is what a plan does. */
const nearlySure = 0.95;

// An engine that tells what comes of choices, also of those that searches make at one go. What is told first says but what was
// chosen.
function telling(engine: Engine<unknown>, observer: Observer): Engine<unknown> {
  const choose = (match: Match<unknown>, seat: Seat, choice: Choice) => {
    let told = 0;
    return engine.choose(match, seat, choice, (report, now) => {
      if (told++ > 0) observer(report, now);
    });
  };
  const seal = (match: Match<unknown>, seat: Seat, plan: readonly Choice[]): void => {
    const done = match.decision?.plans[seat].length ?? 0;
    for (const choice of plan.slice(done)) choose(match, seat, choice);
  };
  return { ...engine, choose, seal };
}

function coursesOf(
  situation: Situation,
  random: Random,
  { search, worlds }: ReasonWish,
  plans: readonly Plan[],
): readonly (readonly Course[])[] {
  const { game, seat } = situation;
  let told = new Set<string>();
  const hear: Observer = (report, { state }) => {
    const face = faceFor(report, seat);
    if (face !== null) told.add(game.describe.report(face, (one) => `{${one}}`, state));
  };
  const trials = trialsOf(situation, search);
  const heard = { ...trials, engine: telling(trials.engine, hear) };
  const courses: Course[][] = plans.map(() => []);
  for (let n = 0; n < worlds; n++) {
    const world = worldOf(trials, situation.imagine(random), forkRandom(random));
    const shares = new Float64Array(world.match.seats);
    plans.forEach((plan, at) => {
      told = new Set();
      tryPlan(heard, world, plan, shares);
      courses[at].push({ told, share: shares[seat] });
    });
  }
  return courses;
}

const partOf = (courses: readonly Course[], text: string): number =>
  mean(courses.map(({ told }) => (told.has(text) ? 1 : 0)));

const variance = (shares: readonly number[]): number => deviation(shares) ** 2;

// What goes with it where the same plan is made: across plans, whatever a poor one does would seem to be what is poor of it.
function worthOf(each: readonly (readonly Course[])[], text: string): Measured {
  let [sum, spread, weight] = [0, 0, 0];
  for (const courses of each) {
    const shares = (happens: boolean): number[] =>
      courses.filter(({ told }) => told.has(text) === happens).map(({ share }) => share);
    const [having, lacking] = [shares(true), shares(false)];
    if (having.length === 0 || lacking.length === 0) continue;
    const counts = (having.length * lacking.length) / courses.length;
    sum += counts * (mean(having) - mean(lacking));
    spread += counts ** 2 * (variance(having) / having.length + variance(lacking) / lacking.length);
    weight += counts;
  }
  return weight === 0 ? { mean: 0, error: 0 } : { mean: sum / weight, error: Math.sqrt(spread) / weight };
}

// What surely comes of the plan, or surely does not while it does of others, is the plan itself; so is what the seat does with
// others alone.
function isDeed(text: string, seat: Seat, [p, q]: readonly [number, number]): boolean {
  const never = p <= 1 - nearlySure;
  return p >= nearlySure || (never && (q > 1 - worthTelling || text.startsWith(`{${seat}}`)));
}

/**
 * What explains best why the first plan is better than the others: a sentence of the log that is told more often when
 * something good comes of the plan, or less often when something bad does, the plan being the same. What a plan itself does is
 * no reason. Null: there is none that is told apart from luck.
 */
export function reasonFor(
  situation: Situation,
  random: Random,
  wish: ReasonWish,
  plans: readonly Plan[],
): Reason | null {
  const courses = coursesOf(situation, random, wish, plans);
  const [own, ...others] = courses;
  const rest = others.flat();
  let found: Reason | null = null;
  let most = 0;
  for (const text of new Set(courses.flat().flatMap(({ told }) => [...told]))) {
    const [p, q] = [partOf(own, text), partOf(rest, text)];
    const error = Math.sqrt((p * (1 - p)) / own.length + (q * (1 - q)) / rest.length);
    if (Math.abs(p - q) < Math.max(worthTelling, sure * error)) continue;
    if (isDeed(text, situation.seat, [p, q])) continue;
    const worth = worthOf(courses, text);
    const explained = (p - q) * worth.mean;
    if (Math.abs(worth.mean) < Math.max(weighty, worth.error) || explained <= most) continue;
    most = explained;
    found = { text, with: p, without: q };
  }
  return found;
}
