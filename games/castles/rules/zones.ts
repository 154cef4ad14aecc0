// Zones as a seat counts them: 0 is its own Castle Zone, 5 the enemy's. What they are made of.

import type { Seat } from '@bridgefront/kernel';
import { sideOf } from './sides.ts';
import type { State, Zone } from './types.ts';

/** Zones from one's own Castle Zone outwards. */
export const ownCastle = 0;
export const ownMiddle = 1;
export const ownFront = 2;
export const awayFront = 3;
export const awayMiddle = 4;
export const awayCastle = 5;

/** All zones. */
export const zones: readonly Zone[] = [0, 1, 2, 3, 4, 5];

/** The zone that is `place` steps outward of the seat's Castle Zone; the same function reads a place from a zone. */
export function zoneOf(state: State, seat: Seat, place: number): Zone {
  return sideOf(seat) === state.red ? place : 5 - place;
}

/** How far outward the zone lies for the seat: 0 its own Castle Zone, 5 the enemy's. */
export function placeOf(state: State, seat: Seat, zone: Zone): number {
  return sideOf(seat) === state.red ? zone : 5 - zone;
}

/** What a zone is made of (§12). */
export type Terrain = 'plains' | 'hills' | 'high-hills' | 'forest' | 'marsh' | 'lake';

/** Terrain of a zone; Castle Zones are Plains (CA-72). */
export function terrainOf({ options }: State, zone: Zone): Terrain {
  if (zone === 2 || zone === 3) return options.frontTerrain as Terrain;
  return zone === 1 || zone === 4 ? (options.middleTerrain as Terrain) : 'plains';
}

/** Whether the river runs between two neighbouring zones (CA-77). */
export function crossesRiver({ options }: State, from: Zone, to: Zone): boolean {
  const border = Math.min(from, to);
  if (options.river === 'centre') return border === 2;
  return options.river === 'moats' && (border === 1 || border === 3);
}
