// The storage on any SQL database that kysely speaks to; no dialect here.

import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { identityOf, sqlAdmin } from './sql-admin.ts';
import { sqlBugReports } from './sql-bug-reports.ts';
import { sqlCalls } from './sql-calls.ts';
import { sqlEvents } from './sql-events.ts';
import type { LockMatch } from './sql-events.ts';
import { sqlLeases } from './sql-leases.ts';
import type { LeaseDialect } from './sql-leases.ts';
import { rateLaterIn, sqlRatings } from './sql-ratings.ts';
import { sqlSeeks } from './sql-seeks.ts';
import { sqlPlayerReports } from './sql-player-reports.ts';
import { sqlPredictions } from './sql-predictions.ts';
import { sqlTies } from './sql-ties.ts';
import { sqlTournaments } from './sql-tournaments.ts';
import { sqlSignIns } from './sql-sign-ins.ts';
import { sqlTokens } from './sql-tokens.ts';
import type { Schema } from './schema.ts';
import { linkedTo } from './store.ts';
import type { Identity, MatchQuery, Store, StoredMatch } from './store.ts';

function identityIn(row: Schema['identities'] | undefined): Identity | null {
  return row === undefined ? null : identityOf(row);
}

function columnsOf(match: StoredMatch): Schema['matches'] {
  const { id, version, status, visibility } = match;
  return { id, version, status, visibility, created_at: match.createdAt, body: JSON.stringify(match) };
}

// JSON that is no match is as bad as none: whoever is shown it would fail by what is not there.
function bodyOf(row: { readonly body: string }): StoredMatch {
  const stored = JSON.parse(row.body) as Partial<StoredMatch> | null;
  const { id, game, owner, secret, commitment, status, seats, votes, clock, options } = stored ?? {};
  const texts = [id, game, owner, secret, commitment, status];
  const objects = [clock, options, ...(Array.isArray(seats) ? seats : [null])] as readonly unknown[];
  const whole =
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(votes) &&
    objects.every((one) => typeof one === 'object' && one !== null);
  if (!whole) throw new SyntaxError('The row of the match is not a match.');
  return stored as StoredMatch;
}

// One row that cannot be read must not hide all others; who asks for it by its id is told.
function readable(row: { readonly body: string }): StoredMatch[] {
  try {
    return [bodyOf(row)];
  } catch {
    return [];
  }
}

async function linkIdentities(trx: Transaction<Schema>, match: StoredMatch): Promise<void> {
  await trx.deleteFrom('match_identities').where('match', '=', match.id).execute();
  const identities = new Set([match.owner, ...match.seats.flatMap((seat) => linkedTo(seat) ?? [])]);
  const rows = [...identities].map((identity) => ({ identity, match: match.id }));
  await trx.insertInto('match_identities').values(rows).execute();
}

function people(db: Kysely<Schema>) {
  return {
    async addIdentity({ id, kind, name, createdAt }: Identity): Promise<void> {
      await db.insertInto('identities').values({ id, kind, name, created_at: createdAt }).execute();
    },
    identity: async (id: string) =>
      identityIn(await db.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst()),
    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('identities').set({ name }).where('id', '=', id).execute();
    },
  };
}

function matches(db: Kysely<Schema>) {
  return {
    addMatch: (match: StoredMatch) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('matches').values(columnsOf(match)).execute();
        await linkIdentities(trx, match);
      }),
    async match(id: string) {
      const row = await db.selectFrom('matches').select('body').where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : bodyOf(row);
    },
    saveMatch: (match: StoredMatch) =>
      db.transaction().execute(async (trx) => {
        const saved = await trx
          .updateTable('matches')
          .set(columnsOf(match))
          .where('id', '=', match.id)
          .where('version', '=', match.version - 1)
          .executeTakeFirst();
        if (saved.numUpdatedRows !== 1n) return false;
        await linkIdentities(trx, match);
        await rateLaterIn(trx, match);
        return true;
      }),
    async matches({ statuses, identity, listed, before, beforeId = '', limit }: MatchQuery) {
      let query = db.selectFrom('matches').select('body').where('status', 'in', statuses);
      if (listed === true) query = query.where('visibility', '=', 'public');
      // Several may have been made in the same millisecond: their ids say which comes first.
      if (before !== undefined)
        query = query.where((row) =>
          row.or([
            row('created_at', '<', before),
            row.and([row('created_at', '=', before), row('id', '<', beforeId)]),
          ]),
        );
      if (identity !== undefined) {
        const mine = db.selectFrom('match_identities').select('match').where('identity', '=', identity);
        query = query.where('id', 'in', mine);
      }
      return (await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).flatMap(
        readable,
      );
    },
    async liveMatches() {
      const rows = await db.selectFrom('matches').select('id').where('status', '=', 'live').execute();
      return rows.map((row) => row.id);
    },
  };
}

function caches(db: Kysely<Schema>, overtaking: boolean) {
  return {
    async saveSnapshot({
      match,
      number,
      body,
      wakeAt,
    }: {
      match: string;
      number: number;
      body: string;
      wakeAt: number | null;
    }) {
      const cached = { number, body, wake_at: wakeAt };
      await db
        .insertInto('snapshots')
        .values({ match, ...cached })
        .onConflict((conflict) => {
          const update = conflict.column('match').doUpdateSet(cached);
          // Where writes overtake each other, the later state stays.
          return overtaking ? update.where('snapshots.number', '<=', number) : update;
        })
        .execute();
    },
    async snapshot(match: string) {
      const row = await db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst();
      if (row === undefined) return null;
      const wakeAt = row.wake_at === null ? null : Number(row.wake_at);
      return { match, number: row.number, body: row.body, wakeAt };
    },
    async due(now: number) {
      const rows = await db.selectFrom('snapshots').select('match').where('wake_at', '<=', now).execute();
      return rows.map((row) => row.match);
    },
    async recording(match: string) {
      const row = await db
        .selectFrom('recordings')
        .select('body')
        .where('match', '=', match)
        .executeTakeFirst();
      return row?.body ?? null;
    },
    async dice(match: string) {
      const row = await db
        .selectFrom('recordings')
        .select('dice')
        .where('match', '=', match)
        .executeTakeFirst();
      return row?.dice ?? null;
    },
  };
}

function rules(db: Kysely<Schema>) {
  return {
    async saveRules(fingerprint: string, body: string): Promise<void> {
      await db
        .insertInto('rules')
        .values({ fingerprint, body })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async rules(fingerprint: string) {
      const kept = db.selectFrom('rules').select('body').where('fingerprint', '=', fingerprint);
      return (await kept.executeTakeFirst())?.body ?? null;
    },
    keptRules: async () =>
      (await db.selectFrom('rules').select('fingerprint').execute()).map(({ fingerprint }) => fingerprint),
    async dropRules(fingerprint: string): Promise<void> {
      await db.deleteFrom('rules').where('fingerprint', '=', fingerprint).execute();
    },
  };
}

function heartbeat(db: Kysely<Schema>) {
  return {
    async beat(at: number): Promise<void> {
      await db
        .insertInto('heartbeat')
        .values({ id: 1, at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
        .execute();
    },
    async lastBeat() {
      const row = await db.selectFrom('heartbeat').select('at').executeTakeFirst();
      return row === undefined ? null : Number(row.at);
    },
    async addOutage({ from, to }: { from: number; to: number }): Promise<void> {
      await db.insertInto('outages').values({ began: from, ended: to }).execute();
    },
    async outages() {
      const rows = await db.selectFrom('outages').selectAll().orderBy('began').execute();
      return rows.map((row) => ({ from: Number(row.began), to: Number(row.ended) }));
    },
    async check(): Promise<void> {
      await sql`update heartbeat set at = at`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/** The storage behind an opened and migrated database, but for the appending of events. `lockMatch`: where several transactions run at a time. */
export function sqlStore(
  db: Kysely<Schema>,
  leases: LeaseDialect,
  lockMatch?: LockMatch,
): Omit<Store, 'append' | 'lost' | 'copied'> {
  return {
    ...people(db),
    ...sqlTokens(db),
    ...sqlSignIns(db),
    ...sqlRatings(db),
    ...matches(db),
    ...sqlEvents(db, lockMatch),
    ...caches(db, lockMatch !== undefined),
    ...sqlAdmin(db),
    ...sqlCalls(db),
    ...sqlBugReports(db),
    ...sqlLeases(db, leases),
    ...sqlSeeks(db),
    ...sqlTies(db),
    ...sqlPlayerReports(db),
    ...sqlPredictions(db),
    ...sqlTournaments(db),
    ...rules(db),
    ...heartbeat(db),
  };
}
