// The actions of the battle phase: battle tactics and maneuvers (HL-23).

import type { Choice, Seat } from '@bridgefront/kernel';
import { cardAs, cardIn, maneuverOf, slugIn } from '../cards/in-force.ts';
import { aimChoices, doEffect, hasAim, isAim } from '../effects.ts';
import { unitFace } from '../deaths.ts';
import type { Tell } from '../faces.ts';
import { unitOf } from '../figures.ts';
import { cardChoice, cardOf, isKind, numberOf, passChoice, unitChoice } from '../notation.ts';
import { costOf, exertChoices, paySupply } from '../supply.ts';
import { home } from '../types.ts';
import type { CardId, State, Unit } from '../types.ts';
import { distinct, insertCard, leaveHand } from '../zones.ts';

// The unit must be ready: every maneuver is paid with the unit itself (HL-8, HL-10).
function canManeuver(state: State, seat: Seat, unit: Unit): boolean {
  if (unit.seat !== seat || unit.at === home || unit.exerted) return false;
  const ability = maneuverOf(state.options, unit.card);
  return ability !== null && hasAim(state, seat, ability.effect, unit);
}

function canPlay(state: State, seat: Seat, card: CardId): boolean {
  if (cardIn(state, card).kind !== 'tactic') return false;
  const { effect } = cardAs(state.options, card, 'tactic');
  return costOf(state, seat, card) <= state.seats[seat].ready.length && hasAim(state, seat, effect, null);
}

function firstChoices(state: State, seat: Seat): Choice[] {
  const choices: Choice[] = [];
  for (const card of distinct(state.seats[seat].hand))
    if (canPlay(state, seat, card)) choices.push(cardChoice(state, 'tactic', card));
  for (const unit of state.units)
    if (canManeuver(state, seat, unit)) choices.push(unitChoice('maneuver', unit.id));
  choices.push(passChoice);
  return choices;
}

/** What may be chosen next in the battle phase. */
export function battleChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const [first] = plan;
  if (first === undefined) return firstChoices(state, seat);
  if (isKind(first, 'tactic')) {
    const card = cardOf(first);
    const exerts = exertChoices(state, seat, costOf(state, seat, card), plan);
    if (exerts.length > 0) return exerts;
    return aimChoices(state, seat, cardAs(state.options, card, 'tactic').effect, null, plan.filter(isAim));
  }
  const unit = isKind(first, 'maneuver') ? unitOf(state, numberOf(first)) : null;
  const ability = unit === null ? null : maneuverOf(state.options, unit.card);
  return ability === null ? [] : aimChoices(state, seat, ability.effect, unit, plan.filter(isAim));
}

// A tactic is put into the graveyard after its effect (HL-72).
function playTactic(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  const own = state.seats[seat];
  const card = cardOf(plan[0]);
  const supply = costOf(state, seat, card);
  const paid = paySupply(state, seat, supply, plan);
  own.hasDeployed = true;
  leaveHand(own, card);
  tell?.({ tell: 'tactic', seat, card: slugIn(state, card), paid });
  const { effect } = cardAs(state.options, card, 'tactic');
  doEffect(effect, { state, seat, source: null, aimed: plan.filter(isAim), tell });
  insertCard(own.graveyard, card);
}

// Sealing away is no death: the unit falls on no list (HL-71).
function sealUnit(state: State, unit: Unit): void {
  insertCard(state.seats[unit.seat].vault, unit.card);
  state.units = state.units.filter((one) => one !== unit);
}

function maneuver(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  const unit = unitOf(state, numberOf(plan[0]));
  const ability = unit === null ? null : maneuverOf(state.options, unit.card);
  if (unit === null || ability === null) return;
  const { pay } = ability.cost;
  const face = unitFace(state, unit);
  if (pay === 'seal') sealUnit(state, unit);
  else unit.exerted = true;
  tell?.({ tell: 'maneuver', unit: face, paid: { pay, supply: 0, exerted: [] } });
  doEffect(ability.effect, { state, seat, source: unit, aimed: plan.filter(isAim), tell });
}

/** Carries out an action of the battle phase; passing is none. */
export function doBattle(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  if (isKind(plan[0], 'tactic')) playTactic(state, seat, plan, tell);
  else maneuver(state, seat, plan, tell);
}
