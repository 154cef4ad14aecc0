// Carrying out moves: a stack walks its locked path hex by hex as far as it is legal (G-07), into traps and battles.

import { openBattle } from '../battle/battle.ts';
import { edgeBetween } from '../state/board.ts';
import { besideChampion, cannotStep, passage, stackFlies } from '../state/movement.ts';
import type { FizzledKind, StopReason } from '../faces.ts';
import { centerTile, forgeTile } from '../types.ts';
import type { Hex, MoveManner, Route, Stack, State } from '../types.ts';
import { board, championOf, mayEnter, occupies, startsBattle, survivors } from '../state/units.ts';
import { hexName, tell } from '../state/reporting.ts';
import type { Play, StepTo } from '../terms.ts';
import { takeStep } from './step.ts';

/** A step that lets one stack walk its route. */
export function routeStep(seat: number, route: Route, manner: MoveManner): StepTo<'move/route'> {
  return { do: 'move/route', seat, route, manner };
}

// Why the stack cannot take its next step, or null if it can.
function obstacle(state: State, seat: number, from: Hex, to: Hex, ignores: boolean): StopReason | null {
  if (!mayEnter(state, seat, to)) return 'closed';
  if (passage(state, board(state), seat, from, to, ignores) !== cannotStep) return null;
  const edge = edgeBetween(board(state), from, to);
  return state.locked.includes(edge) ? 'lockdown' : 'no-bridge';
}

function pathIsWhole(
  state: State,
  seat: number,
  stack: Stack,
  path: readonly Hex[],
  ignores: boolean,
): boolean {
  let at = stack.hex;
  for (const next of path) {
    if (obstacle(state, seat, at, next, ignores) !== null) return false;
    at = next;
  }
  return true;
}

function stopsHere(state: State, seat: number, hex: Hex, others: number, manner: MoveManner): boolean {
  return startsBattle(state, seat, hex) || (manner.stops === 'occupied' && others !== 0);
}

function tellStopped(turn: Play, seat: number, hex: Hex, why: StopReason): void {
  if (turn.reporting) tell(turn, { tell: 'stopped', seat, hex: hexName(turn.state, hex), why });
}

function mayStart(
  turn: Play,
  seat: number,
  stack: Stack,
  path: readonly Hex[],
  ignores: boolean,
  manner: MoveManner,
): boolean {
  const { state } = turn;
  const end = path[path.length - 1];
  if (manner.endsBeside !== undefined && !besideChampion(state, seat, end, stack.champions)) return false;
  return !state.options.strictFizzle || pathIsWhole(state, seat, stack, path, ignores);
}

/** `move/route`: walks until the path ends, a step is no longer legal, or a battle begins. */
export function walkRoute(turn: Play, { seat, route, manner }: StepTo<'move/route'>): void {
  const { state } = turn;
  let stack = survivors(state, seat, route.stack);
  if (stack === null) return fizzle(turn, seat, 'move');
  const ignores = manner.ignoring === 'bridges' || stackFlies(state, stack.forces, stack.champions);
  if (!mayStart(turn, seat, stack, route.path, ignores, manner)) return fizzle(turn, seat, 'move');
  let steps = 0;
  let from = stack.hex;
  for (const to of route.path) {
    const why = obstacle(state, seat, stack.hex, to, ignores);
    if (why !== null) {
      if (steps === 0) return fizzle(turn, seat, 'move');
      tellStopped(turn, seat, stack.hex, why);
      break;
    }
    const others = state.presence[to];
    from = stack.hex;
    stack = takeStep(turn, seat, stack, to, ignores);
    steps++;
    if (stack === null) return;
    if (stopsHere(state, seat, to, others, manner)) break;
  }
  arrive(turn, seat, stack, from, manner);
}

// The battle comes first, then what the card pays for arriving.
function arrive(turn: Play, seat: number, stack: Stack, from: Hex, manner: MoveManner): void {
  const { state } = turn;
  if (manner.winDraw !== undefined) {
    const { hex, forces } = stack;
    state.tags.push({
      seat,
      hex,
      forces,
      champions: stack.champions.slice(),
      draw: manner.winDraw,
      won: false,
    });
  }
  if (manner.arrivalDraw !== undefined)
    turn.then({ do: 'move/arrived', seat, stack, draw: manner.arrivalDraw });
  if (startsBattle(state, seat, stack.hex)) openBattle(turn, stack.hex, seat, { from });
}

/** Final Push: whether at least one moved unit stands on the Center or a Forge after any battle. */
export function holdsArrival(state: State, seat: number, stack: Stack): boolean {
  const tile = state.tiles[stack.hex];
  if (tile !== centerTile && tile !== forgeTile) return false;
  if (!occupies(state, seat, stack.hex)) return false;
  if (stack.forces > 0 && state.forces[seat * state.tiles.length + stack.hex] > 0) return true;
  return stack.champions.some((card) => championOf(state, card)?.hex === stack.hex);
}

/** Tells that an instruction could not be done. */
export function fizzle(turn: Play, seat: number, what: FizzledKind): void {
  if (turn.reporting) tell(turn, { tell: 'fizzled', seat, what });
}
