// Which steps a stack may take: bridges, what ignores them, and who is in the way.

import { edgeBetween } from './board.ts';
import type { Board } from './board.ts';
import { noBridge } from '../types.ts';
import type { CardId, Edge, Hex, State } from '../types.ts';
import { board, traitOf } from './units.ts';

/** Whether every unit of a stack may ignore bridges by its printed ability (Flight, Pathfinder; S-15). */
export function stackFlies(state: State, forces: number, champions: readonly CardId[]): boolean {
  if (forces > 0 || champions.length === 0) return false;
  for (const card of champions) if (traitOf(state, card, 'flight') === null) return false;
  return true;
}

/** Whether an edge can be crossed on foot now: an open bridge, or Span Dominion, which beats a Lockdown (C-18). */
export function crossable(state: State, edge: Edge): boolean {
  if (state.dominion.length > 0 && state.dominion.includes(edge)) return true;
  if (state.bridges[edge] === noBridge) return false;
  return state.locked.length === 0 || !state.locked.includes(edge);
}

/** Whether a wormhole makes the two hexes adjacent and passable for the seat (G-17). */
function linked(state: State, seat: number, a: Hex, b: Hex): boolean {
  for (const hole of state.wormholes) {
    if (hole.seat >= 0 && hole.seat !== seat) continue;
    if ((hole.a === a && hole.b === b) || (hole.a === b && hole.b === a)) return true;
  }
  return false;
}

/** Neighbours of a hex for the seat: those on the board and those that a wormhole brings near. */
export function adjacentHexes(state: State, seat: number, hex: Hex): readonly Hex[] {
  const near = board(state).neighbours[hex];
  if (state.wormholes.length === 0) return near;
  const all = near.slice();
  for (const hole of state.wormholes) {
    if (hole.seat >= 0 && hole.seat !== seat) continue;
    const other = hole.a === hex ? hole.b : hole.b === hex ? hole.a : -1;
    if (other >= 0 && !all.includes(other)) all.push(other);
  }
  return all;
}

/** Whether a champion of the seat that is not itself moving stands on a neighbour of the hex. */
export function besideChampion(state: State, seat: number, hex: Hex, moving: readonly CardId[]): boolean {
  const near = adjacentHexes(state, seat, hex);
  for (const champion of state.champions) {
    if (champion.seat !== seat || moving.includes(champion.card)) continue;
    if (near.includes(champion.hex)) return true;
  }
  return false;
}

/** How a step would go: not at all, over a bridge, or in a way that no bridge, trap or lockdown touches. */
export const cannotStep = 0;
export const overBridge = 1;
const freely = 2;

/** Whether and how the seat's units may go from a hex to another one, by bridges alone (not asking who is there). */
export function passage(
  state: State,
  tables: Board,
  seat: number,
  from: Hex,
  to: Hex,
  ignoresBridges: boolean,
): number {
  const edge = edgeBetween(tables, from, to);
  if (edge < 0) return linked(state, seat, from, to) ? freely : cannotStep;
  if (ignoresBridges || linked(state, seat, from, to)) return freely;
  if (state.dominion.length > 0 && state.dominion.includes(edge)) return freely;
  return crossable(state, edge) ? overBridge : cannotStep;
}
