// Matches as lobby and table show them: clocks, seats, summaries, and the host's facts beside a seat's view.

import { z } from 'zod';
import { choiceSchema, idSchema, nameSchema, seatSchema, sentJsonSchema } from './common.ts';

const day = 86_400;

/** A hash, such as a commitment. */
export const hashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'has to be 64 hexadecimal digits in lower case')
  .describe('SHA-256 in lower-case hexadecimal digits');

/** A public key of Ed25519. */
export const keySchema = z.string().regex(/^[0-9a-f]{64}$/, 'has to be 64 hexadecimal digits in lower case');

/** A signature of Ed25519. */
export const signatureSchema = z
  .string()
  .regex(/^[0-9a-f]{128}$/, 'has to be 128 hexadecimal digits in lower case');

/** How much time a decision has. `seconds` and `days` are per decision; `bank` is used up after `seconds`. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().min(1).max(day),
    bank: z.int().min(0).max(day),
  }),
  z.strictObject({ kind: z.literal('mail'), days: z.number().min(0.01).max(60) }),
]);
/** How much time players have. */
export type ClockRule = z.infer<typeof clockSchema>;

/** What a match is doing. */
export const matchStatuses = ['lobby', 'live', 'finished', 'ended', 'cancelled'] as const;
/** `finished`: played to its outcome; `ended`: by vote or because everybody left; `cancelled`: never started. */
export type MatchStatus = (typeof matchStatuses)[number];

const optionValue = z.union([z.boolean(), z.number(), z.string().max(20_000), z.array(z.number()).max(64)]);

/** The options that a match changes; each is checked against the game's own declaration. */
export const givenOptionsSchema = z.record(z.string().max(64), optionValue);

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
  /** A program that listens is asked to sit here; it takes the seat or declines. */
  z.strictObject({ kind: z.literal('program'), program: idSchema }),
  /** Somebody with whom I have played is asked to sit here, by the id that names them to me; they take the seat or decline. */
  z.strictObject({ kind: z.literal('person'), person: idSchema }),
]);

/** Who gets which seat: as people sat down, or drawn when the match starts, bots' seats too. */
const seatingSchema = z.enum(['as-taken', 'random']);

/** Body of `POST /api/matches`. The creator takes the first human seat. */
export const createMatchSchema = z.strictObject({
  game: z.string().max(64),
  options: givenOptionsSchema.default({}),
  seats: z.array(seatWish).min(1).max(16),
  clock: clockSchema.default({ kind: 'none' }),
  visibility: z.enum(['public', 'private']).default('public'),
  /** Left out: as taken. */
  seating: seatingSchema.optional(),
  /** Whether how it ends counts for the ratings of who plays; left out: it does not. */
  rated: z.boolean().optional(),
});
/** What a new table is to be. */
export type CreateMatch = z.infer<typeof createMatchSchema>;

/** One seat as everybody sees it. */
export const seatInfoSchema = z.object({
  seat: seatSchema,
  kind: z.enum(['human', 'bot']),
  /** Null: nobody sits here yet. */
  name: z.string().nullable(),
  bot: z.string().nullable(),
  /** A program sits here: an account that plays by a token. */
  program: z.literal(true).optional(),
  /** Whoever the seat is kept for until they take it or decline. */
  challenged: z.string().optional(),
  /** The seat is kept for the reader. */
  asked: z.literal(true).optional(),
  ready: z.boolean(),
  /** The SHA-256 of the person's share of the randomness, to which they committed; null: to none. */
  committed: z.string().nullable(),
  /** Whether that share is open. */
  opened: z.boolean(),
  mine: z.boolean(),
  /** The bot that plays for an absent person. */
  standIn: z.string().nullable(),
  /** The person has left for good: the stand-in plays to the end. */
  left: z.literal(true).optional(),
  /** They left, or all agreed to end the match, before anything was revealed: it counts neither way. */
  leftEarly: z.literal(true).optional(),
  /** Who has agreed to a stand-in so far. */
  standInVotes: z.array(seatSchema),
  /** Only for the owner of a match in the lobby: the key of an invitation link. */
  invite: z.string().optional(),
});
/** Who has a seat, as everybody sees it. */
export type SeatInfo = z.infer<typeof seatInfoSchema>;

/** How a match ended by the rules of its game. */
export const outcomeSchema = z.object({
  winners: z.array(seatSchema),
  ranking: z.array(z.array(seatSchema)),
  reason: z.string(),
  /** What each seat has scored, where the game scores matches. */
  scores: z.array(z.number()).optional(),
});

/** How somebody called a start off. */
export const voidings = ['late', 'left', 'unready'] as const;

const voidingSchema = z.object({
  /** Which start it was, from 1. */
  round: z.int(),
  seat: seatSchema,
  /** Who sat there then. */
  name: z.string(),
  /** Did not open the share in time, left the table, or was not ready any more. */
  did: z.enum(voidings),
});
/** One person's part in a start that was called off. */
export type Voiding = z.infer<typeof voidingSchema>;

/** A match as lists and its lobby page show it. */
export const matchInfoSchema = z.object({
  id: idSchema,
  game: z.string(),
  options: givenOptionsSchema,
  clock: clockSchema,
  visibility: z.enum(['public', 'private']),
  /** Before the start of a match with random seating, seats are only places at the table. */
  seating: seatingSchema,
  /** How it ends counts for ratings. */
  rated: z.literal(true).optional(),
  /** The house's bots play it for who looks on, and only while somebody does. */
  show: z.literal(true).optional(),
  /** The tournament whose round it belongs to. */
  tournament: idSchema.optional(),
  status: z.enum(matchStatuses),
  seats: z.array(seatInfoSchema),
  /** Who plays together; left out where everybody plays alone. */
  sides: z.array(z.array(seatSchema)).optional(),
  /** Whether the reader created the match. */
  owner: z.boolean(),
  /** Who created it, by the name at the table; null: somebody who does not sit there any more. */
  openedBy: z.string().nullable(),
  /** SHA-256 of the secret that takes part in the seed; published before anybody is ready. */
  commitment: z.string(),
  /** The rules fingerprint under which the match started. */
  rules: z.string(),
  /** False when the server's rules have moved on since. */
  sameRules: z.boolean(),
  /** The rules fingerprint under which the match went on after the server's rules had moved on; null: it did not. */
  continuedUnder: z.string().nullable(),
  votes: z.array(seatSchema),
  /** When everybody has committed: until when all shares of the randomness have to be open, else null. */
  opening: z.number().nullable(),
  /** Which start of the table this is, from 1, and what everybody names who opens a share: null until all have committed. */
  start: z
    .object({
      round: z.int(),
      digest: z.string().nullable(),
      /** What everybody signs who opens a share, under the server's signature; null until all have committed. */
      signed: z.object({ text: z.string(), key: keySchema, signature: signatureSchema }).nullable(),
    })
    .nullable(),
  /** The start was called off: by whom last (their places), how often, and who did what each time, oldest first. */
  voided: z.object({ seats: z.array(seatSchema), times: z.int(), acts: z.array(voidingSchema) }).nullable(),
  outcome: outcomeSchema.nullable(),
  /** Of a match that is over, by seat and in words, where its game tells it: with what it played (a faction, a deck), and what it began with. */
  played: z.array(z.object({ side: z.string().nullable(), opening: z.string().nullable() })).optional(),
  rematch: idSchema.nullable(),
  /** The finished match, and after how many of its choices, from which this one was played on; null: from the start. */
  fork: z.object({ match: idSchema, at: z.int() }).nullable(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
});
/** A match or an open table, as whoever asks may see it. */
export type MatchInfo = z.infer<typeof matchInfoSchema>;

/** An answer given beforehand to windows to come, as a seat gives it. */
const givenStandingAnswerSchema = z.strictObject({
  /** The kind of window; null: every one. */
  ask: z.string().max(64).nullable().default(null),
  /** Only where the question's `about` shows these values. */
  where: z.record(z.string().max(64), sentJsonSchema).default({}),
  /** The plan to make; empty, or not legal then: the window is let pass. */
  choices: z.array(choiceSchema).max(64).default([]),
  /** To the end of this turn, until the seat is asked anything else, or until it is taken back. */
  until: z.enum(['turn', 'asked', 'match']),
  /** Makes what a question leaves no choice about, and nothing else; `ask`, `where` and `choices` say nothing then. */
  forced: z.literal(true).optional(),
});
/** A standing answer that a seat has given. */
export type GivenStandingAnswer = z.infer<typeof givenStandingAnswerSchema>;

/** A kind of window that a seat can answer beforehand. */
const windowKindSchema = z.object({
  ask: z.string(),
  where: z.record(z.string(), sentJsonSchema),
  /** When it opens, in words. */
  text: z.string(),
  /** The choices of who always reacts: the first that is legal then. */
  always: z.array(choiceSchema),
});

/** All standing answers of a seat: the first that fits and is legal counts. */
export const standingSchema = z.strictObject({ answers: z.array(givenStandingAnswerSchema).max(32) });

/** What the host adds to a seat's view: time, names, seals' deadlines, and nothing about the game's state. */
export const hostFactsSchema = z.object({
  status: z.enum(matchStatuses),
  names: z.array(z.string()),
  /** Bots that play, by seat; null where a person does. */
  bots: z.array(z.string().nullable()),
  sameRules: z.boolean(),
  /** As in the summary. */
  continuedUnder: z.string().nullable(),
  /** The link of the match's chain as of the last reveal; a client that keeps it can prove what came before. */
  link: z.string().optional(),
  /** How many acts there were by then; fewer than a client has seen before: the table was set back. */
  acts: z.int().optional(),
  /** The latest link under which the server has put its signature: at the first one, every eight acts, and at the end. */
  signed: z.object({ acts: z.int(), link: hashSchema, signature: signatureSchema }).optional(),
  /** Counts the match's questions; a choice refers to it. */
  decision: z.int().nullable(),
  clock: z
    .object({
      /** Milliseconds since 1970 at which each seat's time is up; null for seats that need not choose. */
      deadlines: z.array(z.number().nullable()),
      /** Milliseconds left in each seat's bank. */
      banks: z.array(z.number()),
      /** What will be chosen for the reader if the time runs out. */
      fallback: z.string().nullable(),
      /** A plan that was begun is completed then; left out: it is taken back before. */
      completes: z.literal(true).optional(),
    })
    .nullable(),
  /** The kinds of windows that can be answered beforehand; left out where the game has none. */
  windows: z.array(windowKindSchema).optional(),
  /** The reader's own standing answers that still hold; left out when there are none. Nobody else sees them. */
  standing: z.array(givenStandingAnswerSchema).optional(),
  /** What the host is about to choose for the reader, who has nothing to weigh and asked for it. Nobody else sees it. */
  forced: choiceSchema.optional(),
});
/** What the host of a match tells its readers beside the game's view. */
export type HostFacts = z.infer<typeof hostFactsSchema>;

/** The name that a person goes by. */
export const sessionSchema = z.object({
  identity: idSchema,
  name: nameSchema,
  kind: z.enum(['guest', 'bot']),
});
/** Who somebody is for the server. */
export type SessionInfo = z.infer<typeof sessionSchema>;

const optionSchema = z.looseObject({ type: z.string(), help: z.string(), group: z.string() });

/** A game that the server can run, with the declaration of its options. */
export const gameInfoSchema = z.object({
  name: z.string(),
  title: z.string(),
  rules: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), optionSchema),
  /** Option values that go together, under a name. */
  presets: z
    .array(z.object({ name: z.string(), title: z.string(), about: z.string(), options: givenOptionsSchema }))
    .optional(),
  /** Manners in which bots can be made to play it, as in `veteran~bold`. */
  styles: z.array(z.object({ name: z.string(), says: z.string() })).optional(),
  /** Whether the game scores matches by its standard options, so that a tournament can add scores up. */
  scored: z.literal(true).optional(),
});
