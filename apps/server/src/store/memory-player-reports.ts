// Reports about people in memory.

import { waits } from './player-reports.ts';
import type { PlayerReportStore, StoredPlayerReport } from './player-reports.ts';

/** The part of the storage in memory for them; `dropReportsOf`: those by and about a person who is gone. */
export function memoryPlayerReports(): PlayerReportStore & {
  readonly dropReportsOf: (gone: string) => void;
} {
  let kept: readonly StoredPlayerReport[] = [];
  const suspensions = new Map<string, number>();
  return {
    async savePlayerReport(report) {
      const same = kept.find(
        ({ identity, about, match }) =>
          identity === report.identity && about === report.about && match === report.match,
      );
      if (same !== undefined && same.id !== report.id) return false;
      kept = [...kept.filter(({ id }) => id !== report.id), report].toSorted((a, b) => b.at - a.at);
      return true;
    },
    playerReport: async (id) => kept.find((one) => one.id === id) ?? null,
    playerReports: async ({ identity, about, waits: open, limit }) =>
      kept
        .filter((one) => identity === undefined || one.identity === identity)
        .filter((one) => about === undefined || one.about === about)
        .filter((one) => open === undefined || waits(one) === open)
        .slice(0, limit),
    suspend: async (identity, until) => void suspensions.set(identity, until),
    suspendedUntil: async (identity) => suspensions.get(identity) ?? null,
    dropReportsOf(gone) {
      kept = kept.filter(({ identity, about }) => identity !== gone && about !== gone);
      suspensions.delete(gone);
    },
  };
}
