// The picture of a game that brings none: a board of hexes with pieces on it.

import { CoverPicture } from './cover-picture.tsx';
import { SeatShape } from './ui/seat-mark.tsx';
import styles from './neutral-cover.module.css';

/** Decoration of a game without a picture of its own. */
export function NeutralCover({ class: className }: { readonly class?: string | undefined }) {
  return (
    <CoverPicture look={styles.sea} place={className}>
      {[0, 1, 2].map((seat) => (
        <g key={seat} transform={`translate(${110 + seat * 62} ${92 + (seat % 2) * 24}) scale(2.3)`}>
          <SeatShape seat={seat} />
        </g>
      ))}
    </CoverPicture>
  );
}
