// The reader's matches for another device: a link that works once, with its QR code.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Problem } from '../source/problem.ts';
import { act, become } from '../source/session.ts';
import { laterTexts } from '../texts/later.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { LinkWays } from './link-ways.tsx';
import styles from './hand-over.module.css';

function HandOverDialog({ close }: { readonly close: () => void }) {
  const { handOver } = laterTexts;
  const code = useSignal<string | null>(null);
  const problem = useSignal('');
  const make = async (): Promise<void> => {
    const answer = await act('handOver', { body: {} });
    problem.value = answer instanceof Problem ? answer.message : '';
    code.value = answer instanceof Problem ? null : answer.code;
  };
  useEffect(() => void make(), []);
  return (
    <Dialog title={handOver.title} onClose={close}>
      <div class={styles.body}>
        <p>{handOver.why}</p>
        {code.value === null ? (
          <p role="status">{problem.value === '' ? handOver.making : problem.value}</p>
        ) : (
          // Behind the #, so that neither this server's nor anybody's log ever holds the code.
          <LinkWays link={`${location.origin}/take-over#${code.value}`} text={handOver.shareText} />
        )}
        <p class={styles.soft}>{handOver.once}</p>
        <Button kind="quiet" icon="again" onClick={() => void make()}>
          {handOver.again}
        </Button>
      </div>
    </Dialog>
  );
}

// Made by a click: it ends the one that may lie in a drawer.
function RecoveryDialog({ close }: { readonly close: () => void }) {
  const { handOver } = laterTexts;
  const code = useSignal<string | null>(null);
  const problem = useSignal('');
  const making = useSignal(false);
  const make = async (): Promise<void> => {
    making.value = true;
    const answer = await act('makeRecovery', { body: {} });
    making.value = false;
    problem.value = answer instanceof Problem ? answer.message : '';
    if (!(answer instanceof Problem)) code.value = answer.code;
  };
  return (
    <Dialog title={handOver.keyTitle} onClose={close}>
      <div class={styles.body}>
        <p>{handOver.keyWhy}</p>
        {code.value !== null && (
          <LinkWays link={`${location.origin}/take-over#${code.value}`} text={handOver.shareText} />
        )}
        <p class={styles.soft}>{handOver.keyOnce}</p>
        <p role="alert">{problem.value}</p>
        {code.value === null ? (
          <Button kind="primary" busy={making.value} onClick={() => void make()}>
            {handOver.keyNew}
          </Button>
        ) : (
          <Button onClick={() => print()}>{handOver.keyPrint}</Button>
        )}
      </div>
    </Dialog>
  );
}

/** Opens the dialog that makes a recovery key. */
export function RecoveryButton() {
  const open = useSignal(false);
  return (
    <>
      <Button onClick={() => (open.value = true)}>{laterTexts.handOver.keyButton}</Button>
      {open.value && <RecoveryDialog close={() => (open.value = false)} />}
    </>
  );
}

/** Opens the dialog. */
export function HandOverButton() {
  const open = useSignal(false);
  return (
    <>
      <Button icon="share" onClick={() => (open.value = true)}>
        {laterTexts.handOver.button}
      </Button>
      {open.value && <HandOverDialog close={() => (open.value = false)} />}
    </>
  );
}

/** Lets the reader be whom this browser was before it followed a link from another device. */
export function GoBackButton({ name }: { readonly name: string }) {
  const busy = useSignal(false);
  const goBack = async (): Promise<void> => {
    busy.value = true;
    const answer = await act('goBack', { body: {} });
    busy.value = false;
    if (answer instanceof Problem) return toast(answer.message, 'bad');
    become(answer);
    // Anew, because the live connection is still that of whoever this browser was.
    location.reload();
  };
  return (
    <Button icon="undo" busy={busy.value} onClick={() => void goBack()}>
      {laterTexts.handOver.back(name)}
    </Button>
  );
}
