// Ways of being called: those there are, each with a trial, and how to add one.

import { useSignal } from '@preact/signals';
import { ask } from '../source/api.ts';
import { reload, took } from '../source/calls.ts';
import type { CallState } from '../source/calls.ts';
import { Problem } from '../source/problem.ts';
import { addThisBrowser, arrival, canPush } from '../source/push-here.ts';
import { callTexts } from '../texts/calls.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Dialog } from '@bridgefront/page/ui/dialog.tsx';
import { Select, TextField } from '@bridgefront/page/ui/field.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import styles from './call-me.module.css';
import lists from './lists.module.css';
import { whenWords } from './words.ts';
import you from './you.module.css';

type Way = CallState['ways'][number];

const patience = 30_000; // Milliseconds: some push services take their time.

function stateOf({ confirmed, problem, usedAt }: Way): string {
  if (!confirmed) return callTexts.unconfirmed;
  if (problem !== null) return problem;
  return usedAt === null ? callTexts.never : callTexts.used(whenWords(usedAt, Date.now()));
}

// A push service that has taken it is not this device: that tells so itself when it is shown.
async function trial(way: Way): Promise<void> {
  const here = way.here && way.kind === 'push' ? arrival('trial', patience) : null;
  const answer = await ask('tryWay', { params: { way: way.id }, body: {} });
  if (answer instanceof Problem) return toast(answer.message, 'bad');
  if (!answer.delivered) {
    toast(answer.problem ?? '', 'bad');
    return reload();
  }
  if (here === null) return toast(callTexts.delivered, 'good');
  const came = await here;
  toast(callTexts[came], came === 'arrived' ? 'good' : 'bad');
}

function Row({ way }: { readonly way: Way }) {
  const trying = useSignal(false);
  const name = way.here ? `${way.name} (${callTexts.thisDevice})` : way.name;
  const tryIt = async (): Promise<void> => {
    trying.value = true;
    await trial(way);
    trying.value = false;
  };
  const remove = async (): Promise<void> => took(await ask('dropWay', { params: { way: way.id } }));
  return (
    <li class={you.row}>
      <div>
        <p class={you.device}>
          {callTexts.kinds[way.kind]}: {name}
        </p>
        <p class={you.used}>{stateOf(way)}</p>
      </div>
      <div class={lists.acts}>
        {way.confirmed && (
          <Button aria-label={callTexts.tryLong(way.name)} busy={trying.value} onClick={() => void tryIt()}>
            {callTexts.tryIt}
          </Button>
        )}
        <Button aria-label={callTexts.removeLong(way.name)} onClick={() => void remove()}>
          {callTexts.remove}
        </Button>
      </div>
    </li>
  );
}

function AddHere({ calls }: { readonly calls: CallState }) {
  const adding = useSignal(false);
  if (!canPush()) return <p class={styles.why}>{callTexts.noPush}</p>;
  if (calls.ways.some(({ here, kind }) => here && kind === 'push')) return null;
  const add = async (): Promise<void> => {
    adding.value = true;
    const problem = await addThisBrowser(calls.offers.push);
    adding.value = false;
    if (problem instanceof Problem) return toast(problem.message, 'bad');
    if (problem !== null) return toast(callTexts[problem], 'bad');
    return reload();
  };
  return (
    <div class={lists.acts}>
      <Button kind="primary" busy={adding.value} onClick={() => void add()}>
        {callTexts.addHere}
      </Button>
    </div>
  );
}

function AddMail() {
  const address = useSignal('');
  const problem = useSignal('');
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const to = address.value.trim();
    const answer = await ask('addWay', { body: { kind: 'mail', address: to } });
    problem.value = answer instanceof Problem ? answer.message : '';
    if (answer instanceof Problem) return;
    address.value = '';
    toast(callTexts.asked(to));
    await reload();
  };
  return (
    <form class={styles.add} onSubmit={(event) => void add(event)}>
      <TextField
        label={callTexts.mail}
        value={address.value}
        onText={(text) => (address.value = text)}
        error={problem.value}
        inputMode="email"
        autocomplete="email"
        required
      />
      <Button type="submit">{callTexts.addMail}</Button>
    </form>
  );
}

type Format = keyof typeof callTexts.formats;

function AddHook() {
  const url = useSignal('');
  const format = useSignal<Format>('plain');
  const problem = useSignal('');
  const secret = useSignal('');
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { kind: 'webhook', url: url.value.trim(), format: format.value } as const;
    const answer = await ask('addWay', { body });
    problem.value = answer instanceof Problem ? answer.message : '';
    if (answer instanceof Problem) return;
    url.value = '';
    if (body.format === 'plain') secret.value = answer.secret ?? '';
    await reload();
  };
  const close = (): void => void (secret.value = '');
  return (
    <details>
      <summary>{callTexts.more}</summary>
      <form class={styles.add} onSubmit={(event) => void add(event)}>
        <TextField
          label={callTexts.hook}
          value={url.value}
          onText={(text) => (url.value = text)}
          error={problem.value}
          inputMode="url"
          required
        />
        <Select
          label={callTexts.format}
          value={format.value}
          options={Object.entries(callTexts.formats).map(([value, label]) => ({ value, label }))}
          onSelect={(value) => (format.value = value as Format)}
        />
        <Button type="submit">{callTexts.addHook}</Button>
      </form>
      {secret.value !== '' && (
        <Dialog title={callTexts.secretTitle} onClose={close}>
          <p>{callTexts.secret}</p>
          <p class={styles.secret}>{secret.value}</p>
          <Button kind="primary" onClick={close}>
            {callTexts.close}
          </Button>
        </Dialog>
      )}
    </details>
  );
}

/** All ways, and how to add one. */
export function CallWays({ calls }: { readonly calls: CallState }) {
  return (
    <>
      {calls.ways.length === 0 ? (
        <p class={styles.why}>{callTexts.none}</p>
      ) : (
        <ul class={you.list}>
          {calls.ways.map((way) => (
            <Row key={way.id} way={way} />
          ))}
        </ul>
      )}
      <AddHere calls={calls} />
      {calls.offers.mail && <AddMail />}
      <AddHook />
    </>
  );
}
