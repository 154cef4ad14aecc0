// The first tables. A migration that has run anywhere is never edited: add the next file.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull().references('identities.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function matches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('matches_by_status')
    .on('matches')
    .columns(['status', 'visibility', 'created_at'])
    .execute();
  await db.schema
    .createTable('match_identities')
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addPrimaryKeyConstraint('match_identities_key', ['identity', 'match'])
    .execute();
  await db.schema.createIndex('match_identities_by_match').on('match_identities').column('match').execute();
}

// `previous` names the event before: no gap can be written, on any database.
async function events(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('previous', 'integer')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text')
    .addPrimaryKeyConstraint('events_key', ['match', 'number'])
    .addForeignKeyConstraint('events_previous', ['match', 'previous'], 'events', ['match', 'number'])
    .execute();
}

async function caches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snapshots')
    .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('wake_at', 'bigint')
    .execute();
  await db.schema.createIndex('snapshots_by_wake').on('snapshots').column('wake_at').execute();
  await db.schema
    .createTable('films')
    .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}

async function others(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match', 'number'])
    .execute();
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('outages')
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .execute();
}

/** Creates all tables. */
async function up(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await matches(db);
  await events(db);
  await caches(db);
  await others(db);
}

/** The first migration. */
export const first: Migration = { up };
