// Endpoints of an account: who I am, my tokens, my events, and programs that may be challenged.

import { z } from 'zod';
import { recordSchema } from './answers.ts';
import { idSchema, nameSchema } from './common.ts';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';
import { challengesSchema, eventIdSchema, ownEventSchema, ownEventsSchema, programSchema } from './events.ts';
import { sessionSchema } from './match.ts';

/** Endpoints by name, each with the schemas of what it takes and gives. */
export const accountEndpoints = {
  getSession: {
    method: 'GET',
    path: '/api/session',
    summary: 'Who I am, or null',
    identified: false,
    answer: sessionSchema
      .extend({
        before: nameSchema.optional().describe('whom this browser was before a take-over, and can be again'),
      })
      .nullable(),
  },
  setSession: {
    method: 'POST',
    path: '/api/session',
    summary: 'Enter as a guest, or change my name; sets the session cookie',
    identified: false,
    body: z.strictObject({ name: nameSchema }),
    answer: sessionSchema,
  },
  handOver: {
    method: 'POST',
    path: '/api/session/hand-over',
    summary: 'A code by which a second browser becomes me: it works once, for a few minutes',
    identified: true,
    body: z.strictObject({}),
    answer: z.object({ code: idSchema, until: z.int().describe('when it stops working, in ms since 1970') }),
  },
  makeRecovery: {
    method: 'POST',
    path: '/api/session/recovery',
    summary:
      'A recovery key: `take-over` takes it as a code, as often as needed, until there is another one or `renew` ends it',
    identified: true,
    body: z.strictObject({}),
    answer: z.object({ code: idSchema }),
  },
  takeOver: {
    method: 'POST',
    path: '/api/session/take-over',
    summary: 'Become who made the code, or the recovery key; sets the session cookie',
    identified: false,
    body: z.strictObject({ code: idSchema }),
    answer: sessionSchema,
  },
  goBack: {
    method: 'POST',
    path: '/api/session/back',
    summary: 'Be again who this browser was before it took over an identity; who it was now is kept instead',
    identified: true,
    body: z.strictObject({}),
    answer: sessionSchema,
  },
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    summary: 'By what I am known: my browsers and tokens, the one used last first',
    identified: true,
    answer: z.object({
      sessions: z.array(
        z.object({
          id: idSchema,
          kind: z.enum(['browser', 'program']),
          /** The browser in words, as `Firefox, Android`; empty: a program, or browsers from before they were told apart. */
          device: z.string(),
          createdAt: z.int(),
          usedAt: z.int().describe('within five minutes'),
          current: z.boolean().describe('the one that asks'),
        }),
      ),
    }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/{session}',
    summary: 'End one of my sessions, and all that it has open',
    identified: true,
    params: z.object({ session: idSchema }),
    answer: done,
  },
  renewSession: {
    method: 'POST',
    path: '/api/session/renew',
    summary: 'A new secret for who asks, a cookie or a token; the old one and all my other sessions end',
    identified: true,
    body: z.strictObject({}),
    answer: sessionSchema.extend({ token: z.string().optional().describe('of a program; shown only here') }),
  },
  getRecords: {
    method: 'GET',
    path: '/api/records',
    summary: 'The records of all my finished matches, newest first: as NDJSON, one a line',
    identified: true,
    answer: recordSchema,
    lines: recordSchema,
  },
  getAccount: {
    method: 'GET',
    path: '/api/account',
    summary: 'All that is kept of me, as one file: sessions, tables with what I wrote there, how I am called',
    identified: true,
    answer: z.looseObject({ identity: idSchema, name: nameSchema, tables: z.array(z.looseObject({})) }),
  },
  dropAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary:
      'Delete all of it, for good: a bot plays on in running matches, finished ones keep the choices and lose my name',
    identified: true,
    body: z.strictObject({ name: nameSchema.describe('my own, so that nobody does it by mistake') }),
    answer: done,
  },
  createToken: {
    method: 'POST',
    path: '/api/tokens',
    summary: 'A new bot identity; its bearer token is shown only here',
    identified: false,
    body: z.strictObject({ name: nameSchema }),
    answer: sessionSchema.extend({ token: z.string() }),
  },
  revokeToken: {
    method: 'DELETE',
    path: '/api/tokens',
    summary: 'Make the bearer token of this request worthless',
    identified: true,
    answer: done,
  },
  getEvents: {
    method: 'GET',
    path: '/api/events',
    summary:
      'My own events in all matches: with `wait` those there are, or the first within so many seconds; without it one stream, an event a line',
    identified: true,
    query: z.strictObject({
      after: eventIdSchema.optional(),
      wait: z.coerce.number().min(0).max(60).optional(),
      challenges: challengesSchema.optional(),
    }),
    answer: ownEventsSchema,
    lines: ownEventSchema,
  },
  listPrograms: {
    method: 'GET',
    path: '/api/programs',
    summary:
      'Programs that listen now and may be challenged: networks take turns, who has played most comes first',
    identified: false,
    query: z.strictObject({
      game: z.string().max(64).optional(),
      /** How many of the list come before: a hundred are shown at a time. */
      from: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    answer: z.object({ programs: z.array(programSchema) }),
  },
} as const satisfies { readonly [name: string]: Endpoint };
