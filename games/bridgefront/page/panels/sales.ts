// Who has taken which card of this round's row, read off the reports so far.

import type { BridgefrontFace } from '../../rules/table.ts';
import type { Report } from '../match.ts';

/** How a card of the row went. */
export interface Sale {
  readonly card: string;
  readonly seat: number;
  readonly how: 'bought' | 'passed' | 'left';
  /** The price, or the pot that came with it. */
  readonly gold: number;
}

function saleOf(face: BridgefrontFace): Sale | null {
  switch (face.tell) {
    case 'bids-bought':
      return { card: face.card, seat: face.winner, how: 'bought', gold: face.price };
    case 'bids-passed':
      return { card: face.card, seat: face.receiver, how: 'passed', gold: face.pot };
    case 'last-card':
      return { card: face.card, seat: face.seat, how: 'left', gold: 0 };
    default:
      return null;
  }
}

/** The sales since the last row was laid out, oldest first. */
export function salesIn(reports: readonly Report[]): readonly Sale[] {
  const sales: Sale[] = [];
  for (let at = reports.length - 1; at >= 0; at--) {
    const face = reports[at]?.face;
    if (face === undefined || face.tell === 'row' || face.tell === 'round-begins') break;
    const sale = saleOf(face);
    if (sale !== null) sales.unshift(sale);
  }
  return sales;
}
