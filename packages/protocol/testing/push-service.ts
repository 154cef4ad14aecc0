// Push service of tests: refuses what is not signed as RFC 8292 has it, and decrypts by RFC 8188 and 8291 what browsers would.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's half of a subscription. */
export class Subscription {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#curve.generateKeys();
  }

  /** What the browser tells the server. */
  get wish() {
    const { endpoint } = this;
    const [p256dh, auth] = [this.#curve.getPublicKey('base64url'), this.#auth.toString('base64url')];
    return { kind: 'push', endpoint, p256dh, auth };
  }

  /** Decrypts a message of one record (RFC 8188), whose key is agreed on by RFC 8291. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body[20];
    const theirs = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > recordSize || keyLength !== 65) throw new Error('This is no record of RFC 8291.');
    const mine = this.#curve.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, theirs]);
    const shared = derive(this.#curve.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    const end = plain.lastIndexOf(2);
    if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('No last record.');
    return plain.subarray(0, end).toString('utf8');
  }
}

/** Throws unless the header is a VAPID one (RFC 8292) of this key for that origin. */
function checkVapid(header: string, key: string, origin: string): void {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header);
  if (found === null) throw new Error(`This is no VAPID: ${header}`);
  const [, head, claims, signature, k] = found;
  if (k !== key) throw new Error('Signed with another key than browsers were told.');
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const ours = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!ours) throw new Error('The signature is not that of the key.');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  if (read(head)['alg'] !== 'ES256') throw new Error('Not ES256.');
  const { aud, exp, sub } = read(claims);
  if (aud !== origin) throw new Error(`For another service: ${String(aud)}`);
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= 86_400)) throw new Error('It does not end within a day.');
  if (!/^(mailto:|https:)/.test(String(sub))) throw new Error('It names nobody to write to.');
}

/** What a push service has passed on. */
export interface Pushed {
  readonly endpoint: string;
  readonly text: string;
  readonly ttl: number;
  readonly topic: string;
}

/** A push service that refuses what is not as the standards have it. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** What is wrong with what was sent. */
  readonly faults: string[] = [];
  /** What it answers besides, by endpoint. */
  readonly answers = new Map<string, number>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #server = createServer((request, response) => {
    void this.#take(request).then((status) => response.writeHead(status).end());
  });
  url = '';
  /** The key that subscriptions were made for. */
  key = '';

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => void service.#server.listen(0, '127.0.0.1', resolve));
    service.url = `http://127.0.0.1:${(service.#server.address() as AddressInfo).port}`;
    return service;
  }

  subscribe(): Subscription {
    const made = new Subscription(`${this.url}/send/${randomBytes(8).toString('hex')}`);
    this.#subscriptions.set(made.endpoint, made);
    return made;
  }

  async #take(request: IncomingMessage): Promise<number> {
    const endpoint = `${this.url}${request.url}`;
    const body = await bodyOf(request);
    const answer = this.answers.get(endpoint);
    if (answer !== undefined) return answer;
    const subscription = this.#subscriptions.get(endpoint);
    if (subscription === undefined) return 404;
    try {
      const { authorization = '', ttl, topic = '', 'content-encoding': encoding } = request.headers;
      checkVapid(authorization, this.key, this.url);
      if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) throw new Error('Headers are missing.');
      if (!/^[\w-]{0,32}$/.test(String(topic))) throw new Error('The topic is too long.');
      const text = subscription.decrypt(body);
      this.pushed.push({ endpoint, text, ttl: Number(ttl), topic: String(topic) });
      return 201;
    } catch (error) {
      this.faults.push(String(error));
      return 400;
    }
  }

  close(): void {
    this.#server.close();
  }
}
