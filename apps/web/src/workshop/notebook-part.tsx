// The notebook: measurements that were kept, to read again, to take up, to remark on, to save.

import type { Signal } from '@preact/signals';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { capital } from '../screens/words.ts';
import { saveText } from '../source/save-text.ts';
import { workshopTexts } from '../texts/workshop.ts';
import type { Names } from './answer.ts';
import { Findings } from './measure-part.tsx';
import type { Entry } from './notebook.ts';
import styles from './workshop.module.css';

const { notebook: words, measure } = workshopTexts;

interface NotebookPartProps {
  readonly entries: Signal<readonly Entry[]>;
  readonly names: Names;
  readonly onOpen: (entry: Entry) => void;
}

function EntryItem({
  entry,
  names,
  onOpen,
  onChange,
}: {
  readonly entry: Entry;
  readonly names: Names;
  readonly onOpen: () => void;
  /** Null: it is removed. */
  readonly onChange: (entry: Entry | null) => void;
}) {
  const { told, answer, bots, pairs, when, remark, figures } = entry;
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
      <details>
        <summary>{measure.main}</summary>
        <Findings standing={{ figures, pairs, problem: '' }} names={names} answer={answer} />
      </details>
      <div class={styles.acts}>
        <Button size="small" onClick={onOpen}>
          {words.open}
        </Button>
        <Button
          size="small"
          icon="download"
          onClick={() => saveText(`${entry.game}-${entry.id}.json`, `${JSON.stringify(entry, null, 2)}\n`)}
        >
          {words.save}
        </Button>
        <Button size="small" kind="quiet" icon="close" label={words.remove} onClick={() => onChange(null)} />
      </div>
    </li>
  );
}

export function NotebookPart({ entries, names, onOpen }: NotebookPartProps) {
  return (
    <section class={styles.part} aria-labelledby="notebook">
      <h2 id="notebook">{words.title}</h2>
      {entries.value.length === 0 && <p class={styles.soft}>{words.empty}</p>}
      <ol class={styles.entries}>
        {entries.value.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
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
    </section>
  );
}
