// Whether the dice were fair: computed here, from what the server has shown after the match.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Finding, MatchRecord, Signed } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { AgainAnswer, AgainWish } from '../local/played-again.ts';
import { ask } from '../source/api.ts';
import { checkDice, checkSigned } from '../source/check-record.ts';
import { signEnd } from '../source/countersign.ts';
import { hasKept } from '../source/kept-start.ts';
import { Problem } from '../source/problem.ts';
import { witnessed } from '../source/witness.ts';
import { diceTexts } from '../texts/ending.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import styles from './result.module.css';

interface Checked {
  readonly good: boolean;
  readonly words: string;
  /** What proves to others that something is wrong. */
  readonly evidence?: readonly Signed[];
}

function save(match: string, signed: readonly Signed[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify({ match, signed })], { type: 'application/json' }),
  );
  link.download = `evidence-${match}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const sentences = (findings: readonly Finding[]): string => findings.map(({ text }) => text).join(' ');

function inWorker(wish: AgainWish): Promise<AgainAnswer> {
  const worker = new Worker(new URL('../local/played-again.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<AgainAnswer>();
  worker.onmessage = ({ data }: MessageEvent<AgainAnswer>) => resolve(data);
  worker.onerror = () => reject(new Error('The match could not be played again.'));
  worker.postMessage(wish);
  return promise.finally(() => worker.terminate());
}

const isBad = ({ kind }: Finding): boolean => kind === 'bad';

/** Whether a finished match is what the reader was shown of it, in words. Who played signs what was found good. */
export async function check(
  info: MatchInfo,
  play = inWorker,
  chance: string = diceTexts.plain,
): Promise<Checked> {
  const answer = await ask('getRecord', { params: { match: info.id } });
  if (answer instanceof Problem) return { good: false, words: answer.message };
  const record = answer as MatchRecord;
  const { checkShown } = await import('../source/compare-shown.ts');
  await witnessed();
  const shown = await checkShown(info, record, play);
  const bad = [...checkDice(info, record), ...(shown ?? [])].filter(isBad);
  let { findings: proven, signed } = await checkSigned(info, record);
  if (![...bad, ...proven].some(isBad))
    ({ findings: proven, signed } = await checkSigned(info, await signEnd(info.id, record)));
  const evidence = proven.some(isBad) ? { evidence: signed } : {};
  bad.push(...proven.filter(isBad));
  if (bad.length > 0) return { good: false, words: sentences(bad), ...evidence };
  const fair = diceTexts.fair(chance, record.fairness?.contributions.length ?? 0);
  const parts = [
    fair,
    ...(hasKept(info.id) ? [diceTexts.kept] : []),
    ...(shown?.length === 0 ? [diceTexts.shown] : []),
    ...(proven.length === 0 ? [] : [sentences(proven)]),
  ];
  return { good: true, words: parts.join(' ') };
}

/** What came of the check, made by itself for who played, behind a sign that opens by itself where something does not fit. */
export function DiceCheck({ info, chance }: { readonly info: MatchInfo; readonly chance: string }) {
  const busy = useSignal(false);
  const checked = useSignal<Checked | null>(null);
  const key = info.start?.signed?.key;
  const { value } = checked;
  const evidence = value?.evidence;
  const run = async (): Promise<void> => {
    busy.value = true;
    checked.value = await check(info, inWorker, chance).catch(() => ({
      good: false,
      words: diceTexts.failed,
    }));
    busy.value = false;
  };
  useEffect(() => {
    if (hasKept(info.id)) void run();
  }, [info.id]);
  const sign = value === null ? diceTexts.sign(chance) : value.good ? diceTexts.good(chance) : diceTexts.bad;
  return (
    <details class={styles.fair} open={value?.good === false || undefined}>
      <summary>
        <Icon name={value?.good === false ? 'warning' : 'shield'} /> {sign}
      </summary>
      <div class={styles.dice}>
        <p>
          {diceTexts.promise} <code class={styles.code}>{info.commitment.slice(0, 16)}…</code>
        </p>
        {key !== undefined && (
          <p>
            {diceTexts.key} <code class={styles.code}>{key}</code>
          </p>
        )}
        <Button size="small" icon="lock" busy={busy.value} onClick={() => void run()}>
          {diceTexts.check(chance)}
        </Button>
        <p role="status" class={value === null ? '' : value.good ? styles.good : styles.bad}>
          {value !== null && (
            <>
              <Icon name={value.good ? 'check' : 'warning'} /> {value.words}
            </>
          )}
        </p>
        {evidence !== undefined && (
          <Button size="small" onClick={() => save(info.id, evidence)}>
            {diceTexts.evidence}
          </Button>
        )}
      </div>
    </details>
  );
}
