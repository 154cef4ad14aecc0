// Facts file: one line a finished match, written as matches end, so that a study goes on where it was stopped.

import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { MatchFacts } from './play.ts';
import { StudyError } from './study.ts';

/** What decides every fact of a file: the study, and the rules it was played under. */
export interface FactsHead {
  readonly study: unknown;
  readonly rules: string;
}

const kind = 'lab-facts';

// Cuts off what a killed process left unfinished, and says which matches are there.
function wholeLines(path: string): { readonly head: string; readonly matches: Set<number> } {
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  const [head = '', ...lines] = text.slice(0, end).split('\n').filter(Boolean);
  const matches = new Set(lines.map((line) => Number(/^\{"match":(\d+)/.exec(line)?.[1] ?? -1)));
  return { head, matches };
}

/** An open facts file. */
export class FactsFile {
  readonly path: string;
  /** Matches that were played before. */
  readonly played: ReadonlySet<number>;
  readonly #file: number;

  private constructor(path: string, played: ReadonlySet<number>) {
    this.path = path;
    this.played = played;
    this.#file = openSync(path, 'a');
  }

  /**
   * Opens the file, new or with what has been played.
   * @throws StudyError when it belongs to another study or other rules
   */
  static open(path: string, head: FactsHead): FactsFile {
    const line = JSON.stringify({ file: kind, ...head });
    if (!existsSync(path)) {
      appendFileSync(path, `${line}\n`);
      return new FactsFile(path, new Set());
    }
    const { head: found, matches } = wholeLines(path);
    if (found === '') appendFileSync(path, `${line}\n`);
    else if (found !== line)
      throw new StudyError(
        `${path} holds the facts of another study or of other rules; give another folder with --out.`,
      );
    return new FactsFile(path, matches);
  }

  /** Adds matches; they are on the disk when this returns. */
  add(list: readonly MatchFacts[]): void {
    writeSync(this.#file, list.map((facts) => `${JSON.stringify(facts)}\n`).join(''));
    fsyncSync(this.#file);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** What a facts file says of itself. */
export async function factsHead(path: string): Promise<FactsHead> {
  for await (const line of createInterface({ input: createReadStream(path) }))
    return JSON.parse(line) as FactsHead;
  throw new StudyError(`${path} is empty.`);
}

/** Reads the matches of a facts file, in the order in which they ended. */
export async function* readFacts(path: string): AsyncGenerator<MatchFacts> {
  let first = true;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!first && line !== '') yield JSON.parse(line) as MatchFacts;
    first = false;
  }
}
