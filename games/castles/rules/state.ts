// Copies, census and resampling of a state.

import { pickOne, shuffle } from '@bridgefront/kernel';
import type { Random, Seat } from '@bridgefront/kernel';
import { unknownOf } from '@bridgefront/tabletop/piles';
import { tableFor } from './cards/in-force.ts';
import { copiesOf } from './cards/table.ts';
import { byKind, slugs } from './hand.ts';
import { orders } from './notation.ts';
import { sharersOf, sideOf, watchOf } from './sides.ts';
import { isPrey } from './trap.ts';
import type { Piece, SeatState, State, TrapOrder } from './types.ts';

function copyPiece(piece: Piece): Piece {
  return {
    id: piece.id,
    kind: piece.kind,
    seat: piece.seat,
    zone: piece.zone,
    hp: piece.hp,
    moved: piece.moved,
    acted: piece.acted,
    entered: piece.entered,
    charged: piece.charged,
    bonus: piece.bonus,
    shots: piece.shots,
    rain: piece.rain,
    fired: piece.fired,
  };
}

// Orders are values that never change: shared.
function copySeat({ hand, known, shown, order }: SeatState): SeatState {
  return { hand: hand.slice(), known: known.slice(), shown: shown.slice(), order };
}

/** An independent copy; only what never changes is shared. */
export function copyState(state: State): State {
  const pieces: Piece[] = [];
  for (const piece of state.pieces) pieces.push(copyPiece(piece));
  return {
    options: state.options,
    phase: state.phase,
    red: state.red,
    first: state.first,
    // What has been fought never changes.
    fought: state.fought.slice(),
    turn: state.turn,
    active: state.active,
    yielded: state.yielded.slice(),
    ambush: state.ambush,
    cycled: state.cycled,
    sprung: state.sprung.slice(),
    pieces,
    next: state.next.slice(),
    deck: state.deck.slice(),
    sunk: state.sunk,
    discard: state.discard.slice(),
    seats: state.seats.map(copySeat),
    winners: state.winners.slice(),
    ending: state.ending,
  };
}

/** The shared cards by name, wherever they are; none may be lost or doubled (CA-4). */
export function census(state: State): string {
  const { pieces, deck, discard, seats } = state;
  const { cards } = tableFor(state);
  const inPlay = pieces.map(({ kind }) => kind).filter((kind) => copiesOf(cards[kind]) > 0);
  const all = [...inPlay, ...deck, ...discard, ...seats.flatMap(({ hand }) => hand)];
  return JSON.stringify(slugs(state, all).sort());
}

// CA-71: orders that agree with the Traps sprung this turn; steps let pass exclude none.
function possibleOrders(state: State): readonly TrapOrder[] {
  const { sprung } = state;
  if (sprung.length === 0) return orders;
  return orders.filter(
    ({ prey, limit }) => limit >= sprung.length && sprung.every((victim) => isPrey(state, prey, victim)),
  );
}

function imagineOrder(state: State, seat: Seat, random: Random): void {
  if (state.options.trapWindow !== 'order') return;
  // Traps of this turn were sprung by the player whose order is in force.
  const guard = watchOf(state, 1 - sideOf(state.active));
  const possible = seat === guard ? possibleOrders(state) : orders;
  state.seats[seat].order = pickOne(random, possible);
}

/**
 * Re-deals, in place, what the seat (null: a spectator) cannot know: the deck but for the cards put under it in sight, the cards of others' hands but
 * for those that it knows, and their Trap orders (CA-71).
 */
export function resample(state: State, seat: Seat | null, random: Random): void {
  const others = state.seats.flatMap((_, other) =>
    seat !== null && sharersOf(state, other).includes(seat) ? [] : [other],
  );
  // What a look has seen is the enemy's knowledge: spectators and a teammate with closed hands know what lay open.
  const kept = others.map((other) => {
    const { known, shown } = state.seats[other];
    return seat !== null && sideOf(other) !== sideOf(seat) ? known : shown;
  });
  const hidden = others.flatMap((other, n) => unknownOf(state.seats[other].hand, kept[n]));
  // Dealt from sorted cards, so that the true order leaves no trace even under an equal generator.
  const sunk = state.deck.slice(0, state.sunk);
  const pool = shuffle(random, [...state.deck.slice(state.sunk), ...hidden].sort(byKind));
  others.forEach((other, n) => {
    const own = state.seats[other];
    const count = own.hand.length - kept[n].length;
    const dealt = pool.splice(pool.length - count, count);
    // As many cards of the imagined hand are known as before.
    own.known = [...kept[n], ...dealt.slice(0, own.known.length - kept[n].length)].sort(byKind);
    own.hand = [...kept[n], ...dealt].sort(byKind);
    imagineOrder(state, other, random);
  });
  state.deck = [...sunk, ...pool];
}
