// Boards as tables: hexes and edges by number, neighbours, distances and sight lines, made once for a shape.

import { directions, hexDistance } from './axial.ts';
import type { Axial } from './axial.ts';
import { edgeText, hexText } from './notation.ts';
import { sightLine } from './sight.ts';
import type { SightLine } from './sight.ts';

/** A hex or an edge of a board, as the number of its row in the board's tables. */
export type HexNumber = number;
export type EdgeNumber = number;

/** Tables of a board. Hexes keep the order in which the shape gives them; edges stand by their smaller hex. */
export type HexBoard = {
  readonly hexCount: number;
  readonly edgeCount: number;
  readonly q: readonly number[];
  readonly r: readonly number[];
  readonly hexes: readonly Axial[];
  /** `2,-1` by number, and the number by `2,-1`. */
  readonly hexNames: readonly string[];
  readonly hexByName: ReadonlyMap<string, HexNumber>;
  /** Neighbours on the board, in the order of `directions`. */
  readonly neighbours: readonly (readonly HexNumber[])[];
  /** The neighbour in each of the six `directions`, -1 where the board ends. */
  readonly beside: readonly (readonly HexNumber[])[];
  /** The edge to each neighbour, in the order of `neighbours`. */
  readonly neighbourEdges: readonly (readonly EdgeNumber[])[];
  /** Both ends of an edge, smaller number first. */
  readonly edgeEnds: readonly (readonly [HexNumber, HexNumber])[];
  readonly edgeNames: readonly string[];
  /** Steps between two hexes: `distances[a * hexCount + b]`. */
  readonly distances: readonly number[];
  /** The sight line between two hexes of the board; what lies outside of it is left out. Worked out once each. */
  readonly sightLine: (from: HexNumber, to: HexNumber) => SightLine<HexNumber>;
};

type Edges = Pick<HexBoard, 'edgeCount' | 'edgeEnds' | 'edgeNames' | 'neighbourEdges'>;

function edgesOf(hexes: readonly Axial[], neighbours: readonly (readonly HexNumber[])[]): Edges {
  const edgeEnds: [HexNumber, HexNumber][] = [];
  const numbers = new Map<number, EdgeNumber>();
  const key = (a: HexNumber, b: HexNumber): number => Math.min(a, b) * hexes.length + Math.max(a, b);
  neighbours.forEach((found, hex) => {
    for (const next of found.filter((n) => n > hex).sort((a, b) => a - b)) {
      numbers.set(key(hex, next), edgeEnds.length);
      edgeEnds.push([hex, next]);
    }
  });
  return {
    edgeCount: edgeEnds.length,
    edgeEnds,
    edgeNames: edgeEnds.map(([a, b]) => edgeText(hexes[a], hexes[b])),
    neighbourEdges: neighbours.map((found, hex) => found.map((next) => numbers.get(key(hex, next)) ?? -1)),
  };
}

function sightLines(hexes: readonly Axial[], byName: ReadonlyMap<string, HexNumber>): HexBoard['sightLine'] {
  const known: SightLine<HexNumber>[] = [];
  const number = (hex: Axial | null): HexNumber | null =>
    hex === null ? null : (byName.get(hexText(hex)) ?? null);
  return (from, to) => {
    const place = from * hexes.length + to;
    const found = known[place];
    if (found !== undefined) return found;
    const { crossed, edges } = sightLine(hexes[from], hexes[to]);
    return (known[place] = {
      crossed: crossed.map(number).filter((hex) => hex !== null),
      edges: edges.map(([left, right]) => [number(left), number(right)] as const),
    });
  };
}

/** The tables of a board of this shape. Refuses a shape that names a hex twice. */
export function hexBoard(shape: readonly Axial[]): HexBoard {
  const hexes = shape.slice();
  const hexNames = hexes.map(hexText);
  const hexByName = new Map(hexNames.map((name, hex) => [name, hex]));
  if (hexByName.size !== hexes.length) throw new Error('This shape names a hex twice.');
  const beside = hexes.map(({ q, r }) =>
    directions.map((step) => hexByName.get(hexText({ q: q + step.q, r: r + step.r })) ?? -1),
  );
  const neighbours = beside.map((found) => found.filter((hex) => hex >= 0));
  return {
    hexCount: hexes.length,
    q: hexes.map(({ q }) => q),
    r: hexes.map(({ r }) => r),
    hexes,
    hexNames,
    hexByName,
    beside,
    neighbours,
    ...edgesOf(hexes, neighbours),
    distances: hexes.flatMap((a) => hexes.map((b) => hexDistance(a, b))),
    sightLine: sightLines(hexes, hexByName),
  };
}

/** Steps between two hexes of the board. */
export function distanceOn(board: HexBoard, a: HexNumber, b: HexNumber): number {
  return board.distances[a * board.hexCount + b];
}

/** The edge between two hexes, or -1 if they are not neighbours. */
export function edgeOn(board: HexBoard, a: HexNumber, b: HexNumber): EdgeNumber {
  const index = board.neighbours[a].indexOf(b);
  return index < 0 ? -1 : board.neighbourEdges[a][index];
}

/** The hexes of the board at a distance of `from` to `to`, by number. */
export function rangeOn(board: HexBoard, hex: HexNumber, from: number, to: number): readonly HexNumber[] {
  const found: HexNumber[] = [];
  for (let other = 0; other < board.hexCount; other++) {
    const steps = distanceOn(board, hex, other);
    if (steps >= from && steps <= to) found.push(other);
  }
  return found;
}
