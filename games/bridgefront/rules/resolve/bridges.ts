// Effects on bridges: building, destroying, and what lies on them until Cleanup.

import { boardOf } from '../state/board.ts';
import type { EffectOf } from '../effects.ts';
import { builtBridge, noBridge, temporaryBridge } from '../types.ts';
import type { Edge, Hex, Order, State } from '../types.ts';
import { championWithin, occupies } from '../state/units.ts';
import { fizzle } from './move.ts';
import { acted } from '../state/context.ts';
import { edgeName, givenBy, hexName, tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';
import { tellStatus } from './strikes.ts';

/** Builds a bridge unless one stands there or the Blackout forbids it (S-13, C-19). */
export function buildBridge(turn: Play, seat: number, edge: Edge, temporary: boolean): boolean {
  const { state } = turn;
  if (state.blackout || state.bridges[edge] !== noBridge) return false;
  state.bridges[edge] = temporary ? temporaryBridge : builtBridge;
  if (turn.reporting) tell(turn, { tell: 'bridge-built', edge: edgeName(state, edge), seat, temporary });
  return true;
}

/** Destroys a bridge with everything attached to it. */
export function destroyBridge(turn: Play, seat: number, edge: Edge): boolean {
  const { state } = turn;
  if (state.blackout || state.bridges[edge] === noBridge) return false;
  clearBridge(state, edge);
  if (turn.reporting) tell(turn, { tell: 'bridge-destroyed', edge: edgeName(state, edge), seat });
  return true;
}

/** Takes a bridge away; its trap and lockdown go with it (C-10). */
export function clearBridge(state: State, edge: Edge): void {
  state.bridges[edge] = noBridge;
  state.locked = state.locked.filter((other) => other !== edge);
  state.traps = state.traps.filter((trap) => trap.edge !== edge);
}

function touchesOwn(state: State, seat: number, edge: Edge): boolean {
  const [a, b] = boardOf(state.radius).edgeEnds[edge];
  return occupies(state, seat, a) || occupies(state, seat, b);
}

/** Builds the locked edges; Bridge Fortress also garrisons both ends (C-17). */
export function build(turn: Play, seat: number, order: Order, effect: EffectOf<'build'>): void {
  const { state } = turn;
  for (const edge of order.edges ?? []) {
    const allowed = effect.where === 'anywhere' || touchesOwn(state, seat, edge);
    if (allowed && buildBridge(turn, seat, edge, effect.temporary === true)) acted(state);
    else fizzle(turn, seat, 'build');
  }
  if (effect.garrison === undefined) return;
  // One deployment at each end (C-17); the second waits for a battle that the first one starts.
  const [edge] = order.edges ?? [];
  if (edge === undefined) return;
  for (const hex of boardOf(state.radius).edgeEnds[edge].slice().reverse()) {
    turn.then({ do: 'card/garrison', seat, hex, forces: effect.garrison });
  }
}

/** Destroys the locked Bridges, each judged by itself (G-06). */
export function destroy(turn: Play, seat: number, order: Order, effect: EffectOf<'destroy'>): void {
  const { state } = turn;
  for (const edge of order.edges ?? []) {
    const allowed = effect.where !== 'touching' || touchesOwn(state, seat, edge);
    if (allowed && destroyBridge(turn, seat, edge)) acted(state);
    else fizzle(turn, seat, 'destroy');
  }
}

/** A status on a bridge: it must still stand and touch a hex that the seat occupies. */
export function onOwnBridge(turn: Play, seat: number, order: Order, kind: 'trap' | 'lockdown'): void {
  const { state } = turn;
  const edge = order.edges?.[0];
  if (edge === undefined || state.bridges[edge] === noBridge || !touchesOwn(state, seat, edge))
    return fizzle(turn, seat, kind);
  if (kind === 'trap') state.traps.push({ edge, seat });
  else if (!state.locked.includes(edge)) state.locked.push(edge);
  acted(state);
  tellStatus(turn, seat, kind, { edge: edgeName(state, edge) });
}

/** Links two hexes for everybody until Cleanup (G-17). */
export function wormhole(turn: Play, seat: number, order: Order, effect: EffectOf<'wormhole'>): void {
  const { state } = turn;
  const [a, b] = order.hexes ?? [];
  if (a === undefined || b === undefined) return;
  if (!championWithin(state, seat, a, effect.within) || !championWithin(state, seat, b, effect.within))
    return fizzle(turn, seat, 'wormhole');
  state.wormholes.push({ a, b, seat: -1 });
  acted(state);
  tellStatus(turn, seat, 'wormhole', { hexes: [hexName(state, a), hexName(state, b)] });
}

/** Makes edges passable for everybody until Cleanup (C-18). */
export function dominion(turn: Play, seat: number, order: Order): void {
  const { state } = turn;
  for (const edge of order.edges ?? []) {
    if (!state.dominion.includes(edge)) state.dominion.push(edge);
    acted(state);
    tellStatus(turn, seat, 'dominion', { edge: edgeName(state, edge) });
  }
}

/** Forces in defence on the hex hit better until Cleanup (C-03). */
export function entrench(turn: Play, seat: number, order: Order, effect: EffectOf<'entrench'>): void {
  const { state } = turn;
  const hex = order.hexes?.[0];
  if (hex === undefined || !occupies(state, seat, hex)) return fizzle(turn, seat, 'entrench');
  state.seats[seat].entrenched.push({ hex, max: effect.max });
  acted(state);
  tellStatus(turn, seat, 'entrench', { hex: hexName(state, hex), value: effect.max, ...givenBy(state) });
}

/** Whether the hex is one of the edge's two ends (G-16). */
export function edgeTouches(state: State, edge: Edge, hex: Hex): boolean {
  const [a, b] = boardOf(state.radius).edgeEnds[edge];
  return a === hex || b === hex;
}
