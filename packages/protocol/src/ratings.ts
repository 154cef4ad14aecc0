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

/** How somebody keeps to matches, as one word: leaves many, lets others wait in many, or neither. */
export const reliabilities = ['reliable', 'late', 'leaves'] as const;
/** One of `reliabilities`. */
export type Reliability = (typeof reliabilities)[number];
/** Null: too few matches. */
export const reliabilitySchema = z.enum(reliabilities).nullable();

const ownReliabilitySchema = z.object({
  word: reliabilitySchema,
  matches: z.int().describe('of how many it is told: the latest 50 of a year, with at least two people'),
  left: z.int().describe('how many of them I left after something was revealed'),
  late: z.int().describe('in how many others the clock had to choose for me, or a bot stood in'),
});
/** One's own, with what it is made of. */
export type OwnReliability = z.infer<typeof ownReliabilitySchema>;

/** Endpoints by name. */
export const ratingEndpoints = {
  getRatings: {
    method: 'GET',
    path: '/api/ratings',
    summary: 'My ratings and how they went, and how I keep to matches',
    identified: true,
    answer: z.object({ ratings: z.array(ratingSchema), reliability: ownReliabilitySchema }),
  },
  getReliability: {
    method: 'GET',
    path: '/api/matches/{match}/reliability',
    summary:
      'How those at a table keep to matches, as one word each; null: nobody sits there, or they have played too little',
    identified: false,
    params: z.object({ match: idSchema }),
    answer: z.object({ seats: z.array(reliabilitySchema) }),
  },
} as const satisfies { readonly [name: string]: Endpoint };
