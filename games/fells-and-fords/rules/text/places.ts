// Places of the battlefield as players name them: a banner or terrain of its own, or the way from the nearest of those.

import { directionOf, wayTo } from '@bridgefront/tabletop/compass';
import { capitalised } from '@bridgefront/tabletop/words';
import { scoreRuleOf } from '../ending.ts';
import { bareMap, terrainCode } from '../field.ts';
import { distance, hexList, hexNames, hexOf, middle } from '../hexes.ts';
import type { HexId } from '../hexes.ts';
import { OBJECTIVES } from '../tables/objectives.ts';
import type { State } from '../types.ts';
import { terrains } from '../vocabulary.ts';
import type { TerrainName } from '../vocabulary.ts';

/** What places are named after. */
export interface Land {
  /** Terrain code and VP of the banner, by hex. */
  readonly terrain: readonly number[];
  readonly banners: readonly number[];
  /** Whether buildings stay for the whole match: nothing is named after one that may burn. */
  readonly lasting: boolean;
}

/** A hex with a short name of its own. */
interface Landmark {
  readonly hex: HexId;
  readonly noun: string;
}

const terrainWords: { readonly [T in TerrainName]: string } = {
  clear: 'hex',
  forest: 'forest',
  hill: 'hill',
  building: 'building',
  tent: 'tent',
  water: 'water',
  ford: 'ford',
  bridge: 'bridge',
};

const { bridge, hill, forest, building } = terrainCode;
const middleHex = 'middle hex';

/** `north-east` for both `north-east` and `east-north-east`. */
function coarse(direction: string): string {
  return direction.split('-').slice(-2).join('-');
}

const fromMiddle = (hex: HexId): number => distance(middle, hex);

// The word for a hex among others of its kind: as coarse a direction from the middle as tells them apart, of two in one
// direction the inner and the outer one; nothing for hexes that share a finer direction too.
function wordFor(hex: HexId, hexes: readonly HexId[]): string | null {
  if (hex === middle) return 'middle';
  const fine = (at: HexId): string => directionOf(hexNames[middle], hexNames[at]);
  const others = hexes.filter((other) => other !== hex && other !== middle);
  const near = others.filter((other) => coarse(fine(other)) === coarse(fine(hex)));
  const direction = `${coarse(fine(hex))}ern`;
  if (near.length === 0) return direction;
  if (near.length === 1 && fromMiddle(near[0]) !== fromMiddle(hex))
    return `${fromMiddle(hex) < fromMiddle(near[0]) ? 'inner' : 'outer'} ${direction}`;
  return near.some((other) => fine(other) === fine(hex)) ? null : `${fine(hex)}ern`;
}

function marksOf(kind: string, hexes: readonly HexId[]): Landmark[] {
  if (hexes.length === 1) return [{ hex: hexes[0], noun: kind }];
  return hexes.flatMap((hex) => {
    const word = wordFor(hex, hexes);
    return word === null ? [] : [{ hex, noun: `${word} ${kind}` }];
  });
}

// Fords are found and tents are taken, so neither names its neighbours.
function landmarksOf({ terrain, banners, lasting }: Land): readonly Landmark[] {
  const hexesOf = (code: number): HexId[] =>
    hexNames.flatMap((_, hex) => (terrain[hex] === code && banners[hex] === 0 ? [hex] : []));
  const marks = [
    ...marksOf(
      'banner',
      hexNames.flatMap((_, hex) => (banners[hex] > 0 ? [hex] : [])),
    ),
    ...marksOf('bridge', hexesOf(bridge)),
    ...marksOf('hill', hexesOf(hill)),
    ...marksOf('forest', hexesOf(forest)),
    ...(lasting ? marksOf('building', hexesOf(building)) : []),
  ];
  return marks.some(({ hex }) => hex === middle) ? marks : [...marks, { hex: middle, noun: middleHex }];
}

const known = new WeakMap<object, { readonly key: number; readonly marks: readonly Landmark[] }>();

function landmarks(owner: object, land: Land): readonly Landmark[] {
  let key = land.lasting ? 1 : 2;
  for (let hex = 0; hex < land.terrain.length; hex++)
    key = (key * 31 + 16 * land.terrain[hex] + land.banners[hex]) | 0;
  const before = known.get(owner);
  if (before?.key === key) return before.marks;
  const marks = landmarksOf(land);
  known.set(owner, { key, marks });
  return marks;
}

/** Names of hexes, each one different. */
export class Places {
  readonly #land: Land;
  readonly #marks: readonly Landmark[];

  /** `owner`: whose land it is; its landmarks are remembered with it. */
  constructor(owner: object, land: Land) {
    this.#land = land;
    this.#marks = landmarks(owner, land);
  }

  #ground(hex: HexId): TerrainName {
    return terrains[this.#land.terrain[hex]];
  }

  #markAt(hex: HexId): Landmark | undefined {
    return this.#marks.find((mark) => mark.hex === hex);
  }

  // Whether the hex is named after something else than its terrain.
  #hidesGround(hex: HexId): boolean {
    return this.#land.banners[hex] > 0 || this.#markAt(hex)?.noun === middleHex;
  }

  #named(hex: HexId, noun: string): string {
    const own = this.#markAt(hex);
    if (own !== undefined) return `the ${own.noun}`;
    const far = this.#marks.map((mark) => distance(mark.hex, hex));
    const nearest = this.#marks[far.indexOf(Math.min(...far))];
    return `the ${noun} ${wayTo(hexNames[nearest.hex], hexNames[hex])} of the ${nearest.noun}`;
  }

  /** `the western banner`, `the forest two west of the northern hill`, `the hex north-east of the bridge`. */
  name(hex: HexId): string {
    if (hex < 0) return 'the edge';
    return this.#named(hex, this.#land.banners[hex] > 0 ? 'banner' : terrainWords[this.#ground(hex)]);
  }

  /** What was there, whatever is there now: `the water west of the bridge`, `the building at the western banner`. */
  was(terrain: TerrainName, hex: HexId): string {
    const noun = terrainWords[terrain];
    return this.#hidesGround(hex) ? `the ${noun} at ${this.name(hex)}` : this.#named(hex, noun);
  }

  /** A hex that stands alone, with its terrain where the name does not tell it: `Western banner (hill)`. */
  title(hex: HexId): string {
    const ground = this.#ground(hex);
    const more = ground !== 'clear' && this.#hidesGround(hex) ? ` (${terrainWords[ground]})` : '';
    return `${capitalised(this.name(hex).replace(/^the /, ''))}${more}`;
  }
}

/** Places of a match. */
export function placesOf(state: State): Places {
  const { terrain, banners } = state;
  const lasting = ![0, 1].some((seat) => scoreRuleOf(state, seat) === 'burn');
  return new Places(state, { terrain, banners, lasting });
}

const bare = { terrain: bareMap(), banners: bareMap(), lasting: true };

/** Places of a battlefield of which nothing is known: everything by its way from the middle. */
export const placesAnywhere = new Places(bare, bare);

/** What a view shows of the land. */
interface Seen {
  readonly terrain: { readonly [terrain: string]: string };
  readonly banners: readonly { readonly at: string; readonly vp: number }[];
  readonly seats: readonly { readonly objective: string | null }[];
}

/** Places of what a viewer is shown. */
export function placesSeen(table: Seen): Places {
  const [terrain, banners] = [bareMap(), bareMap()];
  for (const name of terrains)
    for (const hex of hexList(table.terrain[name] ?? '')) terrain[hex] = terrainCode[name];
  for (const { at, vp } of table.banners) banners[hexOf(at)] = vp;
  const burns = (slug: string | null): boolean =>
    OBJECTIVES.find((one) => one.slug === slug)?.score === 'burn';
  return new Places(table, {
    terrain,
    banners,
    lasting: !table.seats.some(({ objective }) => burns(objective)),
  });
}
