// What an objective may lay on its half of the map, and which land nobody could deploy on (FF-95, FF-32, FF-33).

import { list, optional, pick, row } from '@bridgefront/tabletop/cards';
import type { Shape } from '@bridgefront/tabletop/cards';
import { wayTo } from '@bridgefront/tabletop/compass';
import { capitalised } from '@bridgefront/tabletop/words';
import { HEXES, hexList, hexNames, middle, ownRow } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { PATTERNS } from '../tables/patterns.ts';
import { laidTerrains } from '../vocabulary.ts';
import type { ObjectiveCard } from '../vocabulary.ts';

// South's half: its rows 1 to 4, and the middle row as far as the middle.
const half: readonly HexId[] = [...HEXES.keys()].filter((hex) => {
  const row = ownRow(hex, 0);
  return row <= 4 || (row === 5 && hex < middle);
});

function nameOf(hex: HexId): string {
  return `${capitalised(wayTo(hexNames[middle], hexNames[hex]))} of the middle`;
}

const place = pick(half.map((hex) => ({ value: hexNames[hex], name: nameOf(hex) })));

/** So many hexes of one kind of terrain, and so many banners, are laid at most. */
const mostTerrain = 8;
const mostBanners = 6;

/** The half of the map as its player sees it. */
export const landShape: { readonly terrain: Shape; readonly banners: Shape } = {
  terrain: row(
    Object.fromEntries(laidTerrains.map((kind) => [kind, optional(list(() => place, 1, mostTerrain, ''))])),
  ),
  banners: list(() => place, 1, mostBanners, ''),
};

/** Why nobody could play on this land; null if one could. */
export function problemOfLand({ pattern, terrain, banners }: ObjectiveCard): string | null {
  const laid = laidTerrains.flatMap((kind) => terrain[kind] ?? []);
  const twice = laid.find((hex, at) => laid.indexOf(hex) !== at);
  if (twice !== undefined) return `lays two kinds of terrain on one hex, ${twice}`;
  const water = terrain.water ?? [];
  const drowned = banners.find((hex) => water.includes(hex));
  if (drowned !== undefined) return `plants a banner in bare water, at ${drowned}`;
  const own = hexList(PATTERNS[pattern]);
  if (own.some((hex) => water.includes(hexNames[hex])))
    return 'lays bare water where its own army is laid out';
  return own.some((hex) => ownRow(hex, 0) === 3 && !laid.includes(hexNames[hex]))
    ? null
    : 'leaves no hex without terrain in the front row of its own army, where a tent could lie';
}
