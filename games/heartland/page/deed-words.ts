// What one side of a combat would come to, in words: for the frontier itself, and for the list beside the board.

import { list } from '@bridgefront/tabletop/words';
import type { SideForecast } from '../rules/table.ts';
import type { Seen } from './seen.ts';
import { words } from './texts.ts';
import { nameOf } from '../rules/table.ts';

function namesOf({ table }: Seen, ids: readonly number[]): string[] {
  return ids.map((id) => nameOf(table.units.find((unit) => unit.id === id)?.card ?? ''));
}

function throughWords({ excess, occupied, sets }: SideForecast): string {
  if (excess > 0) return words.excess(excess);
  if ((sets[0] ?? []).length > 0) return '';
  return occupied ? words.nothingThrough : words.uncontested;
}

/** Whom the other side loses by it; nothing: nobody. */
export function deadWords(seen: Seen, { sets }: SideForecast): string {
  const dead = [...new Set(sets.filter((set) => set.length > 0).map((set) => list(namesOf(seen, set))))];
  return dead.length === 0 ? '' : words.losesUnits(dead);
}

/** Whom it kills, and what comes through. */
export function deedWords(seen: Seen, side: SideForecast): string {
  if (side.killsAll) {
    const killed = words.killsAll(namesOf(seen, side.sets[0] ?? []));
    return [killed, throughWords(side)].filter((part) => part !== '').join('; ');
  }
  const sets = side.sets.filter((set) => set.length > 0).map((set) => namesOf(seen, set).join(' and '));
  if (sets.length === 0) return words.killsNobody;
  const through = side.excess > 0 ? `; ${words.excess(side.excess, sets.length > 1)}` : '';
  return words.killsOne([...new Set(sets)]) + through;
}
