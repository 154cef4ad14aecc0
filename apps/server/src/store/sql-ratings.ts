// Ratings in SQL.

import type { Kysely, Transaction } from 'kysely';
import type { RatingStore, StoredRating } from './ratings.ts';
import type { Schema } from './schema.ts';
import type { StoredMatch } from './store.ts';

async function noteDue(db: Kysely<Schema>, match: string, at: number): Promise<void> {
  await db
    .insertInto('rating_due')
    .values({ match, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that a rated match is over, unless it has been rated. */
export async function rateLaterIn(trx: Transaction<Schema>, match: StoredMatch): Promise<void> {
  if (match.rated !== true || match.finishedAt === null) return;
  const rated = trx.selectFrom('ratings').select('match').where('match', '=', match.id);
  if ((await rated.executeTakeFirst()) !== undefined) return;
  await noteDue(trx, match.id, match.finishedAt);
}

const ratingIn = (row: Schema['ratings']): StoredRating => ({ ...row, at: Number(row.at) });

/** The part of the storage that knows them. */
export function sqlRatings(db: Kysely<Schema>): RatingStore {
  return {
    async dueRatings(limit) {
      const all = db.selectFrom('rating_due').select('match').orderBy('at').orderBy('match').limit(limit);
      return (await all.execute()).map(({ match }) => match);
    },
    rateLater: (match, at) => noteDue(db, match, at),
    rate: (match, rows) =>
      db.transaction().execute(async (trx) => {
        const due = await trx.deleteFrom('rating_due').where('match', '=', match).executeTakeFirst();
        if (due.numDeletedRows !== 1n) return false;
        if (rows.length > 0)
          await trx
            .insertInto('ratings')
            .values([...rows])
            .execute();
        return true;
      }),
    async ratingsOf(identity) {
      const all = db.selectFrom('ratings').selectAll().where('identity', '=', identity);
      const rows = await all.orderBy('at').orderBy('number').execute();
      return rows.map(ratingIn);
    },
    async lastRating(identity, ladder) {
      const row = await db
        .selectFrom('ratings')
        .selectAll()
        .where('identity', '=', identity)
        .where('ladder', '=', ladder)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : ratingIn(row);
    },
    async ratedTogether(ladder, one, other, since) {
      const theirs = db.selectFrom('ratings').select('match').where('identity', '=', other);
      const { count } = await db
        .selectFrom('ratings')
        .select((all) => all.fn.countAll().as('count'))
        .where('identity', '=', one)
        .where('ladder', '=', ladder)
        .where('at', '>=', since)
        .where('match', 'in', theirs)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async forgetRatings() {
      await db.deleteFrom('ratings').execute();
    },
  };
}
