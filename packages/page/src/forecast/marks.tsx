// Forecasts on the board itself: what a click takes or gives and leaves, what threatens a piece, and what bars a way.
// Pictures only; the controls that they lie on say the same in words.

import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/icon.tsx';
import styles from './marks.module.css';

interface ForecastMarkProps {
  /** What the click gives (above 0) or takes. */
  readonly change: number;
  /** What is left then; left out where the mark has no room for it. */
  readonly left?: number | undefined;
  /** What it gets back of that by the same click. */
  readonly back?: number;
  /** It is the end of the piece. */
  readonly falls: boolean;
  /** Only after a move that is not made yet. */
  readonly after?: boolean;
  readonly large?: boolean;
  /** What must be done first, such as `walk first`, where there is room to say so. */
  readonly needs?: string | undefined;
}

/** What a click would do to the piece that the mark lies on. */
export function ForecastMark({
  change,
  back = 0,
  left,
  falls,
  after = false,
  large = false,
  needs,
}: ForecastMarkProps) {
  const looks = [
    styles.mark,
    change > 0 ? styles.gives : styles.takes,
    after ? styles.after : '',
    large ? styles.large : '',
  ];
  return (
    <span class={looks.join(' ')} aria-hidden="true">
      {after && <Icon name="walking-boot" />}
      {falls && <Icon name="death-skull" />}
      {!(after && falls) && (change > 0 ? `+${change}` : `−${-change}`)}
      {back > 0 && <small>+{back}</small>}
      {left !== undefined && !falls && <small>→ {left}</small>}
      {needs !== undefined && <small>{needs}</small>}
    </span>
  );
}

/** What the moment takes (below 0) or gives, as a number that rises. */
export function Change({ by }: { readonly by: number }) {
  return (
    <span class={`${styles.change} ${by > 0 ? styles.gives : styles.takes}`} aria-hidden="true">
      {by > 0 ? `+${by}` : `−${-by}`}
    </span>
  );
}

/** What is in sight against a piece; `small`: on a figure, where there is room for a number. */
export function Threat({
  children,
  small = false,
}: {
  readonly children: ComponentChildren;
  readonly small?: boolean;
}) {
  return (
    <span class={small ? `${styles.threat} ${styles.small}` : styles.threat} aria-hidden="true">
      <Icon name="eyeball" />
      {children}
    </span>
  );
}

/** Why a way is shut. */
export function Lock({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class={styles.lock} aria-hidden="true">
      <Icon name="padlock" />
      {children}
    </span>
  );
}
