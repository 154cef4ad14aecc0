// The file of a ladder: its settings on the first line, then one line for each match that was played.

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { messageOf, usageError } from '@bridgefront/terminal/failure.ts';
import type { Played } from './tally.ts';

/** What decides how the matches go. A file belongs to one of these. */
export interface Settings {
  readonly game: string;
  /** Fingerprint of the rules. */
  readonly rules: string;
  readonly bots: readonly string[];
  readonly seats: readonly number[];
  readonly forms: readonly string[];
  /** Only the first bot against each of the others. */
  readonly first: boolean;
  readonly seed: string;
  readonly options: { readonly [name: string]: string };
}

/** One match: which it was, and what it counts. */
export interface Line extends Played {
  readonly pairing: number;
  readonly set: number;
  readonly seating: number;
}

const kind = 'bridgefront-ladder';

function headerOf(settings: Settings): { readonly [name: string]: unknown } {
  return { file: kind, ...settings };
}

function isNumbers(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((item) => typeof item === 'number');
}

function isLine(value: unknown): value is Line {
  const line = value as Partial<Line> | null;
  const whole = [line?.pairing, line?.set, line?.seating, line?.choices];
  return (
    whole.every((number) => Number.isInteger(number)) &&
    typeof line?.won === 'number' &&
    isNumbers(line.places)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

function checkHeader(path: string, text: string, settings: Settings): void {
  const found = parse(text) as { readonly [name: string]: unknown } | null | undefined;
  if (found?.['file'] !== kind)
    throw usageError(`${path} is no file of a ladder; give another name with --file.`);
  for (const [name, value] of Object.entries(headerOf(settings))) {
    if (JSON.stringify(found[name]) === JSON.stringify(value)) continue;
    const before = shown(found[name]);
    throw usageError(
      `${path} belongs to a ladder with other ${name} (${before}, not ${shown(value)}); ` +
        'repeat its command line, or give another name with --file.',
    );
  }
}

/** The file's text; null where there is none. */
function readText(path: string): string | null {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
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

/** The matches that a ladder has played so far, and where the next ones are written. */
export interface LadderFile {
  readonly lines: readonly Line[];
  readonly add: (line: Line) => void;
}

function readLine(path: string, text: string, number: number): Line {
  const line = parse(text);
  if (isLine(line)) return line;
  throw usageError(
    `Line ${number} of ${path} is no match of a ladder; take it out to play that match again.`,
  );
}

// Only whole lines count: what was cut off in the middle of a write is thrown away and played again.
function readLines(path: string, settings: Settings): readonly Line[] {
  const header = `${JSON.stringify(headerOf(settings))}\n`;
  const text = readText(path);
  if (text === null || header.startsWith(text)) {
    orSay(path, () => writeFileSync(path, header));
    return [];
  }
  const [first, ...rest] = text.split('\n');
  checkHeader(path, first, settings);
  const cutOff = rest.pop() ?? '';
  const lines = rest.map((line, index) => readLine(path, line, index + 2));
  if (cutOff !== '')
    orSay(path, () => truncateSync(path, Buffer.byteLength(text) - Buffer.byteLength(cutOff)));
  return lines;
}

/**
 * Opens the file of a ladder to go on where it stopped; one that does not exist is begun. A null path keeps nothing.
 * @throws CommandFailure (usage) when it belongs to another ladder, is none, or cannot be read or written
 */
export function openLadderFile(path: string | null, settings: Settings): LadderFile {
  if (path === null) return { lines: [], add: () => undefined };
  return {
    lines: readLines(path, settings),
    add: (line) => orSay(path, () => appendFileSync(path, `${JSON.stringify(line)}\n`)),
  };
}
