// Who somebody is: guests by a signed cookie, bots by a bearer token. Accounts would be a third way in, here.

import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { newId, newSecret, tokenHash } from '../ids.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { Holds } from './credentials.ts';
import type { Credential } from './credentials.ts';

/** Name of the session cookie. */
export const cookieName = 'session';
/** Name of the cookie that holds who a browser was before it took over an identity. */
export const beforeName = 'session-before';

/** Finds and makes identities. */
export class People {
  readonly #store: Store;
  readonly #time: Time;
  /** Told what is worth nothing any more, as it stands for it: hashes of tokens, ids. */
  readonly #told: (keys: readonly string[]) => void;
  /** What is open. */
  readonly holds = new Holds();

  constructor(store: Store, time: Time, told: (keys: readonly string[]) => void = () => undefined) {
    this.#store = store;
    this.#time = time;
    this.#told = told;
  }

  /** What the request brings; null: nothing that is known. */
  async of(request: FastifyRequest): Promise<Credential | null> {
    const token = bearer(request);
    if (token !== null) return this.byToken(token);
    const identity = await this.#byCookie(request, cookieName);
    return identity && { identity, token: null };
  }

  /** Whom the browser was before it took over an identity; null: nobody. */
  before(request: FastifyRequest): Promise<Identity | null> {
    return this.#byCookie(request, beforeName);
  }

  async #byCookie(request: FastifyRequest, name: string): Promise<Identity | null> {
    const cookie = request.cookies[name];
    if (cookie === undefined) return null;
    const { valid, value } = request.unsignCookie(cookie);
    return valid && value !== null ? this.#store.identity(value) : null;
  }

  /** What the token stands for. */
  async byToken(text: string): Promise<Credential | null> {
    const token = tokenHash(text);
    const identity = await this.#store.identityOfToken(token);
    return identity && { identity, token };
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

  /** Makes a token, by its hash, worthless, on open connections too. */
  async revoke(token: string): Promise<void> {
    await this.#store.dropToken(token);
    this.end([token]);
  }

  /** Ends what was opened with these: hashes of tokens, ids of who is deleted. */
  end(keys: readonly string[]): void {
    this.holds.end(keys);
    this.#told(keys);
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
