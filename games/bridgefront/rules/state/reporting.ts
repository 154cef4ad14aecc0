// Reports to the table and the names that stand in them.

import type { Seat } from '@bridgefront/kernel';
import { boardOf } from './board.ts';
import type { BridgefrontFace, FaceDetails, FaceKind, FaceOf } from '../faces.ts';
import { cardOf } from './piles.ts';
import type { Play } from '../terms.ts';
import type { CardId, Edge, Hex, State } from '../types.ts';

/** Tells everybody the same. */
export function tell(turn: Play, face: BridgefrontFace): void {
  turn.report(face);
}

/** Tells the seat more than the others: `extra` is added to its own face. */
export function tellApart<K extends FaceKind>(
  turn: Play,
  seat: Seat,
  face: FaceOf<K>,
  extra: Partial<FaceDetails[K]>,
): void {
  turn.report(face as BridgefrontFace, { [seat]: { ...face, ...extra } as BridgefrontFace });
}

/** The card that is being carried out, for reports of what it gives; nothing for abilities and tiles. */
export function givenBy(state: State): { readonly by?: string } {
  const { context } = state;
  return context === null || context.card < 0 ? {} : { by: slugOf(state, context.card) };
}

/** Names for reports. */
export function hexName(state: State, hex: Hex): string {
  return boardOf(state.radius).hexNames[hex];
}
/** An edge as in the notation, without its prefix. */
export function edgeName(state: State, edge: Edge): string {
  return boardOf(state.radius).edgeNames[edge];
}
/** A card's slug. */
export function slugOf(state: State, card: CardId): string {
  return cardOf(state, card).slug;
}
/** Cards' slugs. */
export function slugsOf(state: State, cards: readonly CardId[]): string[] {
  return cards.map((card) => slugOf(state, card));
}
