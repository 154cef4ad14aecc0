// Exclusive lock on a data folder: two servers that play the same matches would make each other's choices.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** A folder that is ours until it is released, or until the process is gone, however it ends. */
export interface FolderLock {
  release(): void;
}

/** Why a server cannot start, in one sentence for who starts it. */
export class StartError extends Error {}

/** The same, where it passes by itself. */
export class StartLater extends StartError {}

function holderOf(file: string): string {
  try {
    const pid = /^\d+/.exec(readFileSync(file, 'utf8'))?.[0];
    return pid === undefined ? 'another process' : `the process ${pid}`;
  } catch {
    return 'another process';
  }
}

/**
 * Takes the folder. The lock is one of the operating system on the file `lock` (SQLite takes it), so a holder that was
 * killed holds nothing any more; `server.pid` only says who it is.
 * @throws StartError naming the process that has it
 */
export function lockFolder(dir: string): FolderLock {
  const pidFile = join(dir, 'server.pid');
  let database: Database.Database | null = null;
  try {
    database = new Database(join(dir, 'lock'), { timeout: 0 });
    database.exec('begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    database?.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') === true)
      throw new StartError(
        `The data folder ${dir} is in use by ${holderOf(pidFile)}; stop that server first, or choose another folder with DATA_DIR.`,
        { cause: error },
      );
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dir} cannot be locked: ${reason}.`, { cause: error });
  }
  const held = database;
  return { release: () => void held.close() };
}
