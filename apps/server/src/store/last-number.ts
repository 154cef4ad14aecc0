// Last number of the log, kept outside the database: a log that was cut, lost or restored from a backup is noticed by it.

import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';

/** What stands in the file: which database it speaks of, and what was acknowledged last. */
interface Kept {
  /** Chosen when the database was made, and kept in it too. */
  readonly epoch: number;
  /** The highest number of an event in the whole log. */
  readonly number: number;
  /** Events that were acknowledged once and were not there at a start; stays until somebody deletes the file. */
  readonly lost: number;
}

const numberAt = '{"number":'.length;

function digits(number: number): string {
  return String(number).padStart(16);
}

function read(file: string): Kept | null {
  try {
    const { epoch, number, lost } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return [epoch, number, lost].every(Number.isSafeInteger) ? { epoch, number, lost } : null;
  } catch {
    return null;
  }
}

/** It is written behind each commit, before that is acknowledged, and never further than the database is. */
export class LastNumber {
  readonly #file: number;
  #kept: Kept;

  /** `epoch` and `number` are those of the database. */
  constructor(path: string, epoch: number, number: number) {
    const before = read(path);
    const sameLog = before === null || before.epoch === epoch;
    // Another database than the one that was here has nothing of what was acknowledged.
    const gone = before === null ? 0 : Math.max(0, before.number - (sameLog ? number : 0));
    this.#kept = { epoch, number, lost: (before?.lost ?? 0) + gone };
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    this.#write();
  }

  /** What stands in the file. */
  get kept(): Kept {
    return this.#kept;
  }

  /** How many events are known to be lost. */
  get lost(): number {
    return this.#kept.lost;
  }

  /** The log goes as far as that. */
  is(number: number): void {
    if (number === this.#kept.number) return;
    this.#kept = { ...this.#kept, number };
    writeSync(this.#file, digits(number), numberAt);
  }

  // The number stands at one place, always as long: behind each commit it alone is written.
  #write(): void {
    const { epoch, number, lost } = this.#kept;
    const rest = `,"epoch":${epoch},"lost":${lost}}`;
    writeSync(this.#file, `{"number":${digits(number)}${rest.padEnd(60)}\n`, 0);
  }

  close(): void {
    closeSync(this.#file);
  }
}
