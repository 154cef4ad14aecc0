// Since when nobody holds a lease that was given back.

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** With the token since then: an earlier release beside this one takes a lease and gives it back without noting either. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['given_back', 'given_back_under'])
    await db.schema.alterTable('leases').addColumn(column, 'bigint').execute();
}

/** Its columns. */
export const givenBack: Migration = { up };
