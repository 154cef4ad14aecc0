// The scenes of the reveal, over the board.

import type { Match } from '../match.ts';
import { Scene } from './scenes.tsx';
import styles from './reveal-scenes.module.css';

/** Lies over the board; where nothing of it is, the board can be reached. */
export function RevealScenes({ match }: { readonly match: Match }) {
  return (
    <div class={styles.over}>
      <div class={styles.inside}>
        <Scene match={match} />
      </div>
    </div>
  );
}
