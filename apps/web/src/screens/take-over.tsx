// Arrival by a link from another device: `/take-over#CODE`. Only a click uses the code up, for links are also opened by
// messengers that preview them.

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Page, PageHead } from '../app/page.tsx';
import { ask } from '../source/api.ts';
import { Problem } from '../source/problem.ts';
import { become, me } from '../source/session.ts';
import { texts } from '../texts/index.ts';
import { laterTexts } from '../texts/later.ts';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { Icon } from '@bridgefront/page/ui/icon.tsx';
import styles from './hand-over.module.css';

/** The screen at `/take-over`. */
export function TakeOver() {
  const { home } = texts.shell;
  const { handOver } = laterTexts;
  const code = useMemo(() => location.hash.slice(1), []);
  const busy = useSignal(false);
  const problem = useSignal(code === '' ? handOver.worn : '');
  const here = me.value;
  const take = async (): Promise<void> => {
    busy.value = true;
    const answer = await ask('takeOver', { body: { code } });
    if (answer instanceof Problem) {
      busy.value = false;
      problem.value = answer.code === 'bad-message' ? handOver.worn : answer.message;
      return;
    }
    become(answer);
    // Anew, because the live connection is still that of whoever this browser was before.
    location.replace('/matches');
  };
  return (
    <Page title={handOver.takeTitle}>
      <PageHead title={handOver.takeTitle} lead={handOver.take} />
      <div class={styles.card}>
        {here != null && problem.value === '' && (
          <p>
            <Icon name="warning" /> {handOver.instead(here.name)}
          </p>
        )}
        {problem.value !== '' && (
          <p role="alert" class={styles.problem}>
            {problem.value}
          </p>
        )}
        <div class={styles.ways}>
          {problem.value === '' && (
            <Button kind="primary" size="large" busy={busy.value} onClick={() => void take()}>
              {handOver.takeNow}
            </Button>
          )}
          <ButtonLink kind={problem.value === '' ? 'quiet' : 'secondary'} href="/">
            {problem.value === '' ? handOver.notNow : home}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
