// Coming in by mail, where the server sends any: the reader's addresses, and a link for who has lost the browser.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answer } from '@bridgefront/protocol';
import { addRoutes, ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { signInTexts } from '../texts/sign-in.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { TextField } from '@bridgefront/page/ui/field.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import lists from './lists.module.css';
import styles from './you.module.css';

addRoutes({
  listMails: 'GET /api/mails',
  addMail: 'POST /api/mails',
  dropMail: 'POST /api/mails/drop',
  sendsMail: 'GET /api/session/mail',
  mailLink: 'POST /api/session/mail',
});

type Mails = Answer<'listMails'>;

/** A field for an address, and what is done with it: null, or why not. */
function AddressForm({
  button,
  send,
}: {
  readonly button: string;
  readonly send: (address: string) => Promise<Problem | null>;
}) {
  const [address, problem, busy] = [useSignal(''), useSignal(''), useSignal(false)];
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    const refused = await send(address.value.trim());
    busy.value = false;
    problem.value = refused?.code === 'bad-message' ? signInTexts.noAddress : (refused?.message ?? '');
    if (refused === null) address.value = '';
  };
  return (
    <form class={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={signInTexts.mail}
        inputMode="email"
        autocomplete="email"
        error={problem.value}
        value={address.value}
        onText={(text) => (address.value = text)}
      />
      <Button type="submit" busy={busy.value}>
        {button}
      </Button>
    </form>
  );
}

/** The reader's addresses. */
export function MyMails() {
  const listed = useSignal<Mails | null>(null);
  const took = (answer: Mails | Problem): void => {
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else listed.value = answer;
  };
  useEffect(() => void ask('listMails').then(took), []);
  if (listed.value === null || !listed.value.sends) return null;
  const add = async (address: string): Promise<Problem | null> => {
    const answer = await ask('addMail', { body: { address } });
    if (answer instanceof Problem) return answer;
    toast(signInTexts.asked(address), 'good');
    return null;
  };
  const remove = async (address: string): Promise<void> => took(await ask('dropMail', { body: { address } }));
  return (
    <>
      <ul class={styles.list} aria-label={signInTexts.mails}>
        {listed.value.mails.map(({ address }) => (
          <li key={address} class={styles.row}>
            <p class={styles.device}>{address}</p>
            <Button aria-label={signInTexts.removeMail(address)} onClick={() => void remove(address)}>
              {signInTexts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <AddressForm button={signInTexts.addMail} send={add} />
    </>
  );
}

/** Sends a link to whoever is nobody here. */
export function MailLink() {
  const sends = useSignal(false);
  useEffect(() => {
    void ask('sendsMail').then((answer) => (sends.value = !(answer instanceof Problem) && answer.sends));
  }, [sends]);
  if (!sends.value) return null;
  const send = async (address: string): Promise<Problem | null> => {
    const answer = await ask('mailLink', { body: { address } });
    if (answer instanceof Problem) return answer;
    toast(signInTexts.linkSent, 'good');
    return null;
  };
  return (
    <div class={lists.more}>
      <AddressForm button={signInTexts.sendLink} send={send} />
    </div>
  );
}
