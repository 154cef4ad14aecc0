// A March drafted on the board: a stack, then where it goes, then a seal. Nothing is sent before the seal, so the number
// can be changed beside the arrow until then.

import type { UnitsView } from '../../rules/table.ts';
import { edgeBetween } from '@bridgefront/page/boards/layout.ts';
import { neighboursOf } from './geometry.ts';
import { crossings, unitsAt } from './scan.ts';
import type { Scan } from './scan.ts';

/** What the reader has laid out so far. */
export interface March {
  readonly from: string;
  /** Null: not yet said. */
  readonly to: string | null;
  readonly forces: number;
  /** Champions who come along. */
  readonly champions: readonly string[];
}

/** The units of a seat on a hex; null: none. */
export function armyAt(scan: Scan, hex: string, seat: number | null): UnitsView | null {
  return unitsAt(scan, hex).find((units) => units.seat === seat) ?? null;
}

/** A March with all that stands there. */
export function wholeMarch(army: UnitsView, from: string): March {
  const champions = (army.champions ?? []).map(({ card }) => card);
  return { from, to: null, forces: army.forces, champions };
}

function throughPortals({ view }: Scan, hex: string, seat: number): readonly string[] {
  return (view.wormholes ?? []).flatMap(({ hexes, seat: owner }) =>
    hexes.includes(hex) && (owner === null || owner === seat) ? hexes.filter((other) => other !== hex) : [],
  );
}

/**
 * Where the units may go in one step, as far as everybody sees: over Bridges, through portals, and whoever flies to every
 * neighbour. The host has the last word.
 */
export function destinationsOf(
  scan: Scan,
  { from, forces, champions }: March,
  seat: number,
  flies: (card: string) => boolean,
): readonly string[] {
  const flying = forces === 0 && champions.length > 0 && champions.every(flies);
  const ways = flying ? neighboursOf(from, scan.view.radius) : crossings(scan, from);
  const enemies = (hex: string) => unitsAt(scan, hex).filter((units) => units.seat !== seat).length;
  return [...new Set([...ways, ...throughPortals(scan, from, seat)])].filter((hex) => enemies(hex) < 2);
}

/** Where a way of so many steps may lead, each hex with the steps there; who meets others goes no further. */
export function waysOf(
  scan: Scan,
  draft: March,
  seat: number,
  flies: (card: string) => boolean,
  steps: number,
): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>();
  let front: readonly (readonly string[])[] = [[]];
  for (let step = 0; step < steps; step++) {
    const next: (readonly string[])[] = [];
    for (const way of front) {
      const at = way.at(-1) ?? draft.from;
      if (way.length > 0 && unitsAt(scan, at).some((units) => units.seat !== seat)) continue;
      for (const hex of destinationsOf(scan, { ...draft, from: at }, seat, flies)) {
        if (hex === draft.from || ways.has(hex)) continue;
        ways.set(hex, [...way, hex]);
        next.push([...way, hex]);
      }
    }
    front = next;
  }
  return ways;
}

/** What keeps units from going to a hex in one step: it lies too far off, no Bridge leads there, or it is held by two. */
export function barOf(scan: Scan, from: string, to: string): 'far' | 'locked' | 'bridge' | 'held' {
  if (!neighboursOf(from, scan.view.radius).includes(to)) return 'far';
  if (crossings(scan, from).includes(to)) return 'held';
  return scan.bridges.has(edgeBetween(from, to)) ? 'locked' : 'bridge';
}

/**
 * The choices that carry a drafted March out along its way, without the action's own. `steps`: how far it might go; who
 * stays behind, and who stops short of that, says so.
 */
export function choicesOf(
  { from, forces, champions }: March,
  army: UnitsView,
  way: readonly string[],
  steps = 1,
): readonly string[] {
  return [
    `hex:${from}`,
    ...(army.forces > 0 ? [`forces:${forces}`] : []),
    ...champions.map((card) => `champion:${card}`),
    ...(champions.length < (army.champions?.length ?? 0) ? ['none'] : []),
    ...way.map((hex) => `hex:${hex}`),
    ...(way.length > 0 && way.length < steps ? ['none'] : []),
  ];
}
