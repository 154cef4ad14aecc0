// An authenticator for tests of the server, as WebAuthn describes it: it makes a key for a site, and signs with it.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** Where a browser says that it is. */
export interface Place {
  readonly origin: string;
  readonly site: string;
}

/** One passkey. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #public: KeyObject;
  readonly #private: KeyObject;
  readonly #place: Place;
  #counter = 0;

  constructor(place: Place) {
    this.#place = place;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#public = publicKey;
    this.#private = privateKey;
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#place.origin, crossOrigin: false }));
  }

  // User present and verified; with a new key: that too.
  #data(key: Uint8Array | null): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter++);
    const flags = Buffer.from([key === null ? 0x05 : 0x45]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const made = key === null ? [] : [Buffer.alloc(16), length, this.id, key];
    return Buffer.concat([sha256(this.#place.site), flags, counter, ...made]);
  }

  get #around() {
    return { id: text(this.id), rawId: text(this.id), type: 'public-key', clientExtensionResults: {} };
  }

  /** What a browser sends that has made it for this challenge. */
  make(challenge: string): object {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' });
    const bytes = (part: string): Uint8Array => new Uint8Array(Buffer.from(part, 'base64url'));
    // A key on P-256 for ES256, as COSE (RFC 9053).
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#data(isoCBOR.encode(cose)))],
    ]);
    const response = {
      clientDataJSON: text(this.#client('webauthn.create', challenge)),
      attestationObject: text(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
    return { ...this.#around, response };
  }

  /** What a browser sends that uses it for this challenge. */
  use(challenge: string): object {
    const [client, data] = [this.#client('webauthn.get', challenge), this.#data(null)];
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#private);
    const response = {
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
    };
    return { ...this.#around, response };
  }
}
