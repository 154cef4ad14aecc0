// People one knows: followed, muted, blocked, and what one may see of them.

import { z } from 'zod';
import { idSchema, seatSchema } from './common.ts';
import { done } from './done.ts';
import { matchInfoSchema } from './match.ts';
import type { Endpoint } from './endpoint.ts';
import { figureSchema, reliabilitySchema } from './ratings.ts';

/** Who may see a profile; friends follow each other. */
export const visibilities = ['private', 'friends', 'public'] as const;

/** Who may challenge somebody, of those who have played with them. */
export const challengers = ['nobody', 'friends', 'known'] as const;

/** Somebody with whom the reader has played, or of whom they have said something. */
export const personSchema = z.object({
  id: idSchema.describe('names them to this reader alone'),
  name: z.string(),
  follow: z.boolean(),
  back: z.boolean().describe('they follow as well; told only to who follows them'),
  block: z.boolean(),
  mute: z.boolean(),
  here: z
    .boolean()
    .describe('touched a visible page within the last two minutes, and shows it to this reader'),
  played: z.number().nullable().describe('when the latest match with them began; null: none of the latest'),
});
/** Somebody the reader knows, and what the reader has said of them. */
export type PersonInfo = z.infer<typeof personSchema>;

const profileSchema = personSchema.extend({
  against: z
    .object({ won: z.int(), drawn: z.int(), lost: z.int() })
    .describe(
      'how the latest matches that are over went in which both sat, for the reader: who has left came behind',
    ),
  reliability: reliabilitySchema.describe('null: too few matches'),
  ratings: z
    .array(
      figureSchema.extend({
        course: z
          .array(z.int())
          .describe('the figure behind each of the latest matches that counted, as they ended'),
      }),
    )
    .nullable()
    .describe('null: not for this reader'),
});
/** What somebody may see of another. */
export type ProfileInfo = z.infer<typeof profileSchema>;

const params = z.object({ person: idSchema });

/** Endpoints by name. */
export const peopleEndpoints = {
  listPeople: {
    method: 'GET',
    path: '/api/people',
    summary: 'Whom I know, what I have said of them, and who may see my profile and challenge me',
    identified: true,
    answer: z.object({
      visibility: z.enum(visibilities),
      challenges: z.enum(challengers),
      people: z.array(personSchema),
    }),
  },
  setPerson: {
    method: 'POST',
    path: '/api/people/{person}',
    summary: 'Follow, mute or block somebody, or do so no longer; they are not told',
    identified: true,
    params,
    body: z.strictObject({
      follow: z.boolean().optional(),
      block: z.boolean().optional(),
      mute: z.boolean().optional(),
    }),
    answer: personSchema,
  },
  getPerson: {
    method: 'GET',
    path: '/api/people/{person}',
    summary: 'Somebody’s profile, as far as it is for me',
    identified: true,
    params,
    answer: profileSchema,
  },
  listTheirMatches: {
    method: 'GET',
    path: '/api/people/{person}/matches',
    summary: 'Somebody’s public matches that are over, newest first, as far as they are for me',
    identified: true,
    params,
    query: z.strictObject({
      before: z.coerce
        .number()
        .optional()
        .describe('made before that moment: `before` of what was read last'),
      beforeId: idSchema.optional().describe('`beforeId` of what was read last'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: z.object({
      matches: z
        .array(z.object({ seat: seatSchema.describe('theirs'), match: matchInfoSchema }))
        .nullable()
        .describe('null: not for this reader'),
      next: z
        .object({ before: z.number(), beforeId: idSchema })
        .nullable()
        .describe('where the next page begins; null: this was the last one'),
    }),
  },
  setProfile: {
    method: 'POST',
    path: '/api/profile',
    summary:
      'Who may see my ratings, my public matches that are over, and whether I am here (nobody, friends, everybody who has played with me), and who may challenge me; what is left out stays',
    identified: true,
    body: z.strictObject({
      visibility: z.enum(visibilities).optional(),
      challenges: z.enum(challengers).optional(),
    }),
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
