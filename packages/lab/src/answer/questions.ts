// The questions of a game: what its designer wants to decide, as data that a program can play and answer.

import { z } from 'zod';
import { StudyError } from '../study-error.ts';
import { readStudy, variantsOf } from '../study.ts';
import type { Study, Variant } from '../study.ts';

const figureSchema = z.strictObject({
  /** What it counts, in words that follow a number: "cards left in hand a round". */
  says: z.string().min(1),
  /** DuckDB's SQL over the facts: one row a match, with its columns `match` and `value`. */
  sql: z.string().min(1),
  /** `share`: every value lies from 0 to 1, and is written as per cent. */
  as: z.enum(['number', 'share']).default('number'),
  /** The smallest difference that would make the designer choose otherwise. */
  matters: z.number().positive(),
});

const ruleSchema = z.union([
  /** The first figure should lie here. */
  z.strictObject({ from: z.number().optional(), to: z.number().optional() }),
  /** The first figure should be one share for each player, to within so much. */
  z.strictObject({ fair: z.number().positive() }),
  /** More, or less, of the first figure is better. */
  z.strictObject({ prefer: z.enum(['more', 'less']) }),
]);

const questionSchema = z.strictObject({
  id: z.string().regex(/^[A-Z]+-\d+[a-z]?$/),
  ask: z.string().min(1),
  /** Names of figures; the first one decides. */
  figures: z.array(z.string()).default([]),
  /** Numbers of seats, instead of those of the list. */
  seats: z.array(z.int().min(1).max(12)).min(1).optional(),
  options: z.record(z.string(), z.unknown()).default({}),
  vary: z.record(z.string(), z.array(z.unknown())).default({}),
  variants: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  /** How the first figure decides; left out: whether the values move it by what matters. */
  rule: ruleSchema.optional(),
  /** Who wins is the question: the second bots are asked whatever the first ones say. */
  winning: z.boolean().default(false),
  /** The first figure counts how often something is used: where that is hardly ever, bots cannot judge it. */
  uses: z.boolean().default(false),
  /** What no match of these tells, and what it would take: then the figures answer in part. */
  lacks: z.string().optional(),
  /** What people would have to do; without figures, nobody else can answer. */
  people: z.string().optional(),
});

const listSchema = z.strictObject({
  game: z.string(),
  seats: z.array(z.int().min(1).max(12)).min(1),
  figures: z.record(z.string(), figureSchema),
  questions: z.array(questionSchema).min(1),
});

/** A figure that questions ask for. */
export type QuestionFigure = z.output<typeof figureSchema>;
/** One question. */
export type Question = z.output<typeof questionSchema>;
/** All questions of a game. */
export type Questions = z.output<typeof listSchema>;

/**
 * Reads the questions of a game from parsed JSON.
 * @throws StudyError
 */
export function readQuestions(json: unknown): Questions {
  const read = listSchema.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StudyError(
      `"${issue.path.join('.') || 'questions'}" is not as it should be: ${issue.message.replace(/\.$/, '')}.`,
    );
  }
  const { questions, figures } = read.data;
  const ids = new Set<string>();
  for (const { id, figures: names, people } of questions) {
    if (ids.has(id)) throw new StudyError(`The question ${id} stands there twice.`);
    ids.add(id);
    const unknown = names.find((name) => !Object.hasOwn(figures, name));
    if (unknown !== undefined)
      throw new StudyError(`${id} asks for "${unknown}", which is no figure of the list.`);
    if (names.length === 0 && people === undefined)
      throw new StudyError(`${id} has no figure: say under "people" what it would take.`);
  }
  return read.data;
}

/** Whether matches of bots say anything to it. */
export function isPlayed({ figures }: Question): boolean {
  return figures.length > 0;
}

/** A question's study among bots of one kind. */
export function studyOf(
  { game, seats: usual }: Questions,
  question: Question,
  bot: string,
  seed: string,
  sets: number,
): Study {
  const { id, ask, seats = usual, options, vary, variants } = question;
  const tables = seats.map((count) => Array.from({ length: count }, () => bot));
  return readStudy({ title: id, question: ask, game, tables, sets, seed, options, vary, variants });
}

/** What a question tries besides the rules as given. */
export function triedBy(list: Questions, question: Question): readonly Variant[] {
  return variantsOf(studyOf(list, question, 'any', '1', 1)).slice(1);
}
