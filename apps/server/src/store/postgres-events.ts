// Appending of events to PostgreSQL: one statement for all that is waiting, over a connection of its own.

import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Hold } from './hold.ts';
import { everything } from './leases.ts';
import { DatabaseAway, faultOf, sqlState } from './postgres-faults.ts';
import { messageOf } from './sql-events.ts';
import type { Append, AppendResult, MatchEvent } from './store.ts';

// The leases are locked until the commit: who takes one waits for it, and reads the log with what was appended. What shows no token of
// its match has to show that of everything, which nobody has while several servers play. An append is stored whole or not at all: its
// condition speaks of the number behind which it stands, which is the same in all its rows. What another transaction writes meanwhile
// is found by the keys of the table, and fails the whole statement.
const insert = `
  with held as materialized (select what, token from leases where what = any($11::text[]) order by what for share)
  insert into events (match, number, previous, kind, seat, choice, by, at, message)
  select e.match, e.number, e.previous, e.kind, e.seat, e.choice, e.by, e.at, e.message
  from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::int[], $7::text[], $8::text[], $9::bigint[],
    $10::text[], $12::int[]) as e(match, after, number, previous, kind, seat, choice, by, at, message, fence)
  where case when e.fence is null then $13::int = (select token from held where what = '${everything}')
      else e.fence = (select token from held where what = e.match) end
    and e.after = coalesce((select max(number) from events o where o.match = e.match), 0)
  returning match`;

const same = `
  select number, kind, seat, choice, by, at, message from events
  where match = $1 and number > $2 and number <= $3 order by number`;

const taken = '23505';
const againAfter = 200;

interface Row extends Omit<MatchEvent, 'about'> {
  readonly match: string;
  readonly fence: number | null;
  readonly after: number;
  readonly previous: number | null;
}

const rowsOf = ({ match, after, events, fence }: Append): Row[] =>
  events.map((event, index) => ({
    ...event,
    match,
    fence: fence ?? null,
    after,
    previous: after + index === 0 ? null : after + index,
    message: messageOf(event),
  }));

const columns = [
  'match',
  'after',
  'number',
  'previous',
  'kind',
  'seat',
  'choice',
  'by',
  'at',
  'message',
] as const;

/** A connection that nobody else uses: opened when it is needed, and anew after it was lost. */
export class OwnConnection {
  readonly #open: () => Promise<Client>;
  #client: Promise<Client> | null = null;

  /** `open`: connects and does what has to be done first. */
  constructor(open: () => Promise<Client>) {
    this.#open = open;
  }

  /** The open connection. */
  client(): Promise<Client> {
    return (this.#client ??= this.#connect());
  }

  async #connect(): Promise<Client> {
    try {
      const client = await this.#open();
      client.once('end', () => (this.#client = null));
      return client;
    } catch (error) {
      this.#client = null;
      throw error;
    }
  }

  /** The next one who needs it gets a new one. */
  async drop(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    // It may be out of reach, and its end never come.
    void (await client?.catch(() => null))?.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    await (await this.#client?.catch(() => null))?.end();
  }
}

/** Appends events to the database. */
export class PostgresAppender {
  readonly #connection: OwnConnection;
  readonly #patience: number;
  readonly #hold: Hold | null;
  #last: Promise<unknown> = Promise.resolve();

  /** `hold`: on everything; null: each append has to show its own token. `patience`: for so many milliseconds an append waits for a database that is away. */
  constructor(connection: OwnConnection, hold: Hold | null, patience: number) {
    this.#connection = connection;
    this.#hold = hold;
    this.#patience = patience;
  }

  /** Each append is stored as a whole or not at all; one that does not fit does not hold up the others. */
  append(batch: readonly Append[]): Promise<readonly AppendResult[]> {
    const appended = this.#last.then(() => this.#append(batch));
    this.#last = appended;
    return appended;
  }

  async #append(batch: readonly Append[]): Promise<readonly AppendResult[]> {
    // Behind one another in one match: each has to see the one before.
    if (new Set(batch.map(({ match }) => match)).size < batch.length) return this.#each(batch);
    const until = performance.now() + this.#patience;
    for (let unsure = false; ; unsure = true) {
      try {
        return await this.#insert(batch, unsure);
      } catch (error) {
        const fault = faultOf(error);
        if (!(fault instanceof DatabaseAway)) return this.#refused(batch, error);
        await this.#connection.drop();
        if (performance.now() >= until)
          return batch.map(() => ({ status: 'failed', problem: fault.message }));
        await wait(againAfter);
      }
    }
  }

  async #each(batch: readonly Append[]): Promise<readonly AppendResult[]> {
    const results: AppendResult[] = [];
    for (const append of batch) results.push(...(await this.#append([append])));
    return results;
  }

  #refused(batch: readonly Append[], error: unknown): Promise<readonly AppendResult[]> | AppendResult[] {
    if (batch.length > 1) return this.#each(batch);
    if (sqlState(error) === taken) return [{ status: 'conflict' }];
    return [{ status: 'failed', problem: error instanceof Error ? error.message : String(error) }];
  }

  // `unsure`: the same was asked before, and the answer did not come.
  async #insert(batch: readonly Append[], unsure: boolean): Promise<readonly AppendResult[]> {
    const rows = batch.flatMap(rowsOf);
    const client = await this.#connection.client();
    const fenced = batch.flatMap(({ match, fence }) => (fence === undefined ? [] : [match]));
    const values = [
      ...columns.map((column) => rows.map((row) => row[column])),
      [...(this.#hold === null ? [] : [everything]), ...fenced],
      rows.map(({ fence }) => fence),
      this.#hold?.token ?? null,
    ];
    const { rows: stored } = await client.query<{ match: string }>({ name: 'append', text: insert, values });
    const there = new Set(stored.map(({ match }) => match));
    if (there.size === 0) this.#hold?.doubt();
    const results: AppendResult[] = [];
    for (const append of batch) {
      const done = there.has(append.match) || (unsure && (await this.#isThere(client, append)));
      results.push({ status: done ? 'stored' : 'conflict' });
    }
    return results;
  }

  // Nobody else makes the same choices at the same moment under the same ids.
  async #isThere(client: Client, append: Append): Promise<boolean> {
    const rows = rowsOf(append);
    const values = [append.match, append.after, append.after + rows.length];
    const { rows: found } = await client.query<Row>(same, values);
    const keys = ['number', 'kind', 'seat', 'choice', 'by', 'at', 'message'] as const;
    return (
      found.length === rows.length &&
      rows.every((row, index) => keys.every((key) => row[key] === found[index][key]))
    );
  }
}
