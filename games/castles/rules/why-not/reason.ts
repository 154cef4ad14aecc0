// What refusals of choices have in common: the one condition that fails, with its rule.

import { tableFor } from '../cards/in-force.ts';
import type { Reason } from '../effects.ts';
import type { Piece, State } from '../types.ts';

/** A refusal. */
export function because(rule: string, message: string): Reason {
  return { rule, message };
}

/** The name of the card in a refusal: `Archer`. */
export function nameOf(state: State, { kind }: Piece): string {
  return tableFor(state).cards[kind].name;
}

/** Nobody in play has this name (CA-5). */
export const nobody: Reason = because('CA-5', 'There is no such card in play.');

/** There is no card of this name (CA-6). */
export const noCard: Reason = because('CA-6', 'There is no card of this name.');
