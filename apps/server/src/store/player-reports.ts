// What the storage keeps of reports about people, and of what was decided about them.

import type { ReportAct, ReportReason } from '@bridgefront/protocol';

/** A line of chat as it stood when somebody was reported. Of others than the two no name is kept. */
export interface ReportedLine {
  readonly by: 'reporter' | 'reported' | 'other';
  readonly text: string;
  readonly at: number;
}

/** What who runs the server has decided. */
export interface StoredDecision {
  readonly at: number;
  readonly act: ReportAct;
  /** Until when; null: it does not last. */
  readonly until: number | null;
  /** For whom it is about. */
  readonly note: string;
}

/** What whoever it is about says against it, and what came of that. */
export interface StoredAppeal {
  readonly at: number;
  readonly text: string;
  readonly answer: { readonly at: number; readonly keep: boolean; readonly note: string } | null;
}

/** Somebody at a table says something of somebody else there. */
export interface StoredPlayerReport {
  readonly id: string;
  /** Who says it. */
  readonly identity: string;
  readonly about: string;
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly reason: ReportReason;
  readonly note: string;
  /** By the names at the table. */
  readonly names: { readonly reporter: string; readonly reported: string };
  readonly lines: readonly ReportedLine[];
  readonly decision: StoredDecision | null;
  readonly appeal: StoredAppeal | null;
}

/** Whether who runs the server has to look at it. */
export function waits({ decision, appeal }: StoredPlayerReport): boolean {
  return decision === null || (appeal !== null && appeal.answer === null);
}

/** Which reports are looked for, the latest first. */
export interface ReportQuery {
  /** Who said it. */
  readonly identity?: string;
  readonly about?: string;
  readonly waits?: boolean;
  readonly limit: number;
}

/** The part of the storage for them. */
export interface PlayerReportStore {
  /** Keeps one instead of the one before. False: there is another one of the same person about the same at the same table. */
  savePlayerReport(report: StoredPlayerReport): Promise<boolean>;
  playerReport(id: string): Promise<StoredPlayerReport | null>;
  playerReports(query: ReportQuery): Promise<readonly StoredPlayerReport[]>;
  /** Until when somebody may begin nothing new; a moment that is over ends it. */
  suspend(identity: string, until: number): Promise<void>;
  /** Null: nothing was said. */
  suspendedUntil(identity: string): Promise<number | null>;
}
