// Ratings: how strong somebody is taken to be, by game, number of seats and pace.

import { z } from 'zod';
import { idSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** How somebody stands on one ladder. */
export const figureSchema = z.object({
  game: z.string(),
  seats: z.int(),
  /** The kind of clock. */
  pace: z.enum(['none', 'live', 'mail']),
  figure: z.int().describe('400 more means ten wins to one defeat; newcomers begin at 1500'),
  deviation: z.int().describe('the truth is within one of it 68 times in 100, within two 95 times'),
  /** Too little is known for the figure to say much. */
  provisional: z.boolean(),
  matches: z.int(),
});

const ratingSchema = figureSchema.extend({
  /** The figure behind each of the latest matches that counted, as they ended. */
  course: z.array(z.object({ match: idSchema, at: z.number(), figure: z.int() })),
});
/** How somebody stands on one ladder, and how they came there. */
export type RatingInfo = z.infer<typeof ratingSchema>;

/** Endpoints by name. */
export const ratingEndpoints = {
  getRatings: {
    method: 'GET',
    path: '/api/ratings',
    summary: 'My ratings and how they went',
    identified: true,
    answer: z.object({ ratings: z.array(ratingSchema) }),
  },
} as const satisfies { readonly [name: string]: Endpoint };
