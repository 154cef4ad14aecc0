// What is kept of the reader: to have as a file, and to delete.

import { useSignal } from '@preact/signals';
import { addRoutes, ask } from '../source/api.ts';
import { clearDevice } from '../source/leave-device.ts';
import { Problem } from '../source/problem.ts';
import { saveText } from '../source/save-text.ts';
import { accountTexts } from '../texts/account.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import panel from './call-me.module.css';
import lists from './lists.module.css';

addRoutes({
  getAccount: 'GET /api/account',
  dropAccount: 'POST /api/account/delete',
});

function DeleteDialog({ close }: { readonly close: () => void }) {
  const name = useSignal('');
  const problem = useSignal('');
  const busy = useSignal(false);
  const remove = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    const answer = await ask('dropAccount', { body: { name: name.value.trim() } });
    busy.value = false;
    if (answer instanceof Problem) problem.value = answer.message;
    else await clearDevice();
  };
  return (
    <Dialog title={accountTexts.removeTitle} onClose={close}>
      <form onSubmit={(event) => void remove(event)}>
        <p>{accountTexts.removeWhat}</p>
        <TextField
          label={accountTexts.label}
          error={problem.value}
          value={name.value}
          onText={(text) => (name.value = text)}
          autocomplete="off"
          data-focus
        />
        <div class={lists.acts}>
          <Button type="submit" kind="primary" busy={busy.value}>
            {accountTexts.removeNow}
          </Button>
          <Button onClick={close}>{accountTexts.keep}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The panel. */
export function AccountPanel() {
  const removing = useSignal(false);
  const busy = useSignal(false);
  const save = async (): Promise<void> => {
    busy.value = true;
    const answer = await ask('getAccount');
    busy.value = false;
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else saveText(accountTexts.file, JSON.stringify(answer, null, 2));
  };
  return (
    <section class={panel.panel} aria-labelledby="account">
      <h2 id="account" class={lists.heading}>
        {accountTexts.title}
      </h2>
      <p class={panel.why}>{accountTexts.lead}</p>
      <div class={lists.acts}>
        <Button busy={busy.value} onClick={() => void save()}>
          {accountTexts.save}
        </Button>
        <Button kind="quiet" onClick={() => (removing.value = true)}>
          {accountTexts.remove}
        </Button>
      </div>
      {removing.value && <DeleteDialog close={() => (removing.value = false)} />}
    </section>
  );
}
