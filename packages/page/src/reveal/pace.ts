// Pace of a reveal: how long a report is shown.

import type { Pace } from '../match-context.ts';

/** All paces, slowest first; `step` waits for the reader, `off` shows the result only. */
export const paces: readonly Pace[] = ['slow', 'normal', 'fast', 'step', 'off'];

const factors: { readonly [pace in Pace]: number } = { slow: 1.8, normal: 1, fast: 0.45, step: 1, off: 1 };

/** Nobody waits longer than this (at normal pace) for all that happened at once, in milliseconds. */
const budget = 9_000;
const shortest = 0.12;

/**
 * Milliseconds that a report of this duration is shown at this pace, when `left` milliseconds in all still wait. At normal
 * pace what is familiar is as brief as all is at the fast one.
 */
export function lengthOf(duration: number, left: number, pace: Pace, familiar = false): number {
  const rush = left > budget ? Math.max(shortest, budget / left) : 1;
  return duration * factors[familiar && pace === 'normal' ? 'fast' : pace] * rush;
}
