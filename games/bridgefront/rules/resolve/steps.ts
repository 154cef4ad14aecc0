// Small tools of the resolution: the running card's notes, the seat order of a step, and telling the table.

import type { Seat } from '@bridgefront/kernel';
import { boardOf } from '../board.ts';
import { CARDS } from '../cards/index.ts';
import type { BridgefrontFace, FaceDetails, FaceKind, FaceOf } from '../faces.ts';
import { cardOf } from '../piles.ts';
import type { Play } from '../terms.ts';
import type { CardId, Context, Edge, Hex, State } from '../types.ts';

/** Seats in turn order, from the Lead clockwise. */
export function turnOrder(state: State): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < state.seats.length; i++) order.push((state.lead + i) % state.seats.length);
  return order;
}

/** The running card's notes; made on demand for effects without a card (abilities, Basic Actions). */
export function contextOf(state: State, seat: number): Context {
  return (state.context ??= {
    seat,
    card: -1,
    acted: false,
    deployedForces: 0,
    deployedHex: -1,
    guarded: false,
  });
}

/** Notes that some of the running card could be done (G-06). */
export function acted(state: State): void {
  if (state.context !== null) state.context.acted = true;
}

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
export function givenBy({ context }: State): { readonly by?: string } {
  return context === null || context.card < 0 ? {} : { by: CARDS[context.card].slug };
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
