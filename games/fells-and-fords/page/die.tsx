// A die that shows a face.

import type { DieFace } from '../rules/table.ts';
import { dieArt } from './art.ts';
import { Art } from './art.tsx';
import styles from './die.module.css';

/** A die; its face in words beside the picture for those who listen. */
export function Die({ face }: { readonly face: DieFace }) {
  return (
    <span class={`${styles.die} ${styles[face]}`} title={face}>
      <Art class={styles.face} icon={dieArt[face]} />
      <span class={styles.word}>{face}</span>
    </span>
  );
}

/** A roll as a row of dice. */
export function Dice({ dice }: { readonly dice: readonly DieFace[] }) {
  return (
    <span class={styles.row}>
      {dice.map((face, i) => (
        <Die key={i} face={face} />
      ))}
    </span>
  );
}
