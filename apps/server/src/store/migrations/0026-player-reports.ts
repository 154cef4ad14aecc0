// What people say of other people at their tables, what was decided about it, and who may begin nothing for a while.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('player_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('waits', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('player_reports_once', ['identity', 'about', 'match'])
    .execute();
  await db.schema.createIndex('player_reports_by_about').on('player_reports').column('about').execute();
  await db.schema
    .createIndex('player_reports_by_waits')
    .on('player_reports')
    .columns(['waits', 'at'])
    .execute();
  await db.schema
    .createTable('suspensions')
    .addColumn('identity', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/** Their tables. */
export const playerReports: Migration = { up };
