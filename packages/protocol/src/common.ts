// Words that all messages share: ids, names, refusals.

import { refusalCodes } from '@bridgefront/kernel';
import { z } from 'zod';
import { cleanLine, cleanName } from './names.ts';

/** Version of the protocol; raised when a client written for the version before would misunderstand. */
export const protocolVersion = 1;

/** Any JSON. */
export const jsonSchema = z.json();

/** How deep lists and objects that a client sends may lie in each other. */
const mostDepth = 8;

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** Any JSON from a client. Its depth is looked at first: to check the rest costs stack for each level. */
export const sentJsonSchema = z
  .unknown()
  .refine(
    (value) => isShallow(value, mostDepth),
    `has to be JSON with at most ${mostDepth} levels of lists and objects`,
  )
  .pipe(jsonSchema);

/** What ids of matches and people look like: 128 bits in base64url. */
export const idPattern = /^[A-Za-z0-9_-]{22}$/;
/** What ids look like that clients give their messages. */
export const messageIdPattern = /^[\w.:-]{1,64}$/;
/** The highest number of a seat. */
export const mostSeat = 31;
/** Characters of a choice. */
export const mostChoice = 200;

/** 128 random bits as base64url: matches, identities, invitations. */
export const idSchema = z.string().regex(idPattern).describe('128 random bits as base64url');

/** A client's own id of a message, so that a repeated message is answered but never carried out twice. */
export const messageIdSchema = z
  .string()
  .regex(messageIdPattern)
  .describe('chosen by the client, unique among its messages to a match');

/** A seat's number, 0 to n-1. */
export const seatSchema = z.int().min(0).max(mostSeat);

/** Whose eyes are asked about in an address: a seat's, or the table's. */
export const seatQuery = z.union([z.literal('table'), z.coerce.number().pipe(seatSchema)]);

/** A choice in the game's notation. */
export const choiceSchema = z.string().min(1).max(mostChoice);

/** Text without halves of characters: those are one thing in JSON, and another one in UTF-8. */
export const wellFormed = (text: z.ZodString): z.ZodString =>
  text.refine((given) => given.isWellFormed(), 'has to be well-formed Unicode, without half a character');

/** Text as people write it: nothing invisible, nothing that turns the direction, trimmed. */
const plainText = (max: number, clean: (text: string) => string) =>
  wellFormed(z.string().max(max * 4))
    .transform(clean)
    .pipe(z.string().min(1).max(max));

/** A display name. */
export const nameSchema = plainText(40, cleanName);

/** A line of chat; shown as text, never as markup. */
export const chatTextSchema = plainText(500, cleanLine);

/** To whom a line of chat is said: to the whole table, or to those who play together. */
export const chatToSchema = z.enum(['table', 'side']);
/** Whom a line of chat is for. */
export type ChatTo = z.infer<typeof chatToSchema>;

/** One line of chat. */
export const chatLineSchema = z.object({
  /** Counts from 1 among the lines of the table, and among those of a side. */
  number: z.int(),
  /** Said to the writer's side, which alone reads it. */
  to: z.literal('side').optional(),
  seat: seatSchema.nullable(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
});
/** A line of chat, as those see it whom it is for. */
export type ChatLine = z.infer<typeof chatLineSchema>;

/** Reasons of the server itself, beside those of the kernel. */
export const serverCodes = [
  'bad-message',
  'not-found',
  'no-session',
  'not-yours',
  'not-open',
  'already-started',
  'not-live',
  'not-finished',
  'seat-taken',
  'not-away',
  'stale',
  'too-fast',
  'too-many',
  'not-stored',
  'rules-changed',
  'no-hints',
  'shutting-down',
  'failed',
] as const;

/** Every code of a refusal on the wire. */
export const wireCodes = [...refusalCodes, ...serverCodes] as const;

/** One of `wireCodes`. */
export type WireCode = (typeof wireCodes)[number];

/** Why something was refused: a stable code, one sentence, and the rule's id where a rule is the reason. */
export const refusalSchema = z.object({
  code: z.enum(wireCodes),
  message: z.string(),
  rule: z.string().optional(),
});
