// Stand-ins for pieces of the kit.

import styles from './kit.module.css';

/** The mark of a seat. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <span class={styles.mark} style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
      {seat + 1}
    </span>
  );
}
