// The view of the table by place: what stands on each hex, what lies on each edge.

import type { TableView, UnitsView } from '../../rules/table.ts';
import { edgeBetween, hexesOf, neighboursOf } from './geometry.ts';

/** What a hex is, besides land. */
export type Terrain =
  | { readonly kind: 'land' }
  | { readonly kind: 'center' }
  | { readonly kind: 'forge' }
  | { readonly kind: 'mine'; readonly value: number }
  | { readonly kind: 'capital'; readonly owner: number };

/** How a bridge stands: marks that change what it does. */
export interface BridgeState {
  readonly temporary: boolean;
  readonly locked: boolean;
  /** Seats that have a trap there. */
  readonly traps: readonly number[];
}

/** The table by place; made once for each view. */
export interface Scan {
  readonly view: TableView;
  readonly hexes: readonly string[];
  readonly terrain: ReadonlyMap<string, Terrain>;
  readonly units: ReadonlyMap<string, readonly UnitsView[]>;
  readonly bridges: ReadonlyMap<string, BridgeState>;
  readonly dominion: ReadonlySet<string>;
}

const land: Terrain = { kind: 'land' };
const none: readonly UnitsView[] = [];

function terrainOf(view: TableView): Map<string, Terrain> {
  const terrain = new Map<string, Terrain>([['0,0', { kind: 'center' }]]);
  for (const { hex, value } of view.mines) terrain.set(hex, { kind: 'mine', value });
  for (const hex of view.forges) terrain.set(hex, { kind: 'forge' });
  for (const [owner, { capital }] of view.seats.entries())
    if (capital !== null) terrain.set(capital, { kind: 'capital', owner });
  return terrain;
}

function bridgesOf(view: TableView): Map<string, BridgeState> {
  const traps = Map.groupBy(view.traps ?? [], ({ edge }) => edge);
  return new Map(
    view.bridges.map((edge) => [
      edge,
      {
        temporary: view.temporary?.includes(edge) === true,
        locked: view.locked?.includes(edge) === true,
        traps: (traps.get(edge) ?? []).map(({ seat }) => seat),
      },
    ]),
  );
}

const scans = new WeakMap<TableView, Scan>();

/** Sorts a view by place. */
export function scanOf(view: TableView): Scan {
  const known = scans.get(view);
  if (known !== undefined) return known;
  const made: Scan = {
    view,
    hexes: hexesOf(view.radius),
    terrain: terrainOf(view),
    units: Map.groupBy(view.units, ({ hex }) => hex),
    bridges: bridgesOf(view),
    dominion: new Set(view.dominion),
  };
  scans.set(view, made);
  return made;
}

/** What a hex is. */
export function terrainAt(scan: Scan, hex: string): Terrain {
  return scan.terrain.get(hex) ?? land;
}

/** Who stands on a hex. */
export function unitsAt(scan: Scan, hex: string): readonly UnitsView[] {
  return scan.units.get(hex) ?? none;
}

/** Neighbours that a bridge or a dominion leads to, as far as everybody sees. */
export function crossings(scan: Scan, hex: string): readonly string[] {
  return neighboursOf(hex, scan.view.radius).filter((other) => {
    const edge = edgeBetween(hex, other);
    if (scan.dominion.has(edge)) return true;
    const bridge = scan.bridges.get(edge);
    return bridge !== undefined && !bridge.locked;
  });
}

/** Hexes within so many steps over bridges, with the steps that each takes; the hex itself is not among them. */
export function reachOf(scan: Scan, from: string, steps: number): ReadonlyMap<string, number> {
  const reach = new Map<string, number>([[from, 0]]);
  let front = [from];
  for (let step = 1; step <= steps; step++) {
    const next: string[] = [];
    for (const hex of front) {
      for (const other of crossings(scan, hex)) {
        if (reach.has(other)) continue;
        reach.set(other, step);
        next.push(other);
      }
    }
    front = next;
  }
  reach.delete(from);
  return reach;
}
