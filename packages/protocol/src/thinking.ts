// What helps a seat to think: a bot's advice, and a position to try moves on.

import { z } from 'zod';
import { hintSchema, imaginedSchema } from './answers.ts';
import { idSchema, seatQuery, seatSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';

const matchParams = z.object({ match: idSchema });

export const thinkingEndpoints = {
  getHint: {
    method: 'GET',
    path: '/api/matches/{match}/hint',
    summary: 'What a strong bot would plan in my place, and why; only where all others are bots',
    identified: true,
    params: matchParams,
    query: z.strictObject({ seat: z.coerce.number().pipe(seatSchema) }),
    answer: hintSchema,
  },
  getImagined: {
    method: 'GET',
    path: '/api/matches/{match}/imagined',
    summary:
      'A position to try moves on: what my seat may know (or, where bots play for show, the table), and everything hidden imagined',
    identified: false,
    params: matchParams,
    query: z.strictObject({ seat: seatQuery }),
    answer: imaginedSchema,
  },
} as const satisfies { readonly [name: string]: Endpoint };
