// Dice: pools, dice with faces of their own, rerolls, and rolling until somebody is ahead.

import { randomInt, rollDie } from '@bridgefront/kernel';
import type { Random, Seat } from '@bridgefront/kernel';

/** Rolls a pool of six-sided dice, 1 to 6 each, in order. */
export function rollPool(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => rollDie(random));
}

/** Rolls one die with these faces. Six-sided ones use up a scenario's prescribed dice: face 1 is the first. */
export function rollFace<Face>(random: Random, faces: readonly Face[]): Face {
  return faces[faces.length === 6 ? rollDie(random) - 1 : randomInt(random, faces.length)];
}

/** Rolls a pool of dice with these faces, in order. */
export function rollFaces<Face>(random: Random, faces: readonly Face[], count: number): Face[] {
  return Array.from({ length: count }, () => rollFace(random, faces));
}

/** Rolls the dice in these places once more, in this order; the others stay. */
export function reroll<Face>(
  random: Random,
  faces: readonly Face[],
  roll: readonly Face[],
  places: readonly number[],
): Face[] {
  const again = roll.slice();
  for (const place of places) again[place] = rollFace(random, faces);
  return again;
}

/** How many dice show one of these faces. */
export function countFaces<Face>(roll: readonly Face[], ...faces: readonly Face[]): number {
  return roll.filter((face) => faces.includes(face)).length;
}

/** One throw of a roll-off: who rolled, and what. */
export type Throw = { readonly seats: readonly Seat[]; readonly dice: readonly number[] };

/** A roll-off as it happened; the last throw has one highest die. */
export type RollOff = { readonly winner: Seat; readonly throws: readonly Throw[] };

/** Everybody rolls a die, those with the highest roll again, until one is ahead (who is alone has won unrolled). */
export function rollOff(random: Random, seats: readonly Seat[]): RollOff {
  const throws: Throw[] = [];
  let left = seats;
  while (left.length > 1) {
    const dice = rollPool(random, left.length);
    throws.push({ seats: left, dice });
    const most = Math.max(...dice);
    left = left.filter((_, n) => dice[n] === most);
  }
  return { winner: left[0], throws };
}
