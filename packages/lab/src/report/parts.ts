// What a report is made of, and how its values are written, in HTML as in Markdown.

import type { Cell } from '../measures.ts';
import type { Row } from '../parquet.ts';
import type { Study } from '../study.ts';
import { percent } from '../words.ts';
import type { Answered } from './figure.ts';

/** What a report is made of. */
export interface ReportParts {
  readonly study: Study;
  readonly title: string;
  /** Seeds of each table that are counted, and whether no more are to come. */
  readonly sets: number;
  readonly finished: boolean;
  readonly matches: number;
  readonly choices: number;
  readonly answers: readonly Answered[];
  /** What is seen again with one command each, the whole first. */
  readonly again: readonly ReplayCommand[];
  /** The command that shows a match of this study again. */
  replay(match: number): string;
  /** Where the report is shown beside a page that plays matches: addresses there. */
  readonly links?: Links;
}

/** Something of a study that a command shows again. */
export interface ReplayCommand {
  readonly what: string;
  readonly command: string;
}

/** Addresses of what a report rests on. */
export interface Links {
  /** A match, to be watched in the page; null: the page is not there. */
  match(match: number): string | null;
  /** All matches behind a row of a figure. */
  behind(figure: string, row: number): string;
}

const percents = new Set(['share', 'low', 'high', 'fair']);

/** A value as people read it; shares as per cent where the figure says so. */
export function shown(cell: Cell, column: string, share: boolean): string {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  // Names are written with hyphens; a minus stands before a number.
  if (typeof cell === 'string') return cell.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  if (share && percents.has(column)) return percent(cell);
  return Number.isInteger(cell) ? String(cell) : cell.toFixed(2);
}

/** Whether a figure's shares are written as per cent. */
export function isPercent({ figure }: Answered): boolean {
  return 'percent' in figure.chart && figure.chart.percent === true;
}

/** The columns that are shown: one that says the same in every row only takes room. */
export function columnsOf(rows: readonly Row[]): readonly string[] {
  const all = Object.keys(rows[0] ?? {});
  return all.filter((column) => column !== 'variant' || new Set(rows.map((row) => row[column])).size > 1);
}

/** A column's name as a heading. */
export function heading(column: string): string {
  return column.replaceAll('_', ' ');
}

/** What is said of a study of which only a part is counted; null where nothing is missing. */
export function unfinished({ study, sets, finished }: ReportParts): string | null {
  if (finished) return null;
  const [here, all] = [sets, study.sets].map((number) => number.toLocaleString('en'));
  return `Unfinished: ${here} of ${all} seeds of each table are counted here. The command that was stopped goes on where it was; a report written after it counts the rest.`;
}

/** The table of decisions, which stands on top, and all other figures. */
export function decisionsFirst(
  answers: readonly Answered[],
): readonly [Answered | null, readonly Answered[]] {
  const others = answers.filter(({ figure }) => figure.id !== 'decisions');
  return [answers.find(({ figure }) => figure.id === 'decisions') ?? null, others];
}
