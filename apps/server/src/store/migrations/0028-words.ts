// What time it was for the matches of a server when it said last that it is alive.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('holders').addColumn('at', 'bigint').execute();
}

/** Its column. */
export const words: Migration = { up };
