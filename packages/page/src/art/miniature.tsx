// Small boards of a moment: 184 by 92, with the parts that large ones are drawn with. Decoration.

import type { ComponentChildren } from 'preact';
import styles from './miniature.module.css';
import { SceneryDefs } from './scenery.tsx';

/** Width and height of a small board. */
export const miniature = { width: 184, height: 92 } as const;

/** The picture that a small board is drawn in. */
export function MiniaturePicture({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      class={styles.picture}
      viewBox={`0 0 ${miniature.width} ${miniature.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <SceneryDefs />
      {children}
    </svg>
  );
}

interface PawnProps {
  readonly x: number;
  readonly y: number;
  /** Whose it is, as seats are marked. */
  readonly seat: number;
  readonly size?: number;
}

/** A piece of a seat: round or square, with a cream rim. */
export function Pawn({ x, y, seat, size = 4.6 }: PawnProps) {
  const round = seat % 2 === 0;
  return (
    <rect
      x={x - size}
      y={y - size}
      width={2 * size}
      height={2 * size}
      rx={round ? size : size * 0.3}
      fill={`var(--body-${seat}a)`}
      stroke="var(--rim)"
      stroke-width="1.6"
    />
  );
}

/** Pieces in a row from (x, y), one beside the other; more than have room come closer. */
export function Pawns({
  x,
  y,
  seat,
  count,
  room,
}: PawnProps & { readonly count: number; readonly room: number }) {
  const step = count < 2 ? 0 : Math.min(11, room / (count - 1));
  return (
    <g>
      {Array.from({ length: count }, (_, at) => (
        <Pawn key={at} x={x + (at - (count - 1) / 2) * step} y={y} seat={seat} />
      ))}
    </g>
  );
}
