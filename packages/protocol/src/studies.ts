// Studies of the lab that a server plays for who runs it, and what they found.

import { z } from 'zod';
import { idSchema } from './common.ts';
import { done } from './done.ts';
import type { Endpoint } from './endpoint.ts';

/** How a study stands: one is played at a time, the others wait. */
export const studyStates = ['waiting', 'playing', 'paused', 'cancelled', 'finished', 'failed'] as const;

/** One study as lists show it. */
export const studySchema = z.object({
  id: idSchema,
  title: z.string(),
  question: z.string(),
  game: z.string(),
  status: z.enum(studyStates),
  done: z.int().describe('matches that are played'),
  all: z.int().describe('matches that it asks for'),
  madeAt: z.number(),
  endedAt: z.number().nullable(),
  problem: z.string().nullable().describe('why it failed, in one sentence'),
});
/** How a study stands. */
export type StudyInfo = z.infer<typeof studySchema>;

const params = z.object({ study: idSchema });
const nothing = z.strictObject({});

/** Endpoints by name. */
export const studyEndpoints = {
  listStudies: {
    method: 'GET',
    path: '/api/studies',
    summary: 'Studies that wait, are played or are over, the newest first; and whether I may start one',
    identified: false,
    answer: z.object({ studies: z.array(studySchema), may: z.boolean() }),
  },
  startStudy: {
    method: 'POST',
    path: '/api/studies',
    summary: 'Have a study played, behind those that wait; with the token of who runs the server',
    identified: false,
    body: z.strictObject({ study: z.looseObject({}).describe('as `bridgefront lab run` takes it') }),
    answer: studySchema,
  },
  getStudy: {
    method: 'GET',
    path: '/api/studies/{study}',
    summary: 'How a study stands, the study itself, and once it is finished what its rules differ in',
    identified: false,
    params,
    answer: z.object({
      info: studySchema,
      study: z.looseObject({}),
      found: z
        .looseObject({})
        .nullable()
        .describe('paired differences of the first of its other rules, as the page measures them'),
    }),
  },
  pauseStudy: {
    method: 'POST',
    path: '/api/studies/{study}/pause',
    summary: 'Let a study rest; what is played is kept. With the token of who runs the server',
    identified: false,
    params,
    body: nothing,
    answer: studySchema,
  },
  resumeStudy: {
    method: 'POST',
    path: '/api/studies/{study}/resume',
    summary: 'Let a study go on that rests or has failed. With the token of who runs the server',
    identified: false,
    params,
    body: nothing,
    answer: studySchema,
  },
  cancelStudy: {
    method: 'DELETE',
    path: '/api/studies/{study}',
    summary:
      'Cancel a study; one that is over is removed with all that it found. With the token of who runs the server',
    identified: false,
    params,
    answer: done,
  },
} as const satisfies { readonly [name: string]: Endpoint };
