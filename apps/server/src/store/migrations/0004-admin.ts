// What who runs the server has done, and who may not chat for a while.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The audit log and the mutes. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('identity', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tokens_by_identity').on('tokens').column('identity').execute();
}

/** Adds what administrators need. */
export const admin: Migration = { up };
