// What is best to look on at.

import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { matchInfoSchema } from './match.ts';

/** Endpoints by name. */
export const watchEndpoints = {
  getWatch: {
    method: 'GET',
    path: '/api/watch',
    summary:
      'What is best to look on at: running public matches of people, the strongest first; else bots for show',
    identified: false,
    answer: z.object({ matches: z.array(matchInfoSchema) }),
  },
} as const satisfies { readonly [name: string]: Endpoint };
