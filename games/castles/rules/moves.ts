// Moves: which steps a card may take (§6), and with whom engines move.

import type { Seat } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import { escortsOf, isPerson, isSoldier, isWalled } from './pieces.ts';
import type { Piece, State, Zone } from './types.ts';
import { awayCastle, awayFront, awayMiddle, placeOf, terrainOf, zoneOf } from './zones.ts';

/** Whether the card must wait in the turn of its entry (CA-14). */
export function mustWait(state: State, piece: Piece): boolean {
  const { deployDelay } = state.options;
  if (!piece.entered || deployDelay === 'none') return false;
  return deployDelay === 'all' || isSoldier(state, piece);
}

// Whether one of these kinds of the side's cards stands in the zone.
function hasOne({ pieces }: State, kinds: readonly boolean[], seat: Seat, at: Zone): boolean {
  for (const { kind, seat: owner, zone } of pieces)
    if (kinds[kind] && owner === seat && zone === at) return true;
  return false;
}

function hasTower(state: State, seat: Seat, zone: Zone): boolean {
  return hasOne(state, tableFor(state).climbs, seat, zone);
}

/** Why a card may not step between two neighbouring zones; null if it may. */
export type Bar = { readonly message: string; readonly rule: string };

/** What keeps the card from stepping from one place to the next, places counted by its owner; null if nothing. */
export function barOf(state: State, piece: Piece, from: number, to: number): Bar | null {
  const { seat, kind } = piece;
  const { cards, types, escorts } = tableFor(state);
  // A Spy that leaves home is a Special again as soon as it steps; at home it cannot meet a Wall.
  const walled = to === awayMiddle && from === awayFront && types[kind] !== 'special';
  if (walled && isWalled(state, 1 - seat))
    return { message: `A Wall shuts the way: no ${cards[kind].name} passes it.`, rule: 'CA-29' };
  if (to === awayCastle && !mayEnterCastle(state, piece, from))
    return isSoldier(state, piece)
      ? { message: 'Soldiers step into the enemy Castle Zone only over an own Siege Tower.', rule: 'CA-26' }
      : { message: `No ${cards[kind].name} may enter the enemy Castle Zone.`, rule: 'CA-25' };
  if (escorts[kind] >= 0 && terrainOf(state, zoneOf(state, seat, to)) === 'lake')
    return { message: `A ${cards[kind].name} cannot enter a Lake.`, rule: 'CA-76' };
  return null;
}

// CA-25, CA-26: only who looks at hands or assassinates, and Soldiers over a Siege Tower.
function mayEnterCastle(state: State, piece: Piece, from: number): boolean {
  const { looks, kills } = tableFor(state);
  if (looks[piece.kind] > 0 || kills[piece.kind]) return true;
  return isSoldier(state, piece) && hasTower(state, piece.seat, zoneOf(state, piece.seat, from));
}

/** Most steps outward or homeward (CA-21 to CA-24). */
function mostSteps(state: State, piece: Piece, outward: boolean): number {
  const { steps, escorts, leads } = tableFor(state);
  const own = escorts[piece.kind] >= 0 ? 1 : steps[piece.kind];
  if (!isSoldier(state, piece) || own === 0) return own;
  if (piece.charged && outward) return 2;
  return hasOne(state, leads, piece.seat, piece.zone) ? 2 : own;
}

/** Whether the card could move at all this turn: it has not moved and is something that moves. */
export function canMove(state: State, piece: Piece): boolean {
  if (piece.moved || mustWait(state, piece)) return false;
  const { escorts, steps } = tableFor(state);
  return escorts[piece.kind] >= 0 || steps[piece.kind] > 0;
}

// How many steps in this direction are free, from 0 to the most.
function reachOf(state: State, piece: Piece, direction: 1 | -1): number {
  const most = mostSteps(state, piece, direction === 1);
  const start = placeOf(state, piece.seat, piece.zone);
  for (let steps = 0; steps < most; steps++) {
    const from = start + steps * direction;
    const to = from + direction;
    if (to < 0 || to > awayCastle || barOf(state, piece, from, to) !== null) return steps;
  }
  return most;
}

/** Own Soldiers and Civilians of the engine's zone that could make its step with it (CA-27). */
export function escortsFor(state: State, engine: Piece, to: Zone): Piece[] {
  const [from, next] = [engine.zone, to].map((zone) => placeOf(state, engine.seat, zone));
  return state.pieces.filter(
    (piece) =>
      piece.seat === engine.seat &&
      piece.zone === engine.zone &&
      isPerson(state, piece) &&
      canMove(state, piece) &&
      barOf(state, piece, from, next) === null,
  );
}

const directions = [1, -1] as const;

/** Zones that the card may move to now, the nearest and outward first. */
export function destinations(state: State, piece: Piece): Zone[] {
  if (!canMove(state, piece)) return [];
  const start = placeOf(state, piece.seat, piece.zone);
  const found: Zone[] = [];
  const escorts = escortsOf(state, piece.kind);
  for (const direction of directions) {
    const reach = reachOf(state, piece, direction);
    for (let steps = 1; steps <= reach; steps++) {
      const zone = zoneOf(state, piece.seat, start + steps * direction);
      if (escorts <= 0 || escortsFor(state, piece, zone).length >= escorts) found.push(zone);
    }
  }
  return found;
}
