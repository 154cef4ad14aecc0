// Imagined worlds, and what comes of a plan in them.

import { copyRandom } from '@bridgefront/kernel';
import type { Choice, Engine, Match, Random, Seat } from '@bridgefront/kernel';
import { planFor, sleepFor } from './policy.ts';
import type { SearchSettings } from './settings.ts';

/** A world to try plans in: all others have planned. */
export interface World<S> {
  readonly match: Match<S>;
  /** Decides what everybody does after the reveal; the same for every plan that is tried here. */
  readonly random: Random;
}

/** Lets all others plan in an imagined match, whatever it took them to have planned. */
export function worldOf<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  settings: SearchSettings,
  random: Random,
): World<S> {
  const { decision } = match;
  if (decision !== null) {
    for (const other of decision.seats) {
      if (other === seat) continue;
      decision.plans[other].length = 0;
      decision.sealed[other] = false;
    }
    for (const other of decision.seats) {
      if (other === seat) continue;
      if (settings.others === 'sleep') sleepFor(engine, match, other);
      else planFor(engine, match, other, settings.surprise, random);
    }
  }
  return { match, random };
}

/** The seat's share of the win: the outcome's, or what the game expects. */
function shareOf<S>({ game }: Engine<S>, match: Match<S>, seat: Seat): number {
  const outcome = game.outcome(match.state);
  if (outcome === null) return game.estimate(match.state)[seat];
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}

/** Reveals the plan in a copy of the world, plays on up to the horizon and says the seat's share of the win there. */
export function tryPlan<S>(
  engine: Engine<S>,
  world: World<S>,
  seat: Seat,
  plan: readonly Choice[],
  settings: SearchSettings,
): number {
  const match = engine.copy(world.match);
  const random = copyRandom(world.random);
  const { decision } = match;
  for (let at = decision?.plans[seat].length ?? 0; at < plan.length; at++)
    engine.choose(match, seat, plan[at]);
  for (let left = settings.horizon; left > 0 && match.decision !== null; left--) {
    for (const one of match.decision.seats) {
      if (one !== seat && settings.others === 'sleep') sleepFor(engine, match, one);
      else planFor(engine, match, one, settings.surprise, random);
    }
  }
  return shareOf(engine, match, seat);
}
