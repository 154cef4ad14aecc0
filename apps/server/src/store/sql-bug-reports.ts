// Bug reports in SQL.

import type { Kysely } from 'kysely';
import type { BugReportStore, StoredBugReport } from './bug-reports.ts';
import type { Schema } from './schema.ts';

const rowOf = (report: StoredBugReport): Schema['bug_reports'] => {
  const { id, identity, match, at, ...body } = report;
  return { id, identity, match, at, body: JSON.stringify(body) };
};

const reportIn = ({ body, at, ...row }: Schema['bug_reports']): StoredBugReport => ({
  ...row,
  at: Number(at),
  ...(JSON.parse(body) as Pick<StoredBugReport, 'moment' | 'seen' | 'note'>),
});

/** The part of the storage for them. */
export function sqlBugReports(db: Kysely<Schema>): BugReportStore {
  return {
    saveBugReport: (report, most) =>
      db.transaction().execute(async (trx) => {
        const of = trx.selectFrom('bug_reports').selectAll();
        const before = await of.where('id', '=', report.id).executeTakeFirst();
        if (before !== undefined) {
          const { body } = rowOf({ ...reportIn(before), note: report.note });
          await trx.updateTable('bug_reports').set({ body }).where('id', '=', report.id).execute();
          return;
        }
        await trx.insertInto('bug_reports').values(rowOf(report)).execute();
        const mine = await of.where('identity', '=', report.identity).orderBy('at', 'desc').execute();
        const old = mine.slice(most).map(({ id }) => id);
        if (old.length > 0) await trx.deleteFrom('bug_reports').where('id', 'in', old).execute();
      }),
    async bugReports(limit, identity) {
      const all = db.selectFrom('bug_reports').selectAll().orderBy('at', 'desc').limit(limit);
      const rows = await (identity === undefined ? all : all.where('identity', '=', identity)).execute();
      return rows.map(reportIn);
    },
  };
}
