// Tournaments: what is played, who plays, and how it stands.

import { z } from 'zod';
import { idSchema, mostSeat, nameSchema } from './common.ts';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';
import { givenOptionsSchema } from './match.ts';

/** Everybody meets everybody; like points meet; only the first of a table goes on; divisions with seasons, by mail. */
export const formats = ['round-robin', 'swiss', 'knockout', 'league'] as const;

/** How many may play in one. */
export const mostEntrants = 128;

const planned = {
  name: nameSchema,
  game: z.string().max(64),
  seats: z
    .int()
    .min(2)
    .max(Math.min(6, mostSeat + 1))
    .describe('how many sit at a table'),
  pace: z.enum(['live', 'mail']),
  rated: z.boolean(),
  format: z.enum(formats),
  cycles: z.int().min(1).max(2).describe('how often everybody meets everybody, in a round robin or league'),
  counting: z
    .enum(['places', 'scores'])
    .describe('what gives points: places, or the game’s own scores, added up'),
  rounds: z.int().min(1).max(15).nullable().describe('of a Swiss; null: as many as find a winner'),
  division: z.int().min(4).max(12).describe('people in a division of a league, about'),
  moves: z.int().min(1).max(3).describe('how many go up, and down, behind a season of a league'),
  seasons: z.int().min(1).max(20),
  most: z.int().min(2).max(mostEntrants).describe('how many may play'),
  programs: z.boolean().describe('whether programs may play'),
  startsAt: z.number().nullable().describe('when it starts by itself; null: its maker starts it'),
};

const summary = {
  id: idSchema,
  ...planned,
  name: z.string(),
  by: z.string().nullable().describe('who made it; null: who runs the server, or somebody who is gone'),
  status: z.enum(['open', 'running', 'over', 'cancelled']),
  season: z.int(),
  round: z.int().describe('the last that was paired in this season, in any division; 0: none yet'),
  entrants: z.int().describe('how many play'),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  finishedAt: z.number().nullable(),
  mine: z.boolean().describe('whether I play in it'),
  maker: z.boolean().describe('whether I made it'),
};

/** One tournament in a list. */
export const tournamentSummarySchema = z.object(summary);
/** A tournament as lists show it. */
export type TournamentSummary = z.infer<typeof tournamentSummarySchema>;

const entrantSchema = z.object({
  number: z.int().describe('by which standings and pairings name them'),
  name: z.string(),
  program: z.boolean(),
  left: z.boolean(),
  mine: z.boolean(),
});

const standingSchema = z.object({
  number: z.int(),
  place: z.int().describe('from 1; whom nothing tells apart share one'),
  points: z.number(),
  rounds: z.int().describe('that count, byes and forfeits among them'),
  wins: z.int(),
  ties: z.array(z.number()).describe('what breaks ties, as `breaks` names it'),
});

const pairingSchema = z.object({
  division: z.int(),
  round: z.int(),
  table: z.int(),
  players: z.array(z.int()).describe('by seats; one alone has a bye'),
  absent: z.array(z.int()).describe('who did not come, or had left'),
  state: z.enum(['planned', 'waiting', 'playing', 'over']),
  match: idSchema.nullable(),
  until: z.number().nullable().describe('while it waits: by then everybody has to be ready'),
  places: z
    .array(z.int().nullable())
    .nullable()
    .describe('once it is over: the place of each player, from 1; null: forfeited'),
  scores: z
    .array(z.number().nullable())
    .optional()
    .describe('what each player has scored, where the game tells it; null: did not come'),
});

/** One tournament with everything that is known of it. */
export const tournamentSchema = z.object({
  ...summary,
  options: givenOptionsSchema,
  number: z.int().describe('counts what has changed: say it as `after` to hear of the next change'),
  shown: z.int().describe('the season of standings and pairings'),
  begins: z
    .number()
    .nullable()
    .describe('points of everybody at the start where scores are added up, else null'),
  breaks: z
    .array(z.enum(['head-to-head', 'buchholz', 'sonneborn-berger', 'wins']))
    .describe('by what ties in points are broken, in order'),
  people: z.array(entrantSchema),
  divisions: z.array(z.object({ division: z.int(), rounds: z.int(), standings: z.array(standingSchema) })),
  pairings: z.array(pairingSchema),
  joinable: z.boolean().describe('whether somebody may still join'),
});
/** A whole tournament: who plays, its rounds so far and its standings. */
export type TournamentInfo = z.infer<typeof tournamentSchema>;

const params = z.object({ tournament: idSchema });
const nothing = z.strictObject({});

/** Endpoints by name. */
export const tournamentEndpoints = {
  listTournaments: {
    method: 'GET',
    path: '/api/tournaments',
    summary: 'Tournaments that are open, run, or were over lately; and whether I may make one',
    identified: false,
    answer: z.object({ tournaments: z.array(tournamentSummarySchema), may: z.boolean() }),
  },
  makeTournament: {
    method: 'POST',
    path: '/api/tournaments',
    summary: 'Make a tournament; its maker does not play unless they join',
    identified: true,
    body: z.strictObject({
      ...planned,
      options: givenOptionsSchema.default({}),
      rated: planned.rated.default(false),
      cycles: planned.cycles.default(1),
      counting: planned.counting.default('places'),
      rounds: planned.rounds.default(null),
      division: planned.division.default(8),
      moves: planned.moves.default(1),
      seasons: planned.seasons.default(1),
      most: planned.most.default(24),
      programs: planned.programs.default(false),
      startsAt: planned.startsAt.default(null),
    }),
    answer: tournamentSchema,
  },
  getTournament: {
    method: 'GET',
    path: '/api/tournaments/{tournament}',
    summary: 'How a tournament stands; with `wait` the answer comes with the next change',
    identified: false,
    params,
    query: z.strictObject({
      season: z.coerce.number().int().min(1).max(20).optional(),
      after: z.coerce.number().int().min(0).optional(),
      wait: z.coerce.number().int().min(1).max(25).optional(),
    }),
    answer: tournamentSchema,
  },
  joinTournament: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/join',
    summary:
      'Play in a tournament: before its start, in the first half of a Swiss, in a league from its next season',
    identified: true,
    params,
    body: nothing,
    answer: tournamentSchema,
  },
  leaveTournament: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/leave',
    summary: 'Play no longer; a running match of it is left too, what is to come is forfeited',
    identified: true,
    params,
    body: nothing,
    answer: tournamentSchema,
  },
  startTournament: {
    method: 'POST',
    path: '/api/tournaments/{tournament}/start',
    summary: 'Start a tournament that I made, or its next season',
    identified: true,
    params,
    body: nothing,
    answer: tournamentSchema,
  },
  cancelTournament: {
    method: 'DELETE',
    path: '/api/tournaments/{tournament}',
    summary: 'Call off a tournament that I made, as long as it has not started',
    identified: true,
    params,
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
