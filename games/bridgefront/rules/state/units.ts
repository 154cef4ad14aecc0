// Units on hexes: who stands where, who may enter, and keeping the presence masks true.

import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import type { Trait, TraitKind } from '../effects.ts';
import { cardOf } from './piles.ts';
import { capitalTile } from '../types.ts';
import type { CardId, Champion, Hex, Stack, State } from '../types.ts';

/** The board's tables for this match. */
export function board(state: State): Board {
  return boardOf(state.radius);
}

/** Forces of a seat on a hex. */
export function forcesAt(state: State, seat: number, hex: Hex): number {
  return state.forces[seat * state.tiles.length + hex];
}

/** A seat occupies a hex that holds at least one of its units (§4.3, G-25). */
export function occupies(state: State, seat: number, hex: Hex): boolean {
  return (state.presence[hex] & (1 << seat)) !== 0;
}

/** Bit set of the other seats that have units on the hex. */
export function enemiesAt(state: State, seat: number, hex: Hex): number {
  return state.presence[hex] & ~(1 << seat);
}

/** Number of seats in a bit set. */
export function countSeats(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The lowest seat of a bit set that is not empty. */
export function firstSeat(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** Whether the two-player rule lets the seat's units into the hex: it refuses only a third player (§12.6, S-61). */
export function mayEnter(state: State, seat: number, hex: Hex): boolean {
  const others = enemiesAt(state, seat, hex);
  return (others & (others - 1)) === 0;
}

/** The seat whose Capital the hex is, or -1. */
export function capitalOwner(state: State, hex: Hex): number {
  const tile = state.tiles[hex];
  return tile <= capitalTile ? capitalTile - tile : -1;
}

/** Whether arriving there means a battle at once: enemies on a hex that is no Capital (§12.7). */
export function startsBattle(state: State, seat: number, hex: Hex): boolean {
  return state.tiles[hex] > capitalTile && enemiesAt(state, seat, hex) !== 0;
}

/** Forces that Home Guard adds now to a deployment of the seat there (S-89). */
export function homeGuardAt(state: State, seat: number, hex: Hex): number {
  const { faction, capital, homeGuards } = state.seats[seat];
  if (faction !== 'bastion' || hex !== capital) return 0;
  const { homeGuardForces, homeGuardPerRound } = state.options;
  return homeGuardPerRound > 0 && homeGuards >= homeGuardPerRound ? 0 : homeGuardForces;
}

/** Whether it is an enemy Capital on which the seat has units. */
export function holdsEnemyCapital(state: State, seat: number): boolean {
  for (let other = 0; other < state.seats.length; other++) {
    if (
      other !== seat &&
      state.seats[other].capital >= 0 &&
      occupies(state, seat, state.seats[other].capital)
    )
      return true;
  }
  return false;
}

/** The champion in play that is named by its card, or null. */
export function championOf(state: State, card: CardId): Champion | null {
  for (const champion of state.champions) if (champion.card === card) return champion;
  return null;
}

/** Champions of a seat on a hex, in the order in which they came into play. */
export function championsAt(state: State, seat: number, hex: Hex): Champion[] {
  const found: Champion[] = [];
  for (const champion of state.champions)
    if (champion.hex === hex && champion.seat === seat) found.push(champion);
  return found;
}

/** Number of champions that a seat has in play. */
export function championCount(state: State, seat: number): number {
  let count = 0;
  for (const champion of state.champions) if (champion.seat === seat) count++;
  return count;
}

/** Whether a seat has a champion on the hex. */
export function hasChampionAt(state: State, seat: number, hex: Hex): boolean {
  for (const champion of state.champions) if (champion.hex === hex && champion.seat === seat) return true;
  return false;
}

/** Whether one of the seat's champions is within `range` of the hex. */
export function championWithin(state: State, seat: number, hex: Hex, range: number): boolean {
  const { distances } = board(state);
  const row = hex * state.tiles.length;
  for (const champion of state.champions)
    if (champion.seat === seat && distances[row + champion.hex] <= range) return true;
  return false;
}

/** Whether the seat has Forces within `range` of the hex. */
export function forcesWithin(state: State, seat: number, hex: Hex, range: number): boolean {
  const { distances, hexCount } = board(state);
  for (let from = 0; from < hexCount; from++) {
    if (forcesAt(state, seat, from) > 0 && distances[from * hexCount + hex] <= range) return true;
  }
  return false;
}

/** Recomputes one seat's bit on one hex after units left it. */
function refreshPresence(state: State, seat: number, hex: Hex): void {
  const bit = 1 << seat;
  if (forcesAt(state, seat, hex) > 0 || hasChampionAt(state, seat, hex)) state.presence[hex] |= bit;
  else {
    state.presence[hex] &= ~bit;
    if (state.tiles[hex] <= capitalTile) passFirst(state, seat, hex);
  }
}

// The first intruder has left a Capital: if another one is there, it has now been there longest (S-67, S-131).
function passFirst(state: State, seat: number, hex: Hex): void {
  const owner = capitalOwner(state, hex);
  if (state.firstIn[owner] !== seat) return;
  const intruders = enemiesAt(state, owner, hex);
  state.firstIn[owner] = intruders === 0 ? -1 : firstSeat(intruders);
}

/** Remembers who of two intruders was first in somebody's Capital (S-67). */
export function noteIntruder(state: State, seat: number, hex: Hex): void {
  const owner = capitalOwner(state, hex);
  if (owner < 0 || owner === seat) return;
  const others = state.presence[hex] & ~(1 << owner) & ~(1 << seat);
  if (others === 0) state.firstIn[owner] = seat;
}

/** Adds Forces to a hex. */
export function addForces(state: State, seat: number, hex: Hex, count: number): void {
  if (count <= 0) return;
  state.forces[seat * state.tiles.length + hex] += count;
  state.presence[hex] |= 1 << seat;
}

/** Removes up to `count` Forces and returns how many there were to remove. */
export function removeForces(state: State, seat: number, hex: Hex, count: number): number {
  const index = seat * state.tiles.length + hex;
  const gone = Math.min(count, state.forces[index]);
  if (gone <= 0) return 0;
  state.forces[index] -= gone;
  for (const tag of state.tags) {
    if (tag.seat === seat && tag.hex === hex) tag.forces = Math.min(tag.forces, state.forces[index]);
  }
  refreshPresence(state, seat, hex);
  return gone;
}

/** Brings a champion into play. */
export function placeChampion(state: State, champion: Champion): void {
  state.champions.push(champion);
  state.presence[champion.hex] |= 1 << champion.seat;
}

/** Takes a champion off the board, without any of the consequences of a death. */
export function removeChampion(state: State, champion: Champion): void {
  const index = state.champions.indexOf(champion);
  if (index >= 0) state.champions.splice(index, 1);
  for (const tag of state.tags) tag.champions = tag.champions.filter((card) => card !== champion.card);
  refreshPresence(state, champion.seat, champion.hex);
}

/** Moves a champion from where it is to a hex. */
export function relocateChampion(state: State, champion: Champion, hex: Hex): void {
  const from = champion.hex;
  champion.hex = hex;
  refreshPresence(state, champion.seat, from);
  state.presence[hex] |= 1 << champion.seat;
}

// Tagged Forces are the first to go when part of their hex moves on (S-105).
function carryTags(state: State, seat: number, from: Hex, to: Hex, forces: number): void {
  for (const tag of state.tags) {
    if (tag.seat !== seat || tag.hex !== from || tag.forces === 0) continue;
    tag.hex = to;
    tag.forces = Math.min(tag.forces, forces);
  }
}

/** Moves units from one hex to a neighbour or elsewhere, without battles; the stack must be there in full. */
export function relocate(state: State, seat: number, moved: Stack, to: Hex): void {
  const hexes = state.tiles.length;
  const from = moved.hex;
  state.forces[seat * hexes + from] -= moved.forces;
  state.forces[seat * hexes + to] += moved.forces;
  for (const champion of state.champions) {
    if (champion.seat === seat && champion.hex === from && moved.champions.includes(champion.card))
      champion.hex = to;
  }
  state.presence[to] |= 1 << seat;
  refreshPresence(state, seat, from);
  if (moved.forces > 0 && state.tags.length > 0) carryTags(state, seat, from, to, moved.forces);
}

/** What is left of a locked stack (G-08): at most the locked Forces, and the named champions still there; null if nothing. */
export function survivors(state: State, seat: number, locked: Stack): Stack | null {
  const forces = Math.min(locked.forces, forcesAt(state, seat, locked.hex));
  let champions = locked.champions;
  if (champions.length > 0) {
    champions = champions.filter((card) => {
      const champion = championOf(state, card);
      return champion !== null && champion.seat === seat && champion.hex === locked.hex;
    });
  }
  return forces === 0 && champions.length === 0 ? null : { hex: locked.hex, forces, champions };
}

/** A champion card's ability of one kind under this match's options, or null. */
export function traitOf<K extends TraitKind>(
  state: State,
  card: CardId,
  kind: K,
): Extract<Trait, { readonly trait: K }> | null {
  const traits = cardOf(state, card).champion?.traits;
  if (traits === undefined) return null;
  for (const trait of traits) {
    if (trait.trait === kind) return trait as Extract<Trait, { readonly trait: K }>;
  }
  return null;
}
