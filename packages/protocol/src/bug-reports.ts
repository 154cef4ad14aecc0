// Saying that something is wrong in a match.

import { z } from 'zod';
import { idSchema, messageIdSchema } from './common.ts';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoint for it. */
export const bugReportEndpoints = {
  reportBug: {
    method: 'POST',
    path: '/api/matches/{match}/bug-reports',
    summary: 'Say that something is wrong at this moment of a match; who runs the server reads it',
    identified: true,
    params: z.object({ match: idSchema }),
    body: z.strictObject({
      /** Said again with the same id, the note is replaced. */
      id: messageIdSchema,
      note: z.string().max(500).default(''),
      /** The last sentences that were read. */
      seen: z.array(z.string().max(400)).max(8).default([]),
    }),
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
