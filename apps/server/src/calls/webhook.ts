// Webhooks: a letter as JSON in the form that the program at the other end reads, signed as Standard Webhooks has it.

import { createHmac } from 'node:crypto';
import type { WayTarget } from '../store/calls.ts';
import type { Letter } from './letter.ts';
import { post } from './outgoing.ts';
import { sentBy } from './sent.ts';
import type { Sent } from './sent.ts';

type Target = Extract<WayTarget, { kind: 'webhook' }>;

const line = ({ title, text }: Letter, url: string): string => `${title}. ${text} ${url}`;

// The topic of ntfy is the last part of its address; JSON goes to what is before it.
function topicIn(url: string): readonly [topic: string, server: string] {
  const { pathname, origin } = new URL(url);
  const at = pathname.lastIndexOf('/');
  return [pathname.slice(at + 1), `${origin}${pathname.slice(0, at + 1)}`];
}

/** Where it goes, and what is said there. */
function bodyOf({ url, format }: Target, letter: Letter, link: string): readonly [string, object] {
  const { title, text, occasion, match, game, deadline } = letter;
  const said = line(letter, link);
  // Nobody is mentioned, whatever names are.
  if (format === 'discord') return [url, { content: said, allowed_mentions: { parse: [] } }];
  if (format === 'matrix') return [url, { text: said }];
  if (format === 'ntfy') {
    const [topic, server] = topicIn(url);
    return [server, { topic, title, message: text, click: link }];
  }
  return [url, { type: occasion, title, text, url: link, match, game, deadline }];
}

/** The signature under an id, a time in seconds and a body: the secret's HMAC, as `whsec_…` is read. */
export function webhookSignature(secret: string, id: string, at: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
}

/** Sends it; 410 says that nobody is there any more. `id`: the same for every try. */
export async function sendWebhook(
  target: Target,
  letter: Letter,
  {
    id,
    publicUrl,
    mayBePrivate,
    now,
  }: {
    readonly id: string;
    readonly publicUrl: string;
    readonly mayBePrivate: boolean;
    readonly now: number;
  },
): Promise<Sent> {
  const [url, content] = bodyOf(target, letter, `${publicUrl}${letter.path}`);
  const body = JSON.stringify(content);
  const at = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': webhookSignature(target.secret, id, at, body),
  };
  return sentBy(await post({ url, headers, body }, mayBePrivate), [410]);
}
