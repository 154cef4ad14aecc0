// Tournaments: who plays in them, and the tables of their rounds.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tournaments_by_status')
    .on('tournaments')
    .columns(['status', 'created_at'])
    .execute();
  await db.schema
    .createTable('tournament_entrants')
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('identity', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tournament_entrants_key', ['tournament', 'number'])
    .execute();
  await db.schema
    .createIndex('tournament_entrants_by_identity')
    .on('tournament_entrants')
    .column('identity')
    .execute();
  await db.schema
    .createTable('tournament_pairings')
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('season', 'integer', (column) => column.notNull())
    .addColumn('division', 'integer', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('table_number', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tournament_pairings_key', [
      'tournament',
      'season',
      'division',
      'round',
      'table_number',
    ])
    .execute();
}

/** Their tables. */
export const tournaments: Migration = { up };
