// The two tables that only grow: accepted choices and chat.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { mostChat } from './store.ts';
import type { MatchEvent, StoredChat } from './store.ts';

/** The id of a message and what it answered, in one column; ids have no spaces. */
export function messageOf({ message, about }: MatchEvent): string | null {
  return message === null || about == null ? message : `${message} ${about}`;
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

/** Reading of events, and chat. How events are appended is each database's own. */
export function sqlEvents(db: Kysely<Schema>) {
  return {
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
