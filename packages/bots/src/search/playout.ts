// Imagined worlds, and what comes of a plan in them.

import { copyRandom } from '@bridgefront/kernel';
import type { Choice, Decision, Engine, Match, Random, Seat } from '@bridgefront/kernel';
import { planFor, sleepFor } from './policy.ts';
import type { RivalPlan, Rivals } from './rivals.ts';
import type { SearchSettings } from './settings.ts';

/** A world to try plans in: all others have planned. */
export interface World<S> {
  readonly match: Match<S>;
  /** Decides what everybody does after the reveal; the same for every plan that is tried here. */
  readonly random: Random;
  /** What rivals who weigh their plans try here. */
  readonly rivals: readonly RivalPlan[];
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
export function worldOf<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  rivals: Rivals,
  { others, surprise }: SearchSettings,
  random: Random,
): World<S> {
  const { decision } = match;
  const picked: RivalPlan[] = [];
  if (decision === null) return { match, random, rivals: picked };
  forget(decision, seat);
  rivals.open();
  for (const other of decision.seats) {
    if (other === seat) continue;
    if (others === 'sleep') sleepFor(engine, match, other);
    else if (others === 'plan') planFor(engine, match, other, surprise, random);
    else {
      const rival = rivals.pick(engine.game, match, other, decision);
      for (const choice of rival.plan) engine.choose(match, other, choice);
      picked.push(rival);
    }
  }
  return { match, random, rivals: picked };
}

// Adds every seat's share of the win: the outcome's, or what the game expects.
function addShares<S>({ game }: Engine<S>, match: Match<S>, shares: Float64Array, weight: number): void {
  const outcome = game.outcome(match.state);
  if (outcome === null) {
    const expected = game.estimate(match.state);
    for (let seat = 0; seat < shares.length; seat++) shares[seat] += expected[seat] * weight;
  } else for (const seat of outcome.winners) shares[seat] += weight / outcome.winners.length;
}

/**
 * Reveals the plan in a copy of the world, plays on up to the horizon and writes every seat's share of the win: the
 * mean of all looks. A match that ends before the horizon counts with its outcome for the looks that are left.
 */
export function tryPlan<S>(
  engine: Engine<S>,
  world: World<S>,
  seat: Seat,
  plan: readonly Choice[],
  settings: SearchSettings,
  shares: Float64Array,
): void {
  const match = engine.copy(world.match);
  const random = copyRandom(world.random);
  const { looks } = settings;
  let alone = aloneIn(match.decision);
  const done = match.decision?.plans[seat].length ?? 0;
  for (let at = done; at < plan.length; at++) engine.choose(match, seat, plan[at]);
  let turns = 1;
  shares.fill(0);
  for (const look of looks) {
    for (let { decision } = match; decision !== null; { decision } = match) {
      const now = aloneIn(decision);
      const turn = now >= 0 && now === alone ? turns : turns + 1;
      if (turn > look) break;
      turns = turn;
      alone = now;
      playDecision(engine, match, decision, seat, settings, random);
    }
    addShares(engine, match, shares, 1 / looks.length);
  }
}

// The only seat that is asked, or -1.
function aloneIn(decision: Decision | null): Seat {
  return decision !== null && decision.seats.length === 1 ? decision.seats[0] : -1;
}

// Everybody plans for the open decision as the appraisal likes it.
function playDecision<S>(
  engine: Engine<S>,
  match: Match<S>,
  decision: Decision,
  seat: Seat,
  { others, surprise }: SearchSettings,
  random: Random,
): void {
  for (const one of decision.seats) {
    if (one !== seat && others === 'sleep') sleepFor(engine, match, one);
    else planFor(engine, match, one, surprise, random);
  }
}
