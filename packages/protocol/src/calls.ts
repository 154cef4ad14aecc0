// Endpoints of being called: for what, by which ways, when not, and the feeds of one's turns.

import { z } from 'zod';
import { idSchema, wellFormed } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** For what somebody is called. */
export const callOccasions = [
  'turn',
  'deadline',
  'invited',
  'found',
  'started',
  'ended',
  'rematch',
  'chat',
] as const;
/** One of `callOccasions`. */
export type CallOccasion = (typeof callOccasions)[number];

/** What programs a webhook is written for; `plain` is the JSON of this protocol. */
export const webhookFormats = ['plain', 'discord', 'matrix', 'ntfy'] as const;

const addressSchema = wellFormed(z.string().max(600));
const minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time such as 22:30');

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Hours in which nobody is called, every day; they may go over midnight. */
export const quietHoursSchema = z.strictObject({
  from: minute,
  to: minute,
  zone: z.string().max(64).refine(isZone, 'has to be a time zone such as Europe/Berlin'),
});
/** Hours in which nobody is called, in the time zone of whoever is. */
export type QuietHours = z.infer<typeof quietHoursSchema>;

const keyBytes = z.string().regex(/^[\w-]{16,120}={0,2}$/, 'has to be base64url');

/** A way by which somebody wants to be called. */
export const wayWishSchema = z.discriminatedUnion('kind', [
  /** What a browser's `PushSubscription` says. */
  z.strictObject({
    kind: z.literal('push'),
    endpoint: addressSchema,
    p256dh: keyBytes,
    auth: keyBytes,
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ kind: z.literal('webhook'), url: addressSchema, format: z.enum(webhookFormats) }),
]);
/** A way by which somebody wishes to be called. */
export type WayWish = z.infer<typeof wayWishSchema>;

/** A way as its owner is shown it. */
export const waySchema = z.object({
  id: idSchema,
  kind: z.enum(['push', 'mail', 'webhook']),
  /** What its owner knows it by: the browser in words, the mail address, the server of a webhook. */
  name: z.string(),
  /** False: a mail address whose owner has not said yes yet. */
  confirmed: z.boolean(),
  /** It leads to the browser that asks. */
  here: z.boolean(),
  usedAt: z.number().nullable().describe('when something was last delivered by it'),
  /** Why the last delivery failed, in one sentence. */
  problem: z.string().nullable(),
});

const occasions = z.array(z.enum(callOccasions)).max(callOccasions.length);

/** All that somebody has said about being called. */
export const callsSchema = z.object({
  occasions,
  quiet: quietHoursSchema.nullable(),
  muted: z.array(idSchema).describe('matches for which nobody calls'),
  ways: z.array(waySchema),
  feeds: z
    .object({ calendar: z.string(), turns: z.string() })
    .nullable()
    .describe('addresses of the feeds, secret like a password; null: there are none'),
  offers: z.object({
    push: z.string().describe('the key of the server for `pushManager.subscribe` (VAPID, base64url)'),
    mail: z.boolean().describe('whether this server sends mail'),
  }),
});

/** What is asked about calls over HTTP. */
export const callEndpoints = {
  getCalls: {
    method: 'GET',
    path: '/api/calls',
    summary: 'How I am called when I am away: for what, by which ways, when not',
    identified: true,
    answer: callsSchema,
  },
  setCalls: {
    method: 'POST',
    path: '/api/calls',
    summary: 'For what I am called, and in which hours not; what is left out stays',
    identified: true,
    body: z.strictObject({ occasions: occasions.optional(), quiet: quietHoursSchema.nullable().optional() }),
    answer: callsSchema,
  },
  muteCalls: {
    method: 'POST',
    path: '/api/calls/mute',
    summary: 'Do not call me for one match, or do again',
    identified: true,
    body: z.strictObject({ match: idSchema, muted: z.boolean() }),
    answer: callsSchema,
  },
  addWay: {
    method: 'POST',
    path: '/api/calls/ways',
    summary:
      'A way by which I want to be called; a mail address has to be confirmed by the letter sent to it',
    identified: true,
    body: wayWishSchema,
    answer: z.object({
      id: idSchema,
      secret: z.string().optional().describe('with which a webhook is signed; shown only here'),
    }),
  },
  dropWay: {
    method: 'DELETE',
    path: '/api/calls/ways/{way}',
    summary: 'Do not call me by this way any more',
    identified: true,
    params: z.object({ way: idSchema }),
    answer: callsSchema,
  },
  tryWay: {
    method: 'POST',
    path: '/api/calls/ways/{way}/trial',
    summary: 'Send me a trial now; answers when it was taken at the other end',
    identified: true,
    params: z.object({ way: idSchema }),
    body: z.strictObject({}),
    answer: z.object({ delivered: z.boolean(), problem: z.string().nullable() }),
  },
  renewFeeds: {
    method: 'POST',
    path: '/api/calls/feeds',
    summary: 'New secret addresses of my feeds (`on: false`: none); those so far lead nowhere',
    identified: true,
    body: z.strictObject({ on: z.boolean().default(true) }),
    answer: callsSchema,
  },
} as const satisfies { readonly [name: string]: Endpoint };
