// The handles of the reveal: how much is still to come, on, and to the end.

import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './reveal-handles.module.css';

/** Shown while the past is. */
export function RevealHandles({ match }: { readonly match: PageMatchContext }) {
  const { playback } = match;
  const words = matchTexts;
  const waiting = playback.waiting.value;
  return (
    <div class={styles.handles}>
      <button type="button" aria-keyshortcuts="Space" onClick={() => playback.next()}>
        {words.next}
      </button>
      <button type="button" aria-keyshortcuts="Escape" onClick={() => playback.finish()}>
        {playback.again.value ? words.present : words.skip}
      </button>
      <span class={styles.waiting}>{waiting > 0 ? words.waiting(waiting) : ''}</span>
    </div>
  );
}
