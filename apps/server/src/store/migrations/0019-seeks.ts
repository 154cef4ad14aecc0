// Who looks for people to play with by mail; who looks for a match at once is kept nowhere.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seeks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seeks_by_identity').on('seeks').column('identity').execute();
}

/** Their table. */
export const seeks: Migration = { up };
