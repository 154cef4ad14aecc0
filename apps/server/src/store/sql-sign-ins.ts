// Passkeys and addresses in SQL.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SignInStore, StoredPasskey } from './sign-ins.ts';
import { identityOf } from './sql-admin.ts';

function passkeyOf(row: Schema['passkeys']): StoredPasskey {
  const { id, identity, public_key: publicKey, name } = row;
  return {
    id,
    identity,
    publicKey,
    counter: Number(row.counter),
    transports: JSON.parse(row.transports) as readonly string[],
    name,
    createdAt: Number(row.created_at),
    usedAt: row.used_at === null ? null : Number(row.used_at),
  };
}

/** The part of the storage that knows them. */
export function sqlSignIns(db: Kysely<Schema>): SignInStore {
  return {
    async addPasskey({ publicKey, transports, createdAt, usedAt, ...same }) {
      const row = {
        ...same,
        public_key: publicKey,
        transports: JSON.stringify(transports),
        created_at: createdAt,
        used_at: usedAt,
      };
      await db.insertInto('passkeys').values(row).execute();
    },
    async passkey(id) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const owner = db.selectFrom('identities').selectAll().where('id', '=', row.identity);
      const known = await owner.executeTakeFirst();
      return known === undefined ? null : { passkey: passkeyOf(row), identity: identityOf(known) };
    },
    async passkeysOf(identity) {
      const all = db.selectFrom('passkeys').selectAll().where('identity', '=', identity);
      return (await all.orderBy('created_at', 'desc').execute()).map(passkeyOf);
    },
    async usePasskey(id, counter, at) {
      await db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute();
    },
    async dropPasskey(id) {
      await db.deleteFrom('passkeys').where('id', '=', id).execute();
    },
    async addMail({ identity, address, createdAt }) {
      await db
        .insertInto('sign_in_mails')
        .values({ identity, address, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async mailsOf(identity) {
      const all = db.selectFrom('sign_in_mails').selectAll().where('identity', '=', identity);
      const rows = await all.orderBy('created_at', 'desc').execute();
      return rows.map(({ address, created_at }) => ({ identity, address, createdAt: Number(created_at) }));
    },
    async peopleWithMail(address, limit) {
      const rows = await db
        .selectFrom('sign_in_mails')
        .innerJoin('identities', 'identities.id', 'sign_in_mails.identity')
        .selectAll('identities')
        .where('address', '=', address)
        .orderBy('sign_in_mails.created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(identityOf);
    },
    async dropMail(identity, address) {
      const mine = db.deleteFrom('sign_in_mails').where('identity', '=', identity);
      await mine.where('address', '=', address).execute();
    },
    async addClubAccount({ createdAt, ...same }) {
      const row = { ...same, created_at: createdAt };
      await db
        .insertInto('club_accounts')
        .values(row)
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .execute();
    },
    async clubAccount({ issuer, subject }) {
      const row = await db
        .selectFrom('club_accounts')
        .innerJoin('identities', 'identities.id', 'club_accounts.identity')
        .selectAll('identities')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row === undefined ? null : identityOf(row);
    },
    async clubAccountsOf(identity) {
      const rows = await db
        .selectFrom('club_accounts')
        .selectAll()
        .where('identity', '=', identity)
        .execute();
      return rows.map(({ created_at: at, ...same }) => ({ ...same, createdAt: Number(at) }));
    },
    async dropClubAccounts(identity) {
      await db.deleteFrom('club_accounts').where('identity', '=', identity).execute();
    },
  };
}
