// What a card of the own hand waits for, in a few words for its ribbon, read off what the seat sees.

import { loreId, loreTable } from './cards/in-force.ts';
import type { FellsOptions } from './options.ts';
import type { SideView, TableView } from './view.ts';
import type { LoreCard, WindowName } from './vocabulary.ts';

/** When a lore card may be played, as short as a ribbon. */
export const windowWords: { readonly [W in WindowName]: string } = {
  orders: 'in your Order step',
  moves: 'in your Move step',
  upkeep: 'in your Lore step',
  declare: 'before a roll',
  roll: 'after a roll',
  damage: 'when one is hurt',
  fall: 'when one falls',
  retreat: 'when one retreats',
  cancel: 'against a lore card',
};

const steps: { readonly [W in WindowName]?: TableView['step'] } = {
  orders: 'orders',
  moves: 'moves',
  upkeep: 'upkeep',
};

function loreWait({ step }: TableView, own: SideView, card: LoreCard, limit: number): string {
  if (own.barred === true) return 'barred this turn';
  if (card.cost > own.lore) return `${card.cost - own.lore} lore short`;
  const played = card.window === 'cancel' ? own.cancels >= 1 : own.played >= limit;
  if (played) return 'enough this turn';
  return steps[card.window] === step ? 'no use now' : windowWords[card.window];
}

/** What a card of the hand waits for while it cannot be played. */
export function waitOf(table: TableView, seat: number, slug: string, options: FellsOptions): string {
  const side = table.seats[seat];
  if (side === undefined) return '';
  const lore = loreTable({ options })[loreId({ options }, slug)];
  if (lore !== undefined) return loreWait(table, side, lore, options.loreCardsPerTurn);
  return table.active === seat ? 'one a turn' : 'in your turn';
}
