// A heart that bears a seat's life, and what is about to be lost of it.

import './tokens.css';
import styles from './heart.module.css';

interface HeartProps {
  /** In whose colours. */
  readonly seat: number;
  /** What is left. */
  readonly life: string;
  /** What would be lost as the board lies now; 0: nothing. */
  readonly loss?: number;
  /** It is the end. */
  readonly breaks?: boolean;
  /** Width and height in px. */
  readonly size: number;
}

const shape =
  'M50 94C14 66 4 48 4 31 4 15 16 6 28 6c10 0 18 6 22 15C54 12 62 6 72 6c12 0 24 9 24 25 0 17-10 35-46 63z';

/** The heart; the control that it stands on says the same in words. */
export function Heart({ seat, life, loss = 0, breaks = false, size }: HeartProps) {
  const id = `heart-${seat}`;
  return (
    <span
      class={loss > 0 ? `${styles.heart} ${styles.beats}` : styles.heart}
      style={{ '--size': `${size}px` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" focusable="false">
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0" stop-color={`color-mix(in oklab, var(--body-${seat}a), white 18%)`} />
          <stop offset="1" stop-color={`var(--body-${seat}b)`} />
        </linearGradient>
        <path d={shape} fill={`url(#${id})`} stroke="var(--rim)" stroke-width="4" />
        <path
          d="M14 34C14 22 20 15 29 14"
          stroke="#fff"
          stroke-opacity=".6"
          stroke-width="6"
          stroke-linecap="round"
          fill="none"
        />
        {breaks && (
          <path
            d="M50 21L42 38L56 48L44 62L51 80"
            stroke="var(--rim)"
            stroke-width="4"
            fill="none"
            stroke-linejoin="round"
          />
        )}
      </svg>
      <b>{life}</b>
    </span>
  );
}
