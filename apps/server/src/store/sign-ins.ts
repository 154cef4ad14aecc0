// By what somebody can come in anew: passkeys, and addresses to which a link may be sent.

import type { Identity } from './store.ts';

/** A passkey as it is kept: nothing in it lets anybody in. */
export interface StoredPasskey {
  /** The authenticator's id of it. */
  readonly id: string;
  readonly identity: string;
  /** As COSE, in base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it has signed; many say 0 always. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** The browser in which it was made, in words. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** An address that somebody has shown to be theirs. */
export interface StoredMail {
  readonly identity: string;
  readonly address: string;
  readonly createdAt: number;
}

/** An account at a club's sign-in, by which somebody comes in. */
export interface ClubAccount {
  readonly issuer: string;
  /** How the club names them, for nobody to see. */
  readonly subject: string;
  readonly identity: string;
  readonly createdAt: number;
}

/** The part of the storage that knows them. */
export interface SignInStore {
  addPasskey(passkey: StoredPasskey): Promise<void>;
  passkey(id: string): Promise<{ readonly passkey: StoredPasskey; readonly identity: Identity } | null>;
  /** Somebody's passkeys, the latest first. */
  passkeysOf(identity: string): Promise<readonly StoredPasskey[]>;
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  dropPasskey(id: string): Promise<void>;

  /** Keeps it; one that is there already stays. */
  addMail(mail: StoredMail): Promise<void>;
  /** Somebody's addresses, the latest first. */
  mailsOf(identity: string): Promise<readonly StoredMail[]>;
  /** Whose the address is, as whoever came last has it. */
  peopleWithMail(address: string, limit: number): Promise<readonly Identity[]>;
  dropMail(identity: string, address: string): Promise<void>;

  /** Keeps it; one that is there already stays whose it is. */
  addClubAccount(account: ClubAccount): Promise<void>;
  /** Whose it is. */
  clubAccount(account: Pick<ClubAccount, 'issuer' | 'subject'>): Promise<Identity | null>;
  clubAccountsOf(identity: string): Promise<readonly ClubAccount[]>;
  dropClubAccounts(identity: string): Promise<void>;
}
