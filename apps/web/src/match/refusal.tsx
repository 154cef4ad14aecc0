// Why a choice was refused, in the place of the question.

import { Icon } from '@bridgefront/page/ui/icon.tsx';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { matchTexts } from '../texts/match.ts';
import styles from './refusal.module.css';

/** The last refusal, with the way to its rule. */
export function RefusalNotice({ match }: { readonly match: MatchContext }) {
  const refusal = match.refusal.value;
  const says = matchTexts;
  return (
    <div role="alert" class={styles.alert}>
      {refusal !== null && (
        <div class={styles.refused}>
          <p>
            <b>{says.refused}.</b> {refusal.message}
          </p>
          {refusal.rule !== undefined && (
            <button type="button" class={styles.rule} onClick={() => match.openRules(refusal.rule ?? '')}>
              {says.ruleLink}
            </button>
          )}
          <button
            type="button"
            class={styles.close}
            aria-label={says.dismiss}
            onClick={() => match.dismiss()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
