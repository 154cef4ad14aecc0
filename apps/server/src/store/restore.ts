// A copy that was made by LogCopy becomes the data of a server again.

import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { generations, keptBeside } from './log-copy.ts';

/** What was brought back, and what the server had acknowledged besides. */
export interface Restored {
  /** Events that had been acknowledged and were not shipped yet; null where nothing says so. */
  readonly lost: number | null;
  /** Seconds from the end of the copy to the last acknowledgement. */
  readonly seconds: number | null;
}

function noted(file: string): { readonly number: number; readonly at?: number } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { number: number; at?: number };
  } catch {
    return null;
  }
}

// Opened once, it puts log and pages together; what is damaged is not handed to a server.
function lastNumberOf(database: string): number {
  const file = new Database(database);
  try {
    const sound = String(file.pragma('integrity_check(1)', { simple: true }));
    if (sound !== 'ok') throw new Error(`The copy is damaged: ${sound}`);
    const row = file.prepare('select max(number) as last from events').get() as {
      readonly last: number | null;
    };
    return row.last ?? 0;
  } finally {
    file.close();
  }
}

/**
 * Puts the copy in a folder in the place of a server's data.
 * @throws Error when there is no copy, when it is damaged, or when a database is there already
 */
export function restoreCopy(copy: string, dataDir: string): Restored {
  const from = generations.map((name) => join(copy, name)).find((folder) => existsSync(folder));
  const name = 'bridgefront.db';
  if (from === undefined || !existsSync(join(from, name))) throw new Error(`There is no copy in ${copy}.`);
  const database = join(dataDir, name);
  if (existsSync(database)) throw new Error(`${database} is there already; a copy never replaces one.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const part of [name, `${name}-wal`, ...keptBeside])
    if (existsSync(join(from, part))) copyFileSync(join(from, part), join(dataDir, part));
  const number = lastNumberOf(database);
  const lastFile = join(copy, 'last');
  const last = noted(lastFile);
  const shipped = noted(join(copy, 'shipped'));
  if (last === null || shipped?.at === undefined) return { lost: null, seconds: null };
  // By it the next start knows what is missing.
  copyFileSync(lastFile, `${database}-last`);
  const lost = Math.max(0, last.number - number);
  const seconds = lost === 0 ? 0 : Math.max(0, statSync(lastFile).mtimeMs - shipped.at) / 1000;
  return { lost, seconds };
}
