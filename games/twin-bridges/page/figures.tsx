// Attack and health of a creature in a lane.

import styles from './figures.module.css';

/** The figures. */
export function Figures({
  attack,
  left,
  hurt = false,
}: {
  readonly attack: number;
  readonly left: number;
  readonly hurt?: boolean;
}) {
  return (
    <span class={styles.figures}>
      <span class={styles.attack}>
        <svg viewBox="0 0 12 12" class={styles.sign} aria-hidden="true">
          <path d="M2 10 L10 2 M10 2 h-2.500 M10 2 v2.500 M2.500 7 L5 9.500" />
        </svg>
        {attack}
      </span>
      <span class={hurt ? `${styles.health} ${styles.hurt}` : styles.health}>
        <svg viewBox="0 0 12 12" class={styles.sign} aria-hidden="true">
          <path d="M6 10 C1 6.500 1 2 3.700 2 C5 2 6 3.200 6 4 C6 3.200 7 2 8.300 2 C11 2 11 6.500 6 10 Z" />
        </svg>
        {left}
      </span>
    </span>
  );
}
