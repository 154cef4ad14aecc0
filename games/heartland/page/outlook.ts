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

/** What one side's blow does to the other's units: how many die of how many, and who, where one surely does. */
export interface Toll {
  readonly die: number;
  readonly all: number;
  readonly sole: number | null;
}

/** The toll of a blow on so many units; null: nobody stands there. */
export function tollOf({ sets }: SideForecast, all: number): Toll | null {
  if (all === 0) return null;
  const [first = [], ...more] = sets;
  const [sole = null] = more.length === 0 && first.length === 1 ? first : [];
  return { die: first.length, all, sole };
}

/** Whose flag flies there when the combat is over; null: nobody's. */
export function heldBy(told: readonly (SideForecast | null)[]): number | null {
  const planter = plantedBy(told);
  const holder = told.findIndex((side, seat) => side?.occupied === true && told[1 - seat]?.killsAll !== true);
  return planter ?? (holder < 0 ? null : holder);
}

/** Whoever is left alone in a frontier plants the flag, if it does not fly yet; null: nobody does. */
export function plantedBy(told: readonly (SideForecast | null)[]): number | null {
  const winner = told.findIndex((side, seat) => side?.killsAll === true && told[1 - seat]?.killsAll !== true);
  return winner < 0 || told[winner]?.occupied === true ? null : winner;
}
