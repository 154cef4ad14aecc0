// Leases in SQL: a row of each thing that can be held, and one of each server, which says how long it is alive. Rows of leases stay
// when they are given back, so that their tokens only grow.

import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { cluster, everything, handedOverWithin } from './leases.ts';
import type { Entry, Lease, LeaseStore, Member } from './leases.ts';
import type { Schema } from './schema.ts';

/** How a database tells the time, in milliseconds since 1970, and whether rows have to be kept from other transactions. */
export interface LeaseDialect {
  readonly now: RawBuilder<number>;
  readonly locks: boolean;
}

/** SQLite's own clock. One transaction runs at a time. */
export const sqliteLeases: LeaseDialect = {
  now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  locks: false,
};

/** PostgreSQL's own clock. */
export const postgresLeases: LeaseDialect = {
  now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  locks: true,
};

const oneMore = sql<number>`token + 1`;
/** As the index of open matches says it: not as parameters, with which no plan that is kept goes by it. */
const isOpen = sql<string>`('lobby', 'live')`;

type Rows = Transaction<Schema>;
interface Silence {
  readonly match: string;
  /** When its holder was last heard of, or had given it back. */
  readonly seen: number;
  /** What time it was for the matches then, where it knew. */
  readonly said: number | null;
}

const numberOr = <T>(value: number | null | undefined, other: T): number | T =>
  value == null ? other : Number(value);

class SqlLeases implements LeaseStore {
  readonly #db: Kysely<Schema>;
  readonly #dialect: LeaseDialect;

  constructor(db: Kysely<Schema>, dialect: LeaseDialect) {
    this.#db = db;
    this.#dialect = dialect;
  }

  async #now(trx: Kysely<Schema>): Promise<number> {
    const { rows } = await sql<{ now: number }>`select ${this.#dialect.now} as now`.execute(trx);
    return Number(rows[0].now);
  }

  // Waits for appends that are under way, and for whoever takes the same at the same moment; what is asked next sees what they did.
  // Always in the same order, so that two who take several never wait for each other.
  async #locked(trx: Rows, all: readonly string[]): Promise<readonly Schema['leases'][]> {
    if (all.length === 0) return [];
    const rows = all.map((what) => ({ what, token: 0, holder: null }));
    await trx
      .insertInto('leases')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const query = trx.selectFrom('leases').selectAll().where('what', 'in', all).orderBy('what');
    return (this.#dialect.locks ? query.forUpdate() : query).execute();
  }

  enter(member: Member, at: number): Promise<Entry | null> {
    const { name, company } = member;
    return this.#db.transaction().execute(async (trx) => {
      const [hold] = await this.#locked(trx, [everything]);
      const now = await this.#now(trx);
      const joins = company === 'together' && hold.holder === cluster;
      const alive = trx
        .selectFrom('holders')
        .select('name')
        .where('name', '<>', name)
        .where('until', '>', now);
      const others = (await alive.limit(1).executeTakeFirst()) !== undefined;
      if (!joins && others) return null;
      const token = joins ? hold.token : hold.token + 1;
      if (!joins) {
        await this.#clear(trx);
        const holder = company === 'alone' ? name : cluster;
        await trx.updateTable('leases').set({ token, holder }).where('what', '=', everything).execute();
      }
      // Before its word of now takes the place of the last one.
      const had = joins ? await this.#heldBefore(trx, name, now, at) : [];
      await this.#say(trx, member);
      return { token, had, others };
    });
  }

  // The other kind of company has played meanwhile. (A database that is still to be brought up to date has no such leases.)
  async #clear(trx: Rows): Promise<void> {
    const held = trx.updateTable('leases').set({ token: oneMore, holder: null });
    await held.where('what', '<>', everything).where('holder', 'is not', null).execute();
  }

  async #heldBefore(trx: Rows, name: string, now: number, at: number): Promise<readonly Lease[]> {
    const last = await trx
      .selectFrom('holders')
      .select(['seen', 'at'])
      .where('name', '=', name)
      .executeTakeFirst();
    const all = await trx.selectFrom('leases').select('what').where('holder', '=', name).execute();
    const locked = await this.#locked(
      trx,
      all.map(({ what }) => what),
    );
    const mine = locked.filter(({ holder }) => holder === name);
    const had = await this.#give(
      trx,
      name,
      mine.map(({ what }) => what),
    );
    const silence = { seen: numberOr(last?.seen, now), said: numberOr(last?.at, null) };
    await this.#note(
      trx,
      had.map(({ match }) => ({ match, ...silence })),
      now,
      at,
    );
    return had;
  }

  async #give(trx: Rows, holder: string, matches: readonly string[]): Promise<readonly Lease[]> {
    if (matches.length === 0) return [];
    const given = trx.updateTable('leases').set({ token: oneMore, holder });
    const rows = await given.where('what', 'in', matches).returning(['what', 'token']).execute();
    return rows.map(({ what, token }) => ({ match: what, token }));
  }

  // As long as it was by the storage's clock, up to now by the server's; where the matches' time has jumped since, as far as it has.
  async #note(trx: Rows, silent: readonly Silence[], now: number, at: number): Promise<void> {
    const rows = silent.map(({ match, seen, said }) => {
      const began = at - Math.max(0, now - seen);
      return { match, began: Math.min(began, said ?? began), ended: at };
    });
    const long = rows.filter(({ began, ended }) => began < ended);
    if (long.length > 0) await trx.insertInto('match_outages').values(long).execute();
  }

  #word({ company, lasts }: Member, at: number | null) {
    const { now } = this.#dialect;
    return { until: sql<number>`${now} + ${lasts}`, ...(company === 'together' && { seen: now, at }) };
  }

  async #say(trx: Rows, member: Member): Promise<void> {
    const said = this.#word(member, null);
    await trx
      .insertInto('holders')
      .values({ name: member.name, ...said })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(said))
      .execute();
  }

  async renew(member: Member, token: number, at: number | null): Promise<boolean> {
    const { name, company } = member;
    const holder = company === 'alone' ? name : cluster;
    const mine = this.#db.selectFrom('leases').select('what').where('what', '=', everything);
    let own = this.#db.updateTable('holders').set(this.#word(member, at)).where('name', '=', name);
    own = own.where((all) => all.exists(mine.where('holder', '=', holder).where('token', '=', token)));
    // Who plays alone holds everything until it is taken. Of several, one that was silent may have lost some: it is told so.
    if (company === 'together') own = own.where('until', '>', this.#dialect.now);
    return (await own.executeTakeFirst()).numUpdatedRows === 1n;
  }

  take(server: string, matches: readonly string[], at: number): Promise<readonly Lease[]> {
    if (matches.length === 0) return Promise.resolve([]);
    return this.#db.transaction().execute(async (trx) => {
      if (!(await this.#isCluster(trx))) return [];
      const leases = await this.#locked(trx, [...new Set(matches)].toSorted());
      const holders = await this.#holdersOf(trx, server, leases);
      const now = await this.#now(trx);
      const alive = new Set(holders.flatMap(({ name, until }) => (Number(until) > now ? [name] : [])));
      if (!alive.has(server)) return [];
      const words = new Map(holders.map((one) => [one.name, one]));
      const gone = leases.flatMap(({ what, holder }) => {
        if (holder === null || alive.has(holder)) return [];
        const last = words.get(holder);
        return [{ match: what, holder, seen: numberOr(last?.seen, now), said: numberOr(last?.at, null) }];
      });
      const left = leases.filter(({ holder }) => holder === null || holder === server);
      const waited = left.flatMap(({ what, token, given_back: since, given_back_under: under }) => {
        const seen = numberOr(since, now);
        const waits = Number(under) === Number(token) && now - seen >= handedOverWithin;
        return waits ? [{ match: what, seen, said: null }] : [];
      });
      await this.#note(trx, [...gone, ...waited], now, at);
      const taken = await this.#give(trx, server, [
        ...left.map(({ what }) => what),
        ...gone.map(({ match }) => match),
      ]);
      await this.#forget(
        trx,
        gone.map(({ holder }) => holder),
      );
      return taken;
    });
  }

  // A word that is just being said is waited for.
  #holdersOf(trx: Rows, server: string, leases: readonly Schema['leases'][]) {
    const names = new Set([server, ...leases.flatMap(({ holder }) => holder ?? [])]);
    const all = trx
      .selectFrom('holders')
      .selectAll()
      .where('name', 'in', [...names])
      .orderBy('name');
    return (this.#dialect.locks ? all.forUpdate() : all).execute();
  }

  // Until the transaction ends nobody comes to play alone.
  async #isCluster(trx: Rows): Promise<boolean> {
    const hold = trx.selectFrom('leases').select('holder').where('what', '=', everything);
    const row = await (this.#dialect.locks ? hold.forShare() : hold).executeTakeFirst();
    return row?.holder === cluster;
  }

  // Who is gone, and holds nothing any more.
  async #forget(trx: Rows, gone: readonly string[]): Promise<void> {
    if (gone.length === 0) return;
    const all = trx.deleteFrom('holders').where('name', 'in', gone);
    const free = all.where((one) => {
      const theirs = one.selectFrom('leases').select('what');
      return one.not(one.exists(theirs.whereRef('leases.holder', '=', 'holders.name')));
    });
    await free.execute();
  }

  #free() {
    const { now } = this.#dialect;
    return { token: oneMore, holder: null, given_back: now, given_back_under: oneMore };
  }

  async giveBack(server: string, leases: readonly Lease[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const { match, token } of leases.toSorted((a, b) => (a.match < b.match ? -1 : 1))) {
        const own = trx.updateTable('leases').set(this.#free());
        await own.where('what', '=', match).where('token', '=', token).where('holder', '=', server).execute();
      }
    });
  }

  async leave(server: string, token: number): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const [hold] = await this.#locked(trx, [everything]);
      if (hold.token !== token) return;
      const own = trx.updateTable('leases').set(this.#free());
      await own.where('holder', '=', server).execute();
      await trx.deleteFrom('holders').where('name', '=', server).execute();
    });
  }

  async holderOf(what: string): Promise<string | null> {
    const held = this.#db.selectFrom('leases').innerJoin('holders', 'holders.name', 'leases.holder');
    const alive = held.where('holders.until', '>', this.#dialect.now);
    const row = await alive.select('leases.holder').where('what', '=', what).executeTakeFirst();
    return row?.holder ?? null;
  }

  // The time is asked for once: one that is another at each row keeps PostgreSQL from joining, and every open match is looked up by itself.
  async unheld(limit: number): Promise<readonly string[]> {
    const now = await this.#now(this.#db);
    const open = this.#db
      .selectFrom('matches')
      .select('id')
      .where(sql`status`, 'in', isOpen);
    const free = open.where((all) => {
      const theirs = all.selectFrom('leases').innerJoin('holders', 'holders.name', 'leases.holder');
      const alive = theirs.select('leases.what').where('holders.until', '>', now);
      return all.not(all.exists(alive.whereRef('leases.what', '=', 'matches.id')));
    });
    return (await free.limit(limit).execute()).map(({ id }) => id);
  }

  async matchOutages(match: string) {
    const all = this.#db.selectFrom('match_outages').select(['began', 'ended']).where('match', '=', match);
    const rows = await all.orderBy('began').execute();
    return rows.map(({ began, ended }) => ({ from: Number(began), to: Number(ended) }));
  }
}

/** The leases in a database. */
export function sqlLeases(db: Kysely<Schema>, dialect: LeaseDialect): LeaseStore {
  const leases = new SqlLeases(db, dialect);
  return {
    enter: (member, at) => leases.enter(member, at),
    renew: (member, token, at) => leases.renew(member, token, at),
    take: (server, matches, at) => leases.take(server, matches, at),
    giveBack: (server, all) => leases.giveBack(server, all),
    leave: (server, token) => leases.leave(server, token),
    holderOf: (what) => leases.holderOf(what),
    unheld: (limit) => leases.unheld(limit),
    matchOutages: (match) => leases.matchOutages(match),
  };
}
