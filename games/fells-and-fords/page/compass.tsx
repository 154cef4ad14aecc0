// The compass of the map: a letter at each of its sides, whoever's edge is at the bottom; the names of places go by it.

import { flat, hexSize, hexWide, land, pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import { fellsTexts } from './texts.ts';
import styles from './board.module.css';

const words = fellsTexts;

// The notches of the map's outline near the middles of its sides, opposite each other: beside the corners of two hexes in
// the long rows, and at both ends of a short row, which leaves half a hex free.
const intoNotch = (hexSize * flat) / 4 - 7;
const besideLeft = hexWide / 4 - 3;
const { x: ridge } = pointOf('6,0', false);
const { y: row } = pointOf('2,3', false);
const sides: readonly Point[] = [
  { x: ridge + hexWide / 2, y: land.top + intoNotch },
  { x: land.right - besideLeft, y: row },
  { x: ridge + hexWide / 2, y: land.bottom - intoNotch },
  { x: land.left + besideLeft, y: row },
];

/** The compass, which goes with the map: from near a letter over the middle of the screen would lie on some hex. */
export function Compass({ flip }: { readonly flip: boolean }) {
  return (
    <g class={styles.compass} role="img" aria-label={flip ? words.turned : words.northUp}>
      {sides.map(({ x, y }, side) => (
        <g key={side} transform={`translate(${x} ${y})`}>
          <text class={`${styles.side} ${styles.upright}`}>
            {words.compassLetters[(side + (flip ? 2 : 0)) % sides.length]}
          </text>
        </g>
      ))}
    </g>
  );
}
