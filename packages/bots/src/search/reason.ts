// What is seen to come of plans in imagined worlds: why one is better than others, by what happens more often or less often
// where it is made; and what the other seats are expected to do after it.

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

/** What another seat is expected to do next, as one sentence of the log. */
export interface Expected {
  readonly seat: Seat;
  /** The sentence, with `{0}` for the name of seat 0. */
  readonly text: string;
  /** In what part of the worlds it does. */
  readonly share: number;
}

/** What the worlds in which plans were made show. */
export interface Foreseen {
  /** Null: nothing explains the first plan that is told apart from luck. */
  readonly reason: Reason | null;
  /** After the first plan, of each other seat what it does most often, in seat order; none of what is but one of many, or sure. */
  readonly expected: readonly Expected[];
}

/** How far one looks. */
export interface ForesightWish {
  readonly search: SearchSettings;
  readonly worlds: number;
}

type Plan = Pick<Line, 'plan' | 'next'>;

/** One play-out: what was told in it, and what it brought. */
interface Course {
  readonly told: ReadonlySet<string>;
  /** The first sentence about each other seat. */
  readonly deeds: ReadonlyMap<Seat, string>;
  readonly share: number;
}

/** Least difference of how often something happens that is worth a sentence, and standard errors that it must have. */
const worthTelling = 0.2;
const sure = 2;
/** Least share of the win that goes with it. */
const weighty = 0.03;
/** What happens so often is what a plan does. */
const nearlySure = 0.95;
/** What a seat does more rarely is one of many things that it may do, and what it always does is no news. */
const mostly = { from: 0.25, below: 0.995 };

/** Hears what comes of a choice; `asked`: who was asked what to do, not whether to react; `first`: it says what was chosen. */
type Hearer = (asked: readonly Seat[], first: boolean, ...heard: Parameters<Observer>) => void;

// An engine that tells what comes of choices, also of those that searches make at one go.
function telling(engine: Engine<unknown>, hear: Hearer): Engine<unknown> {
  const choose = (match: Match<unknown>, seat: Seat, choice: Choice) => {
    let told = 0;
    const { seats = [], ask = '' } = match.decision ?? {};
    const asked = engine.game.decisions[ask]?.window === undefined ? seats : [];
    return engine.choose(match, seat, choice, (...heard) => hear(asked, told++ === 0, ...heard));
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
  { search, worlds }: ForesightWish,
  plans: readonly Plan[],
): readonly (readonly Course[])[] {
  const { game, seat } = situation;
  let told = new Set<string>();
  let deeds = new Map<Seat, string>();
  const hear: Hearer = (asked, first, report, { state }) => {
    const face = faceFor(report, seat);
    if (face === null) return;
    const text = game.describe.report(face, (one) => `{${one}}`, state);
    if (!first) told.add(text);
    const who = Number(/^\{(\d+)\}/.exec(text)?.[1] ?? seat);
    if (who !== seat && asked.includes(who) && !deeds.has(who)) deeds.set(who, text);
  };
  const trials = trialsOf(situation, search);
  const heard = { ...trials, engine: telling(trials.engine, hear) };
  const courses: Course[][] = plans.map(() => []);
  for (let n = 0; n < worlds; n++) {
    const world = worldOf(trials, situation.imagine(random), forkRandom(random));
    const shares = new Float64Array(world.match.seats);
    plans.forEach((plan, at) => {
      told = new Set();
      deeds = new Map();
      tryPlan(heard, world, plan, shares);
      courses[at].push({ told, deeds, share: shares[seat] });
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

/** What explains best why the first plan is better than the others: see `foresee`. */
function reasonOf(courses: readonly (readonly Course[])[], seat: Seat): Reason | null {
  const [own, ...others] = courses;
  const rest = others.flat();
  if (rest.length === 0) return null;
  let found: Reason | null = null;
  let most = 0;
  for (const text of new Set(courses.flat().flatMap(({ told }) => [...told]))) {
    const [p, q] = [partOf(own, text), partOf(rest, text)];
    const error = Math.sqrt((p * (1 - p)) / own.length + (q * (1 - q)) / rest.length);
    if (Math.abs(p - q) < Math.max(worthTelling, sure * error)) continue;
    if (isDeed(text, seat, [p, q])) continue;
    const worth = worthOf(courses, text);
    const explained = (p - q) * worth.mean;
    if (Math.abs(worth.mean) < Math.max(weighty, worth.error) || explained <= most) continue;
    most = explained;
    found = { text, with: p, without: q };
  }
  return found;
}

// What each other seat does first, most often.
function expectedOf(courses: readonly Course[]): readonly Expected[] {
  const deeds = Map.groupBy(
    courses.flatMap((course) => [...course.deeds]),
    ([seat]) => seat,
  );
  return [...deeds]
    .flatMap(([seat, done]) => {
      const alike = [...Map.groupBy(done, ([, text]) => text)].map(([text, { length }]) => ({
        text,
        length,
      }));
      const [{ text, length }] = alike.sort((a, b) => b.length - a.length);
      const share = length / courses.length;
      return share >= mostly.from && share < mostly.below ? [{ seat, text, share }] : [];
    })
    .sort((a, b) => a.seat - b.seat);
}

/**
 * Makes plans in imagined worlds, the best one first, and tells what comes of it. The reason is a sentence of the log that is
 * told more often when something good comes of the plan, or less often when something bad does, the plan being the same; what a
 * plan itself does is no reason. The others do as searches take players to.
 */
export function foresee(
  situation: Situation,
  random: Random,
  wish: ForesightWish,
  plans: readonly Plan[],
): Foreseen {
  const courses = coursesOf(situation, random, wish, plans);
  return { reason: reasonOf(courses, situation.seat), expected: expectedOf(courses[0]) };
}
