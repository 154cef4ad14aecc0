// Axial coordinates of hexes: arithmetic, distance, rotation, rings and straight lines (Patel, "Hexagonal Grids").

/** A hex in axial coordinates: `q` counts columns, `r` rows; the third cube coordinate is `-q - r`. */
export type Axial = { readonly q: number; readonly r: number };

/** The six steps to a neighbour. Each is the one before, rotated by a sixth; opposite ones are three apart. */
export const directions: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Whether both are the same hex. */
export function sameHex(a: Axial, b: Axial): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Smaller hex first: by q, then by r. */
export function compareHexes(a: Axial, b: Axial): number {
  return a.q - b.q || a.r - b.r;
}

/** The hex that lies as far from `a` as `step` from the middle. */
export function addHexes(a: Axial, step: Axial): Axial {
  return { q: a.q + step.q, r: a.r + step.r };
}

/** The way from `a` to `b`. */
export function hexDifference(a: Axial, b: Axial): Axial {
  return { q: b.q - a.q, r: b.r - a.r };
}

/** The six neighbours, in the order of `directions`; which of them are on the board is the caller's to say. */
export function neighboursOf(hex: Axial): readonly Axial[] {
  return directions.map((step) => addHexes(hex, step));
}

/** Steps from one hex to the other. */
export function hexDistance(a: Axial, b: Axial): number {
  const q = b.q - a.q;
  const r = b.r - a.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

const origin: Axial = { q: 0, r: 0 };

/** The hex after `sixths` turns of 60 degrees about `middle`, towards the next of `directions`; negative turns go back. */
export function rotateHex(hex: Axial, sixths: number, middle: Axial = origin): Axial {
  let q = hex.q - middle.q;
  let r = hex.r - middle.r;
  for (let turn = ((sixths % 6) + 6) % 6; turn > 0; turn--) [q, r] = [-r, q + r];
  return { q: q + middle.q, r: r + middle.r };
}

/** The hexes at exactly this distance, clockwise as `directions` turn; the hex itself for 0. */
export function ringAround(hex: Axial, radius: number): readonly Axial[] {
  if (radius === 0) return [hex];
  return directions.flatMap((step, side) => {
    const along = directions[(side + 2) % 6];
    return Array.from({ length: radius }, (_, n) => ({
      q: hex.q + step.q * radius + along.q * n,
      r: hex.r + step.r * radius + along.r * n,
    }));
  });
}

/** The hexes at a distance of `from` to `to`, nearest first: a range. */
export function hexesInRange(hex: Axial, from: number, to: number): readonly Axial[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => ringAround(hex, from + n)).flat();
}

// The hex that holds a point given by exact fractions `q/n`, `r/n`, moved by an infinitely small bit to one side.
function roundedHex(q: number, r: number, n: number): Axial {
  const tiny = 1e-6;
  const [x, y] = [q / n + tiny, r / n + 2 * tiny];
  const z = -x - y;
  let [rq, rr] = [Math.round(x), Math.round(y)];
  const rz = Math.round(z);
  const [dq, dr, dz] = [Math.abs(rq - x), Math.abs(rr - y), Math.abs(rz - z)];
  if (dq > dr && dq > dz) rq = -rr - rz;
  else if (dr > dz) rr = -rq - rz;
  return { q: rq + 0, r: rr + 0 };
}

/**
 * Hexes along the straight line from `a` to `b`, both included, each next to the one before: for drawing and for
 * movement in a line. Where the line runs between two hexes one side is taken, always the same; what may be seen
 * along a line is `lineOfSight`'s to say.
 */
export function hexLine(a: Axial, b: Axial): readonly Axial[] {
  const n = hexDistance(a, b);
  if (n === 0) return [a];
  const { q, r } = hexDifference(a, b);
  return Array.from({ length: n + 1 }, (_, step) => {
    const at = roundedHex(q * step, r * step, n);
    return { q: a.q + at.q, r: a.r + at.r };
  });
}
