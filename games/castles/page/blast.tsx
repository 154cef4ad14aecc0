// What an area effect does to a zone: a fire, a bolt of lightning, a plague's vapours. Decoration of a moment.

import { Fire } from '@bridgefront/page/art/castle.tsx';
import type { ComponentChildren } from 'preact';
import styles from './blast.module.css';

const drawings: { readonly [card: string]: () => ComponentChildren } = {
  incendiarism: () => (
    <>
      <Fire x={-34} y={40} scale={0.9} />
      <Fire x={0} y={48} scale={1.5} />
      <Fire x={36} y={42} scale={1.1} />
    </>
  ),
  'lightning-storm': () => (
    <>
      <path
        class={styles.bolt}
        d="M6-60L-22-4H-4L-16 54L26-14H6L22-60z"
        fill="#fff7c2"
        stroke="#f2c14e"
        stroke-width="3"
      />
      <ellipse cx="0" cy="50" rx="50" ry="9" fill="#fff7c2" opacity=".7" />
    </>
  ),
  plague: () => (
    <g class={styles.vapour} fill="#8fbf4a" opacity=".75">
      <circle cx="-30" cy="30" r="20" />
      <circle cx="4" cy="14" r="26" />
      <circle cx="34" cy="32" r="18" />
    </g>
  ),
};

/** The effect of the card with this slug over a zone. */
export function Blast({ card }: { readonly card: string }) {
  const draw = drawings[card];
  if (draw === undefined) return null;
  return (
    <svg class={styles.blast} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      {draw()}
    </svg>
  );
}
