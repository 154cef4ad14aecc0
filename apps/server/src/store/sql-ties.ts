// Ties in SQL.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { unsaid } from './ties.ts';
import type { StoredProfile, Tie, TieStore } from './ties.ts';

const tieIn = ({ follow, block, mute, ...who }: Schema['ties']): Tie => ({
  ...who,
  follow: follow === 1,
  block: block === 1,
  mute: mute === 1,
});

/** The part of the storage for them. */
export function sqlTies(db: Kysely<Schema>): TieStore {
  return {
    saveTie: ({ identity, other, ...said }) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('ties').where('identity', '=', identity).where('other', '=', other).execute();
        const [follow, block, mute] = [said.follow, said.block, said.mute].map(Number);
        if (follow + block + mute === 0) return;
        await trx.insertInto('ties').values({ identity, other, follow, block, mute }).execute();
      }),
    async tiesOf(identity) {
      return (await db.selectFrom('ties').selectAll().where('identity', '=', identity).execute()).map(tieIn);
    },
    async tiesTo(other) {
      return (await db.selectFrom('ties').selectAll().where('other', '=', other).execute()).map(tieIn);
    },
    async saveProfile(identity, profile) {
      await db
        .insertInto('profiles')
        .values({ identity, ...profile })
        .onConflict((conflict) => conflict.column('identity').doUpdateSet({ ...profile }))
        .execute();
    },
    async profile(identity) {
      const said = db.selectFrom('profiles').select(['visibility', 'challenges']);
      const row = await said.where('identity', '=', identity).executeTakeFirst();
      if (row === undefined) return unsaid;
      const { visibility, challenges } = row as {
        visibility: StoredProfile['visibility'];
        challenges: StoredProfile['challenges'] | null;
      };
      return { visibility, challenges: challenges ?? unsaid.challenges };
    },
  };
}
