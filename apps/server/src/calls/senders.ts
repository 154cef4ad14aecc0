// Senders: by which way a letter leaves.

import { createHash } from 'node:crypto';
import type { StoredWay } from '../store/calls.ts';
import type { Letter } from './letter.ts';
import { Mailer } from './mail.ts';
import type { MailSettings } from './mail.ts';
import { pushKeysFrom, sendPush } from './push.ts';
import type { PushKeys } from './push.ts';
import type { Sent } from './sent.ts';
import { sendWebhook } from './webhook.ts';

/** How this server calls. */
export interface CallsConfig {
  /** The server's own address, for links. */
  readonly publicUrl: string;
  /** What the key for push services is made from. */
  readonly pushKey: string;
  /** Null: this server sends no mail. */
  readonly mail: MailSettings | null;
  /** Whether webhooks and push services may be in private networks. */
  readonly privateCalls: boolean;
}

// The same for every try: the other end may know it again, and nobody reads from it whom or what it is about.
const numberOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);

/** All ways out. */
export class Senders {
  readonly keys: PushKeys;
  readonly mailer: Mailer | null;
  readonly publicUrl: string;
  readonly mayBePrivate: boolean;

  constructor({ publicUrl, pushKey, mail, privateCalls }: CallsConfig) {
    this.publicUrl = publicUrl.replace(/\/$/, '');
    this.keys = pushKeysFrom(pushKey);
    this.mailer = mail === null ? null : new Mailer(mail, this.publicUrl);
    this.mayBePrivate = privateCalls;
  }

  /** Sends letters by a way; several by mail, and one by every other way. `id` names this delivery. */
  async send(way: StoredWay, letters: readonly Letter[], id: string, now: number): Promise<Sent> {
    const [letter] = letters;
    if (letter === undefined) return { done: true };
    const { keys, publicUrl, mayBePrivate, mailer } = this;
    const { target, key } = way;
    if (target.kind === 'push') return sendPush(target, letter, { keys, publicUrl, mayBePrivate, now });
    if (target.kind === 'webhook')
      return sendWebhook(target, letter, { id: numberOf(id), publicUrl, mayBePrivate, now });
    if (mailer === null) return { problem: 'This server sends no mail any more.', again: false };
    return mailer.digest(target.address, key ?? '', letters, numberOf(id));
  }

  close(): void {
    this.mailer?.close();
  }
}
