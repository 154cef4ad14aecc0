// How imagined players choose: the game's own appraisal, now and then surprised by themselves.

import { randomInt } from '@bridgefront/kernel';
import type { Choice, Decision, Engine, Game, Match, Policy, Random, Seat } from '@bridgefront/kernel';

const fine = 1 << 16;

/** How a search takes the players of a game to choose. */
export function policyOf<S>(game: Game<S>): Policy<S> {
  return game.searchPolicy ?? game;
}

/** True with the given chance. */
function happens(random: Random, chance: number): boolean {
  return chance > 0 && randomInt(random, fine) < chance * fine;
}

/** Place of the highest worth; the first among equals. */
function bestOf(worths: readonly number[]): number {
  let best = 0;
  for (let index = 1; index < worths.length; index++) if (worths[index] > worths[best]) best = index;
  return best;
}

/** The next choice of an imagined player: the best appraised one, or with the chance `surprise` any other. */
function nextChoice<S>(
  policy: Policy<S>,
  state: S,
  seat: Seat,
  legal: readonly Choice[],
  decision: Decision,
  surprise: number,
  random: Random,
): Choice {
  if (legal.length === 1) return legal[0];
  if (happens(random, surprise)) return legal[randomInt(random, legal.length)];
  return legal[bestOf(policy.appraise(state, seat, decision.plans[seat], legal, decision))];
}

/** Completes one seat's plan for the open decision. The match is revealed when this was the last plan. */
export function planFor<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  surprise: number,
  random: Random,
): void {
  const { decision } = match;
  if (decision === null) return;
  const policy = policyOf(engine.game);
  if (surprise === 0 && decision.plans[seat].length === 0) {
    const plan = policy.favourite?.(match.state, seat, decision) ?? null;
    if (plan !== null) return engine.seal(match, seat, plan);
  }
  while (match.decision === decision && !decision.sealed[seat]) {
    const legal = engine.choices(match, seat);
    engine.choose(match, seat, nextChoice(policy, match.state, seat, legal, decision, surprise, random));
  }
}

/** Whether the seat may make just this plan for the open question. */
export function canMake<S>(
  { game }: Engine<S>,
  { state, decision }: Match<S>,
  seat: Seat,
  plan: readonly Choice[],
): boolean {
  if (decision === null || !decision.seats.includes(seat)) return false;
  const rules = game.decisions[decision.ask];
  const isLegal = (choice: Choice, at: number): boolean =>
    rules.choices(state, seat, plan.slice(0, at), decision).includes(choice);
  return plan.every(isLegal) && rules.choices(state, seat, plan, decision).length === 0;
}
