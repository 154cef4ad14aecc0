// The log as lines under headings, and what of it is wanted.

import type { Told } from '@bridgefront/protocol';
import { plainLetters } from './choice-list.ts';

/** One line: a report's sentence, and where the report stands among all. */
export interface LogLine {
  readonly text: string;
  readonly index: number;
}

/** Lines between two beginnings of a round. */
export interface LogSection {
  /** Empty before the first round. */
  readonly heading: string;
  readonly first: number;
  readonly lines: readonly LogLine[];
}

/** What somebody wants to read. */
export interface LogWish {
  /** Kinds of reports; null: all. */
  readonly tells: ReadonlySet<string> | null;
  readonly words: string;
}

// Games say so alike when a round begins.
function begins({ face }: Told): boolean {
  return face.tell === 'round-begins' || face.tell === 'turn-begins';
}

/** Groups the reports by round; sections that have not changed keep their identity through `before`. */
export function logSections(
  reports: readonly Told[],
  wish: LogWish,
  before: readonly LogSection[],
): LogSection[] {
  const words = plainLetters(wish.words).split(/\s+/).filter(Boolean);
  const sections: { heading: string; first: number; lines: LogLine[] }[] = [];
  let open = { heading: '', first: 0, lines: [] as LogLine[] };
  reports.forEach((told, index) => {
    if (begins(told)) {
      sections.push(open);
      open = { heading: told.text ?? '', first: index, lines: [] };
      return;
    }
    const { text = '' } = told;
    if (text === '' || (wish.tells !== null && !wish.tells.has(told.face.tell))) return;
    const letters = words.length > 0 ? plainLetters(text) : '';
    if (words.every((word) => letters.includes(word))) open.lines.push({ text, index });
  });
  sections.push(open);
  return sections
    .filter(({ heading, lines }) => lines.length > 0 || (heading !== '' && words.length === 0))
    .map((section) => before.find((old) => sameSection(old, section)) ?? section);
}

// Reports never change once told: the same ends mean the same lines.
function sameSection(a: LogSection, b: LogSection): boolean {
  return (
    a.first === b.first &&
    a.heading === b.heading &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, at) => line.index === b.lines[at].index && line.text === b.lines[at].text)
  );
}
