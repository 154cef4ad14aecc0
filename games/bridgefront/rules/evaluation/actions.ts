// What the choices of an Action Step are worth: each first choice by the best plan that it can grow into.

import type { Choice } from '@bridgefront/kernel';
import { goldCost, manaCost } from '../state/costs.ts';
import type { Effect } from '../effects.ts';
import { done } from '../notation.ts';
import { cardOf } from '../state/piles.ts';
import { planAction } from '../plan/action.ts';
import { planEffects } from '../plan/effects.ts';
import { Planner } from '../plan/planner.ts';
import type { Action, Order, State } from '../types.ts';
import { championOf } from '../state/units.ts';
import { routeWorth } from './moves.ts';
import { championWorth, ordersWorth } from './orders.ts';
import type { Bench } from './orders.ts';
import { Outlook } from './outlook.ts';
import { cardInPlan, scoreQuestion } from './questions.ts';
import { weights } from './weights.ts';

const planner = new Planner();
const bench: Bench = { o: new Outlook(), mana: 0 };

/** A walk through a plan: what the finished plan is worth, or null while the planner asks on. */
type Walk = (p: Planner) => number | null;

/** The bench for a seat, with the mana that will be left once the plan's action is paid. */
export function benchFor(state: State, seat: number, plan: readonly Choice[]): Bench {
  bench.o.look(state, seat);
  bench.mana = state.seats[seat].mana - manaOf(state, seat, plan);
  return bench;
}

function manaOf(state: State, seat: number, plan: readonly Choice[]): number {
  const card = cardInPlan(plan);
  if (card >= 0) return manaCost(state, seat, cardOf(state, card));
  const { options } = state;
  if (plan[0] === 'march') return options.marchMana;
  if (plan[0] === 'build') return options.buildMana;
  return plan[0] === 'reinforce' ? options.reinforceMana : 0;
}

function best(worths: readonly number[]): number {
  let found = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i] > worths[found]) found = i;
  return found;
}

/** Completes a plan with the best choices, one after another, and returns its worth. */
function complete(b: Bench, plan: Choice[], walk: Walk, p: Planner = planner): number {
  p.reset(b.o.state, b.o.seat, plan);
  p.decide = (offer) => {
    plan.push(offer.length === 1 ? offer[0] : offer[best(scoreOffer(b, p, offer, walk))]);
  };
  return walk(p) ?? -Infinity;
}

// The planner stays at the question: what a mode leads to is walked by another one.
function scoreOffer(b: Bench, p: Planner, offer: readonly Choice[], walk: Walk): number[] {
  return scoreQuestion(b, p, offer, (choice) => complete(b, [...p.plan, choice], walk, new Planner()));
}

function abilityWorth(b: Bench, action: Extract<Action, { act: 'ability' }>): number {
  const { state, seat } = b.o;
  const champion = championOf(state, action.champion);
  if (champion === null) return 0;
  switch (action.trait) {
    case 'stitchwork': {
      const effect: Effect = { do: 'heal', whose: 'own', amount: 2 };
      return ordersWorth(b, [{ effect, champions: [action.target] }]);
    }
    case 'tempest': {
      const effect: Effect = { do: 'damage', whose: 'enemy', amount: 1 };
      const near = b.o.board.neighbours[champion.hex];
      const orders: Order[] = [];
      for (const other of state.champions) {
        if (other.seat !== seat && near.includes(other.hex)) orders.push({ effect, champions: [other.card] });
      }
      return ordersWorth(b, orders);
    }
    case 'slipstep': {
      const stack = { hex: champion.hex, forces: 0, champions: [champion.card] };
      return routeWorth(b.o, { stack, path: action.path }, 0);
    }
    case 'archive':
      return 0.2;
    case 'gateway':
      return 0.1;
  }
}

function cardWorth(b: Bench, action: Extract<Action, { act: 'card' }>): number {
  const { state, seat } = b.o;
  const card = cardOf(state, action.card);
  const cost = goldCost(state, seat, card) * b.o.gold;
  const lost = card.burn && card.champion === undefined ? weights.burnt * b.o.gold : 0;
  if (card.champion === undefined) return ordersWorth(b, action.orders) - cost - lost;
  return championWorth(b, action.card, action.hex) + ordersWorth(b, action.orders) - cost;
}

function actionWorth(b: Bench, action: Action): number {
  switch (action.act) {
    case 'done':
      return 0;
    case 'build':
      return b.o.bridge(action.edge);
    case 'march':
    case 'free-march':
      return routeWorth(b.o, action.route, 0);
    case 'reinforce':
      return b.o.reinforce(action.hex, 1) - b.o.state.options.reinforceGold * b.o.gold;
    case 'ability':
      return abilityWorth(b, action);
    case 'card':
      return cardWorth(b, action);
  }
}

function walkAction(p: Planner): number | null {
  const action = planAction(p);
  return action === null ? null : actionWorth(bench, action);
}

// Mana is what limits a round, so gains are compared by the mana they take.
function perMana(gain: number, mana: number): number {
  return gain <= 0 ? gain : gain / Math.max(mana, weights.freeMana);
}

// Grows a plan of one choice into the best one, and says what that is worth.
function grow(b: Bench, plan: Choice[]): number {
  if (plan[0] === done) return 0;
  const { state, seat } = b.o;
  const mana = manaOf(state, seat, plan);
  b.mana = state.seats[seat].mana - mana;
  return perMana(complete(b, plan, walkAction) - weights.leastGain, mana);
}

/** The plan for an Action Step that comes of always making the best appraised choice. */
export function favouriteAction(state: State, seat: number): readonly Choice[] {
  planner.reset(state, seat, []);
  planAction(planner);
  const plans = (planner.offer ?? []).map((choice) => [choice]);
  if (plans.length === 1) return plans[0];
  const b = benchFor(state, seat, []);
  return plans[best(plans.map((plan) => grow(b, plan)))];
}

/** Worth of the choices of an Action Step. */
export function appraiseAction(
  state: State,
  seat: number,
  plan: readonly Choice[],
  legal: readonly Choice[],
): readonly number[] {
  const b = benchFor(state, seat, plan);
  if (plan.length === 0) return legal.map((choice) => grow(b, [choice]));
  planner.reset(state, seat, plan);
  planAction(planner);
  return scoreOffer(b, planner, legal, walkAction);
}

/** Worth of the choices of a branch that a die has opened. */
export function appraiseBranch(
  state: State,
  seat: number,
  plan: readonly Choice[],
  legal: readonly Choice[],
  effects: readonly Effect[],
): readonly number[] {
  const b = benchFor(state, seat, []);
  const walk: Walk = (p) => {
    const orders = planEffects(p, effects);
    return orders === null ? null : ordersWorth(b, orders);
  };
  planner.reset(state, seat, plan);
  planEffects(planner, effects);
  return scoreOffer(b, planner, legal, walk);
}
