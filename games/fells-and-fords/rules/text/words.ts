// Small words: names of things, and dice.

import { cardNumbers } from '@bridgefront/tabletop/accepted';
import { list } from '@bridgefront/tabletop/words';
import { CARDS } from '../cards/table.ts';
import { UNITS, unitType } from '../tables/units.ts';
import type { WinReason } from '../types.ts';
import type { Preset } from '../vocabulary.ts';

const printed = cardNumbers(CARDS);

/** The name of a unit, card or objective by its slug. */
export function nameOf(slug: string): string {
  return slug === 'tent' ? 'command tent' : printed.nameOf(slug);
}

/** What is in an army that can be taken whole. */
export function presetUnits({ units, tent }: Preset): string {
  const names = Object.entries(units).map(
    ([unit, copies]) => `${nameOf(unit)}${copies === 1 ? '' : ` (${copies})`}`,
  );
  return list(tent ? [...names, 'a command tent'] : names);
}

/** Names with equal ones counted: `2 pierce, 1 lore and 1 heroic`; alone it needs no number. */
export function countedFaces(faces: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  const all = [...counts];
  return list(all.length === faces.length ? faces : all.map(([face, count]) => `${count} ${face}`));
}

const battles = ['first', 'second', 'third', 'fourth'];

/** A battle of a campaign, counted from 1: `third battle`. */
export function battleName(battle: number): string {
  return `${battles[battle - 1]} battle`;
}

/** How a battle of a campaign was won, in a line of its totals. */
export const wonHow: { readonly [why in WinReason]: string } = {
  vp: 'won',
  elimination: 'won, no enemy unit left',
  rounds: 'won after the last round',
  cost: 'won, units left worth more',
  first: 'won as first player, nobody ahead',
};

/** Whether the unit is called by one figure’s name, whatever a match makes of it. */
export function isLegend(unit: string): boolean {
  return UNITS[unitType(unit)]?.kind === 'legend';
}

/** What a unit does: "the Storm Heron moves", where a unit of several figures "move". */
export function does(unit: string, many: string, one: string): string {
  return isLegend(unit) ? one : many;
}
