// Messages of the live connection at /api/live, each one JSON object in one text frame.

import type { Face } from '@bridgefront/kernel';
import { z } from 'zod';
import {
  chatLineSchema,
  chatTextSchema,
  chatToSchema,
  choiceSchema,
  idSchema,
  jsonSchema,
  messageIdSchema,
  refusalSchema,
  seatSchema,
} from './common.ts';
import { challengesSchema, eventIdSchema, ownEventSchema } from './events.ts';
import { hostFactsSchema, matchInfoSchema, outcomeSchema } from './match.ts';

/** Where a client stopped reading a stream. */
export const placeSchema = z.strictObject({ stream: z.string().max(40), number: z.int().min(0) });

/** Choices that a plan holds at most. */
export const mostPlan = 10_000;

/**
 * What a choice answers: the number of the question, and how many choices the plan holds so far. A late duplicate
 * does not fit any more and is refused.
 */
export const referenceSchema = z.strictObject({
  decision: z.int().min(0),
  plan: z.int().min(0).max(mostPlan),
});

const addressed = { id: messageIdSchema, match: idSchema };

/** Every message that a client may send. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), id: messageIdSchema, token: z.string().min(20).max(100) }),
  z.strictObject({
    ...addressed,
    type: z.literal('subscribe'),
    /** Left out or null: as a spectator. */
    seat: seatSchema.nullable().default(null),
    from: placeSchema.optional(),
    /** How many reports the client has already seen; the server sends those after it together with the view. */
    told: z.int().min(0).optional(),
    /** Asks for words: a sentence with every report, a label with every choice. */
    words: z.boolean().default(false),
    /** What is sent of a reveal: only its result, or every step of it with the view of that moment. */
    reveal: z.enum(['result', 'steps']).default('result'),
  }),
  z.strictObject({ ...addressed, type: z.literal('unsubscribe'), seat: seatSchema.nullable().default(null) }),
  z.strictObject({
    ...addressed,
    type: z.literal('choose'),
    seat: seatSchema,
    choice: choiceSchema,
    at: referenceSchema,
  }),
  z.strictObject({ ...addressed, type: z.literal('take-back'), seat: seatSchema, at: referenceSchema }),
  z.strictObject({
    ...addressed,
    type: z.literal('chat'),
    text: chatTextSchema,
    /** Left out: the table. */
    to: chatToSchema.optional(),
    invite: idSchema.optional(),
  }),
  /** Asks for the events of one's own; a second one replaces the first. */
  z.strictObject({
    type: z.literal('listen'),
    id: messageIdSchema,
    after: eventIdSchema.optional(),
    challenges: challengesSchema.optional(),
  }),
  z.strictObject({ type: z.literal('unlisten'), id: messageIdSchema }),
  /** Somebody has just touched a visible page of this match: who is at the table is not called. */
  z.strictObject({ ...addressed, type: z.literal('here') }),
  z.strictObject({ type: z.literal('ping'), id: messageIdSchema }),
]);
/** What a client sends over a live connection. */
export type ClientMessage = z.infer<typeof clientMessageSchema>;

// Typed as the kernel's face, which is what it is read as: kinds of games' own are not checked here.
const faceSchema = z.looseObject({ tell: z.string() }) as z.ZodType<Face>;

/** One report as its reader may know it: data, and for those who asked for words the sentence for the log. */
export const seatReportSchema = z.object({
  face: faceSchema,
  text: z.string().optional(),
});

/** What the reader is asked: in words, with the plan so far and every legal next choice. */
export const mineSchema = z.object({
  prompt: z.string(),
  plan: z.array(choiceSchema),
  choices: z.array(choiceSchema),
  /** Nothing is planned, and a choice that was carried out can be taken back. */
  takeBack: z.literal(true).optional(),
});

/** The question on the table: who is asked, who has sealed, and the reader's own part. */
export const decisionSchema = z.object({
  ask: z.string(),
  seats: z.array(z.object({ seat: seatSchema, sealed: z.boolean() })),
  /** What it is about, as far as everybody may know. */
  about: z.record(z.string(), jsonSchema).optional(),
  /** The question is a window: this choice lets the moment pass. */
  pass: choiceSchema.optional(),
  /** Null: the reader is not asked. */
  mine: mineSchema.nullable(),
});

/** What the reader may know of the match; `table` is the game's own. */
export const viewSchema = z.looseObject({
  game: z.string(),
  seat: seatSchema.nullable(),
  table: jsonSchema,
  /** Null: the match is over. */
  decision: decisionSchema.nullable(),
  outcome: outcomeSchema.nullable(),
});

/** What a stream shows: the view of the seat, and the host's facts. Patches apply to this document. */
export const documentSchema = z.object({ view: viewSchema, host: hostFactsSchema });

const pointer = z.string().describe('JSON Pointer, RFC 6901');
/** The operations of RFC 6902 that the server uses. */
export const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), path: pointer, value: jsonSchema }),
  z.object({ op: z.literal('replace'), path: pointer, value: jsonSchema }),
  z.object({ op: z.literal('remove'), path: pointer }),
]);

/** One step of a reveal: what happened, and how `view.table` had changed by then. */
export const frameSchema = z.object({ report: seatReportSchema, patch: z.array(operationSchema) });

/** Words for the choices of a seat's question. */
export const choiceWordsSchema = {
  /** For the choices now open, in their order. */
  labels: z.array(z.string()),
  /** For the choices of the plan so far, in their order; left out while there are none. */
  planned: z.array(z.string()).optional(),
  /** What was offered before anything was planned: each of these replaces the plan once that is taken back. */
  first: z.array(choiceSchema).optional(),
};

const streamed = {
  match: idSchema,
  seat: seatSchema.nullable(),
  stream: z.string(),
  number: z.int(),
  /** Reports told to this reader since the match began, including those of this message. */
  told: z.int(),
  // Only for subscribers that asked for words.
  ...choiceWordsSchema,
  labels: choiceWordsSchema.labels.optional(),
};

/** Every message that the server sends. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    identity: idSchema.nullable(),
    name: z.string().nullable(),
    /** Answers a `hello`; left out in the first message of a connection. */
    id: messageIdSchema.optional(),
  }),
  z.object({
    ...streamed,
    type: z.literal('whole'),
    document: documentSchema,
    reports: z.array(seatReportSchema),
  }),
  z.object({
    ...streamed,
    type: z.literal('change'),
    /** Applies to the document, behind the frames. */
    patch: z.array(operationSchema),
    /** What happened, for subscribers that asked for results. */
    reports: z.array(seatReportSchema).optional(),
    /** What happened, step by step, for subscribers that asked for steps. */
    frames: z.array(frameSchema).optional(),
  }),
  z.object({
    type: z.literal('accepted'),
    id: messageIdSchema,
    /** Present when the same message was accepted before; nothing was done again. */
    again: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('refused'), id: messageIdSchema.nullable(), ...refusalSchema.shape }),
  z.object({ type: z.literal('chat'), match: idSchema, line: chatLineSchema }),
  z.object({ type: z.literal('event'), event: ownEventSchema }),
  z.object({ type: z.literal('table'), match: matchInfoSchema }),
  z.object({ type: z.literal('pong'), id: messageIdSchema, at: z.number() }),
]);
/** What the server sends over a live connection. */
export type ServerMessage = z.infer<typeof serverMessageSchema>;
