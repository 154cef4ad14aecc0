// Reports about people in SQL.

import type { Kysely, Transaction } from 'kysely';
import { waits } from './player-reports.ts';
import type { PlayerReportStore, StoredPlayerReport } from './player-reports.ts';
import type { Schema } from './schema.ts';

type Row = Schema['player_reports'];

const rowOf = (report: StoredPlayerReport): Row => {
  const { id, identity, about, match, at, ...body } = report;
  return { id, identity, about, match, at, waits: Number(waits(report)), body: JSON.stringify(body) };
};

const reportIn = ({ body, at, waits: _waits, ...row }: Row): StoredPlayerReport => ({
  ...row,
  at: Number(at),
  ...(JSON.parse(body) as Omit<StoredPlayerReport, 'id' | 'identity' | 'about' | 'match' | 'at'>),
});

/** Drops what was said by somebody, and of them. */
export async function dropReportsOf(trx: Transaction<Schema>, identity: string): Promise<void> {
  for (const who of ['identity', 'about'] as const)
    await trx.deleteFrom('player_reports').where(who, '=', identity).execute();
  await trx.deleteFrom('suspensions').where('identity', '=', identity).execute();
}

/** The part of the storage for them. */
export function sqlPlayerReports(db: Kysely<Schema>): PlayerReportStore {
  return {
    async savePlayerReport(report) {
      const row = rowOf(report);
      const saved = await db
        .insertInto('player_reports')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['identity', 'about', 'match'])
            .doUpdateSet({ waits: row.waits, body: row.body })
            .where('player_reports.id', '=', report.id),
        )
        .executeTakeFirst();
      return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async playerReport(id) {
      const row = await db.selectFrom('player_reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : reportIn(row);
    },
    async playerReports({ identity, about, waits: open, limit }) {
      let query = db.selectFrom('player_reports').selectAll();
      if (identity !== undefined) query = query.where('identity', '=', identity);
      if (about !== undefined) query = query.where('about', '=', about);
      if (open !== undefined) query = query.where('waits', '=', Number(open));
      const rows = await query.orderBy('at', 'desc').orderBy('id').limit(limit).execute();
      return rows.map(reportIn);
    },
    async suspend(identity, until) {
      await db
        .insertInto('suspensions')
        .values({ identity, until })
        .onConflict((conflict) => conflict.column('identity').doUpdateSet({ until }))
        .execute();
    },
    async suspendedUntil(identity) {
      const row = await db
        .selectFrom('suspensions')
        .select('until')
        .where('identity', '=', identity)
        .executeTakeFirst();
      return row === undefined ? null : Number(row.until);
    },
  };
}
