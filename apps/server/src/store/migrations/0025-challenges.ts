// Who may challenge somebody.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('challenges', 'text').execute();
}

/** Its column. */
export const challenges: Migration = { up };
