// Recordings are not written any more while matches are played; whole ones of earlier releases stay.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The parts of recordings that were being written go. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('recording_parts').execute();
}

export const noRecordingParts: Migration = { up };
