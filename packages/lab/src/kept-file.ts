// Files of matches that go on where they stopped: their settings on the first line, then one line for each match.

import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { messageOf, usageError } from '@bridgefront/terminal/failure.ts';
import { parsed } from './json.ts';
import { isBarelyBegun, wholeLines } from './whole-lines.ts';
import type { WholeLines } from './whole-lines.ts';

/** What a file is of. */
interface Kind {
  /** What its first line calls it. */
  readonly file: string;
  /** The same in words, such as `a ladder`. */
  readonly of: string;
}

interface KindOf<L> extends Kind {
  readonly isLine: (value: unknown) => value is L;
}

/** What has been kept so far, and where the next lines are written. */
export interface KeptFile<L> {
  readonly lines: readonly L[];
  readonly add: (line: L) => void;
}

function headerOf({ file }: Kind, settings: object): { readonly [name: string]: unknown } {
  return { file, ...settings };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

function checkHeader(path: string, text: string, kind: Kind, settings: object): void {
  const found = parsed(text) as { readonly [name: string]: unknown } | null | undefined;
  if (found?.['file'] !== kind.file)
    throw usageError(`${path} is no file of ${kind.of}; give another name with --file.`);
  for (const [name, value] of Object.entries(headerOf(kind, settings))) {
    if (JSON.stringify(found[name]) === JSON.stringify(value)) continue;
    const before = shown(found[name]);
    throw usageError(
      `${path} belongs to ${kind.of} with other ${name} (${before}, not ${shown(value)}); ` +
        'repeat its command line, or give another name with --file.',
    );
  }
}

/** The file's lines; null where there is no file. */
function readWhole(path: string): WholeLines | null {
  try {
    return existsSync(path) ? wholeLines(path) : null;
  } catch (thrown) {
    throw usageError(`${path} cannot be read: ${messageOf(thrown)}.`);
  }
}

function orSay(path: string, write: () => void): void {
  try {
    write();
  } catch (thrown) {
    throw usageError(`${path} cannot be written: ${messageOf(thrown)}.`);
  }
}

function readLine<L>(path: string, { of, isLine }: KindOf<L>, text: string, number: number): L {
  const line = parsed(text);
  if (isLine(line)) return line;
  throw usageError(`Line ${number} of ${path} is no match of ${of}; take it out to play that match again.`);
}

function readLines<L>(path: string, kind: KindOf<L>, settings: object): readonly L[] {
  const header = JSON.stringify(headerOf(kind, settings));
  const whole = readWhole(path);
  if (whole === null || isBarelyBegun(whole, header)) {
    orSay(path, () => writeFileSync(path, `${header}\n`));
    return [];
  }
  const [first = whole.rest, ...rest] = whole.lines;
  checkHeader(path, first, kind, settings);
  const lines = rest.map((line, index) => readLine(path, kind, line, index + 2));
  orSay(path, whole.cut);
  return lines;
}

/**
 * Opens a file to go on where it stopped; one that does not exist is begun. A null path keeps nothing.
 * @throws CommandFailure (usage) when it has other settings, is of another kind, or cannot be read or written
 */
export function openKept<L>(path: string | null, kind: KindOf<L>, settings: object): KeptFile<L> {
  if (path === null) return { lines: [], add: () => undefined };
  return {
    lines: readLines(path, kind, settings),
    add: (line) => orSay(path, () => appendFileSync(path, `${JSON.stringify(line)}\n`)),
  };
}
