// The key with which this browser signs what it agrees to: made once, and not to be read, not even by the page.

import { openDB } from 'idb';

// In IndexedDB.
const keyDatabase = 'signing-key';
const algorithm = { name: 'Ed25519' };

/** Who signs for the reader. */
export interface SigningKey {
  readonly key: string;
  readonly sign: (text: string) => Promise<string>;
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What makes and checks signatures; null: the page has no secure address, or the browser does not know Ed25519. */
export async function ed25519(): Promise<SubtleCrypto | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  // The curve's base point (RFC 8032) is a key like any other.
  const basePoint = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 0x58 : 0x66));
  const known = subtle?.importKey('raw', basePoint, algorithm, false, ['verify']);
  return (await known?.catch(() => null)) == null ? null : (subtle ?? null);
}

type Pair = CryptoKeyPair;

// The one that lies there; where two tabs make one at the same time, the first stays.
async function keptPair(fresh: () => Promise<Pair>): Promise<Pair> {
  const database = await openDB(keyDatabase, 1, { upgrade: (made) => void made.createObjectStore('keys') });
  try {
    const known = (await database.get('keys', 'own')) as Pair | undefined;
    if (known !== undefined) return known;
    const pair = await fresh();
    const { store, done } = database.transaction('keys', 'readwrite');
    const other = (await store.get('own')) as Pair | undefined;
    if (other === undefined) await store.put(pair, 'own');
    await done;
    return other ?? pair;
  } finally {
    database.close();
  }
}

async function findKey(): Promise<SigningKey | null> {
  const subtle = await ed25519();
  if (subtle === null) return null;
  const fresh = () => subtle.generateKey(algorithm, false, ['sign', 'verify']) as Promise<Pair>;
  // A browser that keeps nothing has a key for as long as the page is open.
  const { publicKey, privateKey } = await keptPair(fresh).catch(fresh);
  return {
    key: hexOf(await subtle.exportKey('raw', publicKey)),
    sign: async (text) => hexOf(await subtle.sign(algorithm, privateKey, new TextEncoder().encode(text))),
  };
}

let found: Promise<SigningKey | null> | null = null;

/** Removes the key for good. */
export function forgetKey(): void {
  indexedDB.deleteDatabase(keyDatabase);
}

/** This browser's key; null: it cannot sign. */
export function signingKey(): Promise<SigningKey | null> {
  found ??= findKey();
  return found;
}
