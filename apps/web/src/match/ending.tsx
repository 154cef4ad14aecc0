// The end of a match as one card over the board, which can be put aside to look at the table.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchInfo } from '@bridgefront/protocol';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { endWords } from '../ending/end-words.ts';
import type { Result } from '../ending/result.tsx';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { endOf } from './question-body.tsx';
import styles from './ending.module.css';

// What is shown at the end is loaded then; who won is said in any case.
function LoadedResult({ info }: { readonly info: MatchInfo }) {
  const loaded = useSignal<{ readonly Result: typeof Result } | null>(null);
  useEffect(() => {
    void import('../ending/result.tsx').then(
      (ending) => (loaded.value = ending),
      () => undefined,
    );
  }, [loaded]);
  return loaded.value === null ? <h2>{endWords(info)}</h2> : <loaded.value.Result info={info} />;
}

/** Nothing before the end. */
export function Ending({ match }: { readonly match: PageMatchContext }) {
  const aside = useSignal(false);
  const end = endOf(match);
  if (end === null) return null;
  return (
    <div class={aside.value ? styles.aside : styles.card} data-ending>
      <Button
        size="small"
        icon={aside.value ? 'flag' : 'eye'}
        class={styles.turn}
        aria-expanded={!aside.value}
        onClick={() => (aside.value = !aside.value)}
      >
        {aside.value ? matchTexts.result : matchTexts.seeTable}
      </Button>
      {!aside.value && <LoadedResult info={end} />}
    </div>
  );
}
