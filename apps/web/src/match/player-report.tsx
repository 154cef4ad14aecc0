// Report somebody at the table: who runs the server reads it, with what was said there.

import { useSignal } from '@preact/signals';
import type { ChatLine, MatchInfo, ReportReason } from '@bridgefront/protocol';
import { isHere } from '../local/ids.ts';
import { addRoutes, ask } from '../source/api.ts';
import { mySeat } from '../source/my-seat.ts';
import { Problem } from '../source/problem.ts';
import { reportReasons, reportTexts } from '../texts/reports.ts';
import styles from './menu.module.css';
import { NoteField } from './note-field.tsx';

addRoutes({ reportPlayer: 'POST /api/matches/{match}/reports' });

/** Somebody whom one could report: in a seat, or by the last line that they said from beside the table. */
interface Other {
  readonly whom: { readonly seat: number } | { readonly line: number };
  readonly name: string;
}

function othersAt(info: MatchInfo, lines: readonly ChatLine[]): readonly Other[] {
  const mine = mySeat(info);
  const seats = info.seats.flatMap(({ seat, kind, name }): Other[] =>
    kind === 'human' && name !== null && seat !== mine ? [{ whom: { seat }, name }] : [],
  );
  const beside = new Map(lines.flatMap((line) => (line.seat === null ? [[line.name, line.number]] : [])));
  return [
    ...seats,
    ...[...beside].map(([name, line]) => ({ whom: { line }, name: reportTexts.atTable.beside(name) })),
  ];
}

/** The control in the menu; nothing where nobody else is there whom one could report. */
export function PlayerReport({
  info,
  lines,
}: {
  readonly info: MatchInfo;
  readonly lines: readonly ChatLine[];
}) {
  const says = reportTexts.atTable;
  const mine = mySeat(info);
  const others = othersAt(info, lines);
  const [open, note, news] = [useSignal(false), useSignal(''), useSignal('')];
  const who = useSignal(0);
  const reason = useSignal<ReportReason>('words');
  if (mine === null || others.length === 0 || isHere(info.id)) return null;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const whom = others[who.value]?.whom ?? { seat: -1 };
    const body = { ...whom, reason: reason.value, note: note.value.trim() };
    const answer = await ask('reportPlayer', { params: { match: info.id }, body });
    news.value = answer instanceof Problem ? answer.message : says.sent;
    if (!(answer instanceof Problem)) open.value = false;
  };
  if (!open.value)
    return (
      <>
        <button type="button" title={says.why} onClick={() => void (open.value = true)}>
          {says.label}
        </button>
        {news.value !== '' && <p role="status">{news.value}</p>}
      </>
    );
  return (
    <form class={styles.said} onSubmit={(event) => void send(event)}>
      <p>{says.why}</p>
      <label class={styles.row}>
        <span>{says.who}</span>
        <select value={who.value} onChange={(event) => (who.value = Number(event.currentTarget.value))}>
          {others.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class={styles.row}>
        <span>{says.reason}</span>
        <select
          value={reason.value}
          onChange={(event) => {
            const wished = reportReasons.find((one) => one === event.currentTarget.value);
            if (wished !== undefined) reason.value = wished;
          }}
        >
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {reportTexts.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <NoteField label={says.note} note={note} />
      <p role="alert">{news.value}</p>
      <button type="submit">{says.send}</button>
      <button
        type="button"
        onClick={() => {
          open.value = false;
          news.value = '';
        }}
      >
        {says.close}
      </button>
    </form>
  );
}
