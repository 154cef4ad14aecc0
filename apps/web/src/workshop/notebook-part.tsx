// The notebook: measurements that were kept, to read again, to take up, to remark on, to save.

import type { Signal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { useSignal } from '@preact/signals';
import { capital } from '../screens/words.ts';
import { saveText } from '../source/save-text.ts';
import { workshopTexts } from '../texts/workshop.ts';
import type { Names } from './answer.ts';
import type { Bench } from './changes.ts';
import { Compared } from './compared.tsx';
import { readEntryFile, reportOfEntry, studyOfEntry } from './entry-files.ts';
import { FileField } from './file-field.tsx';
import { Findings } from './measure-part.tsx';
import type { Entry } from './notebook.ts';
import styles from './workshop.module.css';

const { notebook: words, measure } = workshopTexts;

interface NotebookPartProps {
  readonly game: string;
  readonly bench: Bench;
  readonly entries: Signal<readonly Entry[]>;
  readonly names: Names;
  readonly onOpen: (entry: Entry) => void;
}

function EntryItem({
  entry,
  bench,
  names,
  onOpen,
  onChange,
}: {
  readonly entry: Entry;
  readonly bench: Bench;
  readonly names: Names;
  readonly onOpen: () => void;
  /** Null: it is removed. */
  readonly onChange: (entry: Entry | null) => void;
}) {
  const { told, answer, bots, pairs, when, remark, figures } = entry;
  const study = studyOfEntry(entry, bench);
  const file = `${entry.game}-${entry.id}`;
  const day = new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class={styles.entry}>
      <h3>{told.join('; ')}</h3>
      <p class={styles.answer}>{answer}</p>
      <p class={styles.soft}>
        {words.facts(measure.players(bots.length), capital(bots[0] ?? ''), pairs, day)}
      </p>
      <TextField
        label={words.remark}
        value={remark}
        onText={(text) => onChange({ ...entry, remark: text })}
      />
      {figures.length > 0 && (
        <details>
          <summary>{measure.main}</summary>
          <Findings
            standing={{ figures, pairs, problem: '' }}
            question={entry.question}
            names={names}
            answer={answer}
          />
        </details>
      )}
      <div class={styles.acts}>
        <Button size="small" onClick={onOpen}>
          {words.open}
        </Button>
        <Button
          size="small"
          icon="download"
          onClick={() => saveText(`${file}.json`, `${JSON.stringify(entry, null, 2)}\n`)}
        >
          {words.save}
        </Button>
        {study !== null && (
          <Button
            size="small"
            icon="download"
            onClick={() => saveText(`${file}-study.json`, `${JSON.stringify(study, null, 2)}\n`)}
          >
            {words.study}
          </Button>
        )}
        <Button
          size="small"
          icon="download"
          onClick={() => saveText(`${file}-report.md`, reportOfEntry(entry, bench, names))}
        >
          {words.report}
        </Button>
        <Button size="small" kind="quiet" icon="close" label={words.remove} onClick={() => onChange(null)} />
      </div>
    </li>
  );
}

/** All of them, two to compare, and files to open. */
export function NotebookPart({ game, bench, entries, names, onOpen }: NotebookPartProps) {
  const refused = useSignal('');
  const load = async (text: string): Promise<void> => {
    const found = await readEntryFile(game, text, bench, names);
    refused.value = typeof found === 'string' ? found : '';
    if (typeof found !== 'string')
      entries.value = [found, ...entries.peek().filter(({ id }) => id !== found.id)];
  };
  return (
    <section class={styles.part} aria-labelledby="notebook">
      <h2 id="notebook">{words.title}</h2>
      {entries.value.length === 0 && <p class={styles.soft}>{words.empty}</p>}
      <ol class={styles.entries}>
        {entries.value.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            bench={bench}
            names={names}
            onOpen={() => onOpen(entry)}
            onChange={(changed) => {
              entries.value = entries
                .peek()
                .flatMap((one) => (one.id !== entry.id ? [one] : changed === null ? [] : [changed]));
            }}
          />
        ))}
      </ol>
      {entries.value.length > 1 && <Compared entries={entries.value} names={names} />}
      <FileField
        label={words.load}
        accept=".json,.md,application/json,text/markdown"
        onText={(text) => void load(text)}
      />
      {refused.value !== '' && <p role="alert">{refused.value}</p>}
    </section>
  );
}
