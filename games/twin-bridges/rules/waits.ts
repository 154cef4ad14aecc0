// What stands against a card of the own hand, read off what the seat sees: what it waits for, in two or three words for its
// ribbon (the reasons of a summons' `whyNot`, each with the rule that the refusal would name), and what playing it brings down.

import type { Options } from '@bridgefront/kernel';
import { cardsFor } from './cards/in-force.ts';
import { cardId } from './cards/table.ts';
import { fullOptions } from './options.ts';
import { fallsWithout } from './turn/hand.ts';
import type { TableView } from './view.ts';

/** Why a card cannot be played now. */
export interface Wait {
  readonly short: string;
  readonly rule: string;
}

/** What the card waits for in its owner's turn; null: nothing that stands in its way. */
export function waitOf(table: TableView, options: Options, seat: number, slug: string): Wait | null {
  const card = cardsFor(fullOptions(options))[cardId(slug)];
  const place = table.seats[seat]?.row.indexOf(slug) ?? -1;
  if (card === undefined || place < 0) return null;
  if (place >= table.window) return { short: `not in the first ${table.window}`, rule: 'TB-3' };
  if (card.cost > table.mana) return { short: `${card.cost - table.mana} mana short`, rule: '§3' };
  return card.kind === 'incantation' ? { short: 'nothing to aim at', rule: 'TB-10' } : null;
}

/** Which of the seat's own buildings falls when the card is played: a creature leaves the hand, an incantation stays (TB-4). */
export function fallsBy(
  { seats }: TableView,
  options: Options,
  seat: number,
  slug: string,
): 'bastion' | 'fort' | null {
  const side = seats[seat];
  const place = side?.row.indexOf(slug) ?? -1;
  const card = cardsFor(fullOptions(options))[cardId(slug)];
  if (side === undefined || place < 0 || card?.kind !== 'creature') return null;
  return fallsWithout(side, side.row.length, place);
}
