// The actions of the strategy phase: what may be chosen, and what it does (HL-23).

import type { Choice, Seat } from '@bridgefront/kernel';
import { cardIn, cardsFor, maneuverOf, slugIn, stratagemOf, traitsOf } from '../cards/in-force.ts';
import { aimChoices, doEffect, hasAim, isAim } from '../effects.ts';
import type { Paid, Tell } from '../faces.ts';
import { activeSettlement, isOccupiedBy } from '../figures.ts';
import {
  cardChoice,
  cardOf,
  commitChoice,
  frontierChoice,
  isKind,
  numberOf,
  passChoice,
} from '../notation.ts';
import { costOf, exertChoices, exertVillager, paySupply } from '../supply.ts';
import { resolveAtOnce } from '../triggers.ts';
import { home } from '../types.ts';
import type { CardId, State } from '../types.ts';
import type { Ability } from '../vocabulary.ts';
import { clearLand, distinct, insertCard, leaveHand, razeLand, removeCard } from '../zones.ts';
import { canCommit, commit, commitChoices } from './commit.ts';

/** Frontiers that the seat occupies now, by number. */
export function occupiedFrontiers(state: State, seat: Seat): number[] {
  return state.land.map((_, at) => at + 1).filter((frontier) => isOccupiedBy(state, frontier, seat));
}

function ofKind(state: State, cards: readonly CardId[], kind: string): CardId[] {
  return distinct(cards).filter((card) => cardIn(state, card).kind === kind);
}

// Settling and razing share one use a round (HL-49, HL-51).
function landChoices(state: State, seat: Seat): Choice[] {
  const { hand, hasSettled } = state.seats[seat];
  if (hasSettled) return [];
  const occupied = occupiedFrontiers(state, seat);
  if (occupied.length === 0) return [];
  const settle = ofKind(state, hand, 'settlement').map((card) => cardChoice(state, 'settle', card));
  if (!state.options.raze) return settle;
  const razed = occupied.filter((frontier) => state.land[frontier - 1]?.seat === 1 - seat);
  return [...settle, ...razed.map((frontier) => frontierChoice('raze', frontier))];
}

// Villagers pay with themselves, settlements with supply (HL-8).
function stratagemChoices(state: State, seat: Seat): Choice[] {
  const { ready } = state.seats[seat];
  const villagers = distinct(ready).filter((card) => {
    const ability = stratagemOf(state.options, card);
    return ability !== null && hasAim(state, seat, ability.effect, null);
  });
  const settlements = occupiedFrontiers(state, seat).filter((frontier) => {
    const settlement = activeSettlement(state, frontier);
    const ability = settlement === null ? null : stratagemOf(state.options, settlement.card);
    if (settlement === null || ability === null || settlement.used) return false;
    return supplyFor(ability) <= ready.length && hasAim(state, seat, ability.effect, null);
  });
  return [
    ...villagers.map((card) => cardChoice(state, 'stratagem', card)),
    ...settlements.map((frontier) => frontierChoice('stratagem', frontier)),
  ];
}

/** The supply that an ability costs; 0 if it is paid otherwise. */
export function supplyFor({ cost }: Ability): number {
  return cost.pay === 'supply' ? cost.amount : 0;
}

function firstChoices(state: State, seat: Seat): Choice[] {
  const own = state.seats[seat];
  const choices: Choice[] = [];
  if (!own.hasGrown)
    for (const card of ofKind(state, own.hand, 'villager')) choices.push(cardChoice(state, 'villager', card));
  choices.push(...landChoices(state, seat));
  for (const card of ofKind(state, own.hand, 'unit'))
    if (costOf(state, seat, card) <= own.ready.length) choices.push(cardChoice(state, 'unit', card));
  choices.push(...stratagemChoices(state, seat));
  if (canCommit(state, seat)) choices.push(commitChoice);
  choices.push(passChoice);
  return choices;
}

/** The stratagem that a choice activates, with the frontier of a settlement; 0 for a villager's. */
export function stratagemIn(state: State, choice: Choice): { card: CardId; frontier: number } {
  const villager = cardOf(choice);
  if (villager >= 0) return { card: villager, frontier: 0 };
  const frontier = numberOf(choice);
  return { card: state.land[frontier - 1]?.card ?? -1, frontier };
}

function stratagemNext(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const ability = stratagemOf(state.options, stratagemIn(state, plan[0]).card);
  if (ability === null) return [];
  const exerts = exertChoices(state, seat, supplyFor(ability), plan);
  if (exerts.length > 0) return exerts;
  return aimChoices(state, seat, ability.effect, null, plan.filter(isAim));
}

/** What may be chosen next in the strategy phase. */
export function strategyChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const [first] = plan;
  if (first === undefined) return firstChoices(state, seat);
  if (first === commitChoice) return commitChoices(state, seat, plan);
  if (isKind(first, 'unit')) return exertChoices(state, seat, costOf(state, seat, cardOf(first)), plan);
  if (isKind(first, 'stratagem')) return stratagemNext(state, seat, plan);
  if (isKind(first, 'settle') && plan.length === 1)
    return occupiedFrontiers(state, seat).map((frontier) => frontierChoice('frontier', frontier));
  return [];
}

function grow(state: State, seat: Seat, card: CardId, tell: Tell): void {
  const own = state.seats[seat];
  leaveHand(own, card);
  insertCard(own.ready, card);
  own.hasGrown = true;
  tell?.({ tell: 'villager', seat, card: slugIn(state, card) });
}

function settle(state: State, seat: Seat, card: CardId, frontier: number, tell: Tell): void {
  const own = state.seats[seat];
  const old = clearLand(state, frontier);
  leaveHand(own, card);
  state.land[frontier - 1] = { card, seat, used: false };
  own.hasSettled = true;
  const face = { tell: 'settles', seat, card: slugIn(state, card), frontier } as const;
  tell?.(old === null ? face : { ...face, replaced: { card: slugIn(state, old.card), seat: old.seat } });
  resolveAtOnce(state, seat, card, frontier, tell);
}

function raze(state: State, seat: Seat, frontier: number, tell: Tell): void {
  state.seats[seat].hasSettled = true;
  razeLand(state, seat, frontier, tell);
}

function deploy(state: State, seat: Seat, card: CardId, plan: readonly Choice[], tell: Tell): void {
  const own = state.seats[seat];
  const paid = paySupply(state, seat, costOf(state, seat, card), plan);
  own.hasDeployed = true;
  leaveHand(own, card);
  const id = state.nextUnit++;
  const { swift } = traitsOf(state.options, card);
  state.units.push({
    id,
    card,
    seat,
    at: home,
    occupies: false,
    exerted: !swift,
    damage: 0,
    attack: 0,
    health: 0,
  });
  tell?.({ tell: 'deploys', seat, card: slugIn(state, card), unit: id, paid, ready: swift });
  resolveAtOnce(state, seat, card, home, tell);
}

/** Pays for an ability of a villager or settlement. */
function payStratagem(state: State, seat: Seat, plan: readonly Choice[], ability: Ability): Paid {
  const own = state.seats[seat];
  const { card, frontier } = stratagemIn(state, plan[0]);
  const { pay } = ability.cost;
  if (pay === 'exert') exertVillager(own, card);
  if (pay === 'seal') {
    removeCard(own.ready, card);
    insertCard(own.vault, card);
  }
  const settlement = state.land[frontier - 1];
  if (settlement) settlement.used = true;
  return { ...paySupply(state, seat, supplyFor(ability), plan), pay };
}

function useStratagem(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  const { card, frontier } = stratagemIn(state, plan[0]);
  const ability = stratagemOf(state.options, card);
  if (ability === null) return;
  const paid = payStratagem(state, seat, plan, ability);
  tell?.({ tell: 'stratagem', seat, card: slugIn(state, card), frontier, paid });
  doEffect(ability.effect, { state, seat, source: null, aimed: plan.filter(isAim), tell });
}

/** Carries out an action of the strategy phase; passing is none. */
export function doStrategy(state: State, seat: Seat, plan: readonly Choice[], tell: Tell): void {
  const [first, second] = plan;
  if (first === commitChoice) commit(state, seat, plan, tell);
  else if (isKind(first, 'villager')) grow(state, seat, cardOf(first), tell);
  else if (isKind(first, 'settle')) settle(state, seat, cardOf(first), numberOf(second), tell);
  else if (isKind(first, 'raze')) raze(state, seat, numberOf(first), tell);
  else if (isKind(first, 'unit')) deploy(state, seat, cardOf(first), plan, tell);
  else useStratagem(state, seat, plan, tell);
}

/** The effect of an action's first choice, or null. */
export function effectIn(state: State, first: Choice) {
  if (isKind(first, 'stratagem'))
    return stratagemOf(state.options, stratagemIn(state, first).card)?.effect ?? null;
  if (isKind(first, 'tactic')) {
    const card = cardsFor(state.options)[cardOf(first)];
    return card.kind === 'tactic' ? card.effect : null;
  }
  if (!isKind(first, 'maneuver')) return null;
  const unit = state.units.find(({ id }) => id === numberOf(first));
  return unit === undefined ? null : (maneuverOf(state.options, unit.card)?.effect ?? null);
}
