// Reports about people, for who runs the server: what was said, what is decided, and what is answered to an appeal.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Answer, PlayerReportInfo, ReportAct } from '@bridgefront/protocol';
import { Page, PageHead } from '../app/page.tsx';
import { addRoutes } from '../source/api.ts';
import { loadGames, titleOf } from '../source/games.ts';
import { askAsOwner, keepOwnerToken, ownerToken } from '../source/owner.ts';
import { Problem } from '../source/problem.ts';
import { reportActs, reportTexts } from '../texts/reports.ts';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { Field, Select } from '@bridgefront/page/ui/field.tsx';
import { LongTextField } from '@bridgefront/page/ui/long-text-field.tsx';
import { NumberField } from '@bridgefront/page/ui/number-field.tsx';
import { Skeleton } from '@bridgefront/page/ui/skeleton.tsx';
import { toast } from '@bridgefront/page/ui/toast.tsx';
import styles from './reports.module.css';
import rows from './rows.module.css';
import { whenWords } from './words.ts';

addRoutes({
  listReports: 'GET /api/reports',
  decideReport: 'POST /api/reports/{report}/decision',
  answerAppeal: 'POST /api/reports/{report}/answer',
});

const says = reportTexts.queue;
type Changed = (answer: object) => void;

function Decide({ report, changed }: { readonly report: PlayerReportInfo; readonly changed: Changed }) {
  const act = useSignal<ReportAct>('nothing');
  const days = useSignal(7);
  const note = useSignal('');
  const lasts = act.value === 'mute' || act.value === 'suspend';
  const decide = async (event: Event): Promise<void> => {
    event.preventDefault();
    const body = { act: act.value, note: note.value.trim(), ...(lasts && { days: days.value }) };
    changed(await askAsOwner('decideReport', { params: { report: report.id }, body }));
  };
  return (
    <form class={styles.form} onSubmit={(event) => void decide(event)}>
      <Select
        label={says.act}
        value={act.value}
        options={reportActs.map((one) => ({ value: one, label: reportTexts.acts[one] }))}
        onSelect={(value) => {
          const wished = reportActs.find((one) => one === value);
          if (wished !== undefined) act.value = wished;
        }}
      />
      {lasts && (
        <NumberField
          label={says.days}
          value={days.value}
          min={1}
          max={36_500}
          onNumber={(value) => (days.value = value)}
        />
      )}
      {act.value !== 'nothing' && (
        <LongTextField
          label={says.note}
          value={note.value}
          maxLength={500}
          onText={(text) => (note.value = text)}
        />
      )}
      <Button type="submit" kind="primary">
        {says.decide}
      </Button>
    </form>
  );
}

function AnswerForm({ report, changed }: { readonly report: PlayerReportInfo; readonly changed: Changed }) {
  const note = useSignal('');
  const answer = async (keep: boolean): Promise<void> => {
    const body = { keep, note: note.value.trim() };
    changed(await askAsOwner('answerAppeal', { params: { report: report.id }, body }));
  };
  return (
    <div class={styles.form}>
      <LongTextField
        label={says.note}
        value={note.value}
        maxLength={500}
        onText={(text) => (note.value = text)}
      />
      <Button onClick={() => void answer(true)}>{says.keep}</Button>
      <Button onClick={() => void answer(false)}>{says.lift}</Button>
    </div>
  );
}

function Report({ report, changed }: { readonly report: PlayerReportInfo; readonly changed: Changed }) {
  const { game, at, reason, note, reporter, reported, lines, decision, appeal } = report;
  const now = Date.now();
  const until = decision?.until == null ? '' : new Date(decision.until).toISOString().slice(0, 10);
  return (
    <li class={rows.row}>
      <div class={styles.report}>
        <h2>{says.head(reported.name, reason)}</h2>
        <p class={styles.soft}>
          {says.facts(titleOf(game) || game, whenWords(at, now))}.{' '}
          {says.reporter(reporter.name, reporter.said, reporter.unfounded)}{' '}
          {says.reported(reported.reports, reported.acts)}
        </p>
        {note !== '' && <blockquote>{note}</blockquote>}
        {lines.length === 0 ? (
          <p class={styles.soft}>{says.noLines}</p>
        ) : (
          <details>
            <summary>{says.lines}</summary>
            <ul>
              {lines.map((line, index) => (
                <li key={index}>
                  <strong>{says.by[line.by]}:</strong> {line.text}
                </li>
              ))}
            </ul>
          </details>
        )}
        {decision !== null && (
          <p>
            {reportTexts.mine.decided(decision.act, until)} {decision.note}
          </p>
        )}
        {appeal !== null && <p>{says.against(appeal.text)}</p>}
        {appeal !== null && appeal.answer !== null && (
          <p>
            {appeal.answer.keep ? reportTexts.mine.kept : reportTexts.mine.takenBack} {appeal.answer.note}
          </p>
        )}
        {decision === null && <Decide report={report} changed={changed} />}
        {appeal !== null && appeal.answer === null && <AnswerForm report={report} changed={changed} />}
      </div>
    </li>
  );
}

/** The screen at `/reports`. */
export function Reports() {
  const token = useSignal(ownerToken());
  const show = useSignal<'waiting' | 'all'>('waiting');
  const found = useSignal<Answer<'listReports'> | Problem | null>(null);
  const load = async (): Promise<void> => {
    if (token.peek() === '') return void (found.value = null);
    found.value = await askAsOwner('listReports', { query: { show: show.peek() } });
  };
  useEffect(() => void loadGames(), []);
  useEffect(() => void load(), [token.value, show.value]);
  const changed: Changed = (answer) => {
    toast(answer instanceof Problem ? answer.message : says.done, answer instanceof Problem ? 'bad' : 'good');
    void load();
  };
  const now = found.value;
  return (
    <Page title={says.title}>
      <PageHead title={says.title} lead={says.lead} />
      <div class={rows.parts}>
        <div class={`${styles.form} ${styles.choice}`}>
          <Field label={says.token} help={says.tokenHelp}>
            {(ids) => (
              <input
                {...ids}
                type="password"
                autocomplete="off"
                class={styles.token}
                value={token.value}
                onChange={(event) => {
                  const given = event.currentTarget.value.trim();
                  keepOwnerToken(given);
                  token.value = given;
                }}
              />
            )}
          </Field>
          <Select
            label={says.show}
            value={show.value}
            options={(['waiting', 'all'] as const).map((one) => ({ value: one, label: says[one] }))}
            onSelect={(value) => void (show.value = value === 'all' ? 'all' : 'waiting')}
          />
        </div>
        {now === null && token.value !== '' && <Skeleton lines={3} height="4rem" />}
        {now instanceof Problem && <p role="alert">{now.message}</p>}
        {now !== null && !(now instanceof Problem) && (
          <>
            {now.reports.length === 0 && <p>{show.value === 'all' ? says.noneAtAll : says.none}</p>}
            <ul class={rows.list} aria-label={says.title}>
              {now.reports.map((report) => (
                <Report key={report.id} report={report} changed={changed} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Page>
  );
}
