// Where the pieces of a hex stand, around its centre.

import type { UnitsView } from '../../rules/table.ts';
import type { Point } from './geometry.ts';

/** Places of one side's pieces around the centre of their hex. */
export interface Standing {
  /** Null: no Forces. */
  readonly stack: Point | null;
  readonly champions: readonly Point[];
  readonly scale: number;
}

interface Pattern {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly scale: number;
}

// By the number of Champions; with Forces the first place is theirs.
const withForces: readonly Pattern[] = [
  { at: [[0, 9]], scale: 1 },
  {
    at: [
      [-18, 12],
      [21, 11],
    ],
    scale: 0.94,
  },
  {
    at: [
      [0, 24],
      [-20, -8],
      [20, -8],
    ],
    scale: 0.88,
  },
  {
    at: [
      [0, 27],
      [-25, 0],
      [25, 0],
      [0, -22],
    ],
    scale: 0.78,
  },
  {
    at: [
      [0, 28],
      [-25, 5],
      [25, 5],
      [-17, -25],
      [17, -25],
    ],
    scale: 0.72,
  },
];

const championsOnly: readonly Pattern[] = [
  { at: [], scale: 1 },
  { at: [[0, 9]], scale: 1 },
  {
    at: [
      [-21, 9],
      [21, 9],
    ],
    scale: 0.94,
  },
  {
    at: [
      [-20, -9],
      [20, -9],
      [0, 25],
    ],
    scale: 0.88,
  },
  {
    at: [
      [-20, -14],
      [20, -14],
      [-20, 22],
      [20, 22],
    ],
    scale: 0.84,
  },
];

// More than anybody usually has: a ring.
function ring(count: number): Pattern {
  const at = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count + Math.PI / 2;
    return [28 * Math.cos(angle), 4 + 27 * Math.sin(angle)] as const;
  });
  return { at, scale: Math.min(0.66, 4.2 / count) };
}

// Two sides share a hex: each has a column of its own.
function column(count: number): Pattern {
  const step = Math.min(30, 74 / Math.max(1, count));
  const at = Array.from({ length: count }, (_, index) => [0, 6 + step * ((count - 1) / 2 - index)] as const);
  return { at, scale: count === 1 ? 0.82 : Math.min(0.74, step / 40) };
}

function patternFor(forces: boolean, champions: number, alone: boolean): Pattern {
  const count = champions + (forces ? 1 : 0);
  if (!alone) return column(count);
  return (forces ? withForces[champions] : championsOnly[champions]) ?? ring(count);
}

/** Where the pieces of a side stand; `side`: which of `sides` on the hex. */
export function standingOf(
  { forces, champions = [] }: Pick<UnitsView, 'forces' | 'champions'>,
  side: number,
  sides: number,
): Standing {
  const { at, scale } = patternFor(forces > 0, champions.length, sides === 1);
  const shift = sides === 1 ? 0 : (side - (sides - 1) / 2) * (sides === 2 ? 42 : 28);
  const points = at.map(([x, y]) => ({ x: x + shift, y }));
  const [first = null] = points;
  return forces > 0
    ? { stack: first, champions: points.slice(1), scale }
    : { stack: null, champions: points, scale };
}
