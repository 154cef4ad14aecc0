// Places of the board as players name them: a tile, a seat's Capital or Mine, or where a hex lies beside one of those.

import type { Seat } from '@bridgefront/kernel';
import { distance } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import { centerTile, forgeTile } from '../types.ts';
import type { Hex, State } from '../types.ts';
import { board, capitalOwner } from '../state/units.ts';
import type { NameOf } from './names.ts';
import { edgeWords } from './words.ts';

/** Words for the places of a board; `own` is the seat that the sentence is about, whose places are "their". */
export interface Places {
  /** `the Center`, `their Capital`, `the hex west of Veil’s Mine`. */
  hex(hex: string, own?: Seat): string;
  /** A tile of a known kind: `the Forge`; where nothing is known of the board, `the Forge at 0,2`. */
  tile(kind: string, hex: string, own?: Seat): string;
  /** The corner of a Capital: `the eastern corner`. */
  corner(hex: string): string;
  /** An edge behind "the Bridge": `from the Center to the east`, `between the Center and their Mine`. */
  edge(edge: string, own?: Seat): string;
  /** A hex in a row of hexes, all of them seen by one seat: `Capital`, `west of the Capital`, `Mine`. */
  short(hex: string, own: Seat): string;
}

/** Places by their coordinates, where nothing is known of the board. */
export const coordinates: Places = {
  hex: (hex) => hex,
  tile: (kind, hex) => `the ${kind} at ${hex}`,
  corner: (hex) => `the Capital at ${hex}`,
  edge: edgeWords,
  short: (hex) => hex,
};

// By twelfths of a turn, counter-clockwise from the east: neighbours lie at even ones.
const compass = [
  'east',
  'east-north-east',
  'north-east',
  'north',
  'north-west',
  'west-north-west',
  'west',
  'west-south-west',
  'south-west',
  'south',
  'south-east',
  'east-south-east',
] as const;

function directionOf({ q, r }: { readonly q: number; readonly r: number }): (typeof compass)[number] {
  const angle = Math.atan2(-1.5 * r, Math.sqrt(3) * (q + r / 2));
  return compass[(Math.round((angle * 6) / Math.PI) + 12) % 12];
}

function offset(tables: Board, from: Hex, to: Hex): { q: number; r: number } {
  const [fromQ, fromR] = tables.hexNames[from].split(',').map(Number);
  const [toQ, toR] = tables.hexNames[to].split(',').map(Number);
  return { q: toQ - fromQ, r: toR - fromR };
}

/** A place that others are named after. */
interface Landmark {
  readonly hex: Hex;
  /** Whose Capital or home Mine it is; -1 for nobody's. */
  readonly owner: Seat;
  /** `Capital`, `Mine`, `eastern Forge`. */
  readonly noun: string;
}

function landmarksOf(state: State): readonly Landmark[] {
  const tables = board(state);
  const { tiles, seats } = state;
  const hexes = tiles.map((_, hex) => hex);
  const capitals = seats.flatMap(({ capital }, owner) =>
    capital < 0 ? [] : [{ hex: capital, owner, noun: 'Capital' }],
  );
  const wayFromCenter = (hex: Hex): string => directionOf(offset(tables, tables.center, hex));
  const mines = hexes.filter((hex) => tiles[hex] > 0);
  const homeOf = (mine: Hex): Seat => {
    const near = capitals.filter(({ hex }) => distance(tables, hex, mine) <= 2);
    return near.length === 1 ? near[0].owner : -1;
  };
  const homes = mines.map(homeOf);
  const nounOf = (kind: string, all: readonly Hex[], hex: Hex): string =>
    all.length === 1 ? kind : `${wayFromCenter(hex)}ern ${kind}`;
  const named = mines.map((hex, at): Landmark => {
    const owner = homes[at];
    const alone = owner >= 0 && homes.indexOf(owner) === homes.lastIndexOf(owner);
    return alone ? { hex, owner, noun: 'Mine' } : { hex, owner: -1, noun: nounOf('Mine', mines, hex) };
  });
  const forges = hexes.filter((hex) => tiles[hex] === forgeTile);
  const corners = hexes.filter(
    (hex) =>
      tables.neighbours[hex].length === 3 &&
      capitalOwner(state, hex) < 0 &&
      !mines.includes(hex) &&
      !forges.includes(hex),
  );
  const center = hexes.filter((hex) => tiles[hex] === centerTile);
  return [
    ...capitals,
    ...center.map((hex) => ({ hex, owner: -1, noun: 'Center' })),
    ...forges.map((hex) => ({ hex, owner: -1, noun: nounOf('Forge', forges, hex) })),
    ...named,
    ...corners.map((hex) => ({ hex, owner: -1, noun: `${wayFromCenter(hex)}ern corner` })),
  ];
}

const known = new WeakMap<State, { readonly count: number; readonly all: readonly Landmark[] }>();

// Tiles stay where set-up has put them, so the landmarks of a state change during set-up only.
function landmarks(state: State): readonly Landmark[] {
  let count = 0;
  for (const tile of state.tiles) if (tile !== 0) count++;
  const before = known.get(state);
  if (before?.count === count) return before.all;
  const all = landmarksOf(state);
  known.set(state, { count, all });
  return all;
}

const farWords = ['', '', 'two ', 'three ', 'four ', 'five '] as const;

/** Places of a state's board, named for everybody alike. */
export function placesOf(state: State, name: NameOf): Places {
  const tables = board(state);
  const all = landmarks(state);
  const indexOf = (hex: string): Hex => tables.hexByName.get(hex) ?? -1;
  const called = ({ owner, noun }: Landmark, own: Seat, mine: string): string =>
    owner < 0 ? `the ${noun}` : owner === own ? `${mine} ${noun}` : `${name(owner)}’s ${noun}`;

  // Beside the nearest landmark; of several the first kind in their order.
  function words(hex: Hex, own: Seat, mine: string): string {
    if (hex < 0) return 'a hex';
    let best: Landmark | null = null;
    let far = Infinity;
    for (const mark of all) {
      const steps = distance(tables, mark.hex, hex);
      if (steps >= far) continue;
      far = steps;
      best = mark;
    }
    if (best === null) return tables.hexNames[hex];
    if (far === 0) return called(best, own, mine);
    const direction = directionOf(offset(tables, best.hex, hex));
    const between = direction.split('-').length === 3 || direction === 'north' || direction === 'south';
    const steps = far === 2 && between ? '' : (farWords[far] ?? `${far} `);
    return `the hex ${steps}${direction} of ${called(best, own, mine)}`;
  }

  function edgeBetween(edge: string, own: Seat): string {
    const [a, b] = edge.split('~').map(indexOf);
    const marks = [a, b].map((hex) => all.find((mark) => mark.hex === hex));
    if (marks[0] !== undefined && marks[1] !== undefined)
      return `between ${called(marks[0], own, 'their')} and ${called(marks[1], own, 'their')}`;
    const near = (hex: Hex): number => Math.min(...all.map((mark) => distance(tables, mark.hex, hex)));
    const [from, to] = near(b) < near(a) ? [b, a] : [a, b];
    return `from ${words(from, own, 'their')} to the ${directionOf(offset(tables, from, to))}`;
  }

  return {
    hex: (hex, own = -1) => words(indexOf(hex), own, 'their'),
    tile: (_kind, hex, own = -1) => words(indexOf(hex), own, 'their'),
    corner: (hex) => `the ${directionOf(offset(tables, tables.center, indexOf(hex)))}ern corner`,
    edge: (edge, own = -1) => edgeBetween(edge, own),
    short: (hex, own) => words(indexOf(hex), own, 'the').replace(/^the (hex )?/, ''),
  };
}
