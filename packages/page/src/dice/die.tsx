// A die as it lies on the table. A hit has a thick frame, a filled face and a tick: never only another colour.

import type { ComponentChildren } from 'preact';
import styles from './die.module.css';

const far = 7;
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-far, -far],
    [far, far],
  ],
  [
    [-far, -far],
    [0, 0],
    [far, far],
  ],
  [
    [-far, -far],
    [far, -far],
    [-far, far],
    [far, far],
  ],
  [
    [-far, -far],
    [far, -far],
    [0, 0],
    [-far, far],
    [far, far],
  ],
  [
    [-far, -far],
    [far, -far],
    [-far, 0],
    [far, 0],
    [-far, far],
    [far, far],
  ],
];

interface DieProps {
  /** What it shows, in words. */
  readonly label: string;
  /** Pips of a usual die, 1 to 6. */
  readonly value?: number;
  /** It counts. */
  readonly hit?: boolean;
  /** The face of another die, drawn in a square of 28 around the origin. */
  readonly children?: ComponentChildren;
}

/** One die. */
export function Die({ label, value = 0, hit = false, children }: DieProps) {
  return (
    <svg
      class={`${styles.die} ${hit ? styles.hit : ''}`}
      viewBox="-16 -16 32 42"
      role="img"
      aria-label={label}
    >
      <rect class={styles.face} x="-14" y="-14" width="28" height="28" rx="6" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class={styles.pip} cx={x} cy={y} r="3" />
      ))}
      {children}
      {hit && <path class={styles.tick} d="M-5.5 20L-1.5 24L6 17.5" />}
    </svg>
  );
}
