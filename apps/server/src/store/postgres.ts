// PostgreSQL: the same tables on a database server. What only PostgreSQL understands stands here and in postgres-events.ts.

import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Transaction } from 'kysely';
import { Client, Pool, types } from 'pg';
import type { ClientConfig, CustomTypesConfig } from 'pg';
import { StartError, StartLater } from './folder-lock.ts';
import { migrate } from './migrations/index.ts';
import { OwnConnection, PostgresAppender } from './postgres-events.ts';
import { faultOf } from './postgres-faults.ts';
import type { OpenDatabase, Schema } from './schema.ts';
import { sqlStore } from './sql.ts';
import type { Store } from './store.ts';
import { storeOf } from './thread.ts';

/** How the storage behaves where the database is away. */
export interface Patience {
  /** Milliseconds that an append waits for it. */
  readonly append?: number;
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

// Which of the database's locks says that a server plays on it.
const serverLock = 20_261_127;

// A machine that is gone is noticed within half a minute, by either side.
const noticeLoss = `set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

// One server at a time. The lock belongs to the connection over which events are written: whoever has lost it writes none.
async function connectAlone(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(noticeLoss);
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${serverLock}) as mine`,
    );
    if (rows[0]?.mine !== true)
      throw new StartLater(
        'The database in DATABASE_URL is in use by another server; stop that one first, or choose another database.',
      );
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

// Lines of one table are numbered one after another.
async function lockMatch(trx: Transaction<Schema>, match: string): Promise<void> {
  await trx.selectFrom('matches').select('id').where('id', '=', match).forNoKeyUpdate().execute();
}

/**
 * Opens the database and brings its tables up to date.
 * @throws StartError when it is no database for this, or another server uses it; Error when it is away
 */
export async function openPostgres(url: string, { append = 5000 }: Patience = {}): Promise<OpenDatabase> {
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
  const connection = new OwnConnection(() => connectAlone({ ...config, query_timeout: answerWithin }));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await lookAt(db);
    await connection.client();
    await migrate(db);
  } catch (error) {
    await connection.close();
    await db.destroy();
    throw faultOf(error);
  }
  const appender = new PostgresAppender(connection, append);
  const store: Store = {
    ...sqlStore(db, lockMatch),
    append: (batch) => appender.append(batch),
    // Going back in time is PostgreSQL's own business, and said by whoever does it.
    lost: async () => 0,
    async close() {
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

/** See `openPostgres`. */
export async function postgresStore(url: string, patience?: Patience): Promise<Store> {
  return (await openPostgres(url, patience)).store;
}
