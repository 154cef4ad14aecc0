// Facts file: one line a finished match, written as matches end, so that a study goes on where it was stopped.

import { closeSync, existsSync, fsyncSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parsed } from './json.ts';
import type { MatchFacts } from './play.ts';
import { StudyError } from './study-error.ts';
import { isBarelyBegun, wholeLines } from './whole-lines.ts';

/** What decides every fact of a file: the study, and the rules it was played under. */
export interface FactsHead {
  readonly study: unknown;
  readonly rules: string;
}

const kind = 'lab-facts';

/** The facts of a line, which are counted from 1. */
function factsOf(path: string, text: string, number: number): MatchFacts {
  const found = parsed(text) as Partial<MatchFacts> | null | undefined;
  const { match, rows } = found ?? {};
  if (match !== undefined && Number.isInteger(match) && Array.isArray(rows?.['matches']))
    return { match, rows };
  throw new StudyError(`Line ${number} of ${path} is damaged; take it out, and its match is played again.`);
}

function matchesOf(path: string, lines: readonly string[]): ReadonlySet<number> {
  const matches = new Set<number>();
  lines.forEach((line, at) => {
    if (line !== '') matches.add(factsOf(path, line, at + 2).match);
  });
  return matches;
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
   * @throws StudyError when it belongs to another study or other rules, or is damaged
   */
  static open(path: string, head: FactsHead): FactsFile {
    const line = JSON.stringify({ file: kind, ...head });
    const whole = existsSync(path) ? wholeLines(path) : null;
    if (whole === null || isBarelyBegun(whole, line)) {
      writeFileSync(path, `${line}\n`);
      return new FactsFile(path, new Set());
    }
    const [found = whole.rest, ...lines] = whole.lines;
    if (found !== line)
      throw new StudyError(
        `${path} holds the facts of another study or of other rules; give another folder with --out.`,
      );
    const matches = matchesOf(path, lines);
    whole.cut();
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
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const head = parsed(line) as FactsHead | null | undefined;
    if (typeof head?.rules !== 'string') break;
    return head;
  }
  throw new StudyError(`${path} does not begin as the facts of a study do.`);
}

/** Reads the matches of a facts file, in the order in which they ended. */
export async function* readFacts(path: string): AsyncGenerator<MatchFacts> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(path) }))
    if (++number > 1 && line !== '') yield factsOf(path, line, number);
}
