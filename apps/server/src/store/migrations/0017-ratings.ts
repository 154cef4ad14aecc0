// How somebody's ratings went, match by match, and which finished matches are still to be rated.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('ladder', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('mean', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['identity', 'ladder', 'number'])
    .execute();
  await db.schema.createIndex('ratings_by_match').on('ratings').column('match').execute();
  await db.schema
    .createTable('rating_due')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Their tables. */
export const ratings: Migration = { up };
