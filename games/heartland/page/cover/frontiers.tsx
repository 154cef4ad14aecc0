// Two heartlands with three frontiers between them: the picture of Heartland.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import styles from './frontiers.module.css';

function House({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.wall} d="M-12 0h24v16h-24z" />
      <path class={styles.roof} d="M-16 0L0-13 16 0z" />
    </g>
  );
}

function Frontier({ x, seat }: { readonly x: number; readonly seat: number }) {
  return (
    <g transform={`translate(${x} 120)`}>
      <rect class={styles.place} x="-50" y="-40" width="100" height="80" rx="14" />
      <path class={styles.rise} d="M-50 34Q-30-8-10 18Q12-18 30 12Q42 0 50 22V40H-50z" />
      <path class={styles.pole} d="M0 14V-26" />
      <g transform="translate(1 -34) scale(1.15)">
        <SeatShape seat={seat} />
      </g>
    </g>
  );
}

/** Decoration of the start page. */
export function Frontiers({ class: className }: { readonly class?: string | undefined }) {
  return (
    <CoverPicture look={styles.field} place={className}>
      <path
        class={styles.heartland}
        d="M0 0H400V44Q300 66 200 52T0 58zM0 240H400V190Q300 176 200 190T0 184z"
      />
      <Frontier x={76} seat={0} />
      <Frontier x={200} seat={1} />
      <Frontier x={324} seat={0} />
      {[60, 150, 252, 344].map((x) => (
        <House key={x} x={x} y={26} />
      ))}
      {[46, 132, 216, 300, 362].map((x) => (
        <House key={x} x={x} y={212} />
      ))}
    </CoverPicture>
  );
}
