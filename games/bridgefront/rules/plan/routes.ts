// Planning of moves: a stack (hex, Forces, champions), then its full path, all legal in the state before the step.

import type { Choice } from '@bridgefront/kernel';
import { edgeBetween } from '../state/board.ts';
import type { EffectOf } from '../effects.ts';
import {
  adjacentHexes,
  besideChampion,
  cannotStep,
  crossable,
  passage,
  stackFlies,
} from '../state/movement.ts';
import { championChoice, championOfChoice, forcesChoices, none, numberOfChoice } from '../notation.ts';
import { noBridge } from '../types.ts';
import type { CardId, Edge, Hex, Route, Stack } from '../types.ts';
import { forcesAt, mayEnter, startsBattle } from '../state/units.ts';
import { nothing, stopped } from './planner.ts';
import type { Planner } from './planner.ts';

/** What binds the stacks and paths of a move. */
export interface MoveLimits {
  readonly steps: number;
  readonly ignoring: EffectOf<'move'>['ignoring'];
  readonly unit: EffectOf<'move'>['unit'];
  readonly stops: EffectOf<'move'>['stops'];
  readonly endsBeside: EffectOf<'move'>['endsBeside'];
  /** The stack must contain a champion (Air Superiority). */
  readonly needsChampion: boolean;
  /** The stack must contain this very champion; -1: any will do. */
  readonly withChampion: CardId;
}

/** Limits of a move over bridges and nothing else. */
export function plainLimits(steps: number, needsChampion: boolean, withChampion: CardId): MoveLimits {
  return {
    steps,
    ignoring: undefined,
    unit: undefined,
    stops: undefined,
    endsBeside: undefined,
    needsChampion,
    withChampion,
  };
}

/**
 * The limits of a move effect. They are read for every hex and step, so all limits are objects of one shape, where
 * effects are of as many as there are cards: reading a field of those is a search each time.
 */
export function limitsOf({ steps, ignoring, unit, stops, endsBeside }: EffectOf<'move'>): MoveLimits {
  return { steps, ignoring, unit, stops, endsBeside, needsChampion: false, withChampion: -1 };
}

function usedForces(p: Planner, hex: Hex): number {
  let used = 0;
  for (const route of p.routes) if (route.stack.hex === hex) used += route.stack.forces;
  return used;
}

function isUsed(p: Planner, champion: CardId): boolean {
  for (const route of p.routes) if (route.stack.champions.includes(champion)) return true;
  return false;
}

/** Forces that may still be planned from a hex, with those that the card is assumed to place there. */
function freeForces(p: Planner, hex: Hex): number {
  const placed = p.deployedHex === hex ? p.deployedForces : 0;
  return forcesAt(p.state, p.seat, hex) + placed - (p.routes.length === 0 ? 0 : usedForces(p, hex));
}

function freeChampions(p: Planner, hex: Hex): CardId[] {
  const found: CardId[] = [];
  for (const champion of p.state.champions) {
    if (champion.hex !== hex || champion.seat !== p.seat) continue;
    if (p.routes.length === 0 || !isUsed(p, champion.card)) found.push(champion.card);
  }
  return found;
}

// Whether the card is assumed to have built a bridge there that units can cross.
function isBuilt({ state, built }: Planner, edge: Edge): boolean {
  return built.includes(edge) && state.bridges[edge] === noBridge && !state.locked.includes(edge);
}

/** Whether a single step is legal in planning, with the bridges that the card itself builds or destroys. */
function stepWorks(p: Planner, from: Hex, to: Hex, ignores: boolean): boolean {
  if (!mayEnter(p.state, p.seat, to)) return false;
  if (p.built.length === 0 && p.destroyed.length === 0) {
    return passage(p.state, p.board, p.seat, from, to, ignores) !== cannotStep;
  }
  const edge = edgeBetween(p.board, from, to);
  if (!ignores && edge >= 0 && p.destroyed.includes(edge) && !p.state.dominion.includes(edge)) return false;
  if (passage(p.state, p.board, p.seat, from, to, ignores) !== cannotStep) return true;
  return edge >= 0 && isBuilt(p, edge);
}

// Nothing but bridges that stand or that the card builds decides about steps: no wormhole, none destroyed.
function isPlain({ state, destroyed }: Planner): boolean {
  return state.wormholes.length === 0 && destroyed.length === 0;
}

function plainStepWorks(p: Planner, to: Hex, edge: Edge, ignores: boolean): boolean {
  if (!mayEnter(p.state, p.seat, to)) return false;
  return ignores || crossable(p.state, edge) || (p.built.length > 0 && isBuilt(p, edge));
}

function plainStepExists(p: Planner, from: Hex, ignores: boolean): boolean {
  const near = p.board.neighbours[from];
  const edges = p.board.neighbourEdges[from];
  for (let i = 0; i < near.length; i++) if (plainStepWorks(p, near[i], edges[i], ignores)) return true;
  return false;
}

/** Whether a path must end on entering the hex (§12.5; Column Advance also stops at friends, C-05). */
function pathEnds(p: Planner, hex: Hex, limits: MoveLimits): boolean {
  if (startsBattle(p.state, p.seat, hex)) return true;
  return limits.stops === 'occupied' && p.state.presence[hex] !== 0;
}

/** Whether the stack, standing on a hex with some steps left, can still end its path lawfully. */
function canFinish(
  p: Planner,
  hex: Hex,
  left: number,
  stack: Pick<Stack, 'champions'>,
  ignores: boolean,
  limits: MoveLimits,
): boolean {
  if (limits.endsBeside === undefined) return true;
  if (besideChampion(p.state, p.seat, hex, stack.champions)) return true;
  if (left === 0 || pathEnds(p, hex, limits)) return false;
  for (const next of adjacentHexes(p.state, p.seat, hex)) {
    if (stepWorks(p, hex, next, ignores) && canFinish(p, next, left - 1, stack, ignores, limits)) return true;
  }
  return false;
}

function firstStepExists(
  p: Planner,
  from: Hex,
  champions: readonly CardId[],
  ignores: boolean,
  limits: MoveLimits,
): boolean {
  if (limits.endsBeside === undefined && isPlain(p)) return plainStepExists(p, from, ignores);
  for (const next of adjacentHexes(p.state, p.seat, from)) {
    if (!stepWorks(p, from, next, ignores)) continue;
    if (canFinish(p, next, limits.steps - 1, { champions }, ignores, limits)) return true;
  }
  return false;
}

/** Whether this exact stack has a lawful path. */
function stackCanGo(
  p: Planner,
  from: Hex,
  forces: number,
  champions: readonly CardId[],
  limits: MoveLimits,
): boolean {
  if (forces === 0 && champions.length === 0) return false;
  const ignores = limits.ignoring === 'bridges' || stackFlies(p.state, forces, champions);
  return firstStepExists(p, from, champions, ignores, limits);
}

// Which champions may still join, given the Forces and champions already chosen: some continuation must work.
function completable(
  p: Planner,
  from: Hex,
  forces: number,
  chosen: readonly CardId[],
  open: readonly CardId[],
  limits: MoveLimits,
): boolean {
  if (isWhole(chosen, limits) && stackCanGo(p, from, forces, chosen, limits)) return true;
  for (let i = 0; i < open.length; i++) {
    if (completable(p, from, forces, [...chosen, open[i]], open.slice(i + 1), limits)) return true;
  }
  return false;
}

function isWhole(champions: readonly CardId[], limits: MoveLimits): boolean {
  if (limits.withChampion >= 0) return champions.includes(limits.withChampion);
  return !limits.needsChampion || champions.length > 0;
}

const noCards: readonly CardId[] = [];

/** Whether the seat has any stack that can be moved under the limits. */
export function anyCanStart(p: Planner, limits: MoveLimits): boolean {
  for (const hex of p.held) if (hexCanStart(p, hex, limits)) return true;
  return false;
}

/** Whether any stack on the hex can be moved under the limits. */
function hexCanStart(p: Planner, hex: Hex, limits: MoveLimits): boolean {
  const forces = freeForces(p, hex);
  if (limits.unit === 'force') return forces > 0 && stackCanGo(p, hex, 1, noCards, limits);
  if (
    !limits.needsChampion &&
    limits.withChampion < 0 &&
    forces > 0 &&
    stackCanGo(p, hex, 1, noCards, limits)
  )
    return true;
  const champions = freeChampions(p, hex);
  if (champions.length === 0) return false;
  return (
    completable(p, hex, 0, [], champions, limits) ||
    (forces > 0 && completable(p, hex, 1, [], champions, limits))
  );
}

function pickForces(p: Planner, hex: Hex, limits: MoveLimits, optional: boolean): number {
  const most = freeForces(p, hex);
  if (most === 0 && !optional) return 0;
  if (!p.goesOn && !offerForces(p, hex, limits, optional, most)) return stopped;
  const choice = p.next();
  return choice === none ? nothing : numberOfChoice(choice);
}

function offerForces(p: Planner, hex: Hex, limits: MoveLimits, optional: boolean, most: number): boolean {
  p.asking = 'forces';
  p.spot = hex;
  const champions = freeChampions(p, hex);
  const list: Choice[] = [];
  // With at least one Force only the Forces' need of a bridge counts, so one test serves all numbers.
  if (completable(p, hex, 0, [], champions, limits)) list.push(forcesChoices[0]);
  if (most > 0 && completable(p, hex, 1, [], champions, limits))
    for (let n = 1; n <= most; n++) list.push(forcesChoices[n]);
  if (optional) list.push(none);
  return p.offers(list);
}

function pickChampions(p: Planner, hex: Hex, forces: number, limits: MoveLimits): CardId[] | null {
  let open = freeChampions(p, hex);
  const chosen: CardId[] = [];
  for (;;) {
    if (open.length === 0) return chosen;
    const joinable = open.filter((card, i) =>
      completable(p, hex, forces, [...chosen, card], open.slice(i + 1), limits),
    );
    if (joinable.length === 0) return chosen;
    if (!p.goesOn) {
      p.asking = 'company';
      p.spot = hex;
      const list = joinable.map((card) => championChoice(p.state, card));
      if (isWhole(chosen, limits) && stackCanGo(p, hex, forces, chosen, limits)) list.push(none);
      if (!p.offers(list)) return null;
    }
    const choice = p.next();
    if (choice === none) return chosen;
    const card = championOfChoice(choice);
    open = open.slice(open.indexOf(card) + 1);
    chosen.push(card);
  }
}

const noSteps: Choice[] = [];

function plainStepsFrom(p: Planner, at: Hex, ignores: boolean): Choice[] {
  const list: Choice[] = [];
  const near = p.board.neighbours[at];
  const edges = p.board.neighbourEdges[at];
  for (let i = 0; i < near.length; i++) {
    if (!plainStepWorks(p, near[i], edges[i], ignores)) continue;
    list.push(p.board.hexChoices[near[i]]);
    if (p.probing || p.goesOn) break;
  }
  return list;
}

// The hexes that the stack may step to next, with so many steps left behind that; one of them where only that matters.
function stepsFrom(
  p: Planner,
  at: Hex,
  left: number,
  stack: Stack,
  ignores: boolean,
  limits: MoveLimits,
): Choice[] {
  if (limits.endsBeside === undefined && isPlain(p)) return plainStepsFrom(p, at, ignores);
  const list: Choice[] = [];
  for (const next of adjacentHexes(p.state, p.seat, at)) {
    if (!stepWorks(p, at, next, ignores) || !canFinish(p, next, left, stack, ignores, limits)) continue;
    list.push(p.board.hexChoices[next]);
    if (p.probing || p.goesOn) break;
  }
  return list;
}

/** Plans the path of a stack that stands on `stack.hex`; null when choices are offered. */
export function planPath(p: Planner, stack: Stack, limits: MoveLimits, optional: boolean): Hex[] | null {
  const ignores = limits.ignoring === 'bridges' || stackFlies(p.state, stack.forces, stack.champions);
  const path: Hex[] = [];
  let at = stack.hex;
  while (path.length < limits.steps) {
    if (path.length > 0 && pathEnds(p, at, limits)) return path;
    // Of a plan that goes on only that there was a choice matters, and before the first step there always is one.
    const first = path.length === 0;
    const list =
      p.goesOn && first ? noSteps : stepsFrom(p, at, limits.steps - path.length - 1, stack, ignores, limits);
    if (!first && list.length === 0) return path;
    if (!p.goesOn) {
      p.asking = 'path';
      p.spot = at;
      p.left = limits.steps - path.length;
      if (first ? optional : canFinish(p, at, 0, stack, ignores, limits)) list.push(none);
      if (!p.offers(list)) return null;
    }
    const choice = p.next();
    if (choice === none) return path;
    at = p.board.hexByChoice.get(choice) ?? at;
    path.push(at);
  }
  return path;
}

/** Plans the units of one move from a known hex; null when choices are offered, `nothing` when declined. */
export function planStack(
  p: Planner,
  hex: Hex,
  limits: MoveLimits,
  optional: boolean,
): Stack | null | typeof nothing {
  if (limits.unit === 'force') return { hex, forces: 1, champions: [] };
  const forces = pickForces(p, hex, limits, optional);
  if (forces === stopped) return null;
  if (forces === nothing) return nothing;
  const champions = pickChampions(p, hex, forces, limits);
  return champions === null ? null : { hex, forces, champions };
}

/** Plans one move: hex, units, path. Null when choices are offered (or the card is impossible), `nothing` when declined. */
export function planRoute(
  p: Planner,
  limits: MoveLimits,
  need: 'must' | 'skip' | 'may',
): Route | null | typeof nothing {
  p.asking = 'stack';
  const hex = p.pickHeldHex((candidate) => hexCanStart(p, candidate, limits), need);
  if (hex === stopped) return null;
  if (hex === nothing) return nothing;
  const stack = planStack(p, hex, limits, false);
  if (stack === null || stack === nothing) return stack;
  const path = planPath(p, stack, limits, false);
  return path === null ? null : { stack, path };
}

/** Plans the move of units that the card has just placed: from a known hex, any stack there or exactly `forces`. */
export function planFollowUp(
  p: Planner,
  limits: MoveLimits,
  exactly: boolean,
): Route | null | typeof nothing {
  const hex = p.deployedHex;
  if (exactly) {
    const stack = { hex, forces: p.deployedForces, champions: [] };
    if (!stackCanGo(p, hex, 1, noCards, limits)) return nothing;
    const path = planPath(p, stack, limits, false);
    return path === null ? null : { stack, path };
  }
  if (!hexCanStart(p, hex, limits)) return nothing;
  const stack = planStack(p, hex, limits, true);
  if (stack === null || stack === nothing) return stack;
  const path = planPath(p, stack, limits, false);
  return path === null ? null : { stack, path };
}
