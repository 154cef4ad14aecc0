// Reports about people at a table: said, decided on by who runs the server, and appealed against.

import { z } from 'zod';
import { idSchema, seatSchema, wellFormed } from './common.ts';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';

/** What somebody is reported for. */
export const reportReasons = ['words', 'name', 'leaves', 'slow', 'cheats', 'other'] as const;
/** One of `reportReasons`. */
export type ReportReason = (typeof reportReasons)[number];

/** What can be decided about it. */
export const reportActs = ['nothing', 'warn', 'mute', 'suspend'] as const;
/** `mute`: no chat for a while; `suspend`: nothing new is begun for a while, and no chat. */
export type ReportAct = (typeof reportActs)[number];

const words = wellFormed(z.string().max(500));

const decisionSchema = z.object({
  at: z.number(),
  act: z.enum(reportActs),
  until: z.number().nullable().describe('null: it does not last'),
  note: z.string().describe('for whom it is about'),
});

const appealSchema = z.object({
  at: z.number(),
  text: z.string(),
  answer: z
    .object({ at: z.number(), keep: z.boolean().describe('false: it was taken back'), note: z.string() })
    .nullable(),
});

const aboutMeSchema = z.object({
  id: idSchema,
  match: idSchema,
  game: z.string(),
  reason: z.enum(reportReasons),
  decision: decisionSchema,
  appeal: appealSchema.nullable(),
});
/** What was decided about the reader. Who had said something is not told. */
export type AboutMe = z.infer<typeof aboutMeSchema>;

const reportSchema = z.object({
  id: idSchema,
  match: idSchema,
  game: z.string(),
  at: z.number(),
  reason: z.enum(reportReasons),
  note: z.string(),
  reporter: z.object({
    name: z.string(),
    said: z.int().describe('how many reports of theirs are kept'),
    unfounded: z.int().describe('of how many of these nothing came'),
  }),
  reported: z.object({
    name: z.string(),
    id: z.string().describe('for the commands of who runs the server'),
    reports: z.int().describe('how many are kept about them'),
    acts: z.int().describe('to how many of these something was done that was not taken back'),
  }),
  lines: z
    .array(z.object({ by: z.enum(['reporter', 'reported', 'other']), text: z.string(), at: z.number() }))
    .describe('what was said at the table before, as far as the reporter read it'),
  decision: decisionSchema.nullable(),
  appeal: appealSchema.nullable(),
});
/** A report as who runs the server reads it. */
export type PlayerReportInfo = z.infer<typeof reportSchema>;

const params = z.object({ report: idSchema });

/** Endpoints by name. */
export const playerReportEndpoints = {
  reportPlayer: {
    method: 'POST',
    path: '/api/matches/{match}/reports',
    summary:
      'Report somebody at my table, or who looked on and spoke there: who runs the server reads it, with what was said there; said again, its reason and note are replaced',
    identified: true,
    params: z.object({ match: idSchema }),
    body: z
      .strictObject({
        seat: seatSchema.optional(),
        line: z.int().positive().optional().describe('of the table’s chat, by somebody who only looked on'),
        reason: z.enum(reportReasons),
        note: words.default(''),
      })
      .refine(
        ({ seat, line }) => (seat === undefined) !== (line === undefined),
        'Say either a seat or a line.',
      ),
    answer: done,
  },
  listDecisions: {
    method: 'GET',
    path: '/api/decisions',
    summary: 'What was decided about me, and what became of my own reports',
    identified: true,
    answer: z.object({
      suspended: z.number().nullable().describe('until when I begin nothing new; null: I am not suspended'),
      decisions: z.array(aboutMeSchema),
      reports: z.array(
        z.object({
          match: idSchema,
          name: z.string(),
          at: z.number(),
          decided: z.boolean().describe('what was decided is not told'),
        }),
      ),
    }),
  },
  appeal: {
    method: 'POST',
    path: '/api/decisions/{report}/appeal',
    summary: 'Say something against what was decided about me, once; who runs the server answers',
    identified: true,
    params,
    body: z.strictObject({ text: words.min(1) }),
    answer: done,
  },
  listReports: {
    method: 'GET',
    path: '/api/reports',
    summary:
      'Reports about people, for who runs the server: those that wait for a decision or an answer, or all',
    identified: false,
    query: z.strictObject({ show: z.enum(['waiting', 'all']).default('waiting') }),
    answer: z.object({ reports: z.array(reportSchema) }),
  },
  decideReport: {
    method: 'POST',
    path: '/api/reports/{report}/decision',
    summary: 'Decide about a report, as who runs the server; whom it is about is told, with the note',
    identified: false,
    params,
    body: z.strictObject({
      act: z.enum(reportActs),
      days: z.number().min(0.01).max(36_500).optional().describe('how long a mute or a suspension lasts'),
      note: words.default(''),
    }),
    answer: done,
  },
  answerAppeal: {
    method: 'POST',
    path: '/api/reports/{report}/answer',
    summary: 'Answer an appeal, as who runs the server; what is not kept is taken back at once',
    identified: false,
    params,
    body: z.strictObject({ keep: z.boolean(), note: words.default('') }),
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
