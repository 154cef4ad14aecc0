// A finished match compared with what this browser noted of it: it is played again, by the rules that the page brings.

import type { Finding, Json, MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import type { PlayedAgain, SeatReport } from '@bridgefront/viewing';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { shownTexts } from '../texts/shown.ts';
import type { AgainAnswer, AgainWish } from '../local/played-again.ts';
import { inOrder, keptOf, printOf, printOfNames, told } from './shown.ts';
import type { KeptShown } from './shown.ts';

const bad = (text: string): Finding => ({ kind: 'bad', text });

// Others may have acted in the seat as well: its clock, a bot in its place, another device.
function hasAll(acts: readonly string[], seat: number, { chosen }: KeptShown): boolean {
  const mine = acts.flatMap((act) => {
    if (act === `take-back ${seat}`) return ['take-back'];
    return act.startsWith(`${seat} `) ? [act.slice(`${seat} `.length)] : [];
  });
  let at = 0;
  for (const choice of mine) if (choice === chosen[at]) at++;
  return at === chosen.length;
}

async function fitsTables({ reveals }: PlayedAgain, { tables }: KeptShown): Promise<boolean> {
  const prints = new Map<number, string>();
  for (const { acts, view } of reveals) prints.set(acts, await printOf(view as MatchDocument['view']));
  return Object.entries(tables).every(([acts, print]) => prints.get(Number(acts)) === print);
}

function sameReports(first: readonly SeatReport[], again: readonly SeatReport[], words: boolean): boolean {
  const text = (reports: readonly SeatReport[]): string =>
    JSON.stringify(inOrder((words ? reports : reports.map(({ face }) => face)) as unknown as Json));
  return first.length <= again.length && text(first) === text(again.slice(0, first.length));
}

/**
 * What of a match does not fit what this browser was shown, once it is over. Null where it kept nothing; one note where the
 * rules are not to be had here.
 */
export async function checkShown(
  info: Pick<MatchInfo, 'id' | 'outcome' | 'seats'>,
  record: MatchRecord,
  play: (wish: AgainWish) => Promise<AgainAnswer>,
): Promise<readonly Finding[] | null> {
  const seat = info.seats.find(({ mine }) => mine)?.seat ?? -1;
  const kept = keptOf(info.id, seat);
  if (kept === null) return null;
  if (kept.rules !== null && kept.rules !== record.rules) return [bad(shownTexts.otherRules)];
  const found = kept.twofold === true ? [bad(shownTexts.twofold)] : [];
  if (!hasAll(record.fairness?.acts ?? record.choices, seat, kept)) found.push(bad(shownTexts.otherChoices));
  const again = await play({ record, seat });
  if (again === 'no rules') return [...found, { kind: 'note', text: shownTexts.noRules }];
  if (again === 'refused') return [...found, bad(shownTexts.notPlayable)];
  const sameNames = kept.names === (await printOfNames(record.seats));
  const last = again.reveals[again.reveals.length - 1].view;
  if (!(await fitsTables(again, kept))) found.push(bad(shownTexts.otherTable));
  if (!sameReports(told.get(info.id) ?? [], again.reports, sameNames))
    found.push(bad(shownTexts.otherReports));
  const written = (outcome: unknown): string => JSON.stringify(inOrder(outcome as Json));
  if (written(last.outcome) !== written(info.outcome)) found.push(bad(shownTexts.otherOutcome));
  return found;
}
