// The log as lines under headings, and what of it is wanted.

import type { SeatReport } from '@bridgefront/viewing';
import { plainLetters } from './choice-list.ts';

/** One line: a report's sentence, and where the report stands among all. */
export interface LogLine {
  readonly text: string;
  readonly index: number;
  readonly tell: string;
  /** All that the report tells. */
  readonly face: SeatReport['face'];
  /** Whom the sentence begins with or is about; null: nobody alone. */
  readonly seat: number | null;
  /** Book-keeping that follows, folded away. */
  readonly rest: readonly LogLine[];
}

/** Lines under one heading. */
export interface LogSection {
  /** Empty before the first heading. */
  readonly heading: string;
  readonly first: number;
  readonly lines: readonly LogLine[];
}

/** What somebody wants to read. */
export interface LogWish {
  /** Kinds of reports; null: all. */
  readonly tells: ReadonlySet<string> | null;
  /** Kinds that are folded behind the line before them; a search unfolds them. */
  readonly folds?: ReadonlySet<string>;
  readonly words: string;
}

function lineOf({ face, text = '' }: SeatReport, index: number): LogLine {
  const seat: unknown = face['seat'];
  return { text, index, tell: face.tell, face, seat: typeof seat === 'number' ? seat : null, rest: [] };
}

// The last line with one more behind it.
function folded(lines: readonly LogLine[], last: LogLine, more: LogLine): readonly LogLine[] {
  return [...lines.slice(0, -1), { ...last, rest: [...last.rest, more] }];
}

const beginning: LogSection = { heading: '', first: 0, lines: [] };

/** A log as it grows: what has been read is not read again, and lines and sections that have not changed stay the very same. */
export function logReader(
  wish: LogWish,
  headingOf: (report: SeatReport) => string | null,
): (reports: readonly SeatReport[]) => readonly LogSection[] {
  const words = plainLetters(wish.words).split(/\s+/).filter(Boolean);
  let closed: LogSection[] = [];
  let open = beginning;
  let read: readonly SeatReport[] = [];
  let shown: readonly LogSection[] = [];
  const take = (report: SeatReport, index: number): void => {
    const { text = '' } = report;
    const heading = headingOf(report);
    if (heading !== null) {
      closed.push(open);
      open = { heading, first: index, lines: [] };
      // A sentence that is the heading is not said twice.
      if (heading === text) return;
    }
    if (text === '' || (wish.tells !== null && !wish.tells.has(report.face.tell))) return;
    const letters = words.length > 0 ? plainLetters(text) : '';
    if (!words.every((word) => letters.includes(word))) return;
    const last = open.lines.at(-1);
    const folds = words.length === 0 && wish.folds?.has(report.face.tell) === true;
    const line = lineOf(report, index);
    const lines = folds && last !== undefined ? folded(open.lines, last, line) : [...open.lines, line];
    open = { ...open, lines };
  };
  return (reports) => {
    // A reveal that is shown again takes the log back to it.
    if (reports.length < read.length || reports[read.length - 1] !== read.at(-1)) {
      closed = [];
      open = beginning;
      read = [];
    }
    for (let index = read.length; index < reports.length; index++) take(reports[index], index);
    read = reports;
    const before = shown;
    shown = [...closed, open]
      .filter(({ heading, lines }) => lines.length > 0 || (heading !== '' && words.length === 0))
      .map((section) => before.find((old) => old === section || sameSection(old, section)) ?? section);
    return shown;
  };
}

// What is behind a line only grows.
function sameLine(a: LogLine, b: LogLine): boolean {
  return a.index === b.index && a.text === b.text && a.rest.length === b.rest.length;
}

// Reports never change once told.
function sameSection(a: LogSection, b: LogSection): boolean {
  return (
    a.first === b.first &&
    a.heading === b.heading &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, at) => sameLine(line, b.lines[at]))
  );
}
