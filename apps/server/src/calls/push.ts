// Web Push: a letter to one browser, encrypted for it (RFC 8291) and signed by the server (RFC 8292).

import { createECDH, createHash } from 'node:crypto';
import webPush from 'web-push';
import type { WayTarget } from '../store/calls.ts';
import type { Letter } from './letter.ts';
import { post } from './outgoing.ts';
import { sentBy } from './sent.ts';
import type { Sent } from './sent.ts';

type Target = Extract<WayTarget, { kind: 'push' }>;

/** The server's keys for push services. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Those that follow from a text that nobody else knows. */
export function pushKeysFrom(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update(`push ${secret}`).digest());
  const padded = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** Whom a push service may write to: the address of this server, or a mailbox of its name. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:webmaster@${new URL(publicUrl).hostname}`;
}

const dayLong = 86_400;

// Only what its service needs to put a later one in the place of an earlier one; the match is not to be read from it.
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Sends it. 404 and 410 say that the subscription has ended. */
export async function sendPush(
  { endpoint, p256dh, auth }: Target,
  letter: Letter,
  {
    keys,
    publicUrl,
    mayBePrivate,
    now,
  }: {
    readonly keys: PushKeys;
    readonly publicUrl: string;
    readonly mayBePrivate: boolean;
    readonly now: number;
  },
): Promise<Sent> {
  const { title, text, path, tag, deadline, occasion } = letter;
  const left = deadline === null ? dayLong : Math.max(60, Math.floor((deadline - now) / 1000));
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, text, path, tag }),
      {
        vapidDetails: { subject: subjectOf(publicUrl), ...keys },
        TTL: Math.min(dayLong, left),
        urgency: occasion === 'chat' ? 'normal' : 'high',
        topic: topicOf(tag),
        contentEncoding: 'aes128gcm',
      },
    );
    const posting = { url: endpoint, headers: headers as Record<string, string>, body: body ?? '' };
    return sentBy(await post(posting, mayBePrivate), [404, 410]);
  } catch {
    return { gone: 'The keys of this browser make no sense.' };
  }
}
