// Small words: numbers with nouns, lists, names of things, places on the board.

import type { Seat } from '@bridgefront/kernel';
import { ordinal } from '@bridgefront/tabletop/words';
import { terrainAt } from '../field.ts';
import { HEXES, hexOf, ownRow, turned } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { COMMANDS, commandId } from '../tables/commands.ts';
import { LORE, loreId } from '../tables/lore.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import { UNITS, unitType } from '../tables/units.ts';
import type { State } from '../types.ts';
import type { TerrainName } from '../vocabulary.ts';

/** The name of a unit, card or objective by its slug. */
export function nameOf(slug: string): string {
  if (slug === 'tent') return 'command tent';
  const card = COMMANDS[commandId(slug)] ?? LORE[loreId(slug)] ?? UNITS[unitType(slug)];
  return card?.name ?? OBJECTIVES.find((one) => one.slug === slug)?.name ?? slug;
}

const terrainWords: { readonly [T in TerrainName]: string } = {
  clear: 'open ground',
  forest: 'forest',
  hill: 'hill',
  building: 'building',
  tent: 'tent',
  water: 'water',
  ford: 'ford',
  bridge: 'bridge',
};

/** A place as the seat counts it: `row 5, 7th from the left`. */
export function placeFor(seat: Seat, hex: HexId): string {
  const own = turned(hex, seat);
  const { q, r } = HEXES[own];
  return `row ${ownRow(hex, seat)}, ${ordinal(q + Math.floor(r / 2) + 1)} from the left`;
}

/** Terrain and place: `forest, row 5, 7th from the left`. */
export function spotFor(state: State, seat: Seat, hex: HexId): string {
  return `${terrainWords[terrainAt(state, hex)]}, ${placeFor(seat, hex)}`;
}

/** Where on the map a hex lies, as everybody sees it: `the centre, 4th row from the North`. */
export function whereabouts(name: string): string {
  const hex = hexOf(name);
  if (hex < 0) return 'the edge';
  const { q, r } = HEXES[hex];
  const x = 2 * q + r;
  const side = x < 8 ? 'the west' : x > 16 ? 'the east' : 'the centre';
  return `${side}, ${ordinal(r + 1)} row from the north`;
}
