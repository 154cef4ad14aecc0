// What onlookers have predicted of matches.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('predictions')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('predictions_key', ['match', 'identity'])
    .execute();
  await db.schema.createIndex('predictions_by_identity').on('predictions').column('identity').execute();
}

/** Their table. */
export const predictions: Migration = { up };
