// What this browser was shown of a match and chose in it, kept to be compared with the record: it is played again here.

import { digest, fingerprint, RecordError } from '@bridgefront/kernel';
import type { AnyGame, Finding, Json, MatchRecord } from '@bridgefront/kernel';
import type { MatchInfo } from '@bridgefront/protocol';
import { playAgain } from '@bridgefront/viewing';
import type { PlayedAgain, SeatReport } from '@bridgefront/viewing';
import type { MatchDocument } from '@bridgefront/page/source.ts';
import { shownTexts } from '../texts/shown.ts';
import { keepSetting, readSetting } from './surroundings.ts';

interface Kept {
  readonly seat: number;
  /** The fingerprint of the rules that the table named first. */
  readonly rules: string | null;
  /** By how many acts there had been: a print of the table as it was shown. */
  readonly tables: { readonly [acts: number]: string };
  /** Choices that were accepted, and `take-back`, in order. */
  readonly chosen: readonly string[];
  /** Two tables were shown for one moment. */
  readonly twofold?: true;
}

const keyOf = (match: string): string => `shown.${match}`;

function keptOf(match: string): Kept | null {
  try {
    return JSON.parse(readSetting(keyOf(match)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

// Members in one order, because patches leave them in another one than the rules do.
function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as { readonly [key: string]: Json };
  return Object.fromEntries(
    Object.keys(members)
      .toSorted()
      .flatMap((key) => (members[key] === undefined ? [] : [[key, inOrder(members[key])]])),
  );
}

function printOf({ table, outcome }: Pick<MatchDocument['view'], 'table' | 'outcome'>): string {
  return digest(JSON.stringify(inOrder({ table, outcome } as unknown as Json))).slice(0, 16);
}

// What this page has been told of its matches, all of it.
const told = new Map<string, readonly SeatReport[]>();

/** What is shown of a match by now. */
export interface Shown {
  readonly seat: number;
  /** The rules that its table names; null: that is not known yet. */
  readonly rules: string | null;
  readonly document: MatchDocument;
  readonly reports: readonly SeatReport[];
}

/** Notes what is shown; false: for the same moment something else was shown before. */
export function noteShown(match: string, { seat, rules, document, reports }: Shown): boolean {
  const { view, host } = document;
  const { acts } = host;
  told.set(match, reports);
  if (acts === undefined) return true;
  const kept = keptOf(match) ?? { seat, rules: null, tables: {}, chosen: [] };
  const print = printOf(view);
  const before = kept.tables[acts];
  if (before === print && (kept.rules !== null || rules === null)) return true;
  const same = before === undefined || before === print;
  keepSetting(
    keyOf(match),
    JSON.stringify({
      ...kept,
      seat,
      rules: kept.rules ?? rules,
      tables: { [acts]: print, ...kept.tables },
      ...(!same && { twofold: true }),
    }),
  );
  return same;
}

/** Notes a choice that was accepted; null: the last one was taken back. */
export function noteChosen(match: string, choice: string | null): void {
  const kept = keptOf(match);
  if (kept === null) return;
  keepSetting(keyOf(match), JSON.stringify({ ...kept, chosen: [...kept.chosen, choice ?? 'take-back'] }));
}

const bad = (text: string): Finding => ({ kind: 'bad', text });

// Others may have acted in the seat as well: its clock, a bot in its place, another device.
function hasAll(acts: readonly string[], { seat, chosen }: Kept): boolean {
  const mine = acts.flatMap((act) => {
    if (act === `take-back ${seat}`) return ['take-back'];
    return act.startsWith(`${seat} `) ? [act.slice(`${seat} `.length)] : [];
  });
  let at = 0;
  for (const choice of mine) if (choice === chosen[at]) at++;
  return at === chosen.length;
}

function againstTables({ reveals }: PlayedAgain, { tables }: Kept): boolean {
  const known = new Map(reveals.map(({ acts, view }) => [acts, view]));
  return Object.entries(tables).every(([acts, print]) => {
    const view = known.get(Number(acts));
    return view !== undefined && printOf(view as MatchDocument['view']) === print;
  });
}

function sameReports(first: readonly SeatReport[], again: readonly SeatReport[]): boolean {
  const text = (reports: readonly SeatReport[]): string =>
    JSON.stringify(inOrder(reports as unknown as Json));
  return first.length <= again.length && text(first) === text(again.slice(0, first.length));
}

/**
 * What of a match does not fit what this browser was shown, once it is over. Null where it kept nothing; one note where the
 * rules are not to be had here.
 */
export function checkShown(
  info: Pick<MatchInfo, 'id' | 'outcome'>,
  record: MatchRecord,
  game: AnyGame | null,
): readonly Finding[] | null {
  const kept = keptOf(info.id);
  if (kept === null) return null;
  if (kept.rules !== null && kept.rules !== record.rules) return [bad(shownTexts.otherRules)];
  const found = kept.twofold === true ? [bad(shownTexts.twofold)] : [];
  if (!hasAll(record.fairness?.acts ?? record.choices, kept)) found.push(bad(shownTexts.otherChoices));
  if (game === null || fingerprint(game) !== record.rules)
    return [...found, { kind: 'note', text: shownTexts.noRules }];
  try {
    const again = playAgain(game, record, kept.seat);
    const last = again.reveals[again.reveals.length - 1].view;
    if (!againstTables(again, kept)) found.push(bad(shownTexts.otherTable));
    if (!sameReports(told.get(info.id) ?? [], again.reports)) found.push(bad(shownTexts.otherReports));
    if (
      JSON.stringify(inOrder(last.outcome as unknown as Json)) !==
      JSON.stringify(inOrder(info.outcome as Json))
    )
      found.push(bad(shownTexts.otherOutcome));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    found.push(bad(shownTexts.notPlayable));
  }
  return found;
}
