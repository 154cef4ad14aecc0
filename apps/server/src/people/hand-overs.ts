// Hand-overs: how a guest's identity gets to another browser: by a code that works once and soon expires, or by a recovery key that
// is printed and lies in a drawer.

import { refuse } from '@bridgefront/protocol';
import type { WireRefusal } from '@bridgefront/protocol';
import { newId, tokenHash } from '../ids.ts';
import { Limits } from '../limits/limits.ts';
import type { Identity, Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/** How long a code works, in milliseconds. */
export const codeLasts = 5 * 60_000;
/** How long one works that was sent by mail, which takes its time. */
export const mailedLasts = 20 * 60_000;

const perMinute = 1 / 60;
const codesAtOnce = 5;
const triesAtOnce = 10;

interface Offer {
  readonly identity: string;
  readonly until: number;
  /** Whoever takes it has shown that they read what is sent to this address. */
  readonly address?: string;
}

const worn = refuse(
  'not-found',
  'This link has been used or is too old. Make a new one on the device that has your matches.',
);

/**
 * Codes that are open. They are kept in memory only, as hashes: a restart ends them, and no file holds what would let
 * somebody in. Of a recovery key the storage keeps the hash.
 */
export class HandOvers {
  readonly #store: Store;
  readonly #time: Time;
  readonly #offers = new Map<string, Offer>();
  /** The one code that an identity has open, by its hash. */
  readonly #codes = new Map<string, string>();
  readonly #offered: Limits;
  readonly #tried: Limits;

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#offered = new Limits(time, perMinute, codesAtOnce);
    this.#tried = new Limits(time, perMinute * 6, triesAtOnce);
  }

  /** A new code for a guest; the one before stops working. Programs carry their token instead. */
  offer({ id, kind }: Identity): { readonly code: string; readonly until: number } | WireRefusal {
    if (kind !== 'guest') return refuse('not-yours', 'A program uses its token wherever it runs.');
    if (!this.#offered.take(id)) return refuse('too-fast', 'Too many links in a row; wait a minute.');
    this.#forgetOld();
    const code = newId();
    const until = this.#time.now() + codeLasts;
    this.#drop(this.#codes.get(id));
    this.#offers.set(tokenHash(code), { identity: id, until });
    this.#codes.set(id, tokenHash(code));
    return { code, until };
  }

  /** A new code for a letter to an address, which becomes this person's when it is taken. */
  mailed(identity: string, address: string): string {
    this.#forgetOld();
    const code = newId();
    this.#offers.set(tokenHash(code), { identity, address, until: this.#time.now() + mailedLasts });
    return code;
  }

  /** A new recovery key for a guest, which works until there is another one or all other sessions are ended. */
  async recoveryKey({ id, kind }: Identity): Promise<{ readonly code: string } | WireRefusal> {
    if (kind !== 'guest') return refuse('not-yours', 'A program uses its token wherever it runs.');
    if (!this.#offered.take(id)) return refuse('too-fast', 'Too many links in a row; wait a minute.');
    const code = newId();
    await this.#store.saveRecovery(id, tokenHash(`recovery ${code}`), this.#time.now());
    return { code };
  }

  /** Whose code it is; it does not work again, but for a recovery key. Who asks from the same browser as before has not used it up. */
  async take(code: string, caller: Identity | null, origin: string): Promise<Identity | WireRefusal> {
    if (!this.#tried.take(origin)) return refuse('too-fast', 'Too many tries from here; wait a minute.');
    this.#forgetOld();
    const hash = tokenHash(code);
    const offer = this.#offers.get(hash);
    if (offer === undefined) return (await this.#store.recovery(tokenHash(`recovery ${code}`))) ?? worn;
    const { identity, address } = offer;
    // Before anything is waited for, so that of two who come at once one is too late.
    if (identity !== caller?.id || address !== undefined) this.#drop(hash);
    const taken = await this.#store.identity(identity);
    if (taken !== null && address !== undefined)
      await this.#store.addMail({ identity, address, createdAt: this.#time.now() });
    return taken ?? worn;
  }

  #drop(hash: string | undefined): void {
    if (hash === undefined) return;
    const offer = this.#offers.get(hash);
    this.#offers.delete(hash);
    if (offer !== undefined && this.#codes.get(offer.identity) === hash) this.#codes.delete(offer.identity);
  }

  #forgetOld(): void {
    const now = this.#time.now();
    for (const [hash, { until }] of this.#offers) if (until <= now) this.#drop(hash);
  }
}
