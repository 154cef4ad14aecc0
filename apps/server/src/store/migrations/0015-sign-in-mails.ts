// Addresses by which people come in.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_in_mails')
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_mails_key', ['identity', 'address'])
    .execute();
  await db.schema.createIndex('sign_in_mails_by_address').on('sign_in_mails').column('address').execute();
}

/** Their table. */
export const signInMails: Migration = { up };
