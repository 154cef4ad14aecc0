// Passkeys and addresses in memory.

import type { ClubAccount, SignInStore, StoredMail, StoredPasskey } from './sign-ins.ts';
import type { Identity } from './store.ts';

/** What there is of somebody by which they can come in anew. */
interface Kept {
  /** Whether there is any. */
  readonly has: (identity: string) => boolean;
  readonly dropAllOf: (identity: string) => void;
}

const latest = <T extends { readonly createdAt: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => b.createdAt - a.createdAt);

/** The part of the storage in memory for them. */
export function memorySignIns(identities: ReadonlyMap<string, Identity>): SignInStore & Kept {
  const passkeys = new Map<string, StoredPasskey>();
  const of = (identity: string): StoredPasskey[] =>
    [...passkeys.values()].filter((passkey) => passkey.identity === identity);
  const mails = new Map<string, StoredMail>();
  const keyOf = ({ identity, address }: Omit<StoredMail, 'createdAt'>): string => `${identity} ${address}`;
  const mailsOf = (identity: string): StoredMail[] =>
    latest([...mails.values()].filter((mail) => mail.identity === identity));
  const accounts = new Map<string, ClubAccount>();
  const accountKey = ({ issuer, subject }: Pick<ClubAccount, 'issuer' | 'subject'>): string =>
    `${issuer} ${subject}`;
  const accountsOf = (identity: string): ClubAccount[] =>
    [...accounts.values()].filter((account) => account.identity === identity);
  const dropAccounts = (identity: string): void => {
    for (const account of accountsOf(identity)) accounts.delete(accountKey(account));
  };
  return {
    addPasskey: async (passkey) => void passkeys.set(passkey.id, passkey),
    async passkey(id) {
      const passkey = passkeys.get(id);
      const identity = identities.get(passkey?.identity ?? '');
      return passkey === undefined || identity === undefined ? null : { passkey, identity };
    },
    passkeysOf: async (identity) => latest(of(identity)),
    async usePasskey(id, counter, usedAt) {
      const passkey = passkeys.get(id);
      if (passkey !== undefined) passkeys.set(id, { ...passkey, counter, usedAt });
    },
    dropPasskey: async (id) => void passkeys.delete(id),
    addMail: async (mail) => void (mails.has(keyOf(mail)) || mails.set(keyOf(mail), mail)),
    mailsOf: async (identity) => mailsOf(identity),
    peopleWithMail: async (address, limit) =>
      latest([...mails.values()].filter((mail) => mail.address === address))
        .flatMap(({ identity }) => identities.get(identity) ?? [])
        .slice(0, limit),
    dropMail: async (identity, address) => void mails.delete(keyOf({ identity, address })),
    addClubAccount: async (account) =>
      void (accounts.has(accountKey(account)) || accounts.set(accountKey(account), account)),
    clubAccount: async (account) => identities.get(accounts.get(accountKey(account))?.identity ?? '') ?? null,
    clubAccountsOf: async (identity) => accountsOf(identity),
    dropClubAccounts: async (identity) => dropAccounts(identity),
    has: (identity) => of(identity).length + mailsOf(identity).length + accountsOf(identity).length > 0,
    dropAllOf: (identity) => {
      dropAccounts(identity);
      for (const { id } of of(identity)) passkeys.delete(id);
      for (const mail of mailsOf(identity)) mails.delete(keyOf(mail));
    },
  };
}
