// Ties between people, and who may see their profiles.

/** What somebody has said of another. */
export interface Tie {
  readonly identity: string;
  readonly other: string;
  readonly follow: boolean;
  /** Kept out of one's queue and tables. */
  readonly block: boolean;
  /** Not read in chat. */
  readonly mute: boolean;
}

/** Who may see a profile; friends follow each other. */
export type Visibility = 'private' | 'friends' | 'public';

/** The part of the storage that knows them. */
export interface TieStore {
  /** Keeps it instead of the one before; one that says nothing is dropped. */
  saveTie(tie: Tie): Promise<void>;
  /** What somebody has said of others. */
  tiesOf(identity: string): Promise<readonly Tie[]>;
  /** What others have said of somebody. */
  tiesTo(other: string): Promise<readonly Tie[]>;
  saveVisibility(identity: string, visibility: Visibility): Promise<void>;
  /** Private, where nothing was said. */
  visibility(identity: string): Promise<Visibility>;
}
