// Planning of bridges: which edges may be built on, destroyed, or put under a spell.

import { distance } from '../state/board.ts';
import type { Effect, EffectOf } from '../effects.ts';
import { noBridge } from '../types.ts';
import type { Edge, Order } from '../types.ts';
import { nothing, stopped } from './planner.ts';
import type { Need, Planner } from './planner.ts';

function touches(p: Planner, edge: Edge): boolean {
  const ends = p.board.edgeEnds[edge];
  const { presence } = p.state;
  return ((presence[ends[0]] | presence[ends[1]]) & (1 << p.seat)) !== 0;
}

// Puts an edge into a list in the order of the board, once.
function sortIn(edges: Edge[], edge: Edge): void {
  let at = edges.length;
  while (at > 0 && edges[at - 1] > edge) at--;
  if (at > 0 && edges[at - 1] === edge) return;
  edges.push(edge);
  for (let i = edges.length - 1; i > at; i--) edges[i] = edges[i - 1];
  edges[at] = edge;
}

/**
 * Where a bridge may be planned: none stands, none is planned by this card, no Blackout (S-13, C-19). In the order of
 * the board; only one edge where one says enough.
 */
function openEdges(p: Planner, where: 'touching' | 'anywhere', taken: readonly Edge[]): readonly Edge[] {
  const { state, board, built } = p;
  const found: Edge[] = [];
  if (state.blackout) return found;
  const enough = p.probing || p.goesOn;
  const isOpen = (edge: Edge): boolean =>
    state.bridges[edge] === noBridge && !taken.includes(edge) && !built.includes(edge);
  if (where === 'anywhere') {
    for (let edge = 0; edge < board.edgeCount; edge++) {
      if (!isOpen(edge)) continue;
      found.push(edge);
      if (enough) return found;
    }
    return found;
  }
  for (const hex of p.held) {
    for (const edge of board.neighbourEdges[hex]) {
      if (!isOpen(edge)) continue;
      sortIn(found, edge);
      if (enough) return found;
    }
  }
  return found;
}

const noEdges: readonly Edge[] = [];

/** Whether there is any edge to build on. */
export function hasOpenEdge(p: Planner, where: 'touching' | 'anywhere'): boolean {
  const { state, board, held } = p;
  if (state.blackout) return false;
  if (where === 'anywhere') return state.bridges.includes(noBridge);
  for (const hex of held)
    for (const edge of board.neighbourEdges[hex]) if (state.bridges[edge] === noBridge) return true;
  return false;
}

/** An edge to build on; `taken`: those that the same instruction builds on already. */
export function pickOpenEdge(
  p: Planner,
  where: 'touching' | 'anywhere',
  taken: readonly Edge[] = noEdges,
  need: Need = 'must',
): number {
  return p.pickEdgeOf(p.goesOn && need === 'must' ? noEdges : openEdges(p, where, taken), need);
}

function planEdges(
  p: Planner,
  count: number,
  test: (edge: Edge) => boolean,
  first: Need,
  later: Need,
): Edge[] | null {
  const edges: Edge[] = [];
  for (let i = 0; i < count; i++) {
    p.left = count - i;
    const edge = p.pickEdge(
      (candidate) => !edges.includes(candidate) && test(candidate),
      i === 0 ? first : later,
    );
    if (edge === stopped) return null;
    if (edge === nothing) break;
    edges.push(edge);
  }
  return edges;
}

/** Edges to build on; fewer than printed only where fewer are possible (S-13). */
export function planBuild(p: Planner, effect: EffectOf<'build'>): Order | null {
  const edges: Edge[] = [];
  for (let i = 0; i < effect.count; i++) {
    p.left = effect.count - i;
    const edge = pickOpenEdge(p, effect.where, edges, i === 0 ? 'must' : 'skip');
    if (edge === stopped) return null;
    if (edge === nothing) break;
    edges.push(edge);
  }
  p.built = edges;
  return { effect, edges };
}

function isDestroyable(p: Planner, edge: Edge, effect: EffectOf<'destroy'>): boolean {
  if (p.state.blackout || p.state.bridges[edge] === noBridge) return false;
  if (effect.where === 'anywhere') return true;
  if (effect.where === 'touching') return touches(p, edge);
  const [a, b] = p.board.edgeEnds[edge];
  const within = effect.within ?? 0;
  return distance(p.board, p.here, a) <= within || distance(p.board, p.here, b) <= within;
}

/** Bridges to destroy; those at a champion just deployed are passed over when there are none (C-36). */
export function planDestroy(p: Planner, effect: EffectOf<'destroy'>): Order | null {
  const first: Need = effect.upTo === true ? 'may' : effect.where === 'here' ? 'skip' : 'must';
  const edges = planEdges(
    p,
    effect.count,
    (edge) => isDestroyable(p, edge, effect),
    first,
    effect.upTo === true ? 'may' : 'skip',
  );
  return edges === null ? null : { effect, edges };
}

/** A Bridge that touches a hex the seat occupies, for a Trap or a Lockdown (G-16). */
export function planOwnBridge(p: Planner, effect: Effect): Order | null {
  const edge = p.pickEdge((candidate) => p.state.bridges[candidate] !== noBridge && touches(p, candidate));
  return edge === stopped ? null : { effect, edges: [edge] };
}

/** Edges for Span Dominion, with or without a Bridge (C-18). */
export function planDominion(p: Planner, effect: EffectOf<'dominion'>): Order | null {
  const edges = planEdges(p, effect.count, (edge) => !p.state.dominion.includes(edge), 'must', 'skip');
  return edges === null ? null : { effect, edges };
}
