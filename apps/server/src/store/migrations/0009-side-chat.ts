// Chat of sides: lines that those who play together say to each other are kept, and numbered, apart from the table's.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  chat: {
    match: string;
    number: number;
    seat: number | null;
    name: string;
    text: string;
    at: number;
    message: string | null;
  };
}

// The key changes, which SQLite can only do with a new table; all lines so far were said to the table, side -1.
async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('new_chat')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('side', 'integer', (column) => column.notNull().defaultTo(-1))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text')
    .addPrimaryKeyConstraint('chat_of_room_key', ['match', 'side', 'number'])
    .execute();
  const columns = ['match', 'number', 'seat', 'name', 'text', 'at', 'message'] as const;
  await (db as Kysely<Before & { new_chat: Before['chat'] }>)
    .insertInto('new_chat')
    .columns(columns)
    .expression(db.selectFrom('chat').select(columns))
    .execute();
  await db.schema.dropTable('chat').execute();
  await db.schema.alterTable('new_chat').renameTo('chat').execute();
  await db.schema.createIndex('chat_by_message').on('chat').columns(['match', 'message']).execute();
}

export const sideChat: Migration = { up };
