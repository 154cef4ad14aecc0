// Everything of the reveal that stands beside the board's own animations: the order of the actions, scenes, battles.

import type { Match } from '../match.ts';
import { Battle } from './battle.tsx';
import { Caption } from './caption.tsx';
import { Scene } from './scenes.tsx';
import styles from './battle-panel.module.css';

/** Lies over the board; where nothing of it is, the board can be reached. */
export function BattlePanel({ match }: { readonly match: Match }) {
  return (
    <div class={styles.over}>
      <div class={styles.inside}>
        <Caption match={match} />
        <Scene match={match} />
        <Battle match={match} />
      </div>
    </div>
  );
}
