// What has to be known again after a restart, and what must not be unpacked to be told.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The message behind a line of chat, and the dice of a finished match beside its film. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat').addColumn('message', 'text').execute();
  await db.schema.createIndex('chat_by_message').on('chat').columns(['match', 'message']).execute();
  await db.schema.alterTable('films').addColumn('dice', 'text').execute();
}

/** Keeps the message behind a line of chat, and the dice beside a recording. */
export const once: Migration = { up };
