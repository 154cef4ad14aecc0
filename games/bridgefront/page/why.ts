// Reasons for a plan in a few words: what stands where it leads.

import type { TableView } from '../rules/table.ts';
import { scanOf, terrainAt, unitsAt } from './board/scan.ts';
import { valueOf } from './board/targets.ts';
import { bridgefrontTexts } from './texts/table.ts';

const words = bridgefrontTexts.why;

function placeWords(view: TableView, hex: string, seat: number | null): string | null {
  const terrain = terrainAt(scanOf(view), hex);
  switch (terrain.kind) {
    case 'mine':
      return words.mine(terrain.value);
    case 'forge':
      return words.forge;
    case 'center':
      return words.center;
    case 'capital':
      return terrain.owner === seat ? words.home : words.capital;
    case 'land':
      return null;
  }
}

/** Why one would plan this: what the last place of the plan gives, and who stands there now; null: no place, or bare land. */
export function whyPlan(plan: readonly string[], view: TableView, seat: number | null): string | null {
  const [first = ''] = plan;
  if (first === 'build' || plan.at(-1)?.startsWith('edge:') === true) return words.bridge;
  if (first === 'reinforce') return words.reinforce;
  const last = plan.findLast((choice) => choice.startsWith('hex:'));
  if (last === undefined) return first === 'done' ? words.done : null;
  const hex = valueOf(last);
  const units = unitsAt(scanOf(view), hex);
  const enemies = units.some((side) => side.seat !== seat);
  const taken = placeWords(view, hex, seat);
  // What is held already is not taken.
  const held = taken !== null && taken !== words.home && units.some((side) => side.seat === seat);
  const place = held ? words.hold : taken;
  if (place === null) return enemies ? words.attack : null;
  return enemies ? words.both(place) : place;
}
