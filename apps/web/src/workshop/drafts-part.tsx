// The drafts of the workshop: kept as one goes, several at once, each made from another, saved and opened as files.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { newEntropy } from '../source/entropy.ts';
import { saveText } from '../source/save-text.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { mostOfName, readNaming } from '../screens/changes-link.ts';
import { FileField } from './file-field.tsx';
import { keepDrafts, markOf, readDrafts, readVariantFile, variantFile } from './variants.ts';
import type { Variant } from './variants.ts';
import styles from './workshop.module.css';

const { variants: words } = workshopTexts;

/** The drafts of a game on this device, and which of them is open. */
export interface Drafts {
  readonly all: Signal<readonly Variant[]>;
  readonly current: Signal<string | null>;
  readonly open: ReadonlySignal<Variant | undefined>;
}

interface DraftsPartProps {
  readonly game: string;
  readonly changes: Signal<Changes>;
  readonly drafts: Drafts;
}

function isSame(game: string, one: Changes, other: Changes): boolean {
  return markOf(game, one) === markOf(game, other);
}

/**
 * The drafts, which follow the changes. Whoever comes back finds the draft with the changes of the address; what comes by a
 * link is a new one, called as the link says; without any changes, the last one goes on.
 */
export function useDrafts(game: string, changes: Signal<Changes>): Drafts {
  const drafts = useSignal(readDrafts(game));
  const came = useSignal(readNaming(location.hash));
  const current = useSignal<string | null>(
    drafts.peek().find((one) => isSame(game, one.changes, changes.peek()))?.id ?? null,
  );
  useSignalEffect(() => {
    const now = changes.value;
    const list = drafts.peek();
    const open = list.find(({ id }) => id === current.peek());
    if (open !== undefined) {
      if (!isSame(game, open.changes, now))
        drafts.value = [{ ...open, changes: now }, ...list.filter((one) => one !== open)];
    } else if (Object.keys(now).length > 0) {
      const made: Variant = {
        id: newEntropy().slice(0, 12),
        ...(came.peek() ?? { name: words.unnamed, parent: null }),
        changes: now,
      };
      came.value = null;
      current.value = made.id;
      drafts.value = [made, ...list];
    }
  });
  useSignalEffect(() => keepDrafts(game, drafts.value));
  const open = useComputed(() => drafts.value.find(({ id }) => id === current.value));
  return { all: drafts, current, open };
}

function Loader({
  game,
  onFile,
}: {
  readonly game: string;
  readonly onFile: (found: Omit<Variant, 'id'>) => void;
}) {
  const refused = useSignal('');
  const read = (text: string): void => {
    const found = readVariantFile(game, text);
    refused.value =
      found === 'bad-file'
        ? words.badFile
        : found === 'bad-mark'
          ? words.badHash
          : 'other' in found
            ? words.otherGame(found.other)
            : '';
    if (typeof found !== 'string' && !('other' in found)) onFile(found);
  };
  return (
    <>
      <FileField label={words.load} onText={read} />
      {refused.value !== '' && <p role="alert">{refused.value}</p>}
    </>
  );
}

/** The list of drafts and what is done with the open one. */
export function DraftsPart({
  game,
  changes,
  drafts: { all: drafts, current, open: opened },
}: DraftsPartProps) {
  const open = opened.value;
  const add = (made: Omit<Variant, 'id'>): void => {
    const draft = { ...made, id: newEntropy().slice(0, 12) };
    current.value = draft.id;
    drafts.value = [draft, ...drafts.peek()];
    changes.value = draft.changes;
  };
  // The draft as it is now: its changes may be newer than what is drawn.
  const rename = (draft: string, name: string): void => {
    drafts.value = drafts.peek().map((one) => (one.id === draft ? { ...one, name } : one));
  };
  return (
    <section class={styles.part} aria-labelledby="drafts">
      <h2 id="drafts">{words.title}</h2>
      <p class={styles.soft}>{words.kept}</p>
      {open !== undefined && (
        <>
          <TextField
            label={words.name}
            help={words.from(open.parent?.name ?? words.printed)}
            value={open.name}
            maxLength={mostOfName}
            onText={(name) => rename(open.id, name)}
          />
          <div class={styles.acts}>
            <Button
              size="small"
              icon="plus"
              onClick={() =>
                add({
                  name: `${open.name} 2`.slice(0, mostOfName),
                  parent: { name: open.name, mark: markOf(game, open.changes) },
                  changes: open.changes,
                })
              }
            >
              {words.next}
            </Button>
            <Button
              size="small"
              icon="download"
              onClick={() => saveText(`${game}-${markOf(game, open.changes)}.json`, variantFile(game, open))}
            >
              {words.save}
            </Button>
          </div>
        </>
      )}
      <ul class={styles.told}>
        {drafts.value
          .filter((one) => one !== open)
          .map((one) => (
            <li key={one.id}>
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  current.value = one.id;
                  changes.value = one.changes;
                }}
              >
                {words.open(one.name)}
              </Button>
              <Button
                kind="quiet"
                size="small"
                icon="close"
                label={words.forget(one.name)}
                onClick={() => (drafts.value = drafts.peek().filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
      </ul>
      <Loader game={game} onFile={add} />
    </section>
  );
}
