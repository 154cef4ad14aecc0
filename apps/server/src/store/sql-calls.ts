// Calls in SQL: ways, settings, and the jobs.

import type { Kysely } from 'kysely';
import type { CallSettings, CallStore, StoredCall, StoredWay } from './calls.ts';
import type { Schema } from './schema.ts';

const wayIn = ({ body }: { readonly body: string }): StoredWay => JSON.parse(body) as StoredWay;
const settingsIn = ({ body }: { readonly body: string }): CallSettings => JSON.parse(body) as CallSettings;

const wayRow = (way: StoredWay): Schema['call_ways'] => ({
  id: way.id,
  identity: way.identity,
  key: way.key,
  token: way.token,
  body: JSON.stringify(way),
});

const callRow = ({ facts, dueAt, ...call }: StoredCall): Schema['calls'] => ({
  ...call,
  facts: JSON.stringify(facts),
  due_at: dueAt,
});

function callIn({ facts, due_at, at, state, ...row }: Schema['calls']): StoredCall {
  const read = JSON.parse(facts) as StoredCall['facts'];
  return { ...row, facts: read, dueAt: Number(due_at), at: Number(at), state: state as StoredCall['state'] };
}

function ways(db: Kysely<Schema>) {
  const all = () => db.selectFrom('call_ways').select('body');
  return {
    async addWay(way: StoredWay) {
      await db.insertInto('call_ways').values(wayRow(way)).execute();
    },
    async saveWay(way: StoredWay) {
      await db.updateTable('call_ways').set(wayRow(way)).where('id', '=', way.id).execute();
    },
    async way(id: string) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : wayIn(row);
    },
    waysOf: async (identity: string) =>
      (await all().where('identity', '=', identity).orderBy('id').execute()).map(wayIn),
    async wayWithKey(key: string) {
      const row = await all().where('key', '=', key).executeTakeFirst();
      return row === undefined ? null : wayIn(row);
    },
    dropWay: (id: string) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('calls').where('way', '=', id).where('state', '=', 'waiting').execute();
        await trx.deleteFrom('call_ways').where('id', '=', id).execute();
      }),
    dropWaysOfToken: (token: string) =>
      db.transaction().execute(async (trx) => {
        const ids = trx.selectFrom('call_ways').select('id').where('token', '=', token);
        await trx.deleteFrom('calls').where('way', 'in', ids).where('state', '=', 'waiting').execute();
        await trx.deleteFrom('call_ways').where('token', '=', token).execute();
      }),
    calledPeople: async () =>
      (await db.selectFrom('call_ways').select('identity').distinct().execute()).map((row) => row.identity),
  };
}

function settings(db: Kysely<Schema>) {
  const all = () => db.selectFrom('call_settings').select('body');
  return {
    async callSettings(identity: string) {
      const row = await all().where('identity', '=', identity).executeTakeFirst();
      return row === undefined ? null : settingsIn(row);
    },
    async settingsOfFeed(feed: string) {
      const row = await all().where('feed', '=', feed).executeTakeFirst();
      return row === undefined ? null : settingsIn(row);
    },
    async saveCallSettings(said: CallSettings) {
      const row = { feed: said.feed, body: JSON.stringify(said) };
      await db
        .insertInto('call_settings')
        .values({ identity: said.identity, ...row })
        .onConflict((conflict) => conflict.column('identity').doUpdateSet(row))
        .execute();
    },
  };
}

function jobs(db: Kysely<Schema>) {
  const waiting = () => db.selectFrom('calls').selectAll().where('state', '=', 'waiting');
  return {
    async addCalls(calls: readonly StoredCall[]) {
      if (calls.length === 0) return;
      await db
        .insertInto('calls')
        .values(calls.map(callRow))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async saveCall(call: StoredCall) {
      await db.updateTable('calls').set(callRow(call)).where('id', '=', call.id).execute();
    },
    async call(id: string) {
      const row = await db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : callIn(row);
    },
    dueCalls: async (now: number, limit: number) =>
      (await waiting().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()).map(callIn),
    async nextCallAt() {
      const row = await waiting().orderBy('due_at').limit(1).executeTakeFirst();
      return row === undefined ? null : Number(row.due_at);
    },
    waitingFor: async (way: string) =>
      (await waiting().where('way', '=', way).orderBy('due_at').execute()).map(callIn),
    async callsOf(identity: string, limit: number) {
      const mine = db.selectFrom('calls').selectAll().where('identity', '=', identity);
      return (await mine.orderBy('at', 'desc').limit(limit).execute()).map(callIn);
    },
    async cutCalls(now: number) {
      await db.updateTable('calls').set({ state: 'cut', at: now }).where('state', '=', 'sending').execute();
    },
    async dropCalls(before: number) {
      const over = db.deleteFrom('calls').where('state', '!=', 'waiting');
      await over.where('state', '!=', 'sending').where('at', '<', before).execute();
    },
  };
}

/** Everything about being called that is kept of somebody, in a transaction of its caller's. */
export async function dropCallsOf(db: Kysely<Schema>, identity: string): Promise<void> {
  for (const table of ['calls', 'call_ways', 'call_settings'] as const)
    await db.deleteFrom(table).where('identity', '=', identity).execute();
}

/** The part of the storage for calls. */
export function sqlCalls(db: Kysely<Schema>): CallStore {
  return { ...ways(db), ...settings(db), ...jobs(db), dropCallsOf: (identity) => dropCallsOf(db, identity) };
}
