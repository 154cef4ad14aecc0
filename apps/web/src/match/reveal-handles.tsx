// The handles of the reveal: how much is still to come, to the end, and on.

import { Button } from '@bridgefront/page/ui/button.tsx';
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
      <Button aria-keyshortcuts="Escape" onClick={() => playback.finish()}>
        {playback.again.value ? words.present : words.skip}
      </Button>
      <span class={styles.waiting}>{waiting > 0 ? words.waiting(waiting) : ''}</span>
      <Button size="large" class={styles.next} aria-keyshortcuts="Space" onClick={() => playback.next()}>
        {words.next}
      </Button>
    </div>
  );
}
