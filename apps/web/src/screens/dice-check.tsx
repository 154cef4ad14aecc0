// Whether the dice were fair: computed here, from what the server has shown after the match.

import { useSignal } from '@preact/signals';
import type { MatchInfo } from '@bridgefront/protocol';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { texts } from '../texts/index.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import styles from './result.module.css';

interface Checked {
  readonly good: boolean;
  readonly words: string;
}

async function check(info: MatchInfo): Promise<Checked> {
  const { dice } = texts.shell;
  const [record, { checkFairness }] = await Promise.all([
    ask('getRecord', { params: { match: info.id } }),
    import('./check-fairness.ts'),
  ]);
  if (record instanceof Problem) return { good: false, words: record.message };
  if (record.fairness === undefined) return { good: false, words: dice.none };
  if (record.fairness.commitment !== info.commitment) return { good: false, words: dice.other };
  const problem = checkFairness(record.fairness, record.seed);
  const people = record.fairness.contributions.length;
  return problem === null ? { good: true, words: dice.fair(people) } : { good: false, words: problem };
}

/** A button that checks, and what came of it. */
export function DiceCheck({ info }: { readonly info: MatchInfo }) {
  const { dice } = texts.shell;
  const busy = useSignal(false);
  const checked = useSignal<Checked | null>(null);
  const run = async (): Promise<void> => {
    busy.value = true;
    checked.value = await check(info).catch(() => ({ good: false, words: dice.failed }));
    busy.value = false;
  };
  return (
    <div class={styles.dice}>
      <p>
        {dice.promise} <code class={styles.code}>{info.commitment.slice(0, 16)}…</code>
      </p>
      <Button size="small" icon="lock" busy={busy.value} onClick={() => void run()}>
        {dice.check}
      </Button>
      <p role="status" class={checked.value?.good === true ? styles.good : ''}>
        {checked.value !== null && (
          <>
            <Icon name={checked.value.good ? 'check' : 'warning'} /> {checked.value.words}
          </>
        )}
      </p>
    </div>
  );
}
