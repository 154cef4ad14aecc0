// Bug reports in memory.

import type { BugReportStore, StoredBugReport } from './bug-reports.ts';

/** The part of the storage in memory for them; `drop`: those of a person or a match that is gone. */
export function memoryBugReports(): BugReportStore & { readonly drop: (gone: string) => void } {
  let kept: readonly StoredBugReport[] = [];
  return {
    async saveBugReport(report, most) {
      const before = kept.find(({ id }) => id === report.id);
      if (before !== undefined) {
        kept = kept.map((one) => (one === before ? { ...one, note: report.note } : one));
        return;
      }
      kept = [report, ...kept].toSorted((a, b) => b.at - a.at);
      const old = kept.filter(({ identity }) => identity === report.identity).slice(most);
      kept = kept.filter((one) => !old.includes(one));
    },
    bugReports: async (limit, of) =>
      kept.filter(({ identity }) => of === undefined || identity === of).slice(0, limit),
    drop: (gone) => void (kept = kept.filter(({ identity, match }) => identity !== gone && match !== gone)),
  };
}
