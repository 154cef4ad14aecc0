// Pile of cards on the table: how many there are, and the top one if it is seen.

import type { ComponentChildren } from 'preact';
import styles from './pile.module.css';

interface PileProps {
  readonly label: string;
  readonly count: number;
  /** The face of the top card, or its back; an empty pile shows its place. */
  readonly top?: ComponentChildren;
  /** Opens the pile to look through; without it nothing can be done. */
  readonly onOpen?: (() => void) | undefined;
}

/** The pile. Its name and count are said together: `Discard pile, 4`. */
export function Pile({ label, count, top, onOpen }: PileProps) {
  const inside = (
    <>
      <span class={styles.stack} data-count={Math.min(count, 3)}>
        {count > 0 ? top : <span class={styles.empty} />}
      </span>
      <span class={styles.label}>
        {label} <strong>{count}</strong>
      </span>
    </>
  );
  if (onOpen === undefined) return <span class={styles.pile}>{inside}</span>;
  return (
    <button type="button" class={styles.pile} onClick={onOpen}>
      {inside}
    </button>
  );
}
