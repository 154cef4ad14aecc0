// Everything of the reveal that stands over the board: scenes, and where the table is narrow the order of the actions.

import type { Match } from '../match.ts';
import { Caption } from './caption.tsx';
import { Scene } from './scenes.tsx';
import styles from './reveal-scenes.module.css';

/** Lies over the board; where nothing of it is, the board can be reached. */
export function RevealScenes({ match }: { readonly match: Match }) {
  return (
    <div class={styles.over}>
      <div class={styles.inside}>
        <div class={styles.strip}>
          <Caption match={match} />
        </div>
        <Scene match={match} />
      </div>
    </div>
  );
}
