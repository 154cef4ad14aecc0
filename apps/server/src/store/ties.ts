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

/** Who may challenge somebody: of those who have played with them. */
export type Challengers = 'nobody' | 'friends' | 'known';

/** What somebody has said about themselves and others. */
export interface StoredProfile {
  readonly visibility: Visibility;
  readonly challenges: Challengers;
}

/** Of whom nothing was said. */
export const unsaid: StoredProfile = { visibility: 'private', challenges: 'known' };

/** The part of the storage that knows them. */
export interface TieStore {
  /** Keeps it instead of the one before; one that says nothing is dropped. */
  saveTie(tie: Tie): Promise<void>;
  /** What somebody has said of others. */
  tiesOf(identity: string): Promise<readonly Tie[]>;
  /** What others have said of somebody. */
  tiesTo(other: string): Promise<readonly Tie[]>;
  saveProfile(identity: string, profile: StoredProfile): Promise<void>;
  /** `unsaid`, where nothing was said. */
  profile(identity: string): Promise<StoredProfile>;
}
