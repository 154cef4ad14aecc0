// A copy of the embedded database on another disk: the pages as of one moment, and behind them the write-ahead log, shipped every
// second. SQLite itself puts the two together when the copy is opened.

import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { LastNumber } from './last-number.ts';

/** How far the copy is. */
export interface CopyState {
  /** Seconds since it last held everything that was stored. */
  readonly behind: number;
  /** Why it does not come further; null: it does. */
  readonly problem: string | null;
}

/** What a restored server needs besides the database, so that sessions and signatures go on. */
export const keptBeside = ['secret', 'signing-key', 'push-key'] as const;
/** Folders of a copy: the one in force, and the one before while the two are exchanged. */
export const generations = ['current', 'before'] as const;

const every = 1000;
/** So long a log is folded into the pages, here and there. */
const longestLog = 4 * 2 ** 20;
/** A log that the copy does not take is let go of when it is so long: the copy then begins anew. */
const longestWait = 64 * 2 ** 20;
const header = 32;
const frameHeader = 24;

interface Logged {
  /** Which log this is: one that begins again at its start has others. */
  readonly salts: string;
  /** Bytes from the asked place to the end of the last commit. */
  readonly bytes: Buffer;
}

const nothing: Logged = { salts: '', bytes: Buffer.alloc(0) };

function readAt(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, length));
  return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
}

/** What stands in the log behind a place, if it still is the log with these salts; else all that stands in it. */
function committed(path: string, salts: string, from: number): Logged {
  if (!existsSync(path)) return nothing;
  const file = openSync(path, constants.O_RDONLY);
  try {
    const { size } = fstatSync(file);
    const head = readAt(file, 0, header);
    if (head.length < header) return nothing;
    const now = head.toString('hex', 16, 24);
    const start = now === salts ? from : 0;
    const bytes = readAt(file, start, size - start);
    return { salts: now, bytes: bytes.subarray(0, lastCommit(bytes, start, head)) };
  } finally {
    closeSync(file);
  }
}

// Frames of a log before have other salts; those of a transaction that was not committed are followed by no commit.
function lastCommit(bytes: Buffer, start: number, head: Buffer): number {
  const frame = frameHeader + head.readUInt32BE(8);
  const salts = head.subarray(16, 24);
  let end = 0;
  for (let at = start === 0 ? header : 0; at + frame <= bytes.length; at += frame) {
    if (!bytes.subarray(at + 8, at + 16).equals(salts)) break;
    if (bytes.readUInt32BE(at + 4) > 0) end = at + frame;
  }
  return end;
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

// Over what stood there, in one go: whoever is killed meanwhile leaves no empty file.
async function note(path: string, what: object): Promise<void> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    await file.write(JSON.stringify(what).padEnd(120), 0);
  } finally {
    await file.close();
  }
}

/** Ships the log of one database that only this thread writes. */
export class LogCopy {
  readonly #database: Database.Database;
  readonly #file: string;
  readonly #folder: string;
  readonly #last: LastNumber;
  readonly #stopped = new AbortController();
  readonly #done: Promise<void>;
  #log: FileHandle | null = null;
  #shipped = 0;
  #salts = '';
  #whole = performance.now();
  #problem: string | null = null;
  #noting = false;

  /** `file` is the database, `folder` where the copy goes. */
  constructor(database: Database.Database, file: string, folder: string, last: LastNumber) {
    [this.#database, this.#file, this.#folder, this.#last] = [database, file, folder, last];
    // Only what has been shipped may be folded into the pages: SQLite does not do so by itself any more.
    database.pragma('wal_autocheckpoint = 0');
    this.#done = this.#run();
  }

  get state(): CopyState {
    return { behind: (performance.now() - this.#whole) / 1000, problem: this.#problem };
  }

  /** Notes beside the copy, without waiting, how far the log has come: after a loss that says how much is missing. */
  note(): void {
    if (this.#noting) return;
    this.#noting = true;
    const { number } = this.#last.kept;
    void note(join(this.#folder, 'last'), this.#last.kept)
      .catch(() => undefined)
      .then(() => {
        this.#noting = false;
        if (number !== this.#last.kept.number) this.note();
      });
  }

  /** Ships what is left, and ends. */
  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#done;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    for (;;) {
      await this.#once();
      if (signal.aborted) break;
      await sleep(every, undefined, { signal }).catch(() => undefined);
    }
    await this.#log?.close();
  }

  async #once(): Promise<void> {
    try {
      if (this.#log === null) await this.#begin();
      await this.#ship();
      await this.#fold();
      this.#problem = null;
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      await this.#forget();
    }
  }

  // Another try begins anew with the pages. The log here does not wait for it for ever.
  async #forget(): Promise<void> {
    await this.#log?.close().catch(() => undefined);
    this.#log = null;
    if (committed(`${this.#file}-wal`, '', 0).bytes.length > longestWait) this.#checkpoint();
  }

  /** Folds the log into the pages here; whether all of it was, and it begins again at its start. */
  #checkpoint(): boolean {
    if (this.#database.inTransaction) return false;
    this.#database.pragma('busy_timeout = 0');
    const [done] = this.#database.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    this.#database.pragma('busy_timeout = 5000');
    return done.busy === 0;
  }

  // Between two checkpoints nothing writes into the pages, so that they can be copied at leisure.
  async #begin(): Promise<void> {
    if (!this.#checkpoint())
      throw new Error('Something reads the database; the copy begins once it is done.');
    const fresh = join(this.#folder, 'new');
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { recursive: true, mode: 0o700 });
    const pages = join(fresh, basename(this.#file));
    await copyFile(this.#file, pages);
    await synced(pages);
    for (const name of keptBeside) {
      const beside = join(dirname(this.#file), name);
      if (existsSync(beside)) await copyFile(beside, join(fresh, name));
    }
    const [current, before] = generations.map((name) => join(this.#folder, name));
    if (existsSync(current)) {
      await rm(before, { recursive: true, force: true });
      await rename(current, before);
    }
    await rename(fresh, current);
    await rm(before, { recursive: true, force: true });
    this.#log = await open(`${this.#pages}-wal`, 'w', 0o600);
    [this.#shipped, this.#salts] = [0, ''];
  }

  get #pages(): string {
    return join(this.#folder, generations[0], basename(this.#file));
  }

  async #ship(): Promise<void> {
    const asOf = performance.now();
    const at = Date.now();
    const { number } = this.#last.kept;
    const { salts, bytes } = committed(`${this.#file}-wal`, this.#salts, this.#shipped);
    if (bytes.length > 0) {
      // It began again by itself, which it does only where all of it, and so all that was shipped, is in the pages.
      if (salts !== this.#salts && this.#shipped > 0) await this.#foldThere();
      this.#salts = salts;
      await this.#log?.write(bytes, 0, bytes.length, this.#shipped);
      await this.#log?.datasync();
      this.#shipped += bytes.length;
    }
    this.#whole = asOf;
    await note(join(this.#folder, 'shipped'), { at, number });
    this.note();
  }

  // Only where all of it is shipped. Here first: where somebody reads, so that it does not work, both go on as they are.
  async #fold(): Promise<void> {
    if (this.#shipped < longestLog) return;
    if (committed(`${this.#file}-wal`, this.#salts, this.#shipped).bytes.length > 0) return;
    if (this.#checkpoint()) await this.#foldThere();
  }

  // Who opens the copy last and closes it folds its log into its pages, and takes the log away.
  async #foldThere(): Promise<void> {
    const copy = new Database(this.#pages);
    try {
      copy.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      copy.close();
    }
    await this.#log?.close();
    this.#log = await open(`${this.#pages}-wal`, 'w', 0o600);
    [this.#shipped, this.#salts] = [0, ''];
  }
}
