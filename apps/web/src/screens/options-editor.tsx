// The rules that a table changes: every option of the game under its heading, to find, to change and to put back.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { OptionDeclarations } from '@bridgefront/kernel';
import type { ComponentChildren } from 'preact';
import { setUpTexts } from '../texts/set-up.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { Part } from '@bridgefront/page/ui/part.tsx';
import styles from './new-table.module.css';
import { OptionField } from './option-field.tsx';
import { optionGroups, withOption } from './table-draft.ts';
import type { Draft, OptionGroup } from './table-draft.ts';
import type { GameInfo } from '../source/games.ts';

/** What the server said about one option. */
export interface OptionError {
  readonly option: string;
  readonly message: string;
}

interface EditorProps {
  readonly draft: Signal<Draft>;
  readonly declared: OptionDeclarations;
  readonly presets: GameInfo['presets'];
  readonly error: OptionError | null;
  /** What stands below an option's field. */
  readonly about?: ((option: string) => ComponentChildren) | undefined;
}

function Group({
  group,
  draft,
  error,
  about,
  open,
}: Pick<EditorProps, 'draft' | 'error' | 'about'> & {
  readonly group: OptionGroup;
  /** Something is being looked for: all that fits is shown. */
  readonly open: boolean;
}) {
  const { table } = setUpTexts;
  const { changes } = draft.value;
  const changed = group.options.filter(([name]) => name in changes).length;
  const wrong = group.options.some(([name]) => name === error?.option);
  return (
    <details class={styles.group} open={open || wrong}>
      <summary>
        <span>{group.group}</span>
        <span class={styles.soft}>{table.groupCount(group.options.length, changed)}</span>
      </summary>
      <div class={styles.options}>
        {group.options.map(([name, declared]) => (
          <div key={name} class={styles.rule}>
            <OptionField
              name={name}
              declared={declared}
              value={changes[name] ?? (declared.default as (typeof changes)[string])}
              changed={name in changes}
              error={error?.option === name ? error.message : ''}
              onValue={(value) => {
                const next = withOption(draft.value.changes, name, value, declared.default);
                draft.value = { ...draft.value, changes: next };
              }}
            />
            {about?.(name)}
          </div>
        ))}
      </div>
    </details>
  );
}

/** The editor of the options that `declared` lists, in `draft`. */
export function OptionsEditor({ draft, declared, presets = [], error, about }: EditorProps) {
  const { table } = setUpTexts;
  const query = useSignal('');
  const groups = optionGroups(declared, query.value);
  const count = Object.keys(draft.value.changes).length;
  return (
    <Part title={table.options}>
      <p class={styles.soft}>{table.optionsWhy}</p>
      {presets.map(({ name, title, about, options }) => (
        <div key={name}>
          <Button onClick={() => (draft.value = { ...draft.value, changes: options })}>{title}</Button>
          <p class={styles.soft}>{about}</p>
        </div>
      ))}
      <div class={styles.tools}>
        <TextField
          label={table.search}
          value={query.value}
          autocomplete="off"
          onText={(text) => (query.value = text)}
        />
        <Button
          icon="undo"
          disabled={count === 0}
          onClick={() => (draft.value = { ...draft.value, changes: {} })}
        >
          {table.resetAll}
        </Button>
      </div>
      <p role="status" class={styles.found}>
        {query.value.trim() === ''
          ? table.sumChanges(count)
          : table.found(groups.reduce((sum, { options }) => sum + options.length, 0))}
      </p>
      {groups.map((group) => (
        <Group
          key={group.group}
          group={group}
          draft={draft}
          error={error}
          about={about}
          open={query.value.trim() !== ''}
        />
      ))}
    </Part>
  );
}
