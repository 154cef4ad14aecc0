// Moving of all data between a folder (SQLite) and PostgreSQL, with no server running on either.

import { join } from 'node:path';
import { sql } from 'kysely';
import type { AnyGame } from '@bridgefront/kernel';
import { lockFolder } from '../store/folder-lock.ts';
import { openPostgres } from '../store/postgres.ts';
import type { OpenDatabase } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { copyAll } from './copy.ts';
import type { Copied } from './copy.ts';
import { Side, verify } from './verify.ts';
import type { Verified } from './verify.ts';

/** What is moved. */
export interface MoveWish {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** From PostgreSQL into the folder. */
  readonly back: boolean;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Told behind each match: how many are done, of how many. */
  readonly said?: (done: number, of: number) => void;
}

/** What came of it. */
export interface Moved extends Copied {
  /** How many matches came to the same when they were played again, how many had not started, and of how many the rules are gone. */
  readonly verified: { readonly [verified in Verified]: number };
}

async function both(
  { dataDir, databaseUrl }: MoveWish,
  use: (folder: OpenDatabase, server: OpenDatabase) => Promise<Moved>,
): Promise<Moved> {
  const lock = lockFolder(dataDir);
  const open: OpenDatabase[] = [];
  try {
    const folder = await openSqlite(join(dataDir, 'bridgefront.db'));
    open.push(folder);
    const server = await openPostgres(databaseUrl);
    open.push(server);
    return await use(folder, server);
  } finally {
    for (const { store } of open) await store.close();
    lock.release();
  }
}

// Rows that were written with their numbers do not count for who numbers the next.
async function countOn({ db }: OpenDatabase): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('audit', 'id'), coalesce(max(id), 0) + 1, false) from audit`.execute(
    db,
  );
}

/**
 * Moves everything, and plays each match again on both sides. What was moved before, and is the same, is not moved again.
 * @throws Error in one sentence when it cannot be done, or a match is not the same; what was moved until then stays
 */
export function move(wish: MoveWish): Promise<Moved> {
  return both(wish, async (folder, server) => {
    const [from, to] = wish.back ? [server, folder] : [folder, server];
    const [here, there] = [new Side(from.store, wish.games), new Side(to.store, wish.games)];
    const verified = { same: 0, 'not-started': 0, 'no-rules': 0 };
    let done = 0;
    const copied = await copyAll(from.db, to.db, async (match, of) => {
      verified[await verify(match, here, there)]++;
      wish.said?.(++done, of);
    });
    if (!wish.back) await countOn(server);
    return { ...copied, verified };
  });
}
