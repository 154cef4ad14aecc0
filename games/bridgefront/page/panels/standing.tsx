// Everybody's points and holdings, and where the match stands: what is looked up once board and question have been seen,
// loaded and drawn when the frame with these has been painted.

import { useLater } from '@bridgefront/page/ui/later.ts';
import type { Seen } from '../seen.ts';
import styles from './standing.module.css';
import { Points } from './points.tsx';
import { Seats } from './seats.tsx';
import { Track } from './track.tsx';

/** All of it, one below the other. */
export function Standing({ seen }: { readonly seen: Seen }) {
  const then = useLater(seen);
  return (
    <div class={styles.standing} data-part="players" data-late={then === seen ? undefined : true}>
      <Points seen={then} />
      <Seats seen={then} />
      <Track seen={then} />
    </div>
  );
}
