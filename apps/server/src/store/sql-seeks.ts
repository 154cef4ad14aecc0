// Seeks in SQL.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SeekStore, StoredSeek } from './seeks.ts';

/** The part of the storage for them. */
export function sqlSeeks(db: Kysely<Schema>): SeekStore {
  return {
    async saveSeek({ id, identity, ...rest }) {
      const body = JSON.stringify(rest);
      await db
        .insertInto('seeks')
        .values({ id, identity, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
        .execute();
    },
    async dropSeek(id) {
      await db.deleteFrom('seeks').where('id', '=', id).execute();
    },
    async seeks(identity) {
      const all = db.selectFrom('seeks').selectAll();
      const rows = await (identity === undefined ? all : all.where('identity', '=', identity)).execute();
      const read = rows.map(
        ({ body, ...row }) => ({ ...row, ...(JSON.parse(body) as object) }) as StoredSeek,
      );
      return read.toSorted((a, b) => a.since - b.since);
    },
  };
}
