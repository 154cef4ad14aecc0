// "Something is wrong here": one click keeps the moment and what had been read; what is wrong may be said behind it.

import { useSignal } from '@preact/signals';
import { isHere } from '../local/ids.ts';
import { reportBug } from '../source/bug-reports.ts';
import { matchTexts } from '../texts/match.ts';
import type { PageMatchContext } from './create-match-context.ts';
import styles from './menu.module.css';
import { NoteField } from './note-field.tsx';
import { toldSoFar } from './told-so-far.ts';

// So much of the log goes along.
const sentences = 8;
const letters = 400;

function lastRead(match: PageMatchContext): readonly string[] {
  return toldSoFar(match)
    .flatMap(({ text = '' }) => (text === '' ? [] : [text.slice(0, letters)]))
    .slice(-sentences);
}

/** The control in the menu. */
export function BugReport({ match, id }: { readonly match: PageMatchContext; readonly id: string }) {
  const says = matchTexts.bug;
  const said = useSignal<{ readonly id: string; readonly seen: readonly string[] } | null>(null);
  const note = useSignal('');
  const news = useSignal('');
  const keep = async (report: { readonly id: string; readonly seen: readonly string[] }): Promise<void> => {
    const problem = await reportBug(id, { ...report, note: note.value.trim() });
    news.value = problem ?? (note.value.trim() === '' ? (isHere(id) ? says.here : says.kept) : says.noted);
    if (problem === null) said.value = report;
  };
  if (said.value === null)
    return (
      <>
        <button
          type="button"
          title={says.why}
          onClick={() => void keep({ id: crypto.randomUUID(), seen: lastRead(match) })}
        >
          {says.label}
        </button>
        {news.value !== '' && (
          <p role="status" class={styles.problem}>
            {news.value}
          </p>
        )}
      </>
    );
  const report = said.value;
  return (
    <form
      class={styles.said}
      onSubmit={(event) => {
        event.preventDefault();
        void keep(report);
      }}
    >
      <p role="status">{news.value}</p>
      <NoteField label={says.note} note={note} />
      <button type="submit">{says.add}</button>
      <button
        type="button"
        onClick={() => {
          said.value = null;
          note.value = '';
          news.value = '';
        }}
      >
        {says.close}
      </button>
    </form>
  );
}
