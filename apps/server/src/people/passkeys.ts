// Passkeys: a guest who has made one comes back with it, and comes in on other devices, without a password (WebAuthn).

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { refuse } from '@bridgefront/protocol';
import type { Answer, Given, WireRefusal } from '@bridgefront/protocol';
import { isIP } from 'node:net';
import { tokenHash } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import type { StoredPasskey } from '../store/sign-ins.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/** How long a browser may take, in milliseconds. */
export const challengeLasts = 5 * 60_000;

const mostPasskeys = 20;
const mostOpen = 10_000;

type Listed = Answer<'listPasskeys'>;
type Options = Answer<'passkeyOptions'>;

interface Challenge {
  /** Who makes a passkey; null: somebody comes in by one. */
  readonly identity: string | null;
  readonly until: number;
}

const late = refuse('not-open', 'That took too long, or was done already; try again.');
const unknown = refuse('not-found', 'This passkey is not known here; it may have been removed.');
const noSite = refuse(
  'not-open',
  'Passkeys need an address with https and a name, which this server has not been given (PUBLIC_URL).',
);
const tooMany = refuse('too-many', `There are ${mostPasskeys} passkeys of yours; remove one first.`);
const onlyPeople = refuse('not-yours', 'A program uses its token wherever it runs.');
const tooFast = refuse('too-fast', 'Too many tries in a row; wait a minute.');

/** The name that passkeys are made for; null: browsers make none for such an address. */
export function siteOf(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return hostname;
  return protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0 ? hostname : null;
}

// A part of a hash: what authenticators call it may be long, and is nobody's business.
const idOf = ({ id }: StoredPasskey): string => tokenHash(id).slice(0, 22);

/** What an authenticator keeps as the user: it tells two people apart, and leads nowhere. */
const handleOf = (identity: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(tokenHash(`passkey ${identity}`), 'base64url'));

function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      readonly challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

// It is large, and few servers see a passkey in their first minute.
const library = () => import('@simplewebauthn/server');

/** Makes and takes them. Open challenges are in memory only: a restart ends them. */
export class Passkeys {
  readonly #store: Store;
  readonly #time: Time;
  readonly #origin: string;
  readonly #site: string | null;
  readonly #open = new Map<string, Challenge>();
  readonly #made: Limits;
  readonly #tried: Limits;

  constructor(store: Store, time: Time, publicUrl: string) {
    this.#store = store;
    this.#time = time;
    this.#origin = new URL(publicUrl).origin;
    this.#site = siteOf(publicUrl);
    this.#made = new Limits(time, 1 / 60, 10);
    this.#tried = new Limits(time, 1 / 6, 20);
  }

  async list({ id }: Identity): Promise<Listed> {
    const all = await this.#store.passkeysOf(id);
    return {
      passkeys: all.map((one) => ({
        id: idOf(one),
        name: one.name,
        createdAt: one.createdAt,
        usedAt: one.usedAt,
      })),
      site: this.#site,
    };
  }

  /** What a browser needs to make one. */
  async optionsFor({ id, kind, name }: Identity): Promise<Options | WireRefusal> {
    if (kind !== 'guest') return onlyPeople;
    if (this.#site === null) return noSite;
    if (!this.#made.take(id)) return tooFast;
    const mine = await this.#store.passkeysOf(id);
    if (mine.length >= mostPasskeys) return tooMany;
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.#site,
      rpID: this.#site,
      userName: name,
      userID: handleOf(id),
      attestationType: 'none',
      excludeCredentials: mine.map((one) => ({
        id: one.id,
        transports: [...one.transports] as AuthenticatorTransport[],
      })),
      // Whoever comes in says no name: the authenticator has to know whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    this.#opened(options.challenge, id);
    return { options: { ...options } };
  }

  /** Keeps one that a browser has made; `device`: that browser, in words. */
  async add(
    identity: Identity,
    { made }: Given<'addPasskey'>['body'],
    device: string,
  ): Promise<Listed | WireRefusal> {
    if (this.#site === null) return noSite;
    const challenge = challengeIn(made.response.clientDataJSON);
    if (this.#closed(challenge)?.identity !== identity.id) return late;
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: made as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#site,
      requireUserVerification: false,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || registrationInfo === undefined)
      return refuse('bad-message', 'What the browser sent is no passkey for this address.');
    if ((await this.#store.passkeysOf(identity.id)).length >= mostPasskeys) return tooMany;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if ((await this.#store.passkey(id)) !== null)
      return refuse('not-open', 'This passkey is somebody’s already.');
    await this.#store.addPasskey({
      id,
      identity: identity.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name: device,
      createdAt: this.#time.now(),
      usedAt: null,
    });
    return this.list(identity);
  }

  async drop(identity: Identity, id: string): Promise<Listed | WireRefusal> {
    const mine = await this.#store.passkeysOf(identity.id);
    const dropped = mine.find((one) => idOf(one) === id);
    if (dropped === undefined) return unknown;
    await this.#store.dropPasskey(dropped.id);
    return this.list(identity);
  }

  /** What a browser needs to use one, whosever it is. */
  async optionsForAnybody(origin: string): Promise<Options | WireRefusal> {
    if (this.#site === null) return noSite;
    if (!this.#tried.take(origin)) return tooFast;
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.#site,
      userVerification: 'preferred',
    });
    this.#opened(options.challenge, null);
    return { options: { ...options } };
  }

  /** Whose it is. */
  async take({ used }: Given<'signIn'>['body'], origin: string): Promise<Identity | WireRefusal> {
    if (this.#site === null) return noSite;
    if (!this.#tried.take(origin)) return tooFast;
    const challenge = challengeIn(used.response.clientDataJSON);
    if (this.#closed(challenge)?.identity !== null) return late;
    const known = await this.#store.passkey(used.id);
    if (known === null) return unknown;
    const { identity, passkey } = known;
    const { verifyAuthenticationResponse } = await library();
    const answer = await verifyAuthenticationResponse({
      response: used as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#site,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => null);
    if (answer?.verified !== true) return unknown;
    await this.#store.usePasskey(passkey.id, answer.authenticationInfo.newCounter, this.#time.now());
    return identity;
  }

  #opened(challenge: string, identity: string | null): void {
    const now = this.#time.now();
    this.#open.set(challenge, { identity, until: now + challengeLasts });
    // The oldest come first.
    for (const [old, { until }] of this.#open) {
      if (until > now && this.#open.size <= mostOpen) return;
      this.#open.delete(old);
    }
  }

  /** The challenge, which works once. */
  #closed(challenge: string): Challenge | undefined {
    const open = this.#open.get(challenge);
    this.#open.delete(challenge);
    return open !== undefined && open.until > this.#time.now() ? open : undefined;
  }
}
