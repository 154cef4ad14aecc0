// Sides (CA-2, CA-79): seats 0 and 2 play together, seats 1 and 3 against them. A side is named by its first seat, so that
// in a match of two the side and the seat are the same number.

import type { Seat } from '@bridgefront/kernel';
import type { State } from './types.ts';

/** A side by its first seat: 0 or 1. */
export type Side = Seat;

/** How many sit there, in a state as in a view. */
type Seated = { readonly seats: { readonly length: number } };
/** Who is Red, and who has the first turn where that is not Red. */
type Ordered = Seated & { readonly red: Side; readonly first?: Side };

/** The side that a seat plays for. */
export function sideOf(seat: Seat): Side {
  return seat & 1;
}

const players: readonly (readonly (readonly Seat[])[])[] = [
  [],
  [],
  [[0], [1]],
  [[0, 2], [1]],
  [
    [0, 2],
    [1, 3],
  ],
];

/** The seats of a side, in the order in which they take turns. */
export function playersOf({ seats }: Seated, side: Side): readonly Seat[] {
  return players[seats.length][side];
}

/** Whether a side has more than one player. */
export function inTeams({ seats }: Seated): boolean {
  return seats.length > 2;
}

/** The side that has the first turn. */
function firstOf({ red, first = red }: Ordered): Side {
  return first;
}

/** Who has the turn of this number: the sides by turns, and the players of each by turns (CA-79). */
export function playerAt(state: Ordered, turn: number): Seat {
  const own = playersOf(state, turn % 2 === 1 ? firstOf(state) : 1 - firstOf(state));
  return own[((turn - 1) >> 1) % own.length];
}

/** All seats in the order of their first turns. */
export function inTurn(state: Ordered): Seat[] {
  const first = firstOf(state);
  const [own, other] = [first, 1 - first].map((side) => playersOf(state, side));
  return own
    .flatMap((seat, n) => (other[n] === undefined ? [seat] : [seat, other[n]]))
    .concat(other.slice(own.length));
}

/** How many turns the player has had, the present one counted. */
export function turnsOf(state: Ordered & { readonly turn: number }, seat: Seat): number {
  const own = playersOf(state, sideOf(seat));
  const ofSide = sideOf(seat) === firstOf(state) ? (state.turn + 1) >> 1 : state.turn >> 1;
  return Math.ceil((ofSide - own.indexOf(seat)) / own.length);
}

/** Who acts for a side: the player whose turn it is, or else its first. */
export function actorOf({ active }: State, side: Side): Seat {
  return sideOf(active) === side ? active : side;
}

/** Whose Trap order is in force in an enemy turn: that of the side's player who had the turn before it (CA-82). */
export function watchOf(state: State, side: Side): Seat {
  const own = playersOf(state, side);
  if (own.length === 1) return side;
  const last = playerAt(state, Math.max(1, state.turn - 1));
  return sideOf(last) === side ? last : side;
}

/** Who sees a seat's hand and Trap order: its player, and with open hands the whole side (CA-81). */
export function sharersOf({ seats, options }: Pick<State, 'seats' | 'options'>, seat: Seat): readonly Seat[] {
  return options.teamHands === 'open' ? playersOf({ seats }, sideOf(seat)) : [seat];
}

/** A face for those who see the seat's hand. */
export function forSharers<F>(state: State, seat: Seat, face: F): { [seat: number]: F } {
  return Object.fromEntries(sharersOf(state, seat).map((sharer) => [sharer, face]));
}
