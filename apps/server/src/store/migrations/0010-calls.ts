// Being called: ways and settings of people, and calls as jobs that outlive a restart.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('call_ways')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('token', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('call_ways_by_identity').on('call_ways').column('identity').execute();
  await db.schema.createIndex('call_ways_by_token').on('call_ways').column('token').execute();
  await db.schema
    .createTable('call_settings')
    .addColumn('identity', 'text', (column) => column.primaryKey())
    .addColumn('feed', 'text', (column) => column.unique())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('way', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('calls_by_state').on('calls').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('calls_by_identity').on('calls').column('identity').execute();
  await db.schema.createIndex('calls_by_way').on('calls').column('way').execute();
}

/** Ways, settings and calls. */
export const calls: Migration = { up };
