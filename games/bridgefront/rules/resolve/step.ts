// One step of a stack from hex to hex: the traps on its Bridge, where it stands then, and the Last Stand of a Capital.

import { acted } from '../state/context.ts';
import { edgeBetween } from '../state/board.ts';
import { overBridge, passage } from '../state/movement.ts';
import { edgeName, hexName, slugsOf, tell } from '../state/reporting.ts';
import type { Play } from '../terms.ts';
import type { Hex, Stack } from '../types.ts';
import { board, capitalOwner, noteIntruder, relocate, removeForces } from '../state/units.ts';

// Bridge Trap (C-10): the first enemy stack that crosses by that bridge loses a Force to each trap there (S-140).
function springTrap(turn: Play, seat: number, edge: number, stack: Stack): Stack | null {
  const { state } = turn;
  const left = state.traps.filter((trap) => trap.edge !== edge || trap.seat === seat);
  const sprung = state.traps.length - left.length;
  if (sprung === 0) return stack;
  state.traps = left;
  const lost = removeForces(state, seat, stack.hex, Math.min(sprung, stack.forces));
  if (turn.reporting)
    tell(turn, {
      tell: 'trap-sprung',
      edge: edgeName(state, edge),
      seat,
      lost,
      hex: hexName(state, stack.hex),
    });
  return shrink(stack, lost);
}

function shrink(stack: Stack, lost: number): Stack | null {
  const forces = stack.forces - lost;
  return forces === 0 && stack.champions.length === 0 ? null : { ...stack, forces };
}

/** Last Stand (C-06, C-20): the first enemy stack that moves into the Capital loses Forces, to each one played (S-140). */
export function meetLastStand(turn: Play, seat: number, stack: Stack): Stack | null {
  const { state } = turn;
  const owner = capitalOwner(state, stack.hex);
  if (owner < 0 || owner === seat) return stack;
  const { lastStands } = state.seats[owner];
  if (lastStands.length === 0) return stack;
  let waiting = 0;
  for (const forces of lastStands) waiting += forces;
  state.seats[owner].lastStands = [];
  const lost = removeForces(state, seat, stack.hex, Math.min(waiting, stack.forces));
  if (turn.reporting)
    tell(turn, { tell: 'forces-lost', seat, hex: hexName(state, stack.hex), count: lost, why: 'last-stand' });
  return shrink(stack, lost);
}

/** One step of a stack, into traps and a Last Stand on its way; null if nobody of it is left. `retreat`: it goes out of a battle. */
export function takeStep(
  turn: Play,
  seat: number,
  stack: Stack,
  to: Hex,
  ignores: boolean,
  retreat: boolean = false,
): Stack | null {
  const { state } = turn;
  const from = stack.hex;
  const byBridge = passage(state, board(state), seat, from, to, ignores) === overBridge;
  // A stack that dies in a trap or a Last Stand has set out all the same: the card did not fizzle.
  acted(state);
  const crossing =
    byBridge && state.traps.length > 0
      ? springTrap(turn, seat, edgeBetween(board(state), from, to), stack)
      : stack;
  if (crossing === null) return null;
  relocate(state, seat, crossing, to);
  noteIntruder(state, seat, to);
  if (turn.reporting) {
    const moved = { forces: crossing.forces, champions: slugsOf(state, crossing.champions) };
    const way = { from: hexName(state, from), to: hexName(state, to) };
    tell(turn, { tell: 'moved', seat, ...way, ...moved, ...(retreat ? { retreat: true as const } : {}) });
  }
  const arrived: Stack = { hex: to, forces: crossing.forces, champions: crossing.champions };
  return meetLastStand(turn, seat, arrived);
}
