// The interludes of the reveal, over the board.

import type { Match } from '../match.ts';
import { Interlude } from './interludes.tsx';
import styles from './interlude-layer.module.css';

/** Lies over the board; where nothing of it is, the board can be reached. */
export function InterludeLayer({ match }: { readonly match: Match }) {
  return (
    <div class={styles.over}>
      <div class={styles.inside}>
        <Interlude match={match} />
      </div>
    </div>
  );
}
