// The two tables that only grow: accepted choices and chat.

import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { mostChat } from './store.ts';
import type { MatchEvent, StoredChat } from './store.ts';

/** The id of a message and what it answered, in one column; ids have no spaces. */
export function messageOf({ message, about }: MatchEvent): string | null {
  return message === null || about == null ? message : `${message} ${about}`;
}

const columns = ['number', 'side', 'seat', 'name', 'text', 'at'] as const;

/** The side of a line that was said to the table. */
const table = -1;

function lineOf({ side, at, ...row }: Omit<Schema['chat'], 'match' | 'message'>): StoredChat {
  return { ...row, at: Number(at), ...(side !== table && { side }) };
}

// Lines of the table, or of a side of it.
function linesIn(db: Kysely<Schema>, match: string, side: number = table) {
  return db.selectFrom('chat').where('match', '=', match).where('side', '=', side);
}

/** Keeps others from the match until the transaction ends. */
export type LockMatch = (trx: Transaction<Schema>, match: string) => Promise<void>;

/**
 * Reading of events, and chat. How events are appended is each database's own. `lockMatch`: where several transactions run at a
 * time.
 */
export function sqlEvents(db: Kysely<Schema>, lockMatch?: LockMatch) {
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
        await lockMatch?.(trx, match);
        const room = linesIn(trx, match, line.side);
        const before =
          message === null
            ? undefined
            : await room.select(columns).where('message', '=', message).executeTakeFirst();
        if (before !== undefined) return lineOf(before);
        const row = await room.select(trx.fn.max('number').as('last')).executeTakeFirst();
        const added = { side: table, ...line, match, message, number: Number(row?.last ?? 0) + 1 };
        await trx.insertInto('chat').values(added).execute();
        const gone = added.number - mostChat;
        if (gone > 0)
          await trx
            .deleteFrom('chat')
            .where('match', '=', match)
            .where('side', '=', added.side)
            .where('number', '<=', gone)
            .execute();
        return { ...line, number: added.number };
      }),
    async chat(match: string, limit: number, side?: number): Promise<readonly StoredChat[]> {
      const rows = await linesIn(db, match, side)
        .select(columns)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.toReversed().map(lineOf);
    },
    async sayerOf(match: string, number: number): Promise<string | null> {
      const line = linesIn(db, match).select('message').where('number', '=', number);
      return (await line.executeTakeFirst())?.message?.split(' ')[0] ?? null;
    },
  };
}
