// Two heartlands, each a house and a heart, with three hedged frontiers between them: the picture of Heartland.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import styles from './frontiers.module.css';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly side: 'red' | 'blue';
}

function Heartland({ x, y, size = 1, side }: Spot) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class={styles.wall} d="M-92 0h44v28h-44z" />
      <path class={styles[side]} d="M-100 2L-70-26-40 2z" />
      <path class={styles.door} d="M-76 28v-16h12v16z" />
      <path
        class={`${styles[side]} ${styles.heart}`}
        d="M60 32Q20 6 20-12A19 19 0 0 1 60-18A19 19 0 0 1 100-12Q100 6 60 32z"
      />
    </g>
  );
}

function Flag({ x, y, size = 1, side }: Spot) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class={styles.pole} d="M0-46V8" />
      <path class={styles[side]} d="M0-46q17-7 34 0l-8 11 8 11q-17-7-34 0z" />
    </g>
  );
}

/** Decoration of the start page. */
export function Frontiers({ class: className }: { readonly class?: string | undefined }) {
  return (
    <CoverPicture look={styles.sky} place={className}>
      <path class={styles.far} d="M0 84Q90 54 200 70T400 60V130H0Z" />
      <path class={styles.field} d="M0 102Q200 84 400 98V240H0Z" />
      <path class={styles.hedge} d="M150 96 98 176M252 94 304 174" />
      <path class={styles.near} d="M0 180Q120 156 240 170T400 162V240H0Z" />
      <Heartland x={200} y={72} size={0.72} side="blue" />
      <Flag x={58} y={146} side="red" />
      <Flag x={192} y={140} side="blue" />
      <Flag x={334} y={144} side="red" />
      <Heartland x={196} y={164} size={0.95} side="red" />
    </CoverPicture>
  );
}
