// What a card of the own hand waits for in an Action Step, in two or three words for its ribbon: the reasons of `why-not.ts`,
// read off what the seat sees. Each names the rule that the refusal would name.

import type { TableView } from '../seen/view.ts';
import type { BridgefrontOptions } from '../types.ts';
import type { CardFacts } from './facts.ts';

/** Why a card cannot be played now. */
export interface Wait {
  readonly short: string;
  readonly rule: string;
}

function championsOf({ units }: TableView, seat: number): number {
  return units.reduce((sum, one) => sum + (one.seat === seat ? (one.champions?.length ?? 0) : 0), 0);
}

// The price of the next Champion (S-83, S-84, S-85, C-25); null: there may be no more.
function goldOf(table: TableView, seat: number, card: CardFacts, options: BridgefrontOptions): number | null {
  const { prices } = card;
  if (prices === null) return card.gold;
  const owned = championsOf(table, seat);
  if (owned >= options.championLimit) return null;
  if (owned >= 3 && options.fourthChampion === 'forbidden') return null;
  if (table.seats[seat]?.lastContract === true) return 0;
  const third = prices[2] ?? 0;
  if (owned < 3) return prices[owned] ?? third;
  return options.fourthChampion === 'third' ? third : third + options.championGoldStep * (owned - 2);
}

/** What the card waits for; where it can be paid for, that is a target. */
export function waitOf(
  table: TableView,
  seat: number,
  card: CardFacts,
  options: BridgefrontOptions,
): Wait | null {
  const own = table.seats[seat];
  if (own === undefined) return null;
  const mana = Math.max(Math.min(card.mana, 1), card.mana - (own.discount ?? 0));
  if (own.mana < mana) return { short: `${mana - own.mana} mana short`, rule: '§15.1' };
  const gold = goldOf(table, seat, card, options);
  if (gold === null) return { short: 'Champions enough', rule: 'S-85' };
  const ladder = card.champion === null ? '§15.1' : 'S-83';
  if (own.gold < gold) return { short: `${gold - own.gold} gold short`, rule: ladder };
  return { short: 'needs a target', rule: 'G-04' };
}
