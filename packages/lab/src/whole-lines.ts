// Files that grow by lines: only whole ones count, and what a killed process left unfinished is cut off.

import { readFileSync, truncateSync } from 'node:fs';

/** A file's lines. */
export interface WholeLines {
  readonly lines: readonly string[];
  /** What stands behind the last whole line. */
  readonly rest: string;
  /** Cuts the rest off. */
  readonly cut: () => void;
}

/** Reads a file's lines; nothing is cut yet. */
export function wholeLines(path: string): WholeLines {
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  return {
    lines,
    rest,
    cut: () => {
      if (rest !== '') truncateSync(path, Buffer.byteLength(text) - Buffer.byteLength(rest));
    },
  };
}

/** Whether a file was left while its first line was written. */
export function isBarelyBegun({ lines, rest }: WholeLines, first: string): boolean {
  // A letter of several bytes may be cut, too.
  return lines.length === 0 && first.startsWith(rest.replace(/\uFFFD+$/, ''));
}
