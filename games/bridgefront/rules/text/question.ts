// Where a plan stands: which card or action asks, for what, and what may be answered.

import { choiceKind } from '@bridgefront/kernel';
import type { Choice, Decision, Seat } from '@bridgefront/kernel';
import { cardOfChoice, none, numberOfChoice } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import { planAction } from '../plan/action.ts';
import { planEffects } from '../plan/effects.ts';
import { Planner } from '../plan/planner.ts';
import type { Asking } from '../plan/planner.ts';
import type { Effect } from '../effects.ts';
import { isAsked } from '../terms.ts';
import type { Asked } from '../terms.ts';
import type { Hex, State } from '../types.ts';
import { yourPlaces } from './places.ts';
import { actionWords } from './spoken.ts';

/** The next question of a plan that is made of a card's or action's instructions. */
export interface Question {
  /** Name of the card or action. */
  readonly subject: string;
  /** The instruction that asks; null: the card or action itself. */
  readonly effect: Effect | null;
  readonly asking: Asking;
  /** Notation of the offered choices: `hex`, `edge`, `champion` … */
  readonly kind: string;
  /** Whether `none` is offered. */
  readonly optional: boolean;
  /** The hex that the question of a move is about (-1: none), in words, and the Forces that may still move from it. */
  readonly spot: Hex;
  readonly place: string;
  readonly there: number;
  /** Whether a champion has already joined the stack. */
  readonly joined: boolean;
  /** How many picks or steps may follow, this one included. */
  readonly left: number;
}

const planner = new Planner();

/** Name of the card or action that a plan begins with. */
function subjectOf(state: State, choice: Choice): string {
  const card = cardOfChoice(choice);
  return card < 0 ? actionWords(choice) : cardOf(state, card).name;
}

function forcesOf(choice: Choice): number {
  return choiceKind(choice) === 'forces' ? numberOfChoice(choice) : 0;
}

function read(state: State, seat: Seat, subject: string): Question | null {
  const { offer, effect, asking, left, plan } = planner;
  if (offer === null || offer.length === 0) return null;
  const onMap = asking === 'forces' || asking === 'company' || asking === 'path';
  const spot = onMap ? planner.spot : -1;
  const place = spot < 0 ? '' : yourPlaces(state, seat).hex(planner.board.hexNames[spot]);
  const there = asking === 'forces' ? Math.max(...offer.map(forcesOf)) : 0;
  const joined = plan.length > 0 && choiceKind(plan[plan.length - 1]) === 'champion';
  return {
    subject,
    joined,
    effect,
    asking,
    kind: choiceKind(offer[0]),
    optional: offer.includes(none),
    spot,
    place,
    there,
    left,
  };
}

/** The question of an Action Step after its first choice, or null when the plan is complete. */
export function actionQuestion(state: State, seat: Seat, plan: readonly Choice[]): Question | null {
  planner.reset(state, seat, plan);
  return planAction(planner) === null ? read(state, seat, subjectOf(state, plan[0])) : null;
}

/** The question about what a die result leads to, or null when the plan is complete. */
function branchQuestion(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  { about }: Asked<'branch'>,
): Question | null {
  planner.reset(state, seat, plan);
  const orders = planEffects(planner, about.effects);
  return orders === null ? read(state, seat, runningCard(state)) : null;
}

/** Name of the card that is being carried out. */
export function runningCard(state: State): string {
  const card = state.context?.card ?? -1;
  return card < 0 ? 'This effect' : cardOf(state, card).name;
}

/** The open question of a decision that is planned by instructions; null for all others. */
export function questionOf(state: State, seat: Seat, decision: Decision): Question | null {
  const plan = decision.plans[seat];
  if (isAsked(decision, 'branch')) return branchQuestion(state, seat, plan, decision);
  return decision.ask === 'action' && plan.length > 0 ? actionQuestion(state, seat, plan) : null;
}
