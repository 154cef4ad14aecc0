// The log as lines under headings, and what of it is wanted.

import type { SeatReport } from '@bridgefront/viewing';
import { plainLetters } from './choice-list.ts';

/** One line: a report's sentence, and where the report stands among all. */
export interface LogLine {
  readonly text: string;
  readonly index: number;
  readonly tell: string;
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

interface OpenLine extends LogLine {
  readonly rest: OpenLine[];
}

function lineOf({ face, text = '' }: SeatReport, index: number): OpenLine {
  const seat: unknown = face['seat'];
  return { text, index, tell: face.tell, seat: typeof seat === 'number' ? seat : null, rest: [] };
}

/** Groups the reports under the headings that the game gives; sections that have not changed keep their identity through `before`. */
export function logSections(
  reports: readonly SeatReport[],
  wish: LogWish,
  headingOf: (report: SeatReport) => string | null,
  before: readonly LogSection[],
): LogSection[] {
  const words = plainLetters(wish.words).split(/\s+/).filter(Boolean);
  const sections: { heading: string; first: number; lines: OpenLine[] }[] = [];
  let open = { heading: '', first: 0, lines: [] as OpenLine[] };
  reports.forEach((report, index) => {
    const { text = '' } = report;
    const heading = headingOf(report);
    if (heading !== null) {
      sections.push(open);
      open = { heading, first: index, lines: [] };
      // A sentence that is the heading is not said twice.
      if (heading === text) return;
    }
    if (text === '' || (wish.tells !== null && !wish.tells.has(report.face.tell))) return;
    const letters = words.length > 0 ? plainLetters(text) : '';
    if (!words.every((word) => letters.includes(word))) return;
    const before = open.lines.at(-1);
    const folds = words.length === 0 && wish.folds?.has(report.face.tell) === true;
    (folds && before !== undefined ? before.rest : open.lines).push(lineOf(report, index));
  });
  sections.push(open);
  return sections
    .filter(({ heading, lines }) => lines.length > 0 || (heading !== '' && words.length === 0))
    .map((section) => before.find((old) => sameSection(old, section)) ?? section);
}

/** Whether two lines say the same: what is behind a line only grows. */
export function sameLine(a: LogLine, b: LogLine): boolean {
  return a.index === b.index && a.text === b.text && a.rest.length === b.rest.length;
}

// Reports never change once report: the same ends mean the same lines.
function sameSection(a: LogSection, b: LogSection): boolean {
  return (
    a.first === b.first &&
    a.heading === b.heading &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, at) => sameLine(line, b.lines[at]))
  );
}
