// Commands about people who were reported.

import { reportActs } from '@bridgefront/protocol';
import type { ReportAct } from '@bridgefront/protocol';
import { AdminError } from './parts.ts';
import type { Admin } from './admin.ts';

const date = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const isAct = (word: string): word is ReportAct => reportActs.some((act) => act === word);

/** Reports that wait, or all. */
export async function reports(admin: Admin, [word]: readonly string[]): Promise<string> {
  if (word !== undefined && word !== 'all') throw new AdminError('Say nothing, or "all".');
  const found = await admin.decisions.reports(word === 'all' ? 'all' : 'waiting');
  if (found.length === 0) return 'Nobody is reported.';
  return found
    .map(({ id, at, game, match, reason, note, reporter, reported, lines, decision, appeal }) =>
      [
        `${id}  ${date(at)}  ${game}  ${match}`,
        `  ${reported.name} (${reported.id}): ${reason}; ${reported.reports} kept about them, ${reported.acts} acted on`,
        `  said by ${reporter.name}; ${reporter.unfounded} of their ${reporter.said} came to nothing`,
        ...(note === '' ? [] : [`  "${note}"`]),
        ...lines.map(({ by, text }) => `  | ${by}: ${text}`),
        ...(decision === null
          ? []
          : [
              `  decided: ${decision.act}${decision.until === null ? '' : ` until ${date(decision.until)}`} ${decision.note}`.trimEnd(),
            ]),
        ...(appeal === null ? [] : [`  against it: "${appeal.text}"`]),
        ...(appeal?.answer == null
          ? []
          : [`  answered: ${appeal.answer.keep ? 'kept' : 'taken back'} ${appeal.answer.note}`.trimEnd()]),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Decides about one. */
export async function decide(admin: Admin, [id, act = '', ...more]: readonly string[]): Promise<string> {
  if (id === undefined || !isAct(act))
    throw new AdminError(`Say the id of a report and what to do: ${reportActs.join(', ')}.`);
  const lasts = act === 'mute' || act === 'suspend';
  const days = lasts ? Number(more[0]) : undefined;
  if (days !== undefined && !(days >= 0.01 && days <= 36_500))
    throw new AdminError('Say a number of days, 0.01 to 36500.');
  const note = more.slice(lasts ? 1 : 0).join(' ');
  await admin.decisions.decide(id, { act, days, note });
  return act === 'nothing' ? 'Nothing is done.' : 'Done, and told to whom it is about.';
}

/** Answers an appeal. */
export async function answer(admin: Admin, [id, word, ...note]: readonly string[]): Promise<string> {
  if (id === undefined || (word !== 'keep' && word !== 'lift'))
    throw new AdminError('Say the id of a report, and keep or lift.');
  await admin.decisions.answer(id, word === 'keep', note.join(' '));
  return word === 'keep' ? 'It stands.' : 'It is taken back.';
}
