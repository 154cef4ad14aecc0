// A die as it lies on the table. A hit has a thick frame, a filled face and a tick: never only another colour.

import { bridgefrontTexts } from '../texts/table.ts';
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

/** One die; `hit`: it is not above the threshold. */
export function Die({ value, hit = false }: { readonly value: number; readonly hit?: boolean }) {
  return (
    <svg
      class={`${styles.die} ${hit ? styles.hit : ''}`}
      viewBox="-16 -16 32 42"
      role="img"
      aria-label={bridgefrontTexts.reveal.battle.die(value, hit)}
    >
      <rect class={styles.face} x="-14" y="-14" width="28" height="28" rx="6" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class={styles.pip} cx={x} cy={y} r="3" />
      ))}
      {hit && <path class={styles.tick} d="M-5.5 20L-1.5 24L6 17.5" />}
    </svg>
  );
}
