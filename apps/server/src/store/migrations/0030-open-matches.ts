// Open tables and running matches by their ids, without what they hold: looked through for those that no server plays.

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index matches_open on matches (id) where status in ('lobby', 'live')`.execute(db);
}

/** Its index. */
export const openMatches: Migration = { up };
