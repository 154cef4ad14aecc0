// The compass of the map: where North lies, whoever's edge is at the bottom; the names of places go by it.

import { hexSize, pointOf } from './geometry.ts';
import { fellsTexts } from './texts.ts';
import styles from './board.module.css';

const words = fellsTexts;
// A row of twelve hexes leaves half a hex free at its end.
const beside = '0,1';

/** See above. */
export function Compass({ flip }: { readonly flip: boolean }) {
  const { y } = pointOf(beside, false);
  const [letter, turn] = flip ? [-7, 180] : [16, 0];
  return (
    <g
      role="img"
      aria-label={flip ? words.northDown : words.northUp}
      transform={`translate(${hexSize - 10} ${y})`}
    >
      <path class={styles.needle} d="M0-17L8 2 0-2-8 2Z" transform={`rotate(${turn})`} />
      <text class={styles.north} y={letter}>
        {words.northLetter}
      </text>
    </g>
  );
}
