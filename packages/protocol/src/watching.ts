// What is best to look on at.

import { z } from 'zod';
import { idSchema, seatSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { matchInfoSchema } from './match.ts';

const predictionSchema = z.object({
  decision: z.int().min(0).describe('the number of the question, as in `host.decision`'),
  seat: seatSchema.describe('who wins; where seats play together, their side'),
  chance: z.number().min(0.01).max(0.99),
});

/** What the reader has predicted of a match, and what came of it. */
export const ownPredictionsSchema = z.object({
  made: z.array(predictionSchema),
  score: z
    .object({
      points: z.int().describe('100: sure and right each time; 0: no better than even chances'),
      onlookers: z.int().describe('how many predicted'),
      better: z.int().describe('how many of them have more points'),
    })
    .nullable()
    .describe('null: the match runs, had no outcome, or I predicted nothing'),
});
/** One's own predictions. */
export type OwnPredictions = z.infer<typeof ownPredictionsSchema>;

const params = z.object({ match: idSchema });

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
  predict: {
    method: 'POST',
    path: '/api/matches/{match}/predictions',
    summary:
      'Look on, and seal who will win, once at each question, before it is answered; nobody is told, and I am scored when the match is over',
    identified: true,
    params,
    body: z.strictObject(predictionSchema.shape),
    answer: ownPredictionsSchema,
  },
  getPredictions: {
    method: 'GET',
    path: '/api/matches/{match}/predictions',
    summary: 'What I have predicted of a match, and my score once it is over',
    identified: true,
    params,
    answer: ownPredictionsSchema,
  },
} as const satisfies { readonly [name: string]: Endpoint };
