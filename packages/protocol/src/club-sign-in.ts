// Endpoints of coming in through the club's own sign-in (OpenID Connect), where the server has been given one.

import { z } from 'zod';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';
import { sessionSchema } from './match.ts';

/** Endpoints by name, each with the schemas of what it takes and gives. */
export const clubSignInEndpoints = {
  getClub: {
    method: 'GET',
    path: '/api/session/club',
    summary: 'Whether one can come in through a club here, and whether I do',
    identified: false,
    answer: z.object({
      name: z.string().nullable().describe('how the club is called; null: there is none'),
      mine: z.boolean(),
    }),
  },
  clubWay: {
    method: 'POST',
    path: '/api/session/club',
    summary: 'Where a browser goes to sign in at the club; it comes back to /signed-in',
    identified: false,
    body: z.strictObject({}),
    answer: z.object({
      url: z.string(),
      key: z.string().describe('to be kept by the browser and sent with what it comes back with'),
    }),
  },
  clubSignIn: {
    method: 'POST',
    path: '/api/session/club/taken',
    summary:
      'Come in by what the club sent the browser back with: as whoever has come so before, else as who I am, else as somebody new',
    identified: false,
    body: z.strictObject({
      answer: z.string().max(8192).describe('the query of the address to which the club sent the browser'),
      key: z.string().max(64),
    }),
    answer: sessionSchema,
  },
  dropClub: {
    method: 'POST',
    path: '/api/session/club/drop',
    summary: 'Nobody comes in as me through the club any more',
    identified: true,
    body: z.strictObject({}),
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
