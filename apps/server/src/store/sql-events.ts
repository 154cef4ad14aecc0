// The two tables that only grow: accepted choices and chat.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { mostChat } from './store.ts';
import type { Append, AppendResult, MatchEvent, StoredChat } from './store.ts';

const mostRows = 1000; // Databases limit the parameters of one statement.

class Taken extends Error {}

/** The id of a message and what it answered, in one column; ids have no spaces. */
export function messageOf({ message, about }: MatchEvent): string | null {
  return message === null || about == null ? message : `${message} ${about}`;
}

function rowsOf({ match, after, events }: Append): Schema['events'][] {
  return events.map((event, index) => {
    const { about: _about, ...columns } = event;
    const previous = after + index;
    return { match, previous: previous === 0 ? null : previous, ...columns, message: messageOf(event) };
  });
}

// All or nothing: throws Taken when a number exists, and what the database throws when `after` does not exist.
async function insertAll(db: Kysely<Schema>, batch: readonly Append[]): Promise<void> {
  const rows = batch.flatMap(rowsOf);
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < rows.length; first += mostRows) {
      const part = rows.slice(first, first + mostRows);
      const inserted = await trx
        .insertInto('events')
        .values(part)
        .onConflict((conflict) => conflict.columns(['match', 'number']).doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== BigInt(part.length)) throw new Taken();
    }
  });
}

async function lastNumber(db: Kysely<Schema>, match: string): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select(db.fn.max('number').as('last'))
    .where('match', '=', match)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

async function insertOne(db: Kysely<Schema>, append: Append): Promise<AppendResult> {
  try {
    await insertAll(db, [append]);
    return { status: 'stored' };
  } catch (error) {
    if (error instanceof Taken) return { status: 'conflict' };
    const last = await lastNumber(db, append.match).catch(() => append.after);
    if (last !== append.after) return { status: 'conflict' };
    return { status: 'failed', problem: error instanceof Error ? error.message : String(error) };
  }
}

async function saidBefore(db: Kysely<Schema>, match: string, message: string): Promise<StoredChat | null> {
  const row = await db
    .selectFrom('chat')
    .select(['number', 'seat', 'name', 'text', 'at'])
    .where('match', '=', match)
    .where('message', '=', message)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, at: Number(row.at) };
}

/** Appending and reading of events and chat. */
export function sqlEvents(db: Kysely<Schema>) {
  return {
    async append(batch: readonly Append[]): Promise<readonly AppendResult[]> {
      try {
        await insertAll(db, batch);
        return batch.map(() => ({ status: 'stored' }));
      } catch {
        // One of them does not fit: each goes by itself, so that the others do not suffer.
        const results: AppendResult[] = [];
        for (const append of batch) results.push(await insertOne(db, append));
        return results;
      }
    },
    async events(match: string, after: number) {
      const rows = await db
        .selectFrom('events')
        .select(['number', 'kind', 'seat', 'choice', 'by', 'at', 'message'])
        .where('match', '=', match)
        .where('number', '>', after)
        .orderBy('number')
        .execute();
      return rows.map((row) => {
        const [message, about] = row.message?.split(' ') ?? [null];
        return { ...row, at: Number(row.at), message, ...(about !== undefined && { about }) };
      });
    },
    addChat: (match: string, line: Omit<StoredChat, 'number'>, message: string | null = null) =>
      db.transaction().execute(async (trx) => {
        const before = message === null ? null : await saidBefore(trx, match, message);
        if (before !== null) return before;
        const row = await trx
          .selectFrom('chat')
          .select(trx.fn.max('number').as('last'))
          .where('match', '=', match)
          .executeTakeFirst();
        const added = { ...line, number: Number(row?.last ?? 0) + 1 };
        await trx
          .insertInto('chat')
          .values({ match, message, ...added })
          .execute();
        const gone = added.number - mostChat;
        if (gone > 0)
          await trx.deleteFrom('chat').where('match', '=', match).where('number', '<=', gone).execute();
        return added;
      }),
    async chat(match: string, limit: number): Promise<readonly StoredChat[]> {
      const rows = await db
        .selectFrom('chat')
        .select(['number', 'seat', 'name', 'text', 'at'])
        .where('match', '=', match)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.toReversed().map((row) => ({ ...row, at: Number(row.at) }));
    },
  };
}
