// Worth of the actions of the battle phase: what each would change in the combats to come.

import type { Choice, Seat } from '@bridgefront/kernel';
import { battleChoices } from '../actions/battle.ts';
import { effectIn } from '../actions/strategy.ts';
import { maneuverOf, supplyOf } from '../cards/in-force.ts';
import { doEffect, isAim } from '../effects.ts';
import { restOf, unitOf } from '../figures.ts';
import { cardOf, isKind, numberOf, passChoice } from '../notation.ts';
import type { State } from '../types.ts';
import { home } from '../types.ts';
import type { Effect } from '../vocabulary.ts';
import { frontiersLead } from './forecast.ts';
import { cardWorth, effectWorth } from './worth.ts';

// What a tactic must gain for its card and supply to be spent.
const tacticPrice = 0.5;

// A state whose units may be changed; everything else is shared.
function unitsApart(state: State): State {
  return { ...state, units: state.units.map((unit) => ({ ...unit })) };
}

// Units at home count by themselves, those in frontiers by what becomes of them.
function tableLead(state: State): number {
  const alive = state.units.every((unit) => restOf(state, unit) > 0)
    ? state
    : { ...state, units: state.units.filter((unit) => restOf(state, unit) > 0) };
  let lead = frontiersLead(alive);
  for (const unit of alive.units)
    if (unit.at === home) lead += (unit.seat === 0 ? 1 : -1) * cardWorth(state.options, unit.card).unit;
  return lead;
}

// What the effect, fully aimed, changes for the seat.
function gainOf(state: State, seat: Seat, effect: Effect, plan: readonly Choice[]): number {
  if (effect.do === 'salvage') return 0.5 + cardWorth(state.options, cardOf(plan[plan.length - 1])).hand;
  // What touches no unit would touch the real lives and decks.
  if (!('target' in effect)) return effectWorth(effect);
  const world = unitsApart(state);
  const id = isKind(plan[0], 'maneuver') ? numberOf(plan[0]) : -1;
  const source = unitOf(world, id);
  if (source !== null && maneuverOf(state.options, source.card)?.cost.pay === 'seal')
    world.units = world.units.filter((unit) => unit !== source);
  else if (source !== null) source.exerted = true;
  doEffect(effect, { state: world, seat, source, aimed: plan.filter(isAim), tell: null });
  const gain = tableLead(world) - tableLead(state);
  return seat === 0 ? gain : -gain;
}

// The best that a begun plan can still come to.
function bestGain(state: State, seat: Seat, effect: Effect, plan: readonly Choice[]): number {
  const next = battleChoices(state, seat, plan);
  if (next.length === 0) return gainOf(state, seat, effect, plan);
  // Which villager pays makes no difference here.
  if (isKind(next[0], 'exert')) return bestGain(state, seat, effect, [...plan, next[0]]);
  let best = -Infinity;
  for (const choice of next) best = Math.max(best, bestGain(state, seat, effect, [...plan, choice]));
  return best;
}

function priceOf(state: State, choice: Choice): number {
  return isKind(choice, 'tactic') ? tacticPrice + 0.1 * supplyOf(state.options, cardOf(choice)) : 0.05;
}

/** Worth of what may be chosen next in the battle phase. */
export function appraiseBattle(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  legal: readonly Choice[],
): number[] {
  return legal.map((choice) => {
    if (choice === passChoice) return 0;
    const effect = effectIn(state, plan[0] ?? choice);
    if (effect === null) return 0;
    if (isKind(choice, 'exert')) return 0;
    const gain = bestGain(state, seat, effect, [...plan, choice]);
    return plan.length === 0 ? gain - priceOf(state, choice) : gain;
  });
}
