// Who somebody is: guests by a signed cookie, bots by a bearer token.

import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { newId, newSecret, tokenHash } from '../ids.ts';
import type { Identity, Store, StoredToken } from '../store/store.ts';
import type { Time } from '../time.ts';
import { Holds } from './credentials.ts';
import type { Credential } from './credentials.ts';
import { deviceOf } from './device.ts';

/** Name of the session cookie. */
export const cookieName = 'session';
/** Name of the cookie that holds by what a browser was known before it took over an identity. */
export const beforeName = 'session-before';

/** How long a browser that does not come is known, in seconds. */
export const browsersLast = 365 * 86_400;
/** When something was used last is noted this exactly, in milliseconds. */
const usedWithin = 5 * 60_000;

// What a cookie holds is no bearer token: no token has a space in it.
const browserHash = (secret: string): string => tokenHash(`browser ${secret}`);

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

  /** Begins under a secret, of which this is a print: what was made under another one is worth nothing. */
  async start(print: string): Promise<void> {
    await this.#store.underSecret(print);
    await this.#store.dropUnusedTokens(this.#time.now() - browsersLast * 1000);
  }

  /** What the request brings; null: nothing that is known. */
  async of(request: FastifyRequest): Promise<Credential | null> {
    const token = bearer(request);
    return token === null ? this.byCookie(request, cookieName) : this.byToken(token);
  }

  /** Whom the browser's cookie of that name stands for. */
  async byCookie(request: FastifyRequest, name: string): Promise<Credential | null> {
    const secret = secretIn(request, name);
    return secret === null ? null : this.#known(browserHash(secret));
  }

  /** What the token stands for. */
  byToken(text: string): Promise<Credential | null> {
    return this.#known(tokenHash(text));
  }

  async #known(hash: string): Promise<Credential | null> {
    const found = await this.#store.token(hash);
    if (found === null) return null;
    const { identity, token } = found;
    const credential = { identity, token: hash, device: token.device };
    if (this.#time.now() - token.usedAt >= usedWithin) this.used(credential);
    return credential;
  }

  /** Notes that it is used now; null: a stranger's nothing. */
  used(credential: Credential | null): void {
    // Of no consequence if it fails: it will be used again.
    if (credential !== null)
      void this.#store.useToken(credential.token, this.#time.now()).catch(() => undefined);
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
    return { identity, token: await this.#addToken(identity, null, tokenHash) };
  }

  /** What a browser that shall be known as this identity has to bring, which is not kept. */
  addBrowser(identity: Identity, { headers }: FastifyRequest): Promise<string> {
    return this.#addToken(identity, deviceOf(headers['user-agent'] ?? ''), browserHash);
  }

  async #addToken(
    { id }: Identity,
    device: string | null,
    hashOf: (secret: string) => string,
  ): Promise<string> {
    const [secret, now] = [newSecret(), this.#time.now()];
    const hash = hashOf(secret);
    await this.#store.addToken({ hash, identity: id, device, createdAt: now, usedAt: now });
    return secret;
  }

  /** By what somebody is known, the one that was used last first. */
  sessionsOf(identity: Identity): Promise<readonly StoredToken[]> {
    return this.#store.tokensOf(identity.id);
  }

  /** A new token in place of a program's; `byToken` of the old one, and of all others, answers nothing any more. */
  async renewToken(identity: Identity): Promise<string> {
    const before = await this.sessionsOf(identity);
    const token = await this.#addToken(identity, null, tokenHash);
    await this.revoke(before.map(({ hash }) => hash));
    return token;
  }

  /** Makes tokens, by their hashes, worthless, on open connections too. */
  async revoke(tokens: readonly string[]): Promise<void> {
    for (const token of tokens) await this.#store.dropToken(token);
    this.end(tokens);
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

/** What a signed cookie of ours holds, or null. */
export function secretIn(request: FastifyRequest, name: string): string | null {
  const cookie = request.cookies[name];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

/** The bearer token of a request, or null. */
export function bearer(request: FastifyRequest): string | null {
  const found = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '');
  return found === null ? null : found[1];
}
