// Coming in anew: the reader's passkeys, and the button by which somebody comes in with one.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../source/api.ts';
import { knowsPasskeys, makePasskey, signIn } from '../source/passkeys.ts';
import type { Passkeys } from '../source/passkeys.ts';
import { Problem } from '../source/problem.ts';
import { signInTexts } from '../texts/sign-in.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import panel from './call-me.module.css';
import lists from './lists.module.css';
import { ClubSignIn } from './sign-in-club.tsx';
import { MyMails } from './sign-in-mail.tsx';
import { whenWords } from './words.ts';
import styles from './you.module.css';

type Listed = Passkeys | Problem | null;

/** Lets somebody come in with a passkey. */
export function SignInButton({
  label,
  kind,
}: {
  readonly label: string;
  readonly kind: 'primary' | 'quiet';
}) {
  const busy = useSignal(false);
  if (!knowsPasskeys()) return null;
  const sign = async (): Promise<void> => {
    busy.value = true;
    const problem = await signIn();
    busy.value = false;
    if (problem instanceof Problem) toast(problem.message, 'bad');
    else if (problem !== null) toast(signInTexts.stopped, 'bad');
  };
  return (
    <Button kind={kind} busy={busy.value} onClick={() => void sign()}>
      {label}
    </Button>
  );
}

function Row({
  passkey: { id, name, createdAt, usedAt },
  listed,
}: {
  readonly passkey: Passkeys['passkeys'][number];
  readonly listed: Signal<Listed>;
}) {
  const device = name === '' ? signInTexts.unnamed : name;
  const remove = async (): Promise<void> => {
    const answer = await ask('dropPasskey', { params: { passkey: id } });
    if (answer instanceof Problem) return toast(answer.message, 'bad');
    listed.value = answer;
    toast(signInTexts.removed);
  };
  const when = (at: number): string => whenWords(at, Date.now());
  return (
    <li class={styles.row}>
      <div>
        <p class={styles.device}>{device}</p>
        <p class={styles.used}>
          {usedAt === null ? signInTexts.made(when(createdAt)) : signInTexts.used(when(usedAt))}
        </p>
      </div>
      <Button aria-label={signInTexts.removeLong(device)} onClick={() => void remove()}>
        {signInTexts.remove}
      </Button>
    </li>
  );
}

function Make({ listed, site }: { readonly listed: Signal<Listed>; readonly site: string | null }) {
  const busy = useSignal(false);
  if (!knowsPasskeys()) return <p class={panel.why}>{signInTexts.noPasskeys}</p>;
  if (location.hostname !== site) return <p class={panel.why}>{signInTexts.notHere}</p>;
  const make = async (): Promise<void> => {
    busy.value = true;
    const answer = await makePasskey();
    busy.value = false;
    if (answer instanceof Problem) return toast(answer.message, 'bad');
    if (typeof answer === 'string') return toast(signInTexts[answer], 'bad');
    listed.value = answer;
    toast(signInTexts.added, 'good');
  };
  return (
    <div class={lists.acts}>
      <Button kind="primary" busy={busy.value} onClick={() => void make()}>
        {signInTexts.add}
      </Button>
      <SignInButton kind="quiet" label={signInTexts.signAsOther} />
    </div>
  );
}

function Mine({ listed }: { readonly listed: Signal<Listed> }) {
  const answer = listed.value;
  if (answer === null) return <Skeleton lines={2} height="4rem" />;
  if (answer instanceof Problem) return <p role="alert">{answer.message}</p>;
  return (
    <>
      {answer.passkeys.length === 0 ? (
        <p>{signInTexts.none}</p>
      ) : (
        <>
          <ul class={styles.list} aria-label={signInTexts.list}>
            {answer.passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} listed={listed} />
            ))}
          </ul>
          <p class={panel.why}>{signInTexts.stays}</p>
        </>
      )}
      <Make listed={listed} site={answer.site} />
    </>
  );
}

/** The panel. */
export function SignInPanel() {
  const listed = useSignal<Listed>(null);
  useEffect(() => void ask('listPasskeys').then((answer) => (listed.value = answer)), [listed]);
  return (
    <section class={panel.panel} aria-labelledby="sign-in">
      <h2 id="sign-in" class={lists.heading}>
        {signInTexts.title}
      </h2>
      <p class={panel.why}>{signInTexts.lead}</p>
      <Mine listed={listed} />
      <MyMails />
      <ClubSignIn />
    </section>
  );
}
