// Leases: which server may write, where several reach one database.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Servers that say they are alive, and what they hold under which token; a lease stays when it is given back, so that tokens only grow. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holders')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('what', 'text', (column) => column.primaryKey())
    .addColumn('token', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text')
    .execute();
}

/** Tables for which server holds what. */
export const leases: Migration = { up };
