// Copying of everything from one database to another, whichever they are: the tables are the same.

import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { dropMatchIn } from '../store/sql-admin.ts';

type Table = keyof Schema;

// Behind what their rows refer to. Those of a match go with the match.
const general = [
  'identities',
  'tokens',
  'recoveries',
  'passkeys',
  'sign_in_mails',
  'club_accounts',
  'ratings',
  'seeks',
  'ties',
  'profiles',
  'player_reports',
  'suspensions',
  'tournaments',
  'tournament_entrants',
  'tournament_pairings',
  'rules',
  'audit',
  'mutes',
  'call_ways',
  'call_settings',
  'calls',
  'outages',
] as const satisfies readonly Table[];

const ofMatch = {
  match_identities: 'identity',
  bug_reports: 'id',
  predictions: 'identity',
  events: 'number',
  snapshots: 'number',
  recordings: 'match',
  chat: 'number',
  rating_due: 'match',
  match_outages: 'began',
} as const;
const parts = Object.keys(ofMatch) as (keyof typeof ofMatch)[];

// What a server notes of itself stays where it is, or comes last. A table that is named nowhere here does not compile.
type Stays = 'matches' | 'heartbeat' | 'holders' | 'leases';
type Named = (typeof general)[number] | keyof typeof ofMatch | Stays;

/** All rows of one match, by table. */
type Rows = { readonly [table: string]: readonly object[] };

const atOnce = 500;
// SQLite takes no more than 32,766 values in a statement.
async function insertAll(
  trx: Transaction<Schema>,
  table: Table extends Named ? Table : never,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + atOnce) as never)
      .execute();
}

async function copyGeneral(from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  await to.transaction().execute(async (trx) => {
    for (const table of general.toReversed()) await trx.deleteFrom(table).execute();
    for (const table of general)
      await insertAll(trx, table, await from.selectFrom(table).selectAll().execute());
  });
}

async function rowsOf(db: Kysely<Schema>, match: string): Promise<Rows> {
  const rows: { [table: string]: readonly object[] } = {
    matches: await db.selectFrom('matches').selectAll().where('id', '=', match).execute(),
  };
  for (const table of parts) {
    const all = db.selectFrom(table).selectAll().where('match', '=', match);
    const found = await (table === 'chat' ? all.orderBy('side' as never) : all)
      .orderBy(ofMatch[table] as never)
      .execute();
    // Languages sort in their own ways.
    const text = (sortedHere as { readonly [table: string]: string | undefined })[table];
    rows[table] = text === undefined ? found : found.toSorted(byText(text));
  }
  return rows;
}

const sortedHere = { match_identities: 'identity', bug_reports: 'id' } as const;

function byText(column: string): (a: object, b: object) => number {
  return (a, b) => {
    const [one, other] = [a, b] as readonly { readonly [column: string]: string }[];
    return (one[column] ?? '') < (other[column] ?? '') ? -1 : 1;
  };
}

// Whole or not at all.
async function putMatch(to: Kysely<Schema>, match: string, rows: Rows): Promise<void> {
  await to.transaction().execute(async (trx) => {
    await dropMatchIn(trx, match);
    for (const [table, own] of Object.entries(rows)) await insertAll(trx, table as Table, own);
  });
}

async function idsIn(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('matches').select('id').execute();
  return rows.map(({ id }) => id);
}

const beatOf = async (db: Kysely<Schema>): Promise<number> =>
  Number((await db.selectFrom('heartbeat').select('at').executeTakeFirst())?.at ?? 0);

/** What was copied, and what was there already. */
export interface Copied {
  readonly matches: number;
  readonly events: number;
  readonly already: number;
}

/**
 * Makes `to` what `from` is, match by match; matches that are there already stay as they are. `done` is called behind each. What it
 * throws ends the copying; started again, it goes on from there.
 * @throws Error when a server has run on `to` after the last one that ran on `from`
 */
export async function copyAll(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  done: (match: string, of: number) => Promise<void>,
): Promise<Copied> {
  const [here, there] = [await beatOf(from), await beatOf(to)];
  if (there > here)
    throw new Error(
      `A server has run on the other side since, last on ${new Date(there).toISOString()}: that would be lost.`,
    );
  await copyGeneral(from, to);
  const ids = await idsIn(from);
  const kept = new Set(ids);
  for (const gone of await idsIn(to))
    if (!kept.has(gone)) await to.transaction().execute((trx) => dropMatchIn(trx, gone));
  let [events, already] = [0, 0];
  for (const id of ids) {
    const rows = await rowsOf(from, id);
    events += rows['events'].length;
    if (isDeepStrictEqual(rows, await rowsOf(to, id))) already++;
    else {
      await putMatch(to, id, rows);
      if (!isDeepStrictEqual(rows, await rowsOf(to, id)))
        throw new Error(`The match ${id} is not the same on the other side.`);
    }
    await done(id, ids.length);
  }
  // Last: only a whole copy is as young as what it was copied from.
  await to.transaction().execute(async (trx) => {
    await trx.deleteFrom('heartbeat').execute();
    await insertAll(trx, 'heartbeat', await from.selectFrom('heartbeat').selectAll().execute());
  });
  return { matches: ids.length, events, already };
}
