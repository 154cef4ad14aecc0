// Signatures: the server's own key, and those of others looked at.

import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** Who signs for the server. */
export interface Signer {
  /** The public key, which is its own fingerprint. */
  readonly key: string;
  /** The signature under a text, in hexadecimal digits; of equal texts it is the same. */
  readonly sign: (text: string) => string;
}

// What stands before the 32 bytes of an Ed25519 key in PKCS 8 and SPKI (RFC 8410).
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');

/** The signer whose key follows from a text that nobody else knows. */
export function signerFrom(secret: string): Signer {
  const seed = createHash('sha256').update(secret).digest();
  const key = createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    key: spki.subarray(publicHead.length).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  };
}

/** Whether the signature is that of the key under the text. */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  const spki = Buffer.concat([publicHead, Buffer.from(key, 'hex')]);
  try {
    const known = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), known, Buffer.from(signature, 'hex'));
  } catch {
    return false;
  }
}
