// A die as it falls on the table. A hit is of gold and has a thick frame and a tick: never only another colour.

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
  /** Which of the dice it is: of many that count, one after another turns to gold. */
  readonly order?: number;
  /** The face of another die, drawn in a square of 28 around the origin. */
  readonly children?: ComponentChildren;
}

function Bone() {
  return (
    <>
      <rect class={styles.edge} x="-14" y="-12" width="28" height="28" rx="7" />
      <rect class={styles.face} x="-14" y="-14" width="28" height="28" rx="7" />
      <path class={styles.light} d="M-10-12H8Q-8-10-12 8V-9Q-12-12-10-12z" />
    </>
  );
}

/** One die, thrown when it appears. */
export function Die({ label, value = 0, hit = false, order = 0, children }: DieProps) {
  return (
    <svg
      class={styles.die}
      style={{ '--order': order }}
      viewBox="-16 -16 32 42"
      role="img"
      aria-label={label}
    >
      <g class={styles.thrown}>
        <Bone />
        {hit && (
          <g class={styles.gold}>
            <Bone />
          </g>
        )}
        {(pips[value] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} class={styles.pip} cx={x} cy={y} r="3" />
        ))}
        {children}
      </g>
      {hit && <path class={styles.tick} d="M-5.5 20L-1.5 24L6 17.5" />}
    </svg>
  );
}
