// The reader's devices: which can play in their name, when each was used last, and how to end them.

import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Page, PageHead } from '../app/page.tsx';
import { ask } from '../source/api.ts';
import { leaveDevice } from '../source/leave-device.ts';
import type { Session } from '../source/leave-device.ts';
import { Problem } from '../source/problem.ts';
import { before, endOthers, me } from '../source/session.ts';
import { laterTexts } from '../texts/later.ts';
import { signInTexts } from '../texts/sign-in.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { AccountPanel } from './account.tsx';
import { CallMe } from './call-me.tsx';
import { Decisions } from './decisions.tsx';
import { GoBackButton, HandOverButton, RecoveryButton } from './hand-over.tsx';
import { SignInButton, SignInPanel } from './sign-in.tsx';
import { ClubSignIn } from './sign-in-club.tsx';
import { MailLink } from './sign-in-mail.tsx';
import lists from './lists.module.css';
import { whenWords } from './words.ts';
import styles from './you.module.css';

type Listed = readonly Session[] | Problem | null;

function deviceWords({ kind, device }: Session): string {
  const { you } = laterTexts;
  if (kind === 'program') return you.program;
  return device === '' ? you.unknown : device;
}

async function load(listed: Signal<Listed>): Promise<void> {
  const answer = await ask('listSessions');
  listed.value = answer instanceof Problem ? answer : answer.sessions;
}

function LeaveDialog({
  session,
  last,
  close,
}: {
  readonly session: Session;
  readonly last: boolean;
  readonly close: () => void;
}) {
  const { you } = laterTexts;
  const problem = useSignal('');
  const leave = async (): Promise<void> => {
    problem.value = (await leaveDevice(session))?.message ?? '';
  };
  return (
    <Dialog title={you.leaveTitle} onClose={close}>
      <p>{you.leaveWhy}</p>
      {last && <p>{you.leaveLast}</p>}
      <p role="alert">{problem.value}</p>
      <div class={lists.acts}>
        <Button kind="primary" onClick={() => void leave()}>
          {you.leaveNow}
        </Button>
        <Button onClick={close}>{you.stay}</Button>
      </div>
    </Dialog>
  );
}

function Row({ session, listed }: { readonly session: Session; readonly listed: Signal<Listed> }) {
  const { you } = laterTexts;
  const leaving = useSignal(false);
  const device = deviceWords(session);
  const end = async (): Promise<void> => {
    const answer = await ask('endSession', { params: { session: session.id } });
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else toast(you.ended(device));
    await load(listed);
  };
  const last = Array.isArray(listed.value) && listed.value.length === 1;
  return (
    <li class={styles.row}>
      <div>
        <p class={styles.device}>
          {device}
          {session.current && ` (${you.here})`}
        </p>
        <p class={styles.used}>{you.used(whenWords(session.usedAt, Date.now()))}</p>
      </div>
      {session.current ? (
        <Button onClick={() => (leaving.value = true)}>{you.leave}</Button>
      ) : (
        <Button aria-label={you.endLong(device)} onClick={() => void end()}>
          {you.end}
        </Button>
      )}
      {leaving.value && (
        <LeaveDialog session={session} last={last} close={() => void (leaving.value = false)} />
      )}
    </li>
  );
}

function Devices() {
  const { you } = laterTexts;
  const listed = useSignal<Listed>(null);
  useEffect(() => void load(listed), []);
  const all = listed.value;
  if (all === null) return <Skeleton lines={2} height="4rem" />;
  if (all instanceof Problem) return <p role="alert">{all.message}</p>;
  const others = async (): Promise<void> => {
    const problem = await endOthers();
    toast(problem?.message ?? you.othersDone, problem === null ? 'good' : 'bad');
    await load(listed);
  };
  return (
    <section aria-label={you.list}>
      <ul class={styles.list}>
        {all.map((session) => (
          <Row key={session.id} session={session} listed={listed} />
        ))}
      </ul>
      {all.length > 1 && (
        <div class={lists.more}>
          <Button onClick={() => void others()}>{you.others}</Button>
        </div>
      )}
    </section>
  );
}

/** The screen at `/you`. */
export function You() {
  const { you } = laterTexts;
  const somebody = me.value;
  return (
    <Page title={you.title}>
      <PageHead title={somebody?.name ?? you.title} lead={somebody === null ? you.nobody : you.lead}>
        <div class={lists.acts}>
          {before.value !== null && <GoBackButton name={before.value} />}
          {somebody != null && <HandOverButton />}
          {somebody != null && <RecoveryButton />}
          {somebody === null && <SignInButton kind="primary" label={signInTexts.sign} />}
        </div>
      </PageHead>
      {somebody === null && <MailLink />}
      {somebody === null && <ClubSignIn />}
      {somebody != null && <Devices key={somebody.identity} />}
      {somebody != null && <SignInPanel key={`keys ${somebody.identity}`} />}
      {somebody != null && <CallMe key={`calls ${somebody.identity}`} />}
      {somebody != null && <Decisions key={`decided ${somebody.identity}`} />}
      {somebody != null && <AccountPanel />}
    </Page>
  );
}
