// The bot that looks ahead: it tries whole plans in imagined matches and keeps the one that wins most there.

import { digest, engineOf, forkRandom } from '@bridgefront/kernel';
import type { Choice, Game, Random } from '@bridgefront/kernel';
import type { Bot, Situation } from '../types.ts';
import { plansFor } from './plans.ts';
import type { Candidate } from './plans.ts';
import { tryPlan, worldOf } from './playout.ts';
import { policyOf } from './policy.ts';
import { race } from './race.ts';
import type { Runner } from './race.ts';
import { meterOf, soundSearch } from './settings.ts';
import type { SearchSettings } from './settings.ts';
import { book, Tree } from './tree.ts';

/** A fancy of the seat for a choice, from -1 to 1: the same whenever the choice comes up. */
function fancyFor(situation: Situation, choice: Choice): number {
  const hash = digest(`${situation.game.name}/${situation.seat}/${choice}`);
  return Number.parseInt(hash.slice(0, 8), 16) / 0x7fff_ffff - 1;
}

/** A search's finding: complete plans (the choices made so far included), best first. */
export interface Found {
  readonly runners: readonly Runner[];
  readonly playouts: number;
}

// The less is spent on a question, the more a mean says of luck, and the more the appraisal is trusted.
function runnerOf(
  situation: Situation,
  { plan, strayed }: Candidate,
  settings: SearchSettings,
  part: number,
): Runner {
  const first = plan[situation.plan.length];
  const { trust: much = 1 } = policyOf(situation.game);
  const trust = part === 0 ? 0 : (settings.trust * much) / part;
  const fancy = settings.fancy === 0 ? 0 : settings.fancy * fancyFor(situation, first);
  return { plan, shares: [], bias: fancy - trust * strayed };
}

// With less to spend fewer plans are weighed, so that each is tried about as often; with nothing, only the best appraised.
const fewest = 3;
function plansWithin({ plans }: SearchSettings, part: number): number {
  return part === 0 ? 1 : Math.min(plans, Math.max(fewest, Math.ceil(plans * part)));
}

/** Weighs the seat's plans for the open decision, with a part of the budget: what the game says it deserves. */
export function search(
  situation: Situation,
  random: Random,
  settings: SearchSettings,
  given?: number,
): Found {
  const { game, seat, plan } = situation;
  const { state, decision } = situation.imagine(random);
  if (decision === null) return { runners: [], playouts: 0 };
  const part = given ?? game.effort?.(decision) ?? 1;
  const candidates = plansFor(game, state, seat, decision, plan, plansWithin(settings, part));
  const found = candidates.map((one) => runnerOf(situation, one, settings, part));
  if (found.length === 0 || (found.length === 1 && !situation.timed)) return { runners: found, playouts: 0 };
  // Where time tells, the only plan races against itself.
  const runners = found.length === 1 ? [found[0], { ...found[0], shares: [] }] : found;
  const spent = meterOf(settings.budget, part);
  const sweep = sweeper(situation, random, settings);
  let playouts = 0;
  const run = (running: readonly Runner[]): void => {
    sweep(running);
    playouts += running.length;
  };
  // Where time tells, it must not tell how clear the choice was either.
  const rules = { optimism: settings.optimism, doubt: situation.timed ? 0 : settings.doubt };
  return { runners: race(runners, run, () => spent(playouts), rules), playouts };
}

// A look of the settings, in turns of this game.
function looksIn({ foresight = 1 }: Game<unknown>, { looks }: SearchSettings): number[] {
  return looks.map((look) => Math.max(1, Math.round(foresight * look)));
}

// Tries all that are in the race once, in a new world.
function sweeper(
  situation: Situation,
  random: Random,
  settings: SearchSettings,
): (running: readonly Runner[]) => void {
  const { game, seat } = situation;
  const tree = new Tree(settings.nextPlans);
  const looks = looksIn(game, settings);
  const trials = { engine: engineOf(game), seat, settings: { ...settings, looks }, tree };
  return (running) => {
    const imagined = situation.imagine(random);
    const shares = new Float64Array(imagined.seats);
    const means = new Float64Array(imagined.seats);
    const world = worldOf(trials, imagined, forkRandom(random));
    for (const runner of running) {
      tryPlan(trials, world, runner.plan, shares);
      runner.shares.push(shares[seat]);
      for (let one = 0; one < means.length; one++) means[one] += shares[one] / running.length;
    }
    for (const picked of world.picked) book(picked, means[picked.seat]);
  };
}

/**
 * A bot that plans by looking ahead. What it does is an information-set Monte-Carlo search (Cowling, Powley, Whitehouse
 * 2012) over whole plans: those for the open decision race at the root, a tree below it learns which plans follow best,
 * everything hidden is dealt anew for each sweep, and play-outs by the game's appraisal lead to the game's estimate.
 * Equal situations, generators and numbers of play-outs give equal plans.
 */
export function searchBot(name: string, summary: string, settings: SearchSettings): Bot {
  const plan = (situation: Situation, random: Random): readonly Choice[] => {
    const { choices } = situation;
    if (choices.length === 1 && !situation.timed) return [choices[0]];
    const [best] = search(situation, random, settings).runners;
    return best === undefined ? [choices[0]] : best.plan.slice(situation.plan.length);
  };
  return { name, summary, plan, choose: (situation, random) => plan(situation, random)[0] };
}

/** The sound searcher with a budget that keeps a match lively. */
export const plainSearchBot: Bot = searchBot('search', 'looks ahead: tries plans in imagined matches', {
  ...soundSearch,
  budget: { playouts: 160 },
});
