// The handles of the reveal: what is shown, how much is still to come, on, and to the end.

import { texts } from '../texts/index.ts';
import type { MatchRoom } from './create-room.ts';
import styles from './reveal-bar.module.css';

/** Shown while the past is. */
export function RevealBar({ room }: { readonly room: MatchRoom }) {
  const { playback } = room;
  if (!playback.playing.value) return null;
  const { match } = texts;
  const waiting = playback.waiting.value;
  const again = playback.again.value;
  return (
    <div class={styles.bar} role="group" aria-label={again ? match.again : match.revealing}>
      {/* Screen readers have been told everything at once. */}
      <p class={styles.sentence} aria-hidden="true">
        {room.moment.value?.told.text}
      </p>
      <span class={styles.waiting}>{waiting > 0 ? match.waiting(waiting) : ''}</span>
      <button type="button" aria-keyshortcuts="Space" onClick={() => playback.next()}>
        {match.next}
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={() => playback.finish()}>
        {again ? match.present : match.skip}
      </button>
    </div>
  );
}
