// Who somebody is: guests by a signed cookie, bots by a bearer token. Accounts would be a third way in, here.

import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { newId, newSecret, tokenHash } from '../ids.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/** Name of the session cookie. */
export const cookieName = 'session';

/** Finds and makes identities. */
export class People {
  readonly #store: Store;
  readonly #time: Time;
  /** Told what is worth nothing any more, as it stands for it: hashes of tokens, ids. */
  readonly #told: (held: readonly string[]) => void;
  // What to do when a token is revoked or somebody deleted, by the token's hash or the id.
  readonly #holders = new Map<string, Set<() => void>>();

  constructor(store: Store, time: Time, told: (held: readonly string[]) => void = () => undefined) {
    this.#store = store;
    this.#time = time;
    this.#told = told;
  }

  /** Who sends the request, or null. */
  async of(request: FastifyRequest): Promise<Identity | null> {
    const token = bearer(request);
    if (token !== null) return this.byToken(token);
    const cookie = request.cookies[cookieName];
    if (cookie === undefined) return null;
    const { valid, value } = request.unsignCookie(cookie);
    return valid && value !== null ? this.#store.identity(value) : null;
  }

  byToken(token: string): Promise<Identity | null> {
    return this.#store.identityOfToken(tokenHash(token));
  }

  /** A new guest. */
  async enter(name: string): Promise<Identity> {
    return this.#add('guest', name);
  }

  async rename(identity: Identity, name: string): Promise<Identity> {
    await this.#store.rename(identity.id, name);
    return { ...identity, name };
  }

  /** A new bot with its token, which is not kept. */
  async addBot(name: string): Promise<{ readonly identity: Identity; readonly token: string }> {
    const identity = await this.#add('bot', name);
    const token = newSecret();
    await this.#store.addToken(tokenHash(token), identity.id, this.#time.now());
    return { identity, token };
  }

  /** Makes a token worthless, on open connections too. */
  async revoke(token: string): Promise<void> {
    const hash = tokenHash(token);
    await this.#store.dropToken(hash);
    this.release([hash]);
  }

  /** Somebody was deleted: what they have opened is closed. */
  gone(identity: string, tokens: readonly string[]): void {
    this.release([identity, ...tokens]);
  }

  /** Closes what was opened with these. */
  release(held: readonly string[]): void {
    for (const one of held) for (const revoked of this.#holders.get(one) ?? []) revoked();
    this.#told(held);
  }

  /** Calls back when the identity is deleted; the answer ends that. */
  onGone(identity: string, gone: () => void): () => void {
    return this.#hold(identity, gone);
  }

  /** Calls back when the token is revoked; the answer ends that. */
  onRevoked(token: string, revoked: () => void): () => void {
    return this.#hold(tokenHash(token), revoked);
  }

  #hold(key: string, revoked: () => void): () => void {
    const holders = this.#holders.get(key) ?? new Set();
    this.#holders.set(key, holders);
    holders.add(revoked);
    return () => {
      holders.delete(revoked);
      if (holders.size === 0) this.#holders.delete(key);
    };
  }

  async #add(kind: Identity['kind'], name: string): Promise<Identity> {
    const identity = { id: newId(), kind, name, createdAt: this.#time.now() };
    await this.#store.addIdentity(identity);
    return identity;
  }
}

/** The bearer token of a request, or null. */
export function bearer(request: FastifyRequest): string | null {
  const found = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '');
  return found === null ? null : found[1];
}
