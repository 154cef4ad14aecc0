// PostgreSQL: the same tables on a database server. What only PostgreSQL understands stands here and in postgres-events.ts.

import { userInfo } from 'node:os';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Client, defaults, Pool, types } from 'pg';
import type { ClientConfig, CustomTypesConfig } from 'pg';
import { newId } from '../ids.ts';
import { StartError, StartLater } from './folder-lock.ts';
import { Hold } from './hold.ts';
import { isMigrated, migrate } from './migrations/index.ts';
import { OwnConnection, PostgresAppender } from './postgres-events.ts';
import { faultOf } from './postgres-faults.ts';
import type { OpenDatabase, Schema } from './schema.ts';
import { postgresLeases, sqlLeases } from './sql-leases.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';
import { storeOf } from './thread.ts';

/** Who opens it, and how long it waits. */
export interface PostgresWish {
  /** No two servers that run have the same name; one that starts again has the same as before, and need not wait for itself. */
  readonly name?: string;
  /** Milliseconds that an append waits for a database that is away. */
  readonly append?: number;
  /** Milliseconds that the start waits for another server to be gone. */
  readonly start?: number;
  /** Several servers play: nothing is held by opening. Each enters by itself, takes the leases of its matches and shows them. */
  readonly together?: boolean;
  /** Another server has taken the database: this one can store nothing more. Left out: the process ends. */
  readonly takenOver?: () => void;
}

// As with a storage that ends unasked: the process starts anew from what is stored.
function endProcess(): void {
  setImmediate(() => {
    throw new Error('Another server has taken over the database in DATABASE_URL: this one ends.');
  });
}

const oldest = 15;
const mostConnections = 8;
const connectWithin = 5000;
const answerWithin = 15_000;

const bigint: number = types.builtins.INT8;
// Numbers and times stay below 2^53.
const asNumbers: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === bigint ? Number : types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};

// A machine that is gone is noticed within half a minute, by either side.
const noticeLoss = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(noticeLoss);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function lookAt(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const [{ version, encoding }] = rows;
  const found = Math.floor(Number(version) / 10_000);
  if (found < oldest)
    throw new StartError(
      `The database in DATABASE_URL is PostgreSQL ${found}; it has to be ${oldest} or newer.`,
    );
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database in DATABASE_URL is encoded in ${encoding}; create one with the encoding UTF8.`,
    );
}

// A newer release leaves the tables as they are for as long as an older one plays on them.
async function holdAndMigrate(db: Kysely<Schema>, take: () => Promise<Hold>): Promise<Hold> {
  await lookAt(db);
  const { rows } = await sql<{ there: boolean }>`select to_regclass('leases') is not null as there`.execute(
    db,
  );
  if (!rows[0].there) await migrate(db);
  const hold = await take();
  try {
    await migrate(db);
    return hold;
  } catch (error) {
    await hold.giveBack();
    throw error;
  }
}

// Servers of one release may come at any time; a new form of the tables is made while nobody else is there.
async function migrateAlone(db: Kysely<Schema>, take: () => Promise<Hold>): Promise<null> {
  await lookAt(db);
  if (await isMigrated(db)) return null;
  try {
    await (await holdAndMigrate(db, take)).giveBack();
  } catch (error) {
    // Another of them was sooner, and is in.
    if (!(error instanceof StartLater) || !(await isMigrated(db))) throw error;
  }
  return null;
}

// Lines of one table are numbered one after another.
async function lockMatch(trx: Transaction<Schema>, match: string): Promise<void> {
  await trx.selectFrom('matches').select('id').where('id', '=', match).forNoKeyUpdate().execute();
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when it is no database for this, or another server uses it; Error when it is away
 */
export async function openPostgres(
  url: string,
  {
    name = newId(),
    append = 5000,
    start = 6000,
    together = false,
    takenOver = endProcess,
  }: PostgresWish = {},
): Promise<OpenDatabase> {
  // As everywhere with PostgreSQL: who is not named is the system's user, also where the environment does not say who that is.
  defaults.user ??= userInfo().username;
  const config: ClientConfig = {
    connectionString: url,
    types: asNumbers,
    keepAlive: true,
    connectionTimeoutMillis: connectWithin,
    application_name: 'bridgefront',
  };
  const pool = new Pool({ ...config, max: mostConnections });
  // Whoever has asked something over a lost connection is told by the answer, whoever asks later gets another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connection = new OwnConnection(() => connect({ ...config, query_timeout: answerWithin }));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const leases = sqlLeases(db, postgresLeases);
  const take = (): Promise<Hold> => Hold.take(leases, name, start, takenOver);
  const held: Promise<Hold | null> = together ? migrateAlone(db, take) : holdAndMigrate(db, take);
  const hold = await held.catch(async (error: unknown) => {
    await db.destroy();
    throw faultOf(error);
  });
  const appender = new PostgresAppender(connection, hold, append);
  const store: Store = {
    ...sqlStore(db, postgresLeases, lockMatch),
    append: (batch) => appender.append(batch),
    // Going back in time is PostgreSQL's own business, and said by whoever does it.
    lost: async () => 0,
    copied: async () => null,
    async close() {
      await hold?.giveBack();
      await connection.close();
      await db.destroy();
    },
  };
  const said = storeOf(Object.keys(store) as (keyof Store)[], async (method, given) => {
    try {
      return await (store[method] as (...given: readonly unknown[]) => Promise<unknown>)(...given);
    } catch (error) {
      throw faultOf(error);
    }
  });
  return { db, store: said };
}

/** The storage in a PostgreSQL alone, without a way to ask the database otherwise. */
export async function postgresStore(url: string, wish?: PostgresWish): Promise<Store> {
  return (await openPostgres(url, wish)).store;
}
