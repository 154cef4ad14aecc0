// Coming in through the club's own sign-in (OpenID Connect): the club says who somebody is there, and that is who they are here.

import { refuse } from '@bridgefront/protocol';
import type { Answer, Given, WireRefusal } from '@bridgefront/protocol';
import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';
import { newId, sameSecret } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/** Where the club's people sign in. */
export interface ClubSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null: the provider asks for none. */
  readonly clientSecret: string | null;
  /** How the page calls it. */
  readonly name: string;
}

/** What it is made of. */
export interface ClubSignInParts {
  readonly store: Store;
  readonly time: Time;
  readonly log: Logger;
  readonly publicUrl: string;
  /** Null: there is none. */
  readonly club: ClubSettings | null;
  /** Somebody new; null: too many have come from this network. */
  readonly enter: (name: string, origin: string) => Promise<Identity | null>;
}

/** The page to which the club sends people back. */
export const wayBack = '/signed-in';

const lasts = 10 * 60_000;
const mostOpen = 10_000;
const answersWithin = 10; // Seconds.
const longestName = 40;

const noClub = refuse('not-open', 'This server has no sign-in of a club.');
const silent = refuse('not-open', 'The sign-in of the club does not answer just now; try again later.');
const late = refuse('not-open', 'That took too long, or was done already; sign in again.');
const notSaid = refuse('not-open', 'The club did not say who you are; sign in again.');
const tooFast = refuse('too-fast', 'Too many tries in a row; wait a minute.');
const tooManyNew = refuse('too-many', 'Many have come new from your network; try again a little later.');

// It is large, and few servers have a club.
const library = () => import('openid-client');

interface Open {
  /** Known to the browser that began, and to no address that it goes to. */
  readonly key: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly until: number;
}

/** Sends people there, and takes what they come back with. What is under way is in memory only: a restart ends it. */
export class ClubSignIn {
  readonly #parts: ClubSignInParts;
  readonly #open = new Map<string, Open>();
  readonly #tried: Limits;
  #known: Promise<Configuration> | null = null;

  constructor(parts: ClubSignInParts) {
    this.#parts = parts;
    this.#tried = new Limits(parts.time, 1 / 6, 20);
  }

  /** How it is called, and whether somebody comes in by it. */
  async show(identity: Identity | null): Promise<Answer<'getClub'>> {
    const { club, store } = this.#parts;
    if (club === null) return { name: null, mine: false };
    const accounts = identity === null ? [] : await store.clubAccountsOf(identity.id);
    return { name: club.name, mine: accounts.some(({ issuer }) => issuer === club.issuer) };
  }

  /** Where a browser is to go, and the key with which it comes back. */
  async begin(origin: string): Promise<Answer<'clubWay'> | WireRefusal> {
    if (this.#parts.club === null) return noClub;
    if (!this.#tried.take(origin)) return tooFast;
    const config = await this.#provider();
    if (config === null) return silent;
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
      await library();
    const [state, key, verifier, nonce] = [newId(), newId(), randomPKCECodeVerifier(), randomNonce()];
    const url = buildAuthorizationUrl(config, {
      redirect_uri: this.#back.href,
      scope: 'openid profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    this.#note(state, { key, verifier, nonce, until: this.#parts.time.now() + lasts });
    return { url: url.href, key };
  }

  /**
   * Whose the account is that a browser has come back with: of whoever came with it before, else of `caller`, a guest, who comes in by
   * it from now on, else of somebody new.
   */
  async take(
    { answer, key }: Given<'clubSignIn'>['body'],
    caller: Identity | null,
    origin: string,
  ): Promise<Identity | WireRefusal> {
    const { club, store, time, log, enter } = this.#parts;
    if (club === null) return noClub;
    if (!this.#tried.take(origin)) return tooFast;
    const back = new URL(`${this.#back.href}?${answer.replace(/^\?/, '')}`);
    const open = this.#closed(back.searchParams.get('state') ?? '', key);
    if (open === null) return late;
    const config = await this.#provider();
    if (config === null) return silent;
    const { authorizationCodeGrant } = await library();
    const told = await authorizationCodeGrant(config, back, {
      pkceCodeVerifier: open.verifier,
      expectedNonce: open.nonce,
      expectedState: back.searchParams.get('state') ?? '',
      idTokenExpected: true,
    }).catch((error: unknown) => {
      log.warn({ err: error }, 'the sign-in of the club');
      return null;
    });
    const claims = told?.claims();
    if (claims === undefined) return notSaid;
    const account = { issuer: club.issuer, subject: claims.sub };
    const known = await store.clubAccount(account);
    if (known !== null) return known;
    const guest = caller?.kind === 'guest' ? caller : null;
    const identity = guest ?? (await enter(nameIn(claims), origin));
    if (identity === null) return tooManyNew;
    await store.addClubAccount({ ...account, identity: identity.id, createdAt: time.now() });
    // Of two who come with it at once the first has it.
    return (await store.clubAccount(account)) ?? identity;
  }

  /** Nobody comes in as this person through the club any more. */
  async drop({ id }: Identity): Promise<void> {
    await this.#parts.store.dropClubAccounts(id);
  }

  get #back(): URL {
    return new URL(wayBack, this.#parts.publicUrl);
  }

  // What the provider says of itself; asked again where it did not answer.
  #provider(): Promise<Configuration | null> {
    const { log } = this.#parts;
    this.#known ??= this.#discover();
    return this.#known.catch((error: unknown) => {
      this.#known = null;
      log.warn({ err: error }, 'the sign-in of the club does not answer');
      return null;
    });
  }

  async #discover(): Promise<Configuration> {
    const { club } = this.#parts;
    if (club === null) throw new Error('There is no club.');
    const { allowInsecureRequests, discovery, None } = await library();
    const issuer = new URL(club.issuer);
    const { clientSecret } = club;
    return discovery(
      issuer,
      club.clientId,
      clientSecret ?? undefined,
      clientSecret === null ? None() : undefined,
      // Only an address of this machine may be without TLS: the configuration has seen to that.
      {
        timeout: answersWithin,
        ...(issuer.protocol === 'http:' && { execute: [allowInsecureRequests] }),
      },
    );
  }

  #note(state: string, open: Open): void {
    const now = this.#parts.time.now();
    this.#open.set(state, open);
    // The oldest come first.
    for (const [old, { until }] of this.#open) {
      if (until > now && this.#open.size <= mostOpen) return;
      this.#open.delete(old);
    }
  }

  // Once, and only for the browser that began: nobody is signed in as somebody else by a link.
  #closed(state: string, key: string): Open | null {
    const open = this.#open.get(state);
    if (open === undefined || !sameSecret(open.key, key)) return null;
    this.#open.delete(state);
    return open.until > this.#parts.time.now() ? open : null;
  }
}

// How somebody new is called: as they are at the club.
function nameIn(claims: { readonly [claim: string]: unknown }): string {
  const names = [claims['preferred_username'], claims['nickname'], claims['name']];
  const said = names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
  return (said ?? 'Member').trim().slice(0, longestName);
}
