// Supply: what cards cost now, and which villagers are exerted for it (HL-26, HL-27).

import type { Choice, Seat } from '@bridgefront/kernel';
import { slugIn, stratagemOf, supplyOf } from './cards/in-force.ts';
import type { Paid } from './faces.ts';
import { granaryOf } from './figures.ts';
import { cardChoice, cardOf, isKind } from './notation.ts';
import type { CardId, SeatState, State } from './types.ts';
import { distinct, insertCard, removeCard } from './zones.ts';

/** What an army card costs the seat now: the first of the round less by granaries, not below 0 (HL-14). */
export function costOf(state: State, seat: Seat, card: CardId): number {
  const printed = supplyOf(state.options, card);
  if (printed === 0 || state.seats[seat].hasDeployed) return printed;
  return Math.max(0, printed - granaryOf(state, seat));
}

/** What is to be paid, and how much of it can still be chosen. */
interface Bill {
  /** Villagers that are exerted whatever the player chooses, or has chosen. */
  readonly fixed: CardId[];
  /** Names among which the player chooses the next villager; empty when nothing is left to choose. */
  readonly open: CardId[];
}

/**
 * Villagers without a stratagem are exerted first. Where several names with stratagems remain and not all are needed,
 * the player names which (HL-27).
 */
function billOf({ options, seats }: State, seat: Seat, supply: number, chosen: readonly CardId[]): Bill {
  const { ready } = seats[seat];
  const plain = ready.filter((card) => stratagemOf(options, card) === null);
  if (plain.length >= supply) return { fixed: plain.slice(0, supply), open: [] };
  const rest = ready.filter((card) => stratagemOf(options, card) !== null);
  for (const card of chosen) removeCard(rest, card);
  const fixed = [...plain, ...chosen];
  const owed = supply - fixed.length;
  const names = distinct(rest);
  if (owed > 0 && names.length > 1 && rest.length > owed) return { fixed, open: names };
  return { fixed: [...fixed, ...rest.slice(0, owed)], open: [] };
}

function exertsIn(plan: readonly Choice[]): CardId[] {
  return plan.filter((choice) => isKind(choice, 'exert')).map(cardOf);
}

/** The villagers that may be named next to pay the supply; empty when the payment is settled. */
export function exertChoices(state: State, seat: Seat, supply: number, plan: readonly Choice[]): Choice[] {
  if (supply === 0 || state.seats[seat].ready.length <= supply) return [];
  return billOf(state, seat, supply, exertsIn(plan)).open.map((card) => cardChoice(state, 'exert', card));
}

/** Exerts villagers for the supply, as the plan names them, and says how it was paid. */
export function paySupply(state: State, seat: Seat, supply: number, plan: readonly Choice[]): Paid {
  const cards = supply === 0 ? [] : billOf(state, seat, supply, exertsIn(plan)).fixed;
  for (const card of cards) exertVillager(state.seats[seat], card);
  return { pay: 'supply', supply, exerted: cards.map((card) => slugIn(state, card)) };
}

/** Turns one ready villager of this name sideways. */
export function exertVillager(own: SeatState, card: CardId): void {
  if (removeCard(own.ready, card)) insertCard(own.exerted, card);
}
