// Sessions: every browser has a token of its own, so that one can be ended without the others, and it is known when each was used.

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  identities: { id: string; kind: string; created_at: number };
  tokens: { hash: string; identity: string; created_at: number; device: string | null };
}

const atOnce = 200;

/** Cookies held the guest's id: all browsers of a guest go on as one, under the hash of that. */
async function up(db: Kysely<Before>): Promise<void> {
  await db.schema.alterTable('tokens').addColumn('device', 'text').execute();
  await db.schema.alterTable('tokens').addColumn('used_at', 'bigint').execute();
  await db.schema.alterTable('tokens').addColumn('secret', 'text').execute();
  const guests = await db.selectFrom('identities').selectAll().where('kind', '=', 'guest').execute();
  const rows = guests.map(({ id, created_at }) => ({
    hash: createHash('sha256').update(`browser ${id}`).digest('base64url'),
    identity: id,
    created_at,
    device: '',
  }));
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto('tokens')
      .values(rows.slice(from, from + atOnce))
      .execute();
}

export const sessions: Migration = { up };
