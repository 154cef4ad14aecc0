// Recordings under the name that they have everywhere else.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was called a film is a recording; those that are there stay. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('films').renameTo('recordings').execute();
}

/** The table of recordings gets its name. */
export const recordings: Migration = { up };
