// What a finished match and a bot's advice are told as: recordings, records, hints.

import { z } from 'zod';
import { choiceSchema, idSchema, jsonSchema, seatSchema } from './common.ts';
import { frameSchema, operationSchema, seatReportSchema } from './live.ts';

/** A recording for one viewer: the first view, then what changed with each choice. */
export const seatRecordingSchema = z.object({
  match: idSchema,
  seat: seatSchema.nullable(),
  first: z.looseObject({}),
  opening: z.array(seatReportSchema),
  /** In a running match, of which only the last part is shown: how many reports had been told before its first view. */
  told: z.int().optional(),
  changes: z.array(
    z.object({
      /** The choice of the record after which this was seen, counted from 1; in a running match these changes are counted. */
      at: z.int(),
      /** The steps of the reveal, with what was told; `patch` applies behind them. */
      frames: z.array(frameSchema),
      patch: z.array(operationSchema),
    }),
  ),
});
/** The record of a finished match, as `bridgefront replay` reads and verifies it. */
export const recordSchema = z.looseObject({
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), jsonSchema),
  seats: z.array(z.string()),
  seed: z.string(),
  choices: z.array(z.string()),
  /** Everything that was drawn, in order; left out where the rules of then are not to be had. */
  chance: z
    .array(
      z.object({
        /** How many choices of the record there were by then; 0: in the set-up. */
        at: z.int(),
        /** The part of the rules: `setup`, the name of a step, or `reveal` with the name of a question. */
        where: z.string(),
        use: z.enum(['number', 'die', 'shuffle']),
        /** The word of the generator of the seed, counted from 0, at which the first drawing began. */
        word: z.int(),
        below: z.int(),
        numbers: z.array(z.int()),
      }),
    )
    .optional(),
  fairness: z
    .object({
      commitment: z.string(),
      secret: z.string(),
      contributions: z.array(
        z.object({ seat: seatSchema, text: z.string(), by: z.literal('server').optional() }),
      ),
      /** The last link of the chain over all acts. */
      chain: z.string().optional(),
      /** All acts; left out where nothing was taken back: then they are the choices. */
      acts: z.array(z.string()).optional(),
      /** The start whose digest everybody named who opened a share. */
      start: z.object({ match: z.string(), round: z.int(), digest: z.string() }).optional(),
      /** What the server, and everybody who brought a key, has signed. */
      signed: z
        .array(
          z.object({
            by: z.union([seatSchema, z.literal('server')]),
            key: z.string(),
            text: z.string(),
            signature: z.string(),
          }),
        )
        .optional(),
      /** Where seats were drawn: for each seat the place at the table, which `contributions` name. */
      seating: z.array(seatSchema).optional(),
    })
    .optional(),
});

/** The mean of what was measured in imagined worlds, and its standard error. */
const measuredSchema = z.object({ mean: z.number(), error: z.number() });

const hintedPlanSchema = z.object({
  /** What is still to be chosen, up to the seal, and what follows in the same turn as far as nothing is shown before it. */
  choices: z.array(choiceSchema),
  /** How many of these choices belong to each question in a row. */
  steps: z.array(z.int()),
  /** A label for each of these choices. */
  labels: z.array(z.string()),
  /** Expected share of the win, 0 to 1; null when it is the only plan. */
  share: z.number().nullable(),
  /** Its standard error. */
  error: z.number().nullable(),
  /** By how much less than the best plan it brings, compared world by world; null when it is the only plan. */
  behind: measuredSchema.nullable(),
});

/** A bot's advice for a seat, from what the seat may know. */
export const hintSchema = z.object({
  /** The question that it answers. */
  decision: z.int(),
  best: hintedPlanSchema,
  others: z.array(hintedPlanSchema),
  /** By seat: its expected share of the win once the best plan is made; empty when it is the only plan. */
  seats: z.array(measuredSchema),
  /** What speaks most for the best plan, beside what it surely does; null where nothing is told apart from luck. */
  reason: z
    .object({
      /** A sentence of the log, with `{0}` for the name of seat 0. */
      text: z.string(),
      /** In what part of the worlds that may be it comes to that, 0 to 1, with the best plan and with the others. */
      with: z.number(),
      without: z.number(),
    })
    .nullable(),
  /** What the other seats are expected to do, in seat order, as the first sentence of the log about each; those of whom nothing is likely are left out. */
  expected: z.array(
    z.object({
      seat: seatSchema,
      /** With `{0}` for the name of seat 0. */
      text: z.string(),
      /** In what part of the worlds that may be they do, 0 to 1. */
      share: z.number(),
    }),
  ),
});

/** A position that a seat cannot tell from the true one, with nothing planned. */
export const imaginedSchema = z.object({
  /** The number of the question that is open there. */
  decision: z.int(),
  options: z.record(z.string(), jsonSchema),
  start: z.object({ position: jsonSchema, continuation: jsonSchema, seed: z.string() }),
});
