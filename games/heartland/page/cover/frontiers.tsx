// Two heartlands, each a house and a heart, with three hedged frontiers between them: the picture of Heartland.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import styles from './frontiers.module.css';

function Heartland({ y, side }: { readonly y: number; readonly side: 'red' | 'blue' }) {
  return (
    <g transform={`translate(198 ${y}) scale(.84)`}>
      <path class={styles.wall} d="M-92 0h44v28h-16v-16h-12v16h-16z" />
      <path class={styles[side]} d="M-100 2L-70-26-40 2z" />
      <path
        class={`${styles[side]} ${styles.heart}`}
        d="M60 32Q20 6 20-12A19 19 0 0 1 60-18A19 19 0 0 1 100-12Q100 6 60 32z"
      />
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
      <Heartland y={72} side="blue" />
      <path class={styles.pole} d="M58 100v54M192 94v54M334 98v54" />
      <path
        class={styles.red}
        d="M58 100q17-7 34 0l-8 11 8 11q-17-7-34 0zM334 98q17-7 34 0l-8 11 8 11q-17-7-34 0z"
      />
      <path class={styles.blue} d="M192 94q17-7 34 0l-8 11 8 11q-17-7-34 0z" />
      <Heartland y={164} side="red" />
    </CoverPicture>
  );
}
