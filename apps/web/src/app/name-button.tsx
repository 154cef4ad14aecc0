// The reader's name, and the dialog that changes it.

import { useSignal } from '@preact/signals';
import { newGuestName } from '../source/guest-name.ts';
import { nameNow, takeName } from '../source/session.ts';
import { texts } from '../texts/index.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import styles from './header.module.css';

const longest = 40;

function NameDialog({ close }: { readonly close: () => void }) {
  const { you } = texts.shell;
  const name = useSignal(nameNow() ?? newGuestName());
  const problem = useSignal('');
  const busy = useSignal(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wished = name.value.trim();
    if (wished === '') {
      problem.value = you.empty;
      return;
    }
    busy.value = true;
    const failed = await takeName(wished);
    busy.value = false;
    problem.value = failed?.message ?? '';
    if (failed !== null) return;
    toast(you.saved(wished));
    close();
  };
  return (
    <Dialog title={you.title} onClose={close}>
      <form class={styles.name} onSubmit={(event) => void save(event)}>
        <TextField
          label={you.label}
          help={you.help}
          error={problem.value}
          value={name.value}
          onText={(text) => (name.value = text)}
          maxLength={longest}
          autocomplete="nickname"
          data-focus
        />
        <a href="/you" onClick={close}>
          {you.devices}
        </a>
        <div class={styles.acts}>
          <Button icon="again" kind="quiet" onClick={() => (name.value = newGuestName())}>
            {you.another}
          </Button>
          <Button type="submit" kind="primary" busy={busy.value}>
            {you.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The button with the reader's name. */
export function NameButton() {
  const open = useSignal(false);
  const { you } = texts.shell;
  const name = nameNow();
  return (
    <>
      <button
        type="button"
        class={styles.me}
        aria-label={name === undefined ? you.guest : you.open(name)}
        title={name === undefined ? you.guest : you.open(name)}
        onClick={() => (open.value = true)}
      >
        <span class={styles.initial} data-initial={Array.from(name ?? '?')[0]} />
        <span class={styles.myName}>{name ?? you.guest}</span>
      </button>
      {open.value && <NameDialog close={() => (open.value = false)} />}
    </>
  );
}
