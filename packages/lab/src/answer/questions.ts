// The questions of a game: what its designer wants to decide, as data that a program can play and answer.

import { z } from 'zod';
import { leaningMark } from '../bots.ts';
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
  /**
   * With `uses`: how a bot plays that does use it, such as `action.card:quick-move=2`. Where bots hardly ever do, one of these plays
   * among those that do not.
   */
  leaning: z.string().optional(),
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

/** The figure of those who use what hardly anybody uses: what they win. */
export const usersWin = 'users-win';

const usersFigure = {
  says: 'who uses it wins',
  sql: `SELECT match, avg(won) AS value FROM seats WHERE bot LIKE '%${leaningMark}%' GROUP BY match`,
  as: 'share',
  matters: 0.06,
} as const;

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
  return { ...read.data, figures: { ...figures, [usersWin]: usersFigure } };
}

/** Whether matches of bots say anything to it. */
export function isPlayed({ figures }: Question): boolean {
  return figures.length > 0;
}

/** A question's study among bots of one kind; the first of those that use what it asks about has its leaning. */
export function studyOf(
  { game, seats: usual }: Questions,
  question: Question,
  bot: string,
  seed: string,
  sets: number,
): Study {
  const { id, ask, seats = usual, options, vary, variants } = question;
  const first = question.figures[0] === usersWin ? `${bot}${leaningMark}${question.leaning ?? ''}` : bot;
  const tables = seats.map((count) => Array.from({ length: count }, (_, seat) => (seat === 0 ? first : bot)));
  return readStudy({ title: id, question: ask, game, tables, sets, seed, options, vary, variants });
}

/** Whether those who use what others do not win more, or less, than their share; null: the question does not ask it. */
export function usersOf(question: Question): Question | null {
  if (!question.uses || question.leaning === undefined) return null;
  const figures = [usersWin, question.figures[0]];
  return { ...question, figures, rule: { fair: 0.03 }, vary: {}, variants: {}, uses: false };
}

/** What a question tries besides the rules as given. */
export function triedBy(list: Questions, question: Question): readonly Variant[] {
  return variantsOf(studyOf(list, question, 'any', '1', 1)).slice(1);
}
