// What on the map a chance to answer is about.

import { cornersOf, hexSize, pointOf } from './geometry.ts';
import type { Seen } from './seen.ts';
import { shaft } from './strokes.tsx';
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

/** An attack, from one hex at another, whether it is made or only looked at. */
export function Blow({
  from,
  at,
  flip,
}: {
  readonly from: string;
  readonly at: string;
  readonly flip: boolean;
}) {
  const [start, end] = [pointOf(from, flip), pointOf(at, flip)];
  return <path aria-hidden="true" class={styles.blow} d={shaft(start, end)} />;
}

/** Who strikes whom while it is answered. */
export function Struck({ seen: { table, flip } }: { readonly seen: Seen }) {
  const combat = table.combats.at(-1);
  if (combat === undefined) return null;
  return (
    <g aria-hidden="true" class={styles.reach} data-struck={combat.at}>
      <polygon class={styles.struck} points={cornersOf(pointOf(combat.at, flip), hexSize - 2)} />
      <Blow from={combat.from} at={combat.at} flip={flip} />
    </g>
  );
}
