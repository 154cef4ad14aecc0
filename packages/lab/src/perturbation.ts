// Simultaneous perturbation (SPSA, Spall 1992): a walk towards less loss by two looks a step, however many numbers may
// move. What the numbers are, how a look is taken and how far it leads is said by who walks.

import { randomInt } from '@bridgefront/kernel';
import type { Random } from '@bridgefront/kernel';

/** A value of every number that may move. */
export type Place = readonly number[];

/** How a walk goes. */
export interface Walk {
  readonly steps: number;
  readonly random: Random;
  /** How far from where it stands each number is tried. */
  reach(step: number): Place;
  /** How much more is lost at the first of two places than half-way to the other; where that is noisy, over the same seeds. */
  slope(looks: readonly [Place, Place], step: number): Promise<number>;
  /** How far a number that was tried at such a reach moves against the slope. */
  stride(slope: number, step: number, reach: number): number;
  /** Between what all numbers stay. */
  readonly bounds?: readonly [least: number, most: number];
}

/** Tries in each step all numbers a little higher or lower by lot, and the mirror image. Returns all places, the start first. */
export async function walkDown(start: Place, { steps, random, ...how }: Walk): Promise<readonly Place[]> {
  const [least, most] = how.bounds ?? [-Infinity, Infinity];
  const places = [start];
  for (let step = 0, place = start; step < steps; step++) {
    const reach = how.reach(step);
    const signs = place.map(() => (randomInt(random, 2) === 0 ? -1 : 1));
    const moved = (by: (at: number) => number): Place => place.map((value, at) => value + signs[at] * by(at));
    const slope = await how.slope([moved((at) => reach[at]), moved((at) => -reach[at])], step);
    place = moved((at) => -how.stride(slope, step, reach[at])).map((value) =>
      Math.min(most, Math.max(least, value)),
    );
    places.push(place);
  }
  return places;
}

/** The mean of the second half of a walk, which has less of its noise than the end (Polyak and Juditsky 1992). */
export function meanOfSecondHalf(places: readonly Place[]): Place {
  const counted = places.slice(Math.floor(places.length / 2) + 1);
  const last = places[places.length - 1];
  return counted.length === 0
    ? last
    : last.map((_, at) => counted.reduce((sum, place) => sum + place[at], 0) / counted.length);
}
