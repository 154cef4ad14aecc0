// Imagined worlds, and what comes of a plan in them.

import { copyRandom } from '@bridgefront/kernel';
import type { Choice, Decision, Engine, Match, Random, Seat } from '@bridgefront/kernel';
import { canMake, planFor } from './policy.ts';
import type { Runner } from './race.ts';
import type { SearchSettings } from './settings.ts';
import { book } from './tree.ts';
import type { Picked, Tree } from './tree.ts';

/** What all play-outs of one search have in common. */
export interface Trials<S> {
  readonly engine: Engine<S>;
  /** The seat that searches. */
  readonly seat: Seat;
  readonly settings: SearchSettings;
  readonly tree: Tree;
}

/** A world to try plans in: all others have planned. */
export interface World<S> {
  readonly match: Match<S>;
  /** Decides what everybody does after the reveal; the same for every plan that is tried here. */
  readonly random: Random;
  /** What others who weigh their plans try here. */
  readonly picked: readonly Picked[];
}

// Whatever resampling took the others to have planned is forgotten.
function forget(decision: Decision, seat: Seat): void {
  for (const other of decision.seats) {
    if (other === seat) continue;
    decision.plans[other].length = 0;
    decision.sealed[other] = false;
  }
}

/** Lets all others plan in an imagined match. */
export function worldOf<S>(trials: Trials<S>, match: Match<S>, random: Random): World<S> {
  const { engine, seat, settings, tree } = trials;
  const { decision } = match;
  const picked: Picked[] = [];
  if (decision === null) return { match, random, picked };
  forget(decision, seat);
  for (const other of decision.seats) {
    if (other === seat) continue;
    if (settings.others === 'weigh') picked.push(tree.plan(engine, match, other, decision, `${other}`));
    else planFor(engine, match, other, settings.surprise, random);
  }
  return { match, random, picked };
}

/** Adds every seat's share of the win: the outcome's, or what the game expects. */
export function addShares<S>(
  { game }: Pick<Engine<S>, 'game'>,
  match: Match<S>,
  shares: Float64Array,
  weight: number,
): void {
  const outcome = game.outcome(match.state, match.options);
  if (outcome === null) {
    const expected = game.estimate(match.state, match.options, match.decision);
    for (let seat = 0; seat < shares.length; seat++) shares[seat] += expected[seat] * weight;
  } else for (const seat of outcome.winners) shares[seat] += weight / outcome.winners.length;
}

/** How one play-out goes through the tree. */
interface Climb {
  /** What each seat was asked and has planned since the search began. */
  readonly paths: string[];
  readonly picked: Picked[];
}

const noClimb: Climb = { paths: [], picked: [] };

// A plan that is revealed is seen by all: what anybody learns after it belongs to it.
function climbFrom({ picked }: World<unknown>, plan: readonly Choice[], seats: number): Climb {
  const paths = Array.from({ length: seats }, (_, seat) => `${plan.join(' ')}/${seat}`);
  for (const one of picked) paths[one.seat] += ` ${one.plan.join(' ')}`;
  return { paths, picked: [] };
}

/**
 * Reveals the plan in a copy of the world, goes on with the runner's line, plays on up to the horizon and writes every seat's share of the win: the
 * mean of all looks. A match that ends before the horizon counts with its outcome for the looks that are left.
 */
export function tryPlan<S>(
  trials: Trials<S>,
  world: World<S>,
  { plan, next }: Pick<Runner, 'plan' | 'next'>,
  shares: Float64Array,
): void {
  const { engine, seat, settings } = trials;
  const match = engine.copy(world.match);
  const random = copyRandom(world.random);
  const { looks, depth } = settings;
  const climb = depth > 0 ? climbFrom(world, plan, shares.length) : noClimb;
  let alone = aloneIn(match.decision);
  const done = match.decision?.plans[seat].length ?? 0;
  for (let at = done; at < plan.length; at++) engine.choose(match, seat, plan[at]);
  const line = next.length === 0 ? null : new Following(next);
  let turns = 1;
  let calms = 1;
  shares.fill(0);
  for (const look of looks) {
    for (let { decision } = match; decision !== null; { decision } = match) {
      const now = aloneIn(decision);
      const turn = now >= 0 && now === alone ? turns : turns + 1;
      const seen = engine.game.calm === undefined ? turn : calms + calmIn(engine, match, decision);
      if (seen > look) break;
      turns = turn;
      calms = seen;
      alone = now;
      if (now === seat && line?.goOn(engine, match, seat) === true) continue;
      if (turn <= depth) climbDecision(trials, match, decision, climb, random);
      else for (const one of decision.seats) planFor(engine, match, one, settings.surprise, random);
    }
    addShares(engine, match, shares, 1 / looks.length);
  }
  for (const picked of climb.picked) book(picked, shares[picked.seat]);
}

// A line that is followed in one world: what cannot be done there is left out.
class Following {
  readonly #plans: readonly (readonly Choice[])[];
  #at = 0;

  constructor(plans: readonly (readonly Choice[])[]) {
    this.#plans = plans;
  }

  /** Makes the next plan of the line that is possible; false when there is none. */
  goOn<S>(engine: Engine<S>, match: Match<S>, seat: Seat): boolean {
    while (this.#at < this.#plans.length) {
      const plan = this.#plans[this.#at++];
      if (!canMake(engine, match, seat, plan)) continue;
      engine.seal(match, seat, plan);
      return true;
    }
    return false;
  }
}

// 1 at a calm question, else 0.
function calmIn<S>({ game }: Engine<S>, { state }: Match<S>, decision: Decision): number {
  return game.calm?.(state, decision) === true ? 1 : 0;
}

// The only seat that is asked, or -1.
function aloneIn(decision: Decision | null): Seat {
  return decision !== null && decision.seats.length === 1 ? decision.seats[0] : -1;
}

// Whoever weighs its plans does so by its accounts in the tree: the seat that searches always does.
function climbDecision<S>(
  trials: Trials<S>,
  match: Match<S>,
  decision: Decision,
  { paths, picked }: Climb,
  random: Random,
): void {
  const { engine, seat, settings, tree } = trials;
  for (const one of decision.seats) {
    if (one !== seat && settings.others !== 'weigh') {
      planFor(engine, match, one, settings.surprise, random);
      continue;
    }
    paths[one] += `/${decision.ask}`;
    const tried = tree.plan(engine, match, one, decision, paths[one]);
    paths[one] += ` ${tried.plan.join(' ')}`;
    picked.push(tried);
  }
}
