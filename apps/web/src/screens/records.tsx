// Records as files: all of one's own at once, and others read in, to be watched again on this device.

import { useLocation } from 'preact-iso';
import { useSignal } from '@preact/signals';
import { askDevice } from '../local/here.ts';
import { noteKept } from '../local/my-device.ts';
import { loadMyMatches } from '../source/my-matches.ts';
import { isRefusal } from '../source/refusal.ts';
import { me } from '../source/session.ts';
import { resultTexts } from '../texts/results.ts';
import { ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import lists from './lists.module.css';
import styles from './results.module.css';

const words = resultTexts.records;
const largest = 16 * 1024 * 1024;
const mostAtOnce = 200;

// One record, or one a line, as the server gives all at once; null: neither.
function recordsIn(text: string): readonly unknown[] | null {
  const parsed = (one: string): unknown => JSON.parse(one) as unknown;
  try {
    return [parsed(text)];
  } catch {
    try {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.length > 0 ? lines.map(parsed) : null;
    } catch {
      return null;
    }
  }
}

interface Read {
  /** The last match that was read. */
  readonly match: string;
  readonly count: number;
  /** Why others were not. */
  readonly problem: string;
}

async function readFile(file: File): Promise<Read> {
  const none = (problem: string): Read => ({ match: '', count: 0, problem });
  if (file.size > largest) return none(words.tooLarge);
  const all = recordsIn(await file.text());
  if (all === null) return none(words.noRecord);
  if (all.length > mostAtOnce) return none(words.tooMany(mostAtOnce));
  let read = none('');
  for (const record of all) {
    const answer = await askDevice('readIn', { record });
    if (isRefusal(answer)) read = { ...read, problem: answer.message };
    else read = { ...read, match: answer.id, count: read.count + 1 };
  }
  if (read.count > 0) noteKept();
  return read;
}

/** Both ways. */
export function Records() {
  const { route } = useLocation();
  const problem = useSignal('');
  const take = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const read = await readFile(file).catch((): Read => ({ match: '', count: 0, problem: words.failed }));
    input.value = '';
    problem.value = read.problem;
    if (read.count === 1 && read.problem === '') return route(`/m/${read.match}/replay`);
    if (read.count > 0) toast(words.read(read.count));
    await loadMyMatches();
  };
  return (
    <section aria-labelledby="records" class={styles.records}>
      <h2 id="records" class={lists.heading}>
        {words.title}
      </h2>
      <p>{words.why}</p>
      <div class={styles.recordActs}>
        {me.value != null && (
          <ButtonLink href="/api/records" icon="download" download="matches.ndjson">
            {words.all}
          </ButtonLink>
        )}
        <label class={styles.file}>
          <span>{words.open}</span>
          <input
            type="file"
            accept=".json,.ndjson,application/json"
            onChange={(event) => void take(event.currentTarget)}
          />
        </label>
      </div>
      <p role="alert">{problem.value}</p>
    </section>
  );
}
