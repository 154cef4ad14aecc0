// What people say is wrong in matches.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bug_reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('bug_reports_by_identity')
    .on('bug_reports')
    .columns(['identity', 'at'])
    .execute();
  await db.schema.createIndex('bug_reports_by_match').on('bug_reports').column('match').execute();
}

/** Their table. */
export const bugReports: Migration = { up };
