// The end of a match as one card over the board, which can be put aside to look at the table.

import { useSignal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Result } from '../ending/result.tsx';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import { endOf } from './question-body.tsx';
import styles from './ending.module.css';

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
      {!aside.value && <Result info={end} />}
    </div>
  );
}
