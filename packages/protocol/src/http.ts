// Every endpoint under /api as data: the server validates by it, the browser calls by it, OpenAPI is made from it.

import { z } from 'zod';
import { choiceSchema, idSchema, messageIdSchema, seatQuery, seatSchema } from './common.ts';
import { choiceWordsSchema, documentSchema, referenceSchema, seatReportSchema } from './live.ts';
import { createMatchSchema, gameInfoSchema, matchInfoSchema, standingSchema } from './match.ts';
import { accountEndpoints } from './account.ts';
import { bugReportEndpoints } from './bug-reports.ts';
import { callEndpoints } from './calls.ts';
import { chatEndpoints } from './chat.ts';
import { done } from './done.ts';
import { clubSignInEndpoints } from './club-sign-in.ts';
import { mailSignInEndpoints } from './mail-sign-in.ts';
import { ratingEndpoints } from './ratings.ts';
import { seekEndpoints } from './seeks.ts';
import { studyEndpoints } from './studies.ts';
import { tournamentEndpoints } from './tournaments.ts';
import { peopleEndpoints } from './people.ts';
import { playerReportEndpoints } from './player-reports.ts';
import { watchEndpoints } from './watching.ts';
import { passkeyEndpoints } from './passkeys.ts';
import type { Endpoint } from './endpoint.ts';
import { countersignBody, openingBody, readyBody } from './fair-start.ts';
import { recordSchema, seatRecordingSchema } from './answers.ts';
import { thinkingEndpoints } from './thinking.ts';
import type { hintSchema } from './answers.ts';

const matchParams = z.object({ match: idSchema });
const toldQuery = z.coerce.number().int().min(0).optional();
const recordingQuery = z.strictObject({ seat: seatQuery.default('table'), told: toldQuery });

/** A seat's view by HTTP: the same document as a live stream shows, with words for the choices. */
export const seatViewSchema = z.object({
  document: documentSchema,
  told: z.int(),
  reports: z.array(seatReportSchema),
  ...choiceWordsSchema,
});

/** Advice for an open question. */
export type Hint = z.infer<typeof hintSchema>;

const replayQuery = z.strictObject({
  seat: seatQuery.default('table'),
  at: z.coerce.number().int().min(0).optional(),
});

/** All endpoints by name. */
export const endpoints = {
  ...accountEndpoints,
  ...bugReportEndpoints,
  ...chatEndpoints,
  ...passkeyEndpoints,
  ...mailSignInEndpoints,
  ...clubSignInEndpoints,
  ...callEndpoints,
  ...ratingEndpoints,
  ...seekEndpoints,
  ...tournamentEndpoints,
  ...studyEndpoints,
  ...peopleEndpoints,
  ...playerReportEndpoints,
  ...watchEndpoints,
  ...thinkingEndpoints,
  listGames: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games with the declarations of their options, and the bots',
    identified: false,
    answer: z.object({
      games: z.array(gameInfoSchema),
      bots: z.array(
        z.object({
          name: z.string(),
          summary: z.string(),
          /** How strong it is among the opponents made for people, from 1; left out: it is there for programmers. */
          level: z.int().optional(),
          /** From 0 to 100, where it is a point of that scale: `strength:40` is a bot between two of them. */
          strength: z.int().optional(),
        }),
      ),
    }),
  },
  getSchema: {
    method: 'GET',
    path: '/api/games/{game}/schema',
    summary: 'JSON Schema of what a game shows: its view, questions, choices, reports and options',
    identified: false,
    params: z.object({ game: z.string().max(64) }),
    answer: z.looseObject({}),
  },
  createMatch: {
    method: 'POST',
    path: '/api/matches',
    summary: 'A new match; I take its first human seat',
    identified: true,
    body: createMatchSchema,
    answer: matchInfoSchema,
  },
  listMatches: {
    method: 'GET',
    path: '/api/matches',
    summary: 'Matches that are open, mine, live or finished, newest first',
    identified: false,
    query: z.strictObject({
      show: z.enum(['open', 'mine', 'live', 'finished']).default('open'),
      here: z
        .literal('true')
        .optional()
        .describe('somebody has touched a visible page of mine since I asked last'),
      before: z.coerce
        .number()
        .optional()
        .describe('made before that moment: `createdAt` of the last one read'),
      beforeId: idSchema
        .optional()
        .describe('the id of the last one read, so that none of the same moment is left out'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: z.object({ matches: z.array(matchInfoSchema) }),
  },
  getMatch: {
    method: 'GET',
    path: '/api/matches/{match}',
    summary: 'One match',
    identified: false,
    params: matchParams,
    answer: matchInfoSchema,
  },
  join: {
    method: 'POST',
    path: '/api/matches/{match}/join',
    summary: 'Take an open seat; private matches need the key of an invitation',
    identified: true,
    params: matchParams,
    body: z.strictObject({ seat: seatSchema.optional(), invite: idSchema.optional() }),
    answer: matchInfoSchema,
  },
  leave: {
    method: 'POST',
    path: '/api/matches/{match}/leave',
    summary: 'Give up my seat before the start',
    identified: true,
    params: matchParams,
    body: z.strictObject({}),
    answer: matchInfoSchema,
  },
  decline: {
    method: 'POST',
    path: '/api/matches/{match}/decline',
    summary: 'Say no to a challenge: the seat that was kept for me is open to others',
    identified: true,
    params: matchParams,
    body: z.strictObject({}),
    answer: matchInfoSchema,
  },
  kick: {
    method: 'POST',
    path: '/api/matches/{match}/kick',
    summary: 'Free a seat before the start, or withdraw the challenge to it; owner only',
    identified: true,
    params: matchParams,
    body: z.strictObject({ seat: seatSchema }),
    answer: matchInfoSchema,
  },
  fill: {
    method: 'POST',
    path: '/api/matches/{match}/fill',
    summary: 'Give a seat that nobody holds to a bot before the start; owner only',
    identified: true,
    params: matchParams,
    body: z.strictObject({ seat: seatSchema, bot: z.string().max(40).optional() }),
    answer: matchInfoSchema,
  },
  ready: {
    method: 'POST',
    path: '/api/matches/{match}/ready',
    summary: 'Say that I am ready, and commit to my share of the randomness (or send it at once)',
    identified: true,
    params: matchParams,
    body: readyBody,
    answer: matchInfoSchema,
  },
  openShare: {
    method: 'POST',
    path: '/api/matches/{match}/entropy',
    summary: 'Open my share of the randomness; the match starts with the last one',
    identified: true,
    params: matchParams,
    body: openingBody,
    answer: matchInfoSchema,
  },
  countersign: {
    method: 'POST',
    path: '/api/matches/{match}/countersign',
    summary: 'Put my signature under a link of the chain: what was played up to there is what I saw',
    identified: true,
    params: matchParams,
    body: countersignBody,
    answer: done,
  },
  vote: {
    method: 'POST',
    path: '/api/matches/{match}/vote',
    summary: 'Vote to end a live match without a result; it ends when all people agree',
    identified: true,
    params: matchParams,
    body: z.strictObject({ end: z.boolean().default(true) }),
    answer: matchInfoSchema,
  },
  abandon: {
    method: 'POST',
    path: '/api/matches/{match}/abandon',
    summary: 'Leave a live match; a bot plays on',
    identified: true,
    params: matchParams,
    body: z.strictObject({}),
    answer: matchInfoSchema,
  },
  standIn: {
    method: 'POST',
    path: '/api/matches/{match}/stand-in',
    summary: 'Agree that a bot plays for a seat; it does when all other people agree',
    identified: true,
    params: matchParams,
    body: z.strictObject({ seat: seatSchema, bot: z.string().max(40).optional() }),
    answer: matchInfoSchema,
  },
  comeBack: {
    method: 'POST',
    path: '/api/matches/{match}/come-back',
    summary: 'Take my seat back from its stand-in',
    identified: true,
    params: matchParams,
    body: z.strictObject({}),
    answer: matchInfoSchema,
  },
  standing: {
    method: 'POST',
    path: '/api/matches/{match}/standing',
    summary: 'Say how my seat answers windows to come; replaces what it said before, and nobody else is told',
    identified: true,
    params: matchParams,
    body: standingSchema,
    answer: done,
  },
  rematch: {
    method: 'POST',
    path: '/api/matches/{match}/rematch',
    summary: 'A new match with the same table; the first to ask creates it, others find it',
    identified: true,
    params: matchParams,
    body: z.strictObject({}),
    answer: matchInfoSchema,
  },
  fork: {
    method: 'POST',
    path: '/api/matches/{match}/fork',
    summary: 'Play on from a moment of a finished match: I take a seat, bots take the others',
    identified: true,
    params: matchParams,
    body: z.strictObject({
      /** Behind so many choices of the record; where somebody is in the middle of a plan, from its beginning. */
      at: z.int().min(0).max(100_000),
      seat: seatSchema,
      bot: z.string().max(40),
    }),
    answer: matchInfoSchema,
  },
  getView: {
    method: 'GET',
    path: '/api/matches/{match}/view',
    summary: 'What a seat (mine) or the table sees now',
    identified: false,
    params: matchParams,
    query: z.strictObject({
      seat: seatQuery.default('table'),
      told: toldQuery,
    }),
    answer: seatViewSchema,
  },
  choose: {
    method: 'POST',
    path: '/api/matches/{match}/choices',
    summary: 'Make one choice',
    identified: true,
    params: matchParams,
    body: z.strictObject({
      id: messageIdSchema,
      seat: seatSchema,
      choice: choiceSchema,
      at: referenceSchema,
    }),
    answer: z.object({ accepted: z.literal(true), again: z.literal(true).optional() }),
  },
  takeBack: {
    method: 'POST',
    path: '/api/matches/{match}/take-back',
    summary: "Take back the seat's last choice",
    identified: true,
    params: matchParams,
    body: z.strictObject({ id: messageIdSchema, seat: seatSchema, at: referenceSchema }),
    answer: z.object({ accepted: z.literal(true), again: z.literal(true).optional() }),
  },
  getRecord: {
    method: 'GET',
    path: '/api/matches/{match}/record',
    summary: 'The record of a finished match, for `bridgefront replay`',
    identified: false,
    params: matchParams,
    answer: recordSchema,
  },
  getRecording: {
    method: 'GET',
    path: '/api/matches/{match}/recording',
    summary: 'All that was shown of a finished match; of one by mail, to my seat since `told`',
    identified: false,
    params: matchParams,
    query: recordingQuery,
    answer: seatRecordingSchema,
  },
  /** As `getRecording`, for clients that were written when recordings were called films. */
  getFilm: {
    method: 'GET',
    path: '/api/matches/{match}/film',
    summary: 'The earlier address of the recording',
    identified: false,
    params: matchParams,
    query: z.strictObject({ seat: seatQuery.default('table') }),
    answer: seatRecordingSchema,
  },
  getReplay: {
    method: 'GET',
    path: '/api/matches/{match}/replay',
    summary: 'A finished match after choice number `at`: one view, or `all` for every seat at once',
    identified: false,
    params: matchParams,
    query: replayQuery.extend({ seat: z.union([seatQuery, z.literal('all')]).default('table') }),
    answer: z.object({ at: z.int(), choices: z.int(), views: z.array(z.looseObject({})) }),
  },
  getDice: {
    method: 'GET',
    path: '/api/matches/{match}/dice',
    summary:
      'The dice of a finished match: how often each face came up, and where in the generator each die is',
    identified: false,
    params: matchParams,
    answer: z.object({
      rolled: z.int(),
      faces: z.array(z.int()).length(6),
      rolls: z
        .array(
          z.object({
            at: z.int().describe('after this choice of the record, counted from 1; 0: in the set-up'),
            word: z
              .int()
              .describe('the word of the generator of the seed from which it came, counted from 0'),
            die: z.int().min(1).max(6),
          }),
        )
        .optional()
        .describe('left out where the rules of the match are not here any more'),
    }),
  },
} as const satisfies { readonly [name: string]: Endpoint };

/** The name of an endpoint. */
export type EndpointName = keyof typeof endpoints;

type Part<E, K extends string> = E extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.infer<S>
  : undefined;

/** What a handler of the endpoint is given, after validation. */
export interface Given<N extends EndpointName> {
  readonly params: Part<(typeof endpoints)[N], 'params'>;
  readonly query: Part<(typeof endpoints)[N], 'query'>;
  readonly body: Part<(typeof endpoints)[N], 'body'>;
}

/** What the endpoint answers. */
export type Answer<N extends EndpointName> = z.infer<(typeof endpoints)[N]['answer']>;
