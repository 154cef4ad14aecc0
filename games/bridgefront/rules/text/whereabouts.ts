// Places of the board as players name them: a tile, a seat's Capital or Mine, or where a hex lies beside one of those.

import type { Seat } from '@bridgefront/kernel';
import { beyond, directionOf, wayTo } from '@bridgefront/tabletop/compass';
import { capitalised } from '@bridgefront/tabletop/words';
import { boardOf, distance } from '../state/board.ts';
import type { Board } from '../state/board.ts';
import { forgeTile } from '../types.ts';
import type { State } from '../types.ts';
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

/** Places as the reader names them: `own` are "your". */
export interface ReaderPlaces extends Places {
  /** A hex that stands alone: `Your Capital`, `West of your Capital`. */
  title(hex: string): string;
  /** An edge that stands alone, seen from one of its ends unless the other is a landmark: `From your Capital to the north-west, towards your Mine`. */
  edgeTitle(edge: string, from?: string): string;
  /** A step: `North-west, to your Mine`, `West, towards the Center`; null: the two are no neighbours. */
  step(from: string, to: string): string | null;
}

/** What places are named after: Capitals by seat, Mines and Forges, as the state and a view have them. */
export interface Ground {
  readonly radius: number;
  readonly capitals: readonly (string | null)[];
  readonly mines: readonly string[];
  readonly forges: readonly string[];
}

/** Places by their coordinates, where nothing is known of the board. */
export const coordinates: Places = {
  hex: (hex) => hex,
  tile: (kind, hex) => `the ${kind} at ${hex}`,
  corner: (hex) => `the Capital at ${hex}`,
  edge: edgeWords,
  short: (hex) => hex,
};

const center = '0,0';

/** A place that others are named after. */
interface Landmark {
  readonly hex: string;
  /** Whose Capital or home Mine it is; -1 for nobody's. */
  readonly owner: Seat;
  /** `Capital`, `Mine`, `eastern Forge`. */
  readonly noun: string;
}

function far(tables: Board, a: string, b: string): number {
  return distance(tables, tables.hexByName.get(a) ?? -1, tables.hexByName.get(b) ?? -1);
}

// Alone of its kind, told apart by the direction from the Center, or where two lie in the same one by the way there.
function nounOf(kind: string, hex: string, all: readonly string[]): string {
  if (all.length === 1) return kind;
  const direction = directionOf(center, hex);
  if (all.some((other) => other !== hex && directionOf(center, other) === direction))
    return `${kind} ${wayTo(center, hex)} of the Center`;
  return `${direction}ern ${kind}`;
}

// The one Mine within two hexes of one Capital is that seat's own.
function minesOf({ mines }: Ground, tables: Board, capitals: readonly Landmark[]): readonly Landmark[] {
  const homes = mines.map((mine): Seat => {
    const near = capitals.filter(({ hex }) => far(tables, hex, mine) <= 2);
    return near.length === 1 ? near[0].owner : -1;
  });
  return mines.map((hex, at): Landmark => {
    const owner = homes[at];
    const alone = owner >= 0 && homes.indexOf(owner) === homes.lastIndexOf(owner);
    return alone ? { hex, owner, noun: 'Mine' } : { hex, owner: -1, noun: nounOf('Mine', hex, mines) };
  });
}

function landmarksOf(ground: Ground): readonly Landmark[] {
  const { forges, mines } = ground;
  const tables = boardOf(ground.radius);
  const capitals = ground.capitals.flatMap((hex, owner) =>
    hex === null ? [] : [{ hex, owner, noun: 'Capital' }],
  );
  const taken = new Set([...capitals.map(({ hex }) => hex), ...mines, ...forges, center]);
  const corners = tables.corners.map((hex) => tables.hexNames[hex]).filter((hex) => !taken.has(hex));
  return [
    ...capitals,
    { hex: center, owner: -1, noun: 'Center' },
    ...forges.map((hex) => ({ hex, owner: -1, noun: nounOf('Forge', hex, forges) })),
    ...minesOf(ground, tables, capitals),
    ...corners.map((hex) => ({ hex, owner: -1, noun: `${directionOf(center, hex)}ern corner` })),
  ];
}

/** Whose place it is, in front of its noun; nothing for nobody's. */
type Owned = (owner: Seat) => string;

/** The words of a board with its landmarks. */
class Words {
  readonly #tables: Board;
  readonly #marks: readonly Landmark[];

  constructor(ground: Ground) {
    this.#tables = boardOf(ground.radius);
    this.#marks = landmarksOf(ground);
  }

  markAt(hex: string): Landmark | undefined {
    return this.#marks.find((mark) => mark.hex === hex);
  }

  far(a: string, b: string): number {
    return far(this.#tables, a, b);
  }

  // Of several landmarks that are equally near, the first kind in their order.
  #nearest(hex: string): Landmark {
    const steps = this.#marks.map((mark) => this.far(mark.hex, hex));
    return this.#marks[steps.indexOf(Math.min(...steps))];
  }

  #steps(hex: string): number {
    return this.far(this.#nearest(hex).hex, hex);
  }

  hex(hex: string, owned: Owned): string {
    if (!this.#tables.hexByName.has(hex)) return 'a hex';
    const nearest = this.#nearest(hex);
    const place = `${owned(nearest.owner)} ${nearest.noun}`;
    return nearest.hex === hex ? place : `the hex ${wayTo(nearest.hex, hex)} of ${place}`;
  }

  edge(edge: string, owned: Owned, end?: string): string {
    const [a, b] = edge.split('~');
    if (this.markAt(a) !== undefined && this.markAt(b) !== undefined)
      return `between ${this.hex(a, owned)} and ${this.hex(b, owned)}`;
    const [from, to] = this.ends(edge, end);
    return `from ${this.hex(from, owned)} to the ${wayTo(from, to)}`;
  }

  // A landmark first, then the end that is asked for, else the one that is nearer to a landmark.
  ends(edge: string, end?: string): readonly [string, string] {
    const [a, b] = edge.split('~');
    const plain = this.markAt(a) === undefined && this.markAt(b) === undefined;
    if (plain && end !== undefined) return end === a ? [a, b] : [b, a];
    return this.#steps(b) < this.#steps(a) ? [b, a] : [a, b];
  }

  /** `, towards the Mine`: what lies straight behind a step, if it has a name of its own. */
  behind(from: string, to: string, owned: Owned): string {
    const next = beyond(from, to);
    return this.markAt(to) === undefined && this.markAt(next) !== undefined
      ? `, towards ${this.hex(next, owned)}`
      : '';
  }
}

const known = new WeakMap<object, { readonly key: number; readonly words: Words }>();

// Tiles stay where set-up has put them, so the landmarks of a match change during set-up only, when tiles are added.
function wordsOf(owner: object, key: number, ground: () => Ground): Words {
  const before = known.get(owner);
  if (before?.key === key) return before.words;
  const words = new Words(ground());
  known.set(owner, { key, words });
  return words;
}

function wordsOfState(state: State): Words {
  let key = 0;
  for (let hex = 0; hex < state.tiles.length; hex++)
    if (state.tiles[hex] !== 0) key = (key * 31 + 64 * hex + state.tiles[hex]) | 0;
  return wordsOf(state, key, () => groundOf(state));
}

function groundOf(state: State): Ground {
  const { radius, hexNames } = boardOf(state.radius);
  const where = (is: (tile: number) => boolean): string[] =>
    state.tiles.flatMap((tile, hex) => (is(tile) ? [hexNames[hex]] : []));
  return {
    radius,
    capitals: state.seats.map(({ capital }) => (capital < 0 ? null : hexNames[capital])),
    mines: where((tile) => tile > 0),
    forges: where((tile) => tile === forgeTile),
  };
}

function bare(words: string): string {
  return words.replace(/^the (hex )?/, '');
}

function ownedBy(name: NameOf, own: Seat, mine: string): Owned {
  return (owner) => (owner < 0 ? 'the' : owner === own ? mine : `${name(owner)}’s`);
}

function placesWith(words: Words, name: NameOf, mine: 'their' | 'your', reader: Seat): Places {
  return {
    hex: (hex, own = reader) => words.hex(hex, ownedBy(name, own, mine)),
    tile: (_kind, hex, own = reader) => words.hex(hex, ownedBy(name, own, mine)),
    corner: (hex) => `the ${directionOf(center, hex)}ern corner`,
    edge: (edge, own = reader) => words.edge(edge, ownedBy(name, own, mine)),
    short: (hex, own) => bare(words.hex(hex, ownedBy(name, own, 'the'))),
  };
}

/** Places of a state's board, named for everybody alike. */
export function placesOf(state: State, name: NameOf): Places {
  return placesWith(wordsOfState(state), name, 'their', -1);
}

function readerPlaces(words: Words, name: NameOf, reader: Seat): ReaderPlaces {
  const owned = ownedBy(name, reader, 'your');
  return {
    ...placesWith(words, name, 'your', reader),
    title: (hex) => capitalised(bare(words.hex(hex, owned))),
    edgeTitle: (edge, end) => {
      const [from, to] = words.ends(edge, end);
      return capitalised(words.edge(edge, owned, end)) + words.behind(from, to, owned);
    },
    step: (from, to) => {
      if (words.far(from, to) !== 1) return null;
      const way = wayTo(from, to);
      if (words.markAt(to) !== undefined) return `${capitalised(way)}, to ${words.hex(to, owned)}`;
      return capitalised(way) + words.behind(from, to, owned);
    },
  };
}

/** Places as a seat reads them in what it is asked and offered: its own are "your". */
export function placesFor(state: State, reader: Seat, name: NameOf): ReaderPlaces {
  return readerPlaces(wordsOfState(state), name, reader);
}

/** What a view shows of the ground. */
interface Seen {
  readonly radius: number;
  readonly seats: readonly { readonly capital: string | null }[];
  readonly mines: readonly { readonly hex: string }[];
  readonly forges: readonly string[];
}

function wordsSeen(table: Seen): Words {
  const { radius, seats, mines, forges } = table;
  const capitals = seats.map(({ capital }) => capital);
  const count = capitals.filter((hex) => hex !== null).length + mines.length + forges.length;
  return wordsOf(table, count, () => ({ radius, capitals, mines: mines.map(({ hex }) => hex), forges }));
}

/** The same of what a viewer is shown; `reader` is -1 for a spectator. */
export function placesSeen(table: Seen, reader: Seat, name: NameOf): ReaderPlaces {
  return readerPlaces(wordsSeen(table), name, reader);
}

/** Places of what a viewer is shown, named for everybody alike. */
export function placesShown(table: Seen, name: NameOf): Places {
  return placesWith(wordsSeen(table), name, 'their', -1);
}
