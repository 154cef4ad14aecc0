// Two lanes over the water and a hand at either end: the picture of Twin Bridges.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import styles from './lanes.module.css';

function Lane({ y }: { readonly y: number }) {
  return (
    <g>
      <path class={styles.beam} d={`M70 ${y + 12}Q200 ${y - 22} 330 ${y + 12}`} />
      <path class={styles.deck} d={`M70 ${y}Q200 ${y - 34} 330 ${y}`} />
      <path class={styles.planks} d={`M70 ${y}Q200 ${y - 34} 330 ${y}`} />
    </g>
  );
}

function Card({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect class={styles.card} x="-17" y="-24" width="34" height="48" rx="5" />
      <path class={styles.print} d="M-9-12h18v12h-18zM-9 8h18M-9 14h11" />
    </g>
  );
}

/** Decoration of the start page. */
export function Lanes({ class: className }: { readonly class?: string | undefined }) {
  return (
    <CoverPicture look={styles.sea} place={className}>
      <path class={styles.shore} d="M0 0h78q14 60-4 120t8 120H0zM400 0h-78q-14 60 4 120t-8 120h82z" />
      <Lane y={102} />
      <Lane y={164} />
      {[
        [118, 76, 0],
        [152, 69, 0],
        [264, 71, 1],
        [140, 132, 0],
        [250, 131, 1],
        [284, 138, 1],
      ].map(([x = 0, y = 0, seat = 0]) => (
        <g key={`${x},${y}`} transform={`translate(${x - 13} ${y - 13}) scale(1.1)`}>
          <SeatShape seat={seat} />
        </g>
      ))}
      <Card x={26} y={70} turn={-9} />
      <Card x={32} y={124} turn={4} />
      <Card x={24} y={180} turn={-5} />
      <Card x={374} y={66} turn={7} />
      <Card x={368} y={122} turn={-4} />
      <Card x={376} y={178} turn={6} />
    </CoverPicture>
  );
}
