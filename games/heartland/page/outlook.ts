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

/** What each seat would lose of its life: what comes through of the other side in all frontiers. */
export function lossesIn(forecasts: readonly FrontierForecast[]): readonly number[] {
  return [1, 0].map((enemy) => forecasts.reduce((sum, one) => sum + (one?.[enemy]?.excess ?? 0), 0));
}

/** Whoever is left alone in a frontier plants the flag, if it does not fly yet; null: nobody does. */
export function plantedBy(told: readonly (SideForecast | null)[]): number | null {
  const winner = told.findIndex((side, seat) => side?.killsAll === true && told[1 - seat]?.killsAll !== true);
  return winner < 0 || told[winner]?.occupied === true ? null : winner;
}
