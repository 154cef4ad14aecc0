// What on the map a chance to answer is about.

import { cornersOf, hexSize, pointOf } from './geometry.ts';
import type { Seen } from './seen.ts';
import styles from './board.module.css';

/** What the lore card on its way is aimed at, which may still be cancelled. */
export function Aimed({ seen: { table, flip } }: { readonly seen: Seen }) {
  return (
    <g aria-hidden="true" class={styles.reach}>
      {table.played.at(-1)?.at.map((hex) => (
        <polygon key={hex} class={styles.aimed} points={cornersOf(pointOf(hex, flip), hexSize - 2)} />
      ))}
    </g>
  );
}

/** Who strikes whom while it is answered. */
export function Struck({ seen: { table, flip } }: { readonly seen: Seen }) {
  const combat = table.combats.at(-1);
  if (combat === undefined) return null;
  const [start, end] = [pointOf(combat.from, flip), pointOf(combat.at, flip)];
  return (
    <g aria-hidden="true" class={styles.reach} data-struck={combat.at}>
      <line class={styles.sight} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <polygon class={styles.aimed} points={cornersOf(end, hexSize - 2)} />
    </g>
  );
}
