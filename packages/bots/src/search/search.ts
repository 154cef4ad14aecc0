// The bot that looks ahead: it tries whole plans in imagined matches and keeps the one that wins most there.

import { engineOf, forkRandom, randomInt } from '@bridgefront/kernel';
import type { Choice, Game, Random } from '@bridgefront/kernel';
import type { Bot, Situation } from '../types.ts';
import { temperatureFor } from './lapse.ts';
import { hasLines, Lines } from './lines.ts';
import type { Line } from './lines.ts';
import { plansFor } from './plans.ts';
import type { Candidate } from './plans.ts';
import { tryPlan, worldOf } from './playout.ts';
import type { Trials, World } from './playout.ts';
import { policyOf } from './policy.ts';
import { looksOf, race, rank, sureChoices } from './race.ts';
import type { Runner } from './race.ts';
import { meterOf, soundSearch } from './settings.ts';
import type { SearchSettings } from './settings.ts';
import { book, Tree } from './tree.ts';

const grains = 1 << 20;

// Whichever of several worths is highest once each has such a number added is drawn as a softmax of them draws (the Gumbel-max
// trick, Yellott 1977): so the race spends its budget on the plans that this chance leaves in it.
function gumbel(random: Random): number {
  return -Math.log(-Math.log((randomInt(random, grains) + 0.5) / grains));
}

/** A search's finding: complete plans (the choices made so far included), best first. */
export interface Found {
  readonly runners: readonly Runner[];
  readonly playouts: number;
}

// How the plans of a question are weighed: with which part of the budget, and with whose chance.
interface Weighing {
  readonly settings: SearchSettings;
  readonly part: number;
  readonly random: Random;
}

// The less is spent on a question, the more a mean says of luck, and the more the appraisal is trusted.
function runnerOf(game: Game<unknown>, line: Line, how: Weighing): Runner {
  const { settings, part } = how;
  const { trust: much = 1 } = policyOf(game);
  const trust = part === 0 ? 0 : (settings.trust * much) / part;
  return { ...line, shares: [], bias: -trust * line.discrepancy };
}

// With less to spend fewer plans are weighed, so that each is tried about as often; with nothing, only the best appraised.
const fewest = 3;
function plansWithin({ plans }: SearchSettings, part: number): number {
  return part === 0 ? 1 : Math.min(plans, Math.max(fewest, Math.ceil(plans * part)));
}

function runnersOf({ game }: Situation, how: Weighing, lines: readonly Line[]): Runner[] {
  return lines.map((one) => runnerOf(game, one, how));
}

// A line answers several questions: it is worth the thought that several would have had.
const thoughtsOfLine = 4;
// Lines at first, and those that are left for the race, by the plans that are weighed where there are no lines.
const firstLines = 2;
const racingLines = 1.5;
/** Lines beside which others are looked for, and in how many worlds all are tried before. */
const parents = 3;
const glances = 3;

/** What a search tries its runners in: each call tries them once, in the first world that they have not seen. */
export type Sweep = (running: readonly Runner[]) => void;

// What is at stake is told by a glance at all plans, and each is given its chance; then the race spends the rest of the budget.
function erring(found: readonly Runner[], { settings: { lapse }, random }: Weighing, sweep: Sweep): Runner[] {
  if (lapse === 0 || found.length < 2) return [...found];
  while (found[0].shares.length < glances) sweep(found);
  return withLapse(found, lapse, random);
}

/** Gives each plan its chance, so that the one that then looks best loses this part of what a plan by lot would lose. */
export function withLapse(found: readonly Runner[], lapse: number, random: Random): Runner[] {
  const temperature = temperatureFor(found.map(looksOf), lapse);
  return found.map((one) => ({ ...one, bias: one.bias + temperature * gumbel(random) }));
}

// Lines that do well have neighbours that may do better: they are looked for before the race.
function bred(
  situation: Situation,
  lines: Lines<unknown>,
  how: Weighing,
  sweep: Sweep,
  spent: () => number,
): Runner[] {
  const { plans, rounds } = how.settings;
  const glance = (runners: readonly Runner[]): void => {
    for (let n = 0; n < glances; n++) sweep(runners);
  };
  let found = runnersOf(situation, how, lines.first(Math.ceil(firstLines * plans)));
  if (rounds === 0 || found.length < 2) return erring(found, how, sweep);
  glance(found);
  for (let round = 0; round < rounds && spent() < 0.5; round++) {
    const near = rank(found).slice(0, parents);
    const more = near.flatMap((one) => lines.beside(one, plans));
    const runners = runnersOf(situation, how, more);
    glance(runners);
    found = [...found, ...runners];
  }
  return rank(erring(found, how, sweep)).slice(0, Math.ceil(racingLines * plans));
}

/** Weighs the seat's plans for the open decision, with a part of the budget: what the game says it deserves. */
export function search(
  situation: Situation,
  random: Random,
  settings: SearchSettings,
  given?: number,
): Found {
  const { game, seat, plan } = situation;
  const imagined = situation.imagine(random);
  const { state, decision } = imagined;
  if (decision === null) return { runners: [], playouts: 0 };
  const part = given ?? game.effort?.(decision) ?? 1;
  const lined = part > 0 && hasLines(game, decision);
  const budget = meterOf(settings.budget, lined ? thoughtsOfLine * part : part);
  const worlds = worldsOf(situation, random, settings);
  let playouts = 0;
  const spent = (): number => budget(playouts);
  const sweep = (running: readonly Runner[]): void => {
    worlds(running);
    playouts += running.length;
  };
  const how = { settings, part, random };
  const found = lined
    ? bred(situation, new Lines(game, imagined, seat), how, sweep, spent)
    : erring(
        runnersOf(
          situation,
          how,
          plansFor(game, state, seat, decision, plan, plansWithin(settings, part)).map(alone),
        ),
        how,
        sweep,
      );
  if (found.length === 0 || (found.length === 1 && !situation.timed)) return { runners: found, playouts };
  // Where time tells, the only plan races against itself.
  const runners = found.length === 1 ? [found[0], { ...found[0], shares: [] }] : found;
  // Where time tells, it must not tell how clear the choice was either.
  const doubt = situation.timed ? 0 : settings.doubt;
  return { runners: race(runners, sweep, spent, doubt), playouts };
}

function alone(one: Candidate): Line {
  return { ...one, next: [], sure: 0 };
}

// A look of the settings, in turns of this game.
function looksIn({ foresight = 1 }: Game<unknown>, { looks }: SearchSettings): number[] {
  return looks.map((look) => Math.max(1, Math.round(foresight * look)));
}

/** What all play-outs about one question have in common. */
export function trialsOf(
  { game, seat }: Pick<Situation, 'game' | 'seat'>,
  settings: SearchSettings,
): Trials<unknown> {
  const looks = looksIn(game, settings);
  return {
    engine: engineOf(game),
    seat,
    settings: { ...settings, looks },
    tree: new Tree(settings.nextPlans),
  };
}

/** Worlds of their own, in which runners are tried one sweep after the other; `told`: what a play-out brought all seats. */
export function worldsOf(
  situation: Situation,
  random: Random,
  settings: SearchSettings,
  told?: (runner: Runner, shares: Float64Array) => void,
): Sweep {
  const { seat } = situation;
  const trials = trialsOf(situation, settings);
  const worlds: World<unknown>[] = [];
  return (running) => {
    if (running.length === 0) return;
    const index = running[0].shares.length;
    const world = (worlds[index] ??= worldOf(trials, situation.imagine(random), forkRandom(random)));
    const shares = new Float64Array(world.match.seats);
    const means = new Float64Array(world.match.seats);
    for (const runner of running) {
      tryPlan(trials, world, runner, shares);
      runner.shares.push(shares[seat]);
      told?.(runner, shares);
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
    return best === undefined ? [choices[0]] : sureChoices(best).slice(situation.plan.length);
  };
  return { name, summary, plan, choose: (situation, random) => plan(situation, random)[0] };
}

/** The sound searcher with a budget that keeps a match lively. */
export const plainSearchBot: Bot = searchBot('search', 'looks ahead: tries plans in imagined matches', {
  ...soundSearch,
  budget: { playouts: 160 },
});
