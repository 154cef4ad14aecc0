// What who runs the server has decided about the reader, what the reader says against it, and what became of own reports.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AboutMe, Answer } from '@bridgefront/protocol';
import { addRoutes, ask } from '../source/api.ts';
import { titleOf } from '../source/games.ts';
import { Problem } from '../source/problem.ts';
import { reportTexts } from '../texts/reports.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { LongTextField } from '@bridgefront/page/ui/long-text-field.tsx';
import rows from './rows.module.css';
import { whenWords } from './words.ts';
import styles from './you.module.css';

addRoutes({ listDecisions: 'GET /api/decisions', appeal: 'POST /api/decisions/{report}/appeal' });

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

function Appeal({ about, changed }: { readonly about: AboutMe; readonly changed: () => void }) {
  const says = reportTexts.mine;
  const [text, problem] = [useSignal(''), useSignal('')];
  const { appeal } = about;
  if (appeal !== null) {
    const { answer } = appeal;
    return (
      <>
        <p>{says.appealed(appeal.text)}</p>
        <p>
          {answer === null ? says.waits : answer.keep ? says.kept : says.takenBack} {answer?.note}
        </p>
      </>
    );
  }
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await ask('appeal', { params: { report: about.id }, body: { text: text.value.trim() } });
    problem.value = answer instanceof Problem ? answer.message : '';
    if (!(answer instanceof Problem)) changed();
  };
  return (
    <form class={styles.form} onSubmit={(event) => void send(event)}>
      <LongTextField
        label={says.appeal}
        help={says.appealHelp}
        error={problem.value}
        value={text.value}
        maxLength={500}
        required
        onText={(next) => (text.value = next)}
      />
      <Button type="submit">{says.send}</Button>
    </form>
  );
}

/** The section under "You"; nothing where nothing was decided or reported. */
export function Decisions() {
  const says = reportTexts.mine;
  const found = useSignal<Answer<'listDecisions'> | null>(null);
  const load = async (): Promise<void> => {
    const answer = await ask('listDecisions');
    if (!(answer instanceof Problem)) found.value = answer;
  };
  useEffect(() => void load(), []);
  if (found.value === null) return null;
  const { suspended, decisions, reports } = found.value;
  if (decisions.length + reports.length === 0) return null;
  return (
    <section class={styles.decided} aria-labelledby="decided">
      <h2 id="decided" class={rows.heading}>
        {decisions.length > 0 ? says.title : says.reports}
      </h2>
      {suspended !== null && <p role="status">{says.suspended(date.format(suspended))}</p>}
      {decisions.length > 0 && (
        <ul class={rows.list}>
          {decisions.map((about) => {
            const { id, decision, reason, game } = about;
            return (
              <li key={id} class={rows.row}>
                <div>
                  <p>
                    <strong>
                      {says.decided(decision.act, decision.until === null ? '' : date.format(decision.until))}
                    </strong>{' '}
                    {says.about(reason, titleOf(game) || game)}
                  </p>
                  {decision.note !== '' && <p>{decision.note}</p>}
                  <Appeal about={about} changed={() => void load()} />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {reports.length > 0 && (
        <>
          {decisions.length > 0 && <h3>{says.reports}</h3>}
          <ul>
            {reports.map(({ match, name, at, decided }) => (
              <li key={`${match} ${name}`}>{says.report(name, whenWords(at, Date.now()), decided)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
