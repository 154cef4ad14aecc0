// What the storage keeps of what people say is wrong in matches.

/** Somebody says that something is wrong at a moment of a match. */
export interface StoredBugReport {
  /** Whose it is, and by which word of theirs: said again by the same, its note is replaced. */
  readonly id: string;
  readonly identity: string;
  readonly match: string;
  readonly at: number;
  /** How many choices had been made in the match; null: it was over. Betrays how far others have planned: for the operator. */
  readonly moment: number | null;
  /** The last sentences that who says so had read. */
  readonly seen: readonly string[];
  readonly note: string;
}

/** The part of the storage for them. */
export interface BugReportStore {
  /** Keeps one, or only its note where it is kept already, and of its person no more than the latest so many. */
  saveBugReport(report: StoredBugReport, most: number): Promise<void>;
  /** The latest ones, of everybody or of one person. */
  bugReports(limit: number, identity?: string): Promise<readonly StoredBugReport[]>;
}
