// Traps: how they lie face down for whoever knows of them, and how one snaps shut.

import { SpritePicture } from '@bridgefront/page/cards/sprite-picture.tsx';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import styles from './traps.module.css';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

/** Face-down Traps in a Middle, at its border to the Front; `own`: they are the reader's. */
export function HeldTraps({
  count,
  own,
  near,
}: {
  readonly count: number;
  readonly own: boolean;
  readonly near: boolean;
}) {
  if (count === 0) return null;
  return (
    <span
      class={`${styles.held} ${near ? styles.near : styles.far}`}
      role="img"
      aria-label={own ? words.ownTraps(count) : words.knownTraps(count)}
    >
      <span class={styles.back}>
        <SpritePicture sprite={pictures} name={cardArt['trap'] ?? ''} class={styles.sign} />
      </span>
      {count > 1 && <b>×{count}</b>}
    </span>
  );
}

/** A Trap that is sprung. */
export function Snap() {
  return (
    <strong class={styles.snap}>
      <svg viewBox="-50 -40 100 80" aria-hidden="true" focusable="false">
        <g class={styles.upper}>
          <path d="M-44 0Q-40-34 0-34T44 0L36-8L27 2L18-10L9 2L0-10L-9 2L-18-10L-27 2L-36-8z" />
        </g>
        <g class={styles.lower}>
          <path d="M-44 0Q-40 34 0 34T44 0L36 8L27-2L18 10L9-2L0 10L-9-2L-18 10L-27-2L-36 8z" />
        </g>
      </svg>
      <span>{words.trapSprung}</span>
    </strong>
  );
}
