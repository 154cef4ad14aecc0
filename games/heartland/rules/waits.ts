// What a card of the own hand waits for, in two or three words for its ribbon: the reasons of `strategyReason` and
// `battleReason`, read off what the seat sees. Each names the rule that the refusal would name.

import { cardsFor, supplyOf, traitsOf } from './cards/in-force.ts';
import type { CardOptions } from './cards/in-force.ts';
import { cardId } from './cards/table.ts';
import type { TableView } from './view.ts';

/** Why a card cannot be deployed now. */
export interface Wait {
  readonly short: string;
  readonly rule: string;
}

function granaries(options: CardOptions, { frontiers }: TableView, seat: number): number {
  return frontiers.reduce(
    (sum, { settlement }) =>
      settlement?.active === true && settlement.seat === seat
        ? sum + traitsOf(options, cardId(settlement.card)).granary
        : sum,
    0,
  );
}

/** What a card costs its seat now: the first army card of a round costs less by granaries (HL-14, HL-26). */
export function costOf(options: CardOptions, table: TableView, seat: number, slug: string): number {
  const printed = supplyOf(options, cardId(slug));
  if (table.seats[seat]?.used.includes('army') === true) return printed;
  return Math.max(0, printed - granaries(options, table, seat));
}

function tooDear(options: CardOptions, table: TableView, seat: number, slug: string): Wait | null {
  const own = table.seats[seat];
  if (own === undefined) return null;
  const short = costOf(options, table, seat, slug) - own.ready.length;
  return short <= 0 ? null : { short: `${short} supply short`, rule: 'HL-26' };
}

function landWait(table: TableView, seat: number): Wait | null {
  if (table.seats[seat]?.used.includes('settlement') === true) return { short: 'one a round', rule: 'HL-49' };
  const occupies = table.units.some((unit) => unit.seat === seat && unit.occupies === true);
  return occupies ? null : { short: 'needs a frontier', rule: 'HL-49' };
}

/** What the card waits for; null: nothing that its owner could not do now. */
export function waitOf(options: CardOptions, table: TableView, seat: number, slug: string): Wait | null {
  const card = cardsFor(options)[cardId(slug)];
  if (card === undefined) return null;
  if ((card.kind === 'tactic') !== (table.phase === 'battle'))
    return { short: card.kind === 'tactic' ? 'for the battle' : 'not in battle', rule: 'HL-23' };
  switch (card.kind) {
    case 'tactic':
      return tooDear(options, table, seat, slug) ?? { short: 'nothing to aim at', rule: 'HL-9' };
    case 'unit':
      return tooDear(options, table, seat, slug);
    case 'villager':
      return table.seats[seat]?.used.includes('villager') === true
        ? { short: 'one a round', rule: 'HL-23' }
        : null;
    case 'settlement':
      return landWait(table, seat);
  }
}
