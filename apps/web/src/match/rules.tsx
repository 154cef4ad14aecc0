// The rules beside the table.

import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { GameTable } from '../tables/types.ts';
import { texts } from '../texts/index.ts';
import type { MatchRoom } from './create-room.ts';
import styles from './rules.module.css';

/** The game's reference as text. */
export function Rules({ room, game }: { readonly room: MatchRoom; readonly game: GameTable }) {
  const text = useSignal('');
  useEffect(() => {
    void game.rules().then((rules) => (text.value = rules));
  }, [game, text]);
  const { at } = room.rulesAt.value;
  return (
    <div class={styles.rules} data-at={at}>
      {text.value === '' ? texts.match.rulesLoading : text.value}
    </div>
  );
}
