// Tokens in SQL: by what browsers and programs are known, when they were used last, and under which secret they count.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { identityOf } from './sql-admin.ts';
import type { Store, StoredToken } from './store.ts';

function tokenOf({ hash, identity, device, created_at, used_at }: Schema['tokens']): StoredToken {
  return { hash, identity, device, createdAt: Number(created_at), usedAt: Number(used_at ?? created_at) };
}

type TokenNames =
  | 'underSecret'
  | 'addToken'
  | 'token'
  | 'useToken'
  | 'dropToken'
  | 'dropUnusedTokens'
  | 'tokensOf'
  | 'saveRecovery'
  | 'recovery'
  | 'recoveryOf';

/** The part of the storage that knows tokens. */
export function sqlTokens(db: Kysely<Schema>): Pick<Store, TokenNames> {
  let secret = '';
  return {
    async underSecret(print) {
      secret = print;
      await db.updateTable('tokens').set({ secret }).where('secret', 'is', null).execute();
    },
    async addToken({ hash, identity, device, createdAt, usedAt }) {
      const row = { hash, identity, device, created_at: createdAt, used_at: usedAt, secret };
      await db.insertInto('tokens').values(row).execute();
    },
    async token(hash) {
      const row = await db
        .selectFrom('tokens')
        .innerJoin('identities', 'identities.id', 'tokens.identity')
        .selectAll('tokens')
        .select(['identities.id', 'identities.kind', 'identities.name', 'identities.created_at as since'])
        .where('hash', '=', hash)
        .where('secret', '=', secret)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { identity: identityOf({ ...row, created_at: row.since }), token: tokenOf(row) };
    },
    async useToken(hash, at) {
      await db.updateTable('tokens').set({ used_at: at }).where('hash', '=', hash).execute();
    },
    async dropToken(hash) {
      await db.deleteFrom('tokens').where('hash', '=', hash).execute();
    },
    async dropUnusedTokens(before) {
      await db.deleteFrom('tokens').where('device', 'is not', null).where('used_at', '<', before).execute();
    },
    async saveRecovery(identity, hash, at) {
      if (hash === null) {
        await db.deleteFrom('recoveries').where('identity', '=', identity).execute();
        return;
      }
      const kept = { hash, created_at: at };
      await db
        .insertInto('recoveries')
        .values({ identity, ...kept })
        .onConflict((conflict) => conflict.column('identity').doUpdateSet(kept))
        .execute();
    },
    async recovery(hash) {
      const row = await db
        .selectFrom('recoveries')
        .innerJoin('identities', 'identities.id', 'recoveries.identity')
        .selectAll('identities')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : identityOf(row);
    },
    async recoveryOf(identity) {
      const kept = db.selectFrom('recoveries').select('created_at').where('identity', '=', identity);
      const row = await kept.executeTakeFirst();
      return row === undefined ? null : Number(row.created_at);
    },
    async tokensOf(identity) {
      const all = db.selectFrom('tokens').selectAll().where('identity', '=', identity);
      // Where no server runs there is no secret, and all are shown.
      const those = secret === '' ? all : all.where('secret', '=', secret);
      return (await those.orderBy('used_at', 'desc').execute()).map(tokenOf);
    },
  };
}
