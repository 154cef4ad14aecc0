// Accounts at a club's sign-in, by which people come in.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_accounts')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('club_accounts_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('club_accounts_by_identity').on('club_accounts').column('identity').execute();
}

/** Their table. */
export const clubAccounts: Migration = { up };
