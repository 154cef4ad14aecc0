// The handles of the reveal: how much is still to come, on, and to the end.

import { texts } from '../texts/index.ts';
import type { MatchRoom } from './create-room.ts';
import styles from './reveal-handles.module.css';

/** Shown while the past is. */
export function RevealHandles({ room }: { readonly room: MatchRoom }) {
  const { playback } = room;
  const { match } = texts;
  const waiting = playback.waiting.value;
  return (
    <div class={styles.handles}>
      <button type="button" aria-keyshortcuts="Space" onClick={() => playback.next()}>
        {match.next}
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={() => playback.finish()}>
        {playback.again.value ? match.present : match.skip}
      </button>
      <span class={styles.waiting}>{waiting > 0 ? match.waiting(waiting) : ''}</span>
    </div>
  );
}
