// What the card over the board holds: how the match ended, in a sentence, under the winner's banner or over what the end tells.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { useMarkOf } from '@bridgefront/page/ui/seat-mark.tsx';
import { endWords } from '../ending/end-words.ts';
import type { Result } from '../ending/result.tsx';
import styles from './ending.module.css';

/** What the end tells, as soon as it has come; who won is said in any case. */
export function LoadedResult({ info }: { readonly info: MatchInfo }) {
  const loaded = useSignal<{ readonly Result: typeof Result } | null>(null);
  useEffect(() => {
    void import('../ending/result.tsx').then(
      (ending) => (loaded.value = ending),
      () => undefined,
    );
  }, [loaded]);
  return loaded.value === null ? <h2>{endWords(info)}</h2> : <loaded.value.Result info={info} />;
}

/** The winner's banner; nobody's where nobody has won. */
export function Banner({ info }: { readonly info: MatchInfo }) {
  const markOf = useMarkOf();
  const [winner] = info.outcome?.winners ?? [];
  if (winner === undefined) return null;
  return (
    <div class={styles.banner} aria-hidden="true">
      <svg viewBox="0 0 90 76" focusable="false" style={{ color: `var(--seat-${markOf(winner)})` }}>
        <path d="M8 76V2h4v74z" fill="#2b1a10" />
        <path
          d="M12 4Q34-6 54 4T88 4L78 20L88 36Q66 26 48 35T12 37z"
          fill="currentColor"
          stroke="#fff3d6"
          stroke-width="2"
        />
      </svg>
      <p>{endWords(info)}</p>
    </div>
  );
}
