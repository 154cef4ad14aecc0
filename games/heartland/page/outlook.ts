// What the combats of a round hold as the table lies now, read from their forecasts.

import type { FrontierForecast, SideForecast } from '../rules/table.ts';

/** What a combat holds for a unit. */
export type Fate = 'dies' | 'may-die';

/** Who dies, and who may: there the killers choose. */
export function fatesIn(forecasts: readonly FrontierForecast[]): ReadonlyMap<number, Fate> {
  const sides = forecasts.flatMap((one) => one ?? []).flatMap((side) => (side === null ? [] : [side.sets]));
  return new Map(
    sides.flatMap((sets) =>
      sets.flat().map((id) => [id, sets.every((set) => set.includes(id)) ? 'dies' : 'may-die'] as const),
    ),
  );
}

/** A unit whose triumph costs the enemy life, where it would stand in combat. */
export interface Raider {
  readonly id: number;
  readonly seat: number;
  readonly at: number;
  readonly amount: number;
}

// It has won against enemies there, and nobody may kill it.
function triumphs({ id, seat, at }: Raider, forecasts: readonly FrontierForecast[]): boolean {
  const told = forecasts[at - 1];
  const [own, enemy] = [told?.[seat], told?.[1 - seat]];
  if (own?.killsAll !== true || enemy === null || enemy === undefined) return false;
  return !enemy.sets.some((set) => set.includes(id));
}

/** What each seat would lose of its life this round: what comes through in all frontiers, and for triumphs there. */
export function lossesIn(
  forecasts: readonly FrontierForecast[],
  raiders: readonly Raider[],
): readonly number[] {
  return [1, 0].map((enemy) => {
    const through = forecasts.map((one) => one?.[enemy]?.excess ?? 0);
    const raids = raiders.filter((one) => one.seat === enemy && triumphs(one, forecasts));
    return [...through, ...raids.map(({ amount }) => amount)].reduce((sum, one) => sum + one, 0);
  });
}

/** What one side's blow does to the other's units: how much of their health it pays for, and how many die. */
export interface Toll {
  readonly of: number;
  readonly die: number;
  readonly all: number;
}

/** The toll of a blow on these units, by what is left of each; null: nobody stands there. */
export function tollOf({ sets }: SideForecast, lefts: readonly number[]): Toll | null {
  if (lefts.length === 0) return null;
  return { of: lefts.reduce((sum, left) => sum + left, 0), die: sets[0]?.length ?? 0, all: lefts.length };
}

/** Whoever is left alone in a frontier plants the flag, if it does not fly yet; null: nobody does. */
export function plantedBy(told: readonly (SideForecast | null)[]): number | null {
  const winner = told.findIndex((side, seat) => side?.killsAll === true && told[1 - seat]?.killsAll !== true);
  return winner < 0 || told[winner]?.occupied === true ? null : winner;
}
