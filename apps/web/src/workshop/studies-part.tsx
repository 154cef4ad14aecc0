// Studies that the server plays: how each stands, its report, its way into the notebook, and starting one.

import { useSignal } from '@preact/signals';
import type { Study } from '@bridgefront/lab/study.ts';
import type { StudyInfo } from '@bridgefront/protocol';
import { Button, ButtonLink } from '@bridgefront/page/ui/button.tsx';
import { NumberField } from '@bridgefront/page/ui/number-field.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import { usePolled } from '../source/poll.ts';
import { askAsOwner, keepOwnerToken, ownerToken } from '../source/owner.ts';
import { Problem } from '../source/problem.ts';
import { studyTexts as words } from '../texts/studies.ts';
import { askStudy, listStudies } from './server-studies.ts';
import styles from './workshop.module.css';

interface StudiesPartProps {
  readonly game: string;
  /** The study that asks what is asked now; null: there is nothing to ask, or no study can. */
  readonly study: (sets: number) => Study | null;
  /** Takes what a study found into the notebook. */
  readonly onFound: (found: unknown, title: string) => void;
}

type Act = 'pauseStudy' | 'resumeStudy' | 'cancelStudy';

const freshEvery = 3_000;

// What may be done with a study as it stands.
const actsOf: { readonly [S in StudyInfo['status']]: readonly Act[] } = {
  waiting: ['pauseStudy', 'cancelStudy'],
  playing: ['pauseStudy', 'cancelStudy'],
  paused: ['resumeStudy', 'cancelStudy'],
  failed: ['resumeStudy', 'cancelStudy'],
  cancelled: ['cancelStudy'],
  finished: ['cancelStudy'],
};

function Item({
  info,
  may,
  act,
  onFound,
}: {
  readonly info: StudyInfo;
  readonly may: boolean;
  readonly act: (name: Act) => void;
  readonly onFound: StudiesPartProps['onFound'];
}) {
  const { id, title, status, done, all, problem } = info;
  const over = status === 'finished' || status === 'cancelled';
  const take = async (): Promise<void> => {
    const answer = await askStudy(id);
    if (answer instanceof Problem) toast(answer.message, 'bad');
    else onFound(answer.found, title);
  };
  return (
    <li class={styles.entry}>
      <h3>{title}</h3>
      <p class={styles.soft}>{words.stands(words.status[status], done, all)}</p>
      {status === 'playing' && <progress value={done} max={all} aria-label={words.progress(title)} />}
      {problem !== null && <p role="alert">{problem}</p>}
      <div class={styles.acts}>
        {status === 'finished' && (
          <>
            <ButtonLink size="small" href={`/api/studies/${id}/report.html`} target="_blank">
              {words.report}
            </ButtonLink>
            <Button size="small" onClick={() => void take()}>
              {words.take}
            </Button>
          </>
        )}
        {may &&
          actsOf[status].map((name) => (
            <Button key={name} size="small" kind="quiet" onClick={() => act(name)}>
              {name === 'cancelStudy' && over ? words.remove : words.acts[name]}
            </Button>
          ))}
      </div>
    </li>
  );
}

/** The section of the workshop; nothing where the server plays none and nobody may start any. */
export function StudiesPart({ game, study, onFound }: StudiesPartProps) {
  const token = useSignal(ownerToken());
  const looked = useSignal(0);
  const sets = useSignal(500);
  const refused = useSignal('');
  const found = usePolled(listStudies, freshEvery, `${token.value} ${looked.value}`).value;
  const answered = async (asked: Promise<object>): Promise<void> => {
    const answer = await asked;
    refused.value = answer instanceof Problem ? answer.message : '';
    looked.value++;
  };
  const start = (): void => {
    const made = study(sets.peek());
    if (made === null) refused.value = words.nothing;
    else void answered(askAsOwner('startStudy', { body: { study: made } }));
  };
  const known = found === null || found instanceof Problem ? null : found;
  const mine = known?.studies.filter((one) => one.game === game) ?? [];
  return (
    <details class={styles.studies}>
      <summary>{words.title}</summary>
      <div class={styles.part}>
        <p class={styles.soft}>{words.why}</p>
        {found instanceof Problem && <p role="alert">{found.message}</p>}
        {known !== null && mine.length === 0 && <p class={styles.soft}>{words.none}</p>}
        <ol class={styles.entries}>
          {mine.map((info) => (
            <Item
              key={info.id}
              info={info}
              may={known?.may === true}
              act={(name) => void answered(askAsOwner(name, { params: { study: info.id }, body: {} }))}
              onFound={onFound}
            />
          ))}
        </ol>
        <label class={styles.token}>
          <span>{words.token}</span>
          <input
            type="password"
            autocomplete="off"
            value={token.value}
            onChange={(event) => {
              token.value = event.currentTarget.value.trim();
              keepOwnerToken(token.peek());
            }}
          />
          <small>{words.tokenHelp}</small>
        </label>
        {token.value !== '' && known?.may === false && <p role="alert">{words.wrongToken}</p>}
        {known?.may === true && (
          <>
            <NumberField
              label={words.sets}
              value={sets.value}
              min={10}
              max={50_000}
              onNumber={(number) => (sets.value = number)}
            />
            <div class={styles.acts}>
              <Button icon="play" onClick={start}>
                {words.start}
              </Button>
            </div>
          </>
        )}
        {refused.value !== '' && <p role="alert">{refused.value}</p>}
      </div>
    </details>
  );
}
