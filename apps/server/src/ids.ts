// Things nobody can guess: ids, tokens, secrets.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits as base64url: ids of matches and identities, keys of invitations. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** 256 random bits as base64url: bearer tokens and match secrets. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is stored: its SHA-256. Tokens are random, so no slow hash is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Tells the server's secret from another one, and leads to neither. */
export function printOf(secret: string): string {
  return createHmac('sha256', secret).update('print').digest('base64url').slice(0, 22);
}

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
