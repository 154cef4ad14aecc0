// Where things are on the board, for what is drawn above it.

/** A point of the board's drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to a corner, in the units of the drawing. */
export const hexSize = 60;

/** How much lower than wide the ground is drawn: seen from above at an angle, more of it fits the height of a screen. */
export const flat = 0.82;

/** The centre of a hex. */
export function centreOf(hex: string): Point {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return { x: hexSize * Math.sqrt(3) * (q + r / 2), y: hexSize * 1.5 * r * flat };
}

/** The two centres that an edge lies between. */
function centresOf(edge: string): readonly [Point, Point] {
  const [a = '0,0', b = '0,0'] = edge.split('~');
  return [centreOf(a), centreOf(b)];
}

/** The middle of an edge. */
export function middleOf(edge: string): Point {
  const [a, b] = centresOf(edge);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
