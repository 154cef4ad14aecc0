// What people are to each other, and who may see somebody's profile.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ties')
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('follow', 'integer', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('mute', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ties_key', ['identity', 'other'])
    .execute();
  await db.schema.createIndex('ties_by_other').on('ties').column('other').execute();
  await db.schema
    .createTable('profiles')
    .addColumn('identity', 'text', (column) => column.primaryKey())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .execute();
}

/** Their tables. */
export const ties: Migration = { up };
