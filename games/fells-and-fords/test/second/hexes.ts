// The board of Fells and Fords a second time, for the second model: nothing of the rules or of the tabletop is imported.

/** A hex by its two coordinates. */
export type Hex = readonly [q: number, r: number];

/** To the six neighbours. */
export const ways: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];
/** To the corners of a hex, in thirds of a step. */
export const corners: readonly Hex[] = [
  [1, 1],
  [2, -1],
  [1, -2],
  [-1, -1],
  [-2, 1],
  [-1, 2],
];

/** A hex from its name. */
export const read = (name: string): Hex => {
  const [q, r] = name.split(',').map(Number);
  return [q, r];
};
/** The name of a hex. */
export const write = ([q, r]: Hex): string => `${q},${r}`;
/** A hex so many steps further. */
export const plus = ([q, r]: Hex, [dq, dr]: Hex, times = 1): Hex => [q + dq * times, r + dr * times];
/** The way from one hex to another. */
export const minus = ([q, r]: Hex, [dq, dr]: Hex): Hex => [q - dq, r - dr];
/** Steps of a way. */
export const length = ([q, r]: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
/** Steps between two hexes by their names. */
export const apart = (a: string, b: string): number => length(minus(read(a), read(b)));

/** Whether the board has such a hex. */
export function isBoard([q, r]: Hex): boolean {
  const first = -Math.floor(r / 2);
  return r >= 0 && r <= 8 && q >= first && q < first + (r % 2 === 0 ? 13 : 12);
}

/** All hexes of the board. */
export const board: readonly string[] = Array.from({ length: 9 }, (_, r) => r).flatMap((r) =>
  Array.from({ length: 17 }, (_, index): Hex => [index - 4, r])
    .filter(isBoard)
    .map(write),
);
