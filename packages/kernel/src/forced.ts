// Forced choices: questions that leave a seat nothing to weigh.

import type { Engine } from './engine.ts';
import type { Choice, Match, Seat } from './types.ts';

/**
 * What a forced choice does. `draft`: it goes on with a plan that nobody else sees. `shown`: it is carried out or sealed,
 * and the seat loses nothing that it could have taken back. `final`: it ends what the seat could have taken back.
 */
export type ForcedEffect = 'draft' | 'shown' | 'final';

/** The one thing that a seat can do. */
export interface ForcedChoice {
  readonly choice: Choice;
  readonly effect: ForcedEffect;
}

// Tried on a copy, for only the rules know whether a choice completes a plan and what is asked then.
function effectOf<S>(engine: Engine<S>, match: Match<S>, seat: Seat, choice: Choice): ForcedEffect {
  const planned = match.decision?.plans[seat].length ?? 0;
  const could = engine.canTakeBack(match, seat);
  const after = engine.copy(match);
  engine.choose(after, seat, choice);
  const { decision } = after;
  const asked = decision !== null && decision.seats.includes(seat) && !decision.sealed[seat];
  if (asked && decision.plans[seat].length > planned) return 'draft';
  return !could || (asked && engine.canTakeBack(after, seat)) ? 'shown' : 'final';
}

/**
 * What the seat has to choose where it has nothing to weigh: the only legal choice, or to pass a window in which it holds
 * nothing that fits. Null when it has something to weigh or is not asked. Who has begun a plan can also put it down:
 * what would end that is forced only where it adds nothing (`DecisionRules.ends`), and nothing is where the plan's order
 * leaves out what could be planned anew (`DecisionRules.leaves`).
 */
export function forcedChoice<S>(engine: Engine<S>, match: Match<S>, seat: Seat): ForcedChoice | null {
  const { decision } = match;
  if (decision === null || !decision.seats.includes(seat) || decision.sealed[seat]) return null;
  const rules = engine.game.decisions[decision.ask];
  const { window, ends = [] } = rules;
  const legal = engine.choices(match, seat);
  if (window !== undefined) {
    const passes = [window.pass, ...(window.alsoPass ?? [])];
    const forced = decision.plans[seat].length === 0 && legal.every((choice) => passes.includes(choice));
    return forced ? { choice: window.pass, effect: 'shown' } : null;
  }
  if (legal.length !== 1 || rules.leaves?.(match.state, seat, decision.plans[seat]) === true) return null;
  const [choice] = legal;
  const effect = effectOf(engine, match, seat, choice);
  return effect === 'final' && !ends.includes(choice) ? null : { choice, effect };
}
