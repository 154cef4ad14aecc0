// Events of one's own: what somebody is told of all their matches, over one stream.

import { z } from 'zod';
import { chatLineSchema, idSchema, seatSchema } from './common.ts';
import { matchStatuses, outcomeSchema } from './match.ts';

/** The id of an event; whoever has read that far goes on behind it. */
export const eventIdSchema = z
  .string()
  .regex(/^[\w-]{6,24}\.\d{1,12}$/, 'has to be the id of an event')
  .describe('the id of an event; later ones come after it');

/** Names of games whose challenges a program takes, as one text with commas between them. */
export const challengesSchema = z
  .string()
  .max(400)
  .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'has to be names of games with commas between them')
  .describe('games for which this program may be challenged while it listens, with commas between them');

const at = { match: idSchema, game: z.string(), seat: seatSchema };

/** A question that waits for a seat of mine. */
export const turnSchema = z.object({
  ...at,
  /** The number of the question, as in `host.decision`. */
  decision: z.int(),
  /** When my time is up, in milliseconds since 1970; null: no clock. */
  deadline: z.number().nullable(),
});

/** A seat that somebody keeps for me. */
export const invitationSchema = z.object({
  ...at,
  /** Who asks, by the name at the table. */
  by: z.string().nullable(),
  /** The match that shall be played again: the seat is mine already; null: the seat has to be taken. */
  rematch: idSchema.nullable(),
});

/** A share of the dice of mine that everybody waits for: all at the table are ready and have committed to one. */
export const openingSchema = z.object({
  ...at,
  /** When the start is called off if a share is not open, in milliseconds since 1970. */
  until: z.number(),
});

const told = { id: eventIdSchema, at: z.number().describe('when it was told, in milliseconds since 1970') };

/** One event. */
export const ownEventSchema = z.discriminatedUnion('type', [
  /** All that is open now; comes first, where nothing is known of what was read before. */
  z.object({
    ...told,
    type: z.literal('now'),
    turns: z.array(turnSchema),
    invitations: z.array(invitationSchema),
    openings: z.array(openingSchema),
    /** Tables whose start was called off, and where I am not ready again. */
    voided: z.array(z.object(at)),
  }),
  z.object({ ...told, type: z.literal('turn'), ...turnSchema.shape }),
  z.object({ ...told, type: z.literal('invited'), ...invitationSchema.shape }),
  /** The people whom I looked for are found: all sit at this table, and have to get ready. */
  z.object({ ...told, type: z.literal('found'), ...at }),
  /** Who was challenged at my table does not play. */
  z.object({ ...told, type: z.literal('declined'), ...at, name: z.string() }),
  /** The seat that I had, or that was kept for me, is not mine any more. */
  z.object({ ...told, type: z.literal('dismissed'), ...at }),
  z.object({ ...told, type: z.literal('opening'), ...openingSchema.shape }),
  /** The start was called off: everybody has to get ready anew, with another share. */
  z.object({ ...told, type: z.literal('voided'), ...at }),
  z.object({ ...told, type: z.literal('started'), ...at }),
  z.object({
    ...told,
    type: z.literal('ended'),
    ...at,
    status: z.enum(matchStatuses),
    outcome: outcomeSchema.nullable(),
  }),
  /** Somebody else said something at a table where I sit. */
  z.object({ ...told, type: z.literal('chat'), match: idSchema, line: chatLineSchema }),
]);
/** Something that happens to one person, wherever they look. */
export type OwnEvent = z.infer<typeof ownEventSchema>;

type Without<E> = E extends unknown ? Omit<E, 'id' | 'at'> : never;
/** What an event says. */
export type OwnNews = Without<OwnEvent>;

/** Events of a long poll, and behind which to ask next. */
export const ownEventsSchema = z.object({ events: z.array(ownEventSchema), last: eventIdSchema });

/** A program that listens and may be challenged. */
export const programSchema = z.object({
  id: idSchema.describe('names it in a seat of kind `program`'),
  name: z.string(),
  games: z.array(z.string()),
});
/** A program of a person, with its token. */
export type ProgramInfo = z.infer<typeof programSchema>;
