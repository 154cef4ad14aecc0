// The last reveal again. How fast it goes, on and to the end are the page's own handles.

import { useComputed } from '@preact/signals';
import type { Match } from '../match.ts';
import { bridgefrontTexts } from '../texts/table.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import styles from './controls.module.css';

/** Where a reveal begins: plans, a row of cards, the opening of bids. */
const beginnings: ReadonlySet<string> = new Set([
  'revealed',
  'bids-bought',
  'bids-passed',
  'round-begins',
  'row',
]);

function lastReveal(match: Match): number {
  return match.source.reports.value.findLastIndex(({ face }) => beginnings.has(face.tell));
}

/** The last reveal again. */
export function Controls({ match }: { readonly match: Match }) {
  const { playback } = match;
  const last = useComputed(() => lastReveal(match)).value;
  const playing = match.playback.current.value !== null;

  return (
    <div class={styles.controls} role="group" aria-label={bridgefrontTexts.reveal.controls.label}>
      {!playing && last >= 0 && (
        <Button
          kind="secondary"
          size="small"
          icon="again"
          label={bridgefrontTexts.reveal.controls.again}
          onClick={() => playback.replayFrom(last)}
        />
      )}
    </div>
  );
}
