// How far seats are from what counts, and whose strength weighs more there.

import { boardOf } from '../state/board.ts';
import { noBridge } from '../types.ts';
import type { Hex, State } from '../types.ts';
import { mostHexes } from './limits.ts';

/** Steps that are counted; what is farther, or cut off, counts as one more. */
export const farthest = 6;

/** A strength weighs this much of itself on a hex so many steps away. */
const weightBySteps = [1, 0.5, 0.25];

// Hexes that a walk has reached, nearest first, and the walk that reached each last: no walk needs to clear them.
const queue = new Int32Array(mostHexes);
const steps = new Int32Array(mostHexes);
const reachedIn = new Int32Array(mostHexes);
let walk = 0;
let reached = 0;

function reach(hex: Hex, step: number): void {
  if (reachedIn[hex] === walk) return;
  reachedIn[hex] = walk;
  steps[hex] = step;
  queue[reached++] = hex;
}

function startWalk(): void {
  walk++;
  reached = 0;
}

// Goes on from what has been reached, over bridges, up to so many steps.
function goOn({ radius, bridges }: State, most: number): void {
  const { neighbours, neighbourEdges } = boardOf(radius);
  for (let at = 0; at < reached; at++) {
    const step = steps[queue[at]] + 1;
    if (step > most) return;
    const near = neighbours[queue[at]];
    const edges = neighbourEdges[queue[at]];
    for (let i = 0; i < near.length; i++) if (bridges[edges[i]] !== noBridge) reach(near[i], step);
  }
}

/** Calls back for each hex that the seat's units reach over bridges, nearest first, with the steps to it. */
export function eachReached(state: State, seat: number, call: (hex: Hex, steps: number) => void): void {
  startWalk();
  const { presence } = state;
  for (let hex = 0; hex < presence.length; hex++) if ((presence[hex] & (1 << seat)) !== 0) reach(hex, 0);
  goOn(state, farthest);
  for (let at = 0; at < reached; at++) call(queue[at], steps[queue[at]]);
}

/** Adds a stack's pull to hexes: its strength, the less the more steps over bridges they are away. */
export function addPull(state: State, hex: Hex, strength: number, pulls: Float64Array, from: number): void {
  startWalk();
  reach(hex, 0);
  goOn(state, weightBySteps.length - 1);
  for (let at = 0; at < reached; at++) pulls[from + queue[at]] += strength * weightBySteps[steps[queue[at]]];
}
