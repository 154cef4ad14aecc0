// Seeks as they are kept: what somebody who looks for people by mail has said.

/** What somebody looks for. */
export interface SeekWish {
  readonly game: string;
  readonly seats: number;
  readonly pace: 'live' | 'mail';
  readonly rated: boolean;
  /** Around the own rating, as far as that goes by now. */
  readonly near: boolean;
}

/** One who looks for people. */
export interface StoredSeek {
  readonly id: string;
  readonly identity: string;
  /** The network, under a name that only this server can make. */
  readonly origin: string;
  readonly wish: SeekWish;
  readonly since: number;
  /** The table that was made, and until when everybody has to be ready there; null: none yet. */
  readonly found: { readonly match: string; readonly until: number } | null;
}

/** The part of the storage that knows them. */
export interface SeekStore {
  /** Keeps it, instead of what was kept under its id. */
  saveSeek(seek: StoredSeek): Promise<void>;
  dropSeek(id: string): Promise<void>;
  /** All, or those of one; the oldest first. */
  seeks(identity?: string): Promise<readonly StoredSeek[]>;
}
