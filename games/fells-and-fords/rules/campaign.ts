// A campaign's count: totals over its battles, and which objectives the next one offers (FF-99, FF-100).

import type { Seat } from '@bridgefront/kernel';
import { objectivesOf, OBJECTIVES } from './tables/objectives.ts';
import type { Fought, State } from './types.ts';

/** The letters of the objectives, one for each battle. */
const letters = ['A', 'B', 'C', 'D'] as const;

/** How many battles a campaign has. */
export const battleCount = letters.length;

/** What both seats have after the battles fought so far. */
export interface Totals {
  /** The VP of all battles, with the bonus. */
  readonly points: readonly number[];
  readonly wins: readonly number[];
  /** What the winner of the last battle adds: 1 for each battle won. */
  readonly bonus: readonly number[];
}

const bothSeats = <T>(value: (seat: Seat) => T): readonly T[] => [value(0), value(1)];

/** The totals of both seats (FF-100). */
export function totalsOf(fought: readonly Fought[]): Totals {
  const wins = bothSeats((seat) => fought.filter(({ winner }) => winner === seat).length);
  const last = fought.length === battleCount ? fought[battleCount - 1].winner : null;
  const bonus = bothSeats((seat) => (seat === last ? wins[seat] : 0));
  const points = bothSeats((seat) => fought.reduce((sum, { vp }) => sum + vp[seat], bonus[seat]));
  return { points, wins, bonus };
}

/** Who wins a campaign whose battles are all fought: the higher total, else the winner of the last battle. */
export function campaignWinner(fought: readonly Fought[]): Seat {
  const { points } = totalsOf(fought);
  if (points[0] === points[1]) return fought[fought.length - 1].winner;
  return points[0] > points[1] ? 0 : 1;
}

/** The seat's objectives with the letter of the battle to come, number 1 first. */
export function objectivesNext({ fought, seats }: State, seat: Seat): number[] {
  return objectivesAt(seats[seat].faction, fought.length);
}

/** A faction's objectives with the letter of a battle, counted from 0; number 1 first. */
export function objectivesAt(faction: number, battle: number): number[] {
  const letter = letters[battle];
  return objectivesOf(faction)
    .filter((id) => OBJECTIVES[id].indicator.startsWith(letter))
    .sort((a, b) => (OBJECTIVES[a].indicator < OBJECTIVES[b].indicator ? -1 : 1));
}

/** Whoever won the battle before and chooses the next objective; -1 before the first battle. */
export function chooserOf({ fought }: State): Seat {
  return fought.at(-1)?.winner ?? -1;
}
