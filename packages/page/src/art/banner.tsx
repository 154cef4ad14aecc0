// A banner that bears hit points: the figure, the full number, a bar, and what a click would take of it.

import styles from './banner.module.css';

interface BannerProps {
  /** In whose colours. */
  readonly seat: number;
  readonly hp: number;
  readonly full: number;
  /** What would be left after the click that is considered. */
  readonly left?: number | undefined;
}

const share = (part: number, full: number): number => Math.max(0, Math.min(1, part / full));

/** The banner; the control that it hangs on says the same in words. */
export function Banner({ seat, hp, full, left = hp }: BannerProps) {
  return (
    <span class={styles.hung} aria-hidden="true">
      <span class={styles.banner} style={{ '--a': `var(--body-${seat}a)`, '--b': `var(--body-${seat}b)` }}>
        <span class={styles.hp}>
          {hp}
          <small> / {full}</small>
        </span>
        <span class={styles.bar}>
          <i class={styles.now} style={{ transform: `scaleX(${share(hp, full)})` }} />
          <i class={styles.left} style={{ transform: `scaleX(${share(Math.min(left, hp), full)})` }} />
        </span>
      </span>
    </span>
  );
}
