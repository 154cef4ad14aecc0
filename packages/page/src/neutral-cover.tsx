// The picture of a game that brings none: a board of hexes with pieces on it.

import { SeatShape } from './ui/seat-mark.tsx';
import styles from './neutral-cover.module.css';

/** See above; decoration. */
export function NeutralCover({ class: className }: { readonly class?: string | undefined }) {
  return (
    <svg
      class={`${styles.sea} ${className ?? ''}`}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2].map((seat) => (
        <g key={seat} transform={`translate(${110 + seat * 62} ${92 + (seat % 2) * 24}) scale(2.3)`}>
          <SeatShape seat={seat} />
        </g>
      ))}
    </svg>
  );
}
