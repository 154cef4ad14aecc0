// The interludes of the reveal, over the board; loaded with the first one.

import { onNeed } from '@bridgefront/page/ui/on-need.tsx';
import type { FaceKind } from '../../rules/table.ts';
import type { Match } from '../match.ts';
import styles from './interlude-layer.module.css';

/** Reports that have one. */
const kinds: readonly FaceKind[] = [
  'bids-bought',
  'bids-passed',
  'last-card',
  'match-over',
  'roll-off',
  'round-begins',
  'scored',
];

const Interlude = onNeed(async () => (await import('./interludes.tsx')).Interlude);

/** Lies over the board; where nothing of it is, the board can be reached. */
export function InterludeLayer({ match }: { readonly match: Match }) {
  const tell = match.playback.current.value?.report.face.tell;
  return (
    <div class={styles.over}>
      <div class={styles.inside}>
        {tell !== undefined && kinds.includes(tell) && <Interlude match={match} />}
      </div>
    </div>
  );
}
