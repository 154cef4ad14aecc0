// Why a plan is better than others: what happens more often, or less, in worlds in which it is made.

import { faceFor, forkRandom } from '@bridgefront/kernel';
import type { Choice, Engine, Match, Observer, Random, Seat } from '@bridgefront/kernel';
import type { Situation } from '../types.ts';
import type { Line } from './lines.ts';
import { tryPlan, worldOf } from './playout.ts';
import { mean } from './race.ts';
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

// What goes with it, whichever plan is made.
function worthOf(courses: readonly Course[], text: string): number {
  const shares = (happens: boolean): number[] =>
    courses.filter(({ told }) => told.has(text) === happens).map(({ share }) => share);
  return mean(shares(true)) - mean(shares(false));
}

/**
 * What explains best why the first plan is better than the others: a sentence of the log that is told more often when
 * something good comes of the plan, or less often when something bad does. What the plan itself surely says is no reason.
 * Null: there is none that is told apart from luck.
 */
export function reasonFor(
  situation: Situation,
  random: Random,
  wish: ReasonWish,
  plans: readonly Plan[],
): Reason | null {
  const [own, ...others] = coursesOf(situation, random, wish, plans);
  const rest = others.flat();
  const all = [...own, ...rest];
  let found: Reason | null = null;
  let most = 0;
  for (const text of new Set(all.flatMap(({ told }) => [...told]))) {
    const [p, q] = [partOf(own, text), partOf(rest, text)];
    const error = Math.sqrt((p * (1 - p)) / own.length + (q * (1 - q)) / rest.length);
    if (Math.abs(p - q) < Math.max(worthTelling, sure * error)) continue;
    if (p === 1 || (p === 0 && q > 1 - worthTelling)) continue;
    const worth = worthOf(all, text);
    const explained = (p - q) * worth;
    if (Math.abs(worth) < weighty || explained <= most) continue;
    most = explained;
    found = { text, with: p, without: q };
  }
  return found;
}
