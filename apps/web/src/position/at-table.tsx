// A position as an option of matches: brought to any table, shared by its link, kept in this browser.

import { useSignal } from '@preact/signals';
import { readOptions } from '@bridgefront/kernel';
import type { AnyGame, Options } from '@bridgefront/kernel';
import type { PositionOptions } from '@bridgefront/page/position-form.ts';
import type { Changes } from '@bridgefront/page/set-up.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { newTableLink, positionLink, workshopLink } from '../screens/changes-link.ts';
import { positionTexts as words } from '../texts/position.ts';
import { workshopTexts } from '../texts/workshop.ts';
import { together } from '../workshop/changes.ts';
import type { Editing } from './editor.tsx';
import { opened, writtenAs } from './laid.ts';
import type { Laid } from './laid.ts';
import styles from './position.module.css';

/** The position that options hold, opened with the others; null: they hold none. */
export function openedFrom({ form }: Pick<Editing, 'form'>, options: Changes, seed: string): Laid | null {
  const position = form.asOptions?.read(options as Options) ?? null;
  if (position === null || form.asOptions === undefined) return null;
  const own = new Set(Object.keys(form.asOptions.write(position as never)));
  const rest = Object.fromEntries(Object.entries(options).filter(([name]) => !own.has(name)));
  return opened(form, { options: rest as never, position }, seed);
}

// Why no match can begin there; empty: one can.
function problemOf(game: AnyGame, changes: Changes, seats: number): string {
  const read = readOptions(game.options, changes);
  if ('problem' in read) return read.problem;
  return game.checkOptions?.(read.options, seats) ?? '';
}

function Kept({ asOptions, editing }: { readonly asOptions: PositionOptions; readonly editing: Editing }) {
  const kept = useSignal(asOptions.kept());
  const name = useSignal('');
  const { laid } = editing;
  const keep = (): void => {
    const options = together(laid.peek().options, asOptions.write(writtenAs(editing.form, laid.peek())));
    const done = asOptions.keep(name.peek().trim() || words.unnamed, options);
    toast(done ? words.kept : words.notKept, done ? 'good' : 'bad');
    kept.value = asOptions.kept();
  };
  return (
    <>
      <TextField
        label={words.name}
        value={name.value}
        maxLength={60}
        onText={(text) => (name.value = text)}
      />
      <div class={styles.acts}>
        <Button size="small" onClick={keep}>
          {words.keepIt}
        </Button>
      </div>
      {kept.value.map((one) => (
        <div key={one.name} class={styles.acts}>
          <Button
            size="small"
            onClick={() => (laid.value = openedFrom(editing, one.options, laid.peek().seed) ?? laid.peek())}
          >
            {one.name}
          </Button>
          <Button
            size="small"
            kind="quiet"
            icon="close"
            label={words.forget(one.name)}
            onClick={() => {
              asOptions.forget(one.name);
              kept.value = asOptions.kept();
            }}
          />
        </div>
      ))}
    </>
  );
}

/** The part of the panel; nothing where no match of the game can begin at a position. */
export function AtTable(editing: Editing) {
  const { game, form, laid, look } = editing;
  const { asOptions } = form;
  if (asOptions === undefined) return null;
  const changes = together(laid.value.options, asOptions.write(writtenAs(form, laid.value)));
  const seats = 'match' in look ? look.match.seats : game.seats.min;
  const problem = problemOf(game, changes, seats);
  const copy = (): void => {
    const link = new URL(positionLink(game.name, changes), location.href).href;
    void navigator.clipboard.writeText(link).then(
      () => toast(words.copied),
      () => toast(workshopTexts.notCopied, 'bad'),
    );
  };
  return (
    <section class={styles.part} aria-labelledby="position-table">
      <h2 id="position-table">{words.atTable}</h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {problem === '' && (
        <div class={styles.acts}>
          <ButtonLink size="small" icon="people" href={newTableLink(game.name, changes)}>
            {workshopTexts.table}
          </ButtonLink>
          <ButtonLink size="small" icon="settings" href={workshopLink(game.name, changes)}>
            {words.measure}
          </ButtonLink>
          <Button size="small" icon="copy" onClick={copy}>
            {workshopTexts.copy}
          </Button>
        </div>
      )}
      <Kept asOptions={asOptions} editing={editing} />
    </section>
  );
}
