// Leases of single matches, where several servers play together.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a server said last that it is alive, quick answers to what somebody holds, and outages of the matches of one that was gone. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('holders').addColumn('seen', 'bigint').execute();
  await db.schema.createIndex('leases_by_holder').on('leases').column('holder').execute();
  await db.schema
    .createTable('match_outages')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('match_outages_by_match').on('match_outages').column('match').execute();
}

/** Their columns and table. */
export const matchLeases: Migration = { up };
