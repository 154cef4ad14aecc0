// Everything of the reveal that stands beside the board's own animations: the order of the actions, scenes, battles.

import type { Room } from '@bridgefront/page/match-context.ts';
import { Battle } from './battle.tsx';
import { Caption } from './caption.tsx';
import { foldBy } from './fold-parts.ts';
import { Scene } from './scenes.tsx';
import styles from './battle-panel.module.css';

/** Lies over the board; where nothing of it is, the board can be reached. */
export function BattlePanel({ room }: { readonly room: Room }) {
  foldBy(room.source.info.value?.options);
  return (
    <div class={styles.over}>
      <div class={styles.inside}>
        <Caption room={room} />
        <Scene room={room} />
        <Battle room={room} />
      </div>
    </div>
  );
}
