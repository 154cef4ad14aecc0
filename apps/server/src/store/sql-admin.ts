// What who runs the server may do to the storage: finding, forgetting, muting, and the log of all that.

import type { Kysely, Transaction } from 'kysely';
import { dropCallsOf } from './sql-calls.ts';
import { dropReportsOf } from './sql-player-reports.ts';
import type { Schema } from './schema.ts';
import { dropEntrantIn } from './sql-tournaments.ts';
import type { AuditEntry, Identity, Store } from './store.ts';

/** Who a row is about. */
export function identityOf({ id, kind, name, created_at }: Schema['identities']): Identity {
  return { id, kind, name, createdAt: Number(created_at) };
}

function persons(db: Kysely<Schema>) {
  return {
    async people(text: string, limit: number) {
      const rows = await db
        .selectFrom('identities')
        .selectAll()
        .where((all) =>
          all.or([
            all('id', '=', text),
            all(all.fn('lower', ['name']), 'like', `%${text.toLowerCase().replace(/[%_]/g, '')}%`),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(identityOf);
    },
    dropIdentity: (id: string) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('tokens').where('identity', '=', id).execute();
        await trx.deleteFrom('mutes').where('identity', '=', id).execute();
        await dropCallsOf(trx, id);
        await dropEntrantIn(trx, id);
        await dropReportsOf(trx, id);
        for (const table of [
          'recoveries',
          'passkeys',
          'sign_in_mails',
          'club_accounts',
          'bug_reports',
          'ratings',
          'seeks',
          'ties',
          'profiles',
          'predictions',
        ] as const)
          await trx.deleteFrom(table).where('identity', '=', id).execute();
        await trx.deleteFrom('ties').where('other', '=', id).execute();
        await trx.deleteFrom('match_identities').where('identity', '=', id).execute();
        await trx.deleteFrom('chat').where('message', 'like', `${id} %`).execute();
        await trx.deleteFrom('identities').where('id', '=', id).execute();
      }),
    async guestsWithoutMatch(before: number) {
      const rows = await db
        .selectFrom('identities')
        .selectAll()
        .where('kind', '=', 'guest')
        .where('created_at', '<', before)
        .where('id', 'not in', db.selectFrom('match_identities').select('identity'))
        .where('id', 'not in', db.selectFrom('recoveries').select('identity'))
        .where('id', 'not in', db.selectFrom('passkeys').select('identity'))
        .where('id', 'not in', db.selectFrom('sign_in_mails').select('identity'))
        .where('id', 'not in', db.selectFrom('club_accounts').select('identity'))
        .where('id', 'not in', db.selectFrom('seeks').select('identity'))
        .where(
          'id',
          'not in',
          db
            .selectFrom('tournament_entrants')
            .select('identity')
            .where('identity', 'is not', null)
            .$castTo<{ identity: string }>(),
        )
        .execute();
      return rows.map(identityOf);
    },
    async mute(identity: string, until: number): Promise<void> {
      await db
        .insertInto('mutes')
        .values({ identity, until })
        .onConflict((conflict) => conflict.column('identity').doUpdateSet({ until }))
        .execute();
    },
    async mutes() {
      const rows = await db.selectFrom('mutes').selectAll().execute();
      return rows.map(({ identity, until }) => ({ identity, until: Number(until) }));
    },
  };
}

/** Removes a match with everything that hangs on it. */
export async function dropMatchIn(trx: Transaction<Schema>, id: string): Promise<void> {
  // Each event names the one before.
  await trx.updateTable('events').set({ previous: null }).where('match', '=', id).execute();
  for (const table of [
    'events',
    'chat',
    'snapshots',
    'recordings',
    'match_identities',
    'bug_reports',
    'predictions',
    'rating_due',
    'match_outages',
  ] as const)
    await trx.deleteFrom(table).where('match', '=', id).execute();
  await trx.deleteFrom('matches').where('id', '=', id).execute();
}

function tables(db: Kysely<Schema>) {
  return {
    async renameInChat(match: string, name: string, other: string | null): Promise<void> {
      if (other === null)
        await db.deleteFrom('chat').where('match', '=', match).where('name', '=', name).execute();
      else
        await db
          .updateTable('chat')
          .set({ name: other })
          .where('match', '=', match)
          .where('name', '=', name)
          .execute();
    },
    async dropRecording(match: string): Promise<void> {
      await db.deleteFrom('recordings').where('match', '=', match).execute();
    },
    dropMatch: (id: string) => db.transaction().execute((trx) => dropMatchIn(trx, id)),
  };
}

function auditLog(db: Kysely<Schema>) {
  return {
    async addAudit(entry: AuditEntry): Promise<void> {
      await db.insertInto('audit').values(entry).execute();
    },
    async audit(limit: number) {
      const rows = await db
        .selectFrom('audit')
        .select(['at', 'by', 'act', 'target', 'note'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
  };
}

type AdminNames =
  | 'people'
  | 'dropIdentity'
  | 'guestsWithoutMatch'
  | 'mute'
  | 'mutes'
  | 'renameInChat'
  | 'dropRecording'
  | 'dropMatch'
  | 'addAudit'
  | 'audit';

/** The part of the storage for who runs the server. */
export function sqlAdmin(db: Kysely<Schema>): Pick<Store, AdminNames> {
  return { ...persons(db), ...tables(db), ...auditLog(db) };
}
