// Seeks: what somebody says who looks for people to play with, and how it goes.

import { z } from 'zod';
import { idSchema, mostSeat } from './common.ts';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';

/** At once with a clock, or by mail. */
export const seekPaces = ['live', 'mail'] as const;

const sought = {
  game: z.string().max(64),
  seats: z
    .int()
    .min(2)
    .max(mostSeat + 1),
  pace: z.enum(seekPaces),
  rated: z.boolean(),
};

/** One's own seek as it stands. */
export const seekSchema = z.object({
  id: idSchema,
  ...sought,
  near: z.boolean(),
  since: z.number(),
  state: z
    .enum(['waiting', 'found', 'started'])
    .describe('`found`: all are at the table `match` and have to get ready; `started`: the match runs'),
  number: z.int().describe('counts what has changed: say it as `after` to hear of the next change'),
  people: z.int().describe('how many wait for the same, the asker among them'),
  within: z
    .int()
    .nullable()
    .describe('how far the ratings of others may be from mine by now; null: as far as they like'),
  bots: z.boolean().describe('it has lasted so long that bots are offered instead'),
  match: idSchema.nullable(),
  names: z.array(z.string()).describe('the others at that table'),
  again: z.boolean().describe('there was a table before, to which somebody did not come'),
  problem: z.string().nullable().describe('why no table can be opened just now, in one sentence'),
});
/** What somebody looks for, since when, and how it stands. */
export type SeekInfo = z.infer<typeof seekSchema>;

const params = z.object({ seek: idSchema });

/** Endpoints by name. */
export const seekEndpoints = {
  listSeeks: {
    method: 'GET',
    path: '/api/seeks',
    summary: 'What people wait for, and how many; with what I look for myself',
    identified: false,
    answer: z.object({
      waiting: z.array(z.object({ ...sought, people: z.int() })),
      mine: z.array(seekSchema),
    }),
  },
  seek: {
    method: 'POST',
    path: '/api/seeks',
    summary: 'Look for people; a live seek ends when I do not ask for it any more',
    identified: true,
    body: z.strictObject({
      ...sought,
      rated: sought.rated.default(false),
      near: z.boolean().default(false).describe('around my rating, as far as that goes by now'),
    }),
    answer: seekSchema,
  },
  getSeek: {
    method: 'GET',
    path: '/api/seeks/{seek}',
    summary: 'How my seek stands; with `wait` the answer comes with the next change',
    identified: true,
    params,
    query: z.strictObject({
      after: z.coerce.number().int().min(0).optional(),
      wait: z.coerce.number().int().min(1).max(25).optional(),
    }),
    answer: seekSchema,
  },
  endSeek: {
    method: 'DELETE',
    path: '/api/seeks/{seek}',
    summary: 'Look no longer',
    identified: true,
    params,
    answer: done,
  },
  seekBots: {
    method: 'POST',
    path: '/api/seeks/{seek}/bots',
    summary: 'Play with bots of about my strength instead, once they are offered',
    identified: true,
    params,
    body: z.strictObject({}),
    answer: seekSchema,
  },
} as const satisfies { readonly [name: string]: Endpoint };
