// Leases in PostgreSQL: which server holds what, under a token that only grows. Whoever appends shows the token in the same
// statement (postgres-events.ts), so that a server that was cut off writes nothing, whatever it believes and whatever its clock says.

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What whoever plays all matches holds. */
export const everything = '*';

// The database's own: those of the servers may differ by minutes.
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Leases of one server. */
export class Leases {
  readonly #db: Kysely<Schema>;
  readonly #name: string;
  readonly #lasts: number;
  readonly #taken = new Map<string, number>();

  /** `name`: no two servers that run have the same; `lasts`: after so many milliseconds without a word a server counts as gone. */
  constructor(db: Kysely<Schema>, name: string, lasts: number) {
    this.#db = db;
    this.#name = name;
    this.#lasts = lasts;
  }

  /** Says that this server is alive: one row, however much it holds. */
  async renew(): Promise<void> {
    const until = sql<number>`${now} + ${this.#lasts}`;
    await this.#db
      .insertInto('holders')
      .values({ name: this.#name, until })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ until }))
      .execute();
  }

  /** Takes something under a new token, which is higher than all before; null: another server that is alive has it. */
  async take(what: string): Promise<number | null> {
    const token = await this.#takeNow(what);
    if (token !== null) this.#taken.set(what, token);
    return token;
  }

  #takeNow(what: string): Promise<number | null> {
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('leases')
        .values({ what, token: 0, holder: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Waits for appends that are under way, and for whoever takes it at the same moment; what is asked next sees what they did.
      const { token, holder } = await trx
        .selectFrom('leases')
        .selectAll()
        .where('what', '=', what)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (holder !== null && holder !== this.#name) {
        const alive = trx.selectFrom('holders').select('name').where('name', '=', holder);
        if ((await alive.where('until', '>', now).executeTakeFirst()) !== undefined) return null;
      }
      const taken = { token: token + 1, holder: this.#name };
      await trx.updateTable('leases').set(taken).where('what', '=', what).execute();
      return taken.token;
    });
  }

  /** Whether nobody has taken it since it was taken under this token. */
  async holds(what: string, token: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('leases')
      .select('token')
      .where('what', '=', what)
      .executeTakeFirst();
    return row?.token === token;
  }

  /** Gives back what it holds: others need not wait until it counts as gone. What was taken from it stays as it is. */
  async giveBack(): Promise<void> {
    let mine = true;
    for (const [what, token] of this.#taken) {
      const own = this.#db.updateTable('leases').set({ holder: null }).where('what', '=', what);
      const { numUpdatedRows } = await own.where('token', '=', token).executeTakeFirst();
      mine &&= numUpdatedRows === 1n;
    }
    this.#taken.clear();
    // Else a later life of the same server goes on under the name.
    if (mine) await this.#db.deleteFrom('holders').where('name', '=', this.#name).execute();
  }
}
