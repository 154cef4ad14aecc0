// Passkeys in memory.

import type { SignInStore, StoredPasskey } from './sign-ins.ts';
import type { Identity } from './store.ts';

/** What there is of somebody by which they can come in anew. */
interface Kept {
  /** Whether there is any. */
  readonly has: (identity: string) => boolean;
  readonly dropAllOf: (identity: string) => void;
}

/** The part of the storage in memory for them. */
export function memorySignIns(identities: ReadonlyMap<string, Identity>): SignInStore & Kept {
  const passkeys = new Map<string, StoredPasskey>();
  const of = (identity: string): StoredPasskey[] =>
    [...passkeys.values()].filter((passkey) => passkey.identity === identity);
  return {
    addPasskey: async (passkey) => void passkeys.set(passkey.id, passkey),
    async passkey(id) {
      const passkey = passkeys.get(id);
      const identity = identities.get(passkey?.identity ?? '');
      return passkey === undefined || identity === undefined ? null : { passkey, identity };
    },
    passkeysOf: async (identity) => of(identity).sort((a, b) => b.createdAt - a.createdAt),
    async usePasskey(id, counter, usedAt) {
      const passkey = passkeys.get(id);
      if (passkey !== undefined) passkeys.set(id, { ...passkey, counter, usedAt });
    },
    dropPasskey: async (id) => void passkeys.delete(id),
    has: (identity) => of(identity).length > 0,
    dropAllOf: (identity) => {
      for (const { id } of of(identity)) passkeys.delete(id);
    },
  };
}
