// Rules by fingerprint, so that matches go on and are shown by those under which they were begun.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table of bundles, packed. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rules')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}

export const rules: Migration = { up };
