// Parts of recordings that are still being written, so that matches in play need not hold them in memory.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table of parts, each packed by itself. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recording_parts')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recording_parts_key', ['match', 'number'])
    .execute();
}

/** Keeps recordings in parts. */
export const recordingParts: Migration = { up };
