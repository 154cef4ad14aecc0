// Tournaments in SQL.

import type { Kysely, Transaction } from 'kysely';
import { inOrder } from './memory-tournaments.ts';
import type { Schema } from './schema.ts';
import { goneName } from './tournaments.ts';
import type { StoredEntrant, StoredPairing, StoredTournament, TournamentStore } from './tournaments.ts';

const tournamentIn = ({ id, status, owner, created_at, body }: Schema['tournaments']): StoredTournament => ({
  id,
  owner,
  status: status as StoredTournament['status'],
  createdAt: Number(created_at),
  ...(JSON.parse(body) as Omit<StoredTournament, 'id' | 'owner' | 'status' | 'createdAt'>),
});

const entrantIn = ({
  number,
  identity,
  name,
  origin,
  body,
}: Schema['tournament_entrants']): StoredEntrant => ({
  number,
  identity,
  name,
  origin,
  ...(JSON.parse(body) as Omit<StoredEntrant, 'number' | 'identity' | 'name' | 'origin'>),
});

const pairingIn = ({ season, division, round, table_number: table, body }: Schema['tournament_pairings']) =>
  ({ season, division, round, table, ...(JSON.parse(body) as object) }) as StoredPairing;

async function keepIn(
  trx: Transaction<Schema>,
  { id, owner, status, createdAt, ...rest }: StoredTournament,
  entrants: readonly StoredEntrant[] | null,
  pairings: readonly StoredPairing[],
): Promise<void> {
  const row = { owner, status, created_at: createdAt, body: JSON.stringify(rest) };
  await trx
    .insertInto('tournaments')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  if (entrants !== null) await keepEntrants(trx, id, entrants);
  for (const { season, division, round, table, ...body } of pairings) {
    const place = { tournament: id, season, division, round, table_number: table };
    const text = JSON.stringify(body);
    await trx
      .insertInto('tournament_pairings')
      .values({ ...place, body: text })
      .onConflict((conflict) =>
        conflict
          .columns(['tournament', 'season', 'division', 'round', 'table_number'])
          .doUpdateSet({ body: text }),
      )
      .execute();
  }
}

async function keepEntrants(
  trx: Transaction<Schema>,
  id: string,
  entrants: readonly StoredEntrant[],
): Promise<void> {
  await trx.deleteFrom('tournament_entrants').where('tournament', '=', id).execute();
  const people = entrants.map(({ number, identity, name, origin, ...body }) => {
    const who = { number, identity, name, origin };
    return { tournament: id, ...who, body: JSON.stringify(body) };
  });
  if (people.length > 0) await trx.insertInto('tournament_entrants').values(people).execute();
}

/** Nothing leads from tournaments to somebody any more. */
export async function dropEntrantIn(trx: Transaction<Schema>, identity: string): Promise<void> {
  await trx
    .updateTable('tournament_entrants')
    .set({ identity: null, name: goneName, origin: '' })
    .where('identity', '=', identity)
    .execute();
  await trx.updateTable('tournaments').set({ owner: null }).where('owner', '=', identity).execute();
}

/** The part of the storage for them. */
export function sqlTournaments(db: Kysely<Schema>): TournamentStore {
  return {
    keepTournament: (tournament, entrants, pairings) =>
      db.transaction().execute((trx) => keepIn(trx, tournament, entrants, pairings)),
    async tournament(id) {
      const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const people = db.selectFrom('tournament_entrants').selectAll().where('tournament', '=', id);
      const tables = db.selectFrom('tournament_pairings').selectAll().where('tournament', '=', id);
      return {
        tournament: tournamentIn(row),
        entrants: (await people.orderBy('number').execute()).map(entrantIn),
        pairings: (await tables.execute()).map(pairingIn).toSorted(inOrder),
      };
    },
    async tournaments(statuses, limit) {
      const all = db.selectFrom('tournaments').selectAll().where('status', 'in', statuses);
      return (await all.orderBy('created_at', 'desc').limit(limit).execute()).map(tournamentIn);
    },
    async tournamentsOf(identity) {
      const played = db
        .selectFrom('tournament_entrants')
        .select('tournament as id')
        .where('identity', '=', identity);
      const made = db.selectFrom('tournaments').select('id').where('owner', '=', identity);
      return (await played.union(made).execute()).map(({ id }) => id);
    },
    async renameEntrant(identity, name) {
      if (name === null) await db.transaction().execute((trx) => dropEntrantIn(trx, identity));
      else
        await db.updateTable('tournament_entrants').set({ name }).where('identity', '=', identity).execute();
    },
    dropTournament: (id) =>
      db.transaction().execute(async (trx) => {
        for (const table of ['tournament_pairings', 'tournament_entrants'] as const)
          await trx.deleteFrom(table).where('tournament', '=', id).execute();
        await trx.deleteFrom('tournaments').where('id', '=', id).execute();
      }),
  };
}
