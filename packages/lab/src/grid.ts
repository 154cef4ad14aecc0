// A grid of figures that may move, each in whole steps, and the walk on it by simultaneous perturbation.

import type { Random } from '@bridgefront/kernel';
import { walkDown } from './perturbation.ts';
import type { Place } from './perturbation.ts';

/** One figure that may move: whole steps from the first to the last value. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A value of every axis, in their order. */
export type Point = readonly number[];

/** Places on the axis. */
export function gridOf({ from, to, step }: Axis): readonly number[] {
  const last = Math.floor((to - from) / step + 1e-9);
  // Sums of decimal steps such as 0.1 are cut to what was written.
  return Array.from({ length: last + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}

// A place between 0 and 1 on every axis to the nearest values of the grid.
function onGrid(axes: readonly Axis[], place: Place): Point {
  return axes.map((axis, index) => {
    const grid = gridOf(axis);
    return grid[Math.round(Math.min(1, Math.max(0, place[index])) * (grid.length - 1))];
  });
}

function placeOf(axes: readonly Axis[], point: Point): Place {
  return axes.map((axis, index) => {
    const places = gridOf(axis).length - 1;
    return places === 0 ? 0 : (point[index] - axis.from) / axis.step / places;
  });
}

/** How far a search goes. */
export interface SearchLimits {
  readonly steps: number;
  readonly random: Random;
}

/**
 * Walks from a point towards less loss, with the gains of Spall 1998. `losses` tells both points of a step; where they are
 * noisy, over the same seeds. Returns the point after the last step.
 */
export async function descend(
  axes: readonly Axis[],
  start: Point,
  losses: (pair: readonly [Point, Point], step: number) => Promise<readonly [number, number]>,
  { steps, random }: SearchLimits,
): Promise<Point> {
  const settle = steps / 10;
  let gain: number | null = null;
  const places = await walkDown(placeOf(axes, start), {
    steps,
    random,
    bounds: [0, 1],
    // Looks at least one value of the grid away, else both would be the same.
    reach: (step) =>
      axes.map((axis) => Math.max(0.15 / (step + 1) ** 0.101, 1 / Math.max(1, gridOf(axis).length - 1))),
    async slope([one, other], step) {
      const [ahead, behind] = await losses([onGrid(axes, one), onGrid(axes, other)], step);
      return (ahead - behind) / 2;
    },
    stride(slope, step, reach) {
      if (slope === 0) return 0;
      // The first step that tells anything is as long as its look; later ones shorten by Spall's law.
      gain ??= (step + 1 + settle) ** 0.602 / Math.abs(slope);
      const length = (gain / (step + 1 + settle) ** 0.602) * slope;
      return Math.max(-2, Math.min(2, length)) * reach;
    },
  });
  return onGrid(axes, places[places.length - 1]);
}
