// Stages of the answers of a game: which studies are played, among whom, and which of them come next.

import { jobsOf } from '../study.ts';
import type { Study } from '../study.ts';
import { claimsOf, farFrom, isDecided } from './decide.ts';
import type { Looks } from './decide.ts';
import type { Look } from './look.ts';
import { isPlayed, studyOf, triedBy } from './questions.ts';
import type { Question, Questions } from './questions.ts';

/** Sets before the first look of most stages. */
const firstLook = 32;

/** Whom the questions are played among, and how far. */
export interface Level {
  readonly bot: string;
  /** Seeds of each table at most. */
  readonly sets: number;
}

/** How the questions of a game are answered. */
export interface Ways {
  readonly list: Questions;
  /** The first level answers; the second says whether it holds among stronger ones. */
  readonly levels: readonly [Level, Level];
}

/** One study with the questions that it answers. */
export interface Stage {
  readonly name: string;
  readonly kind: 'first' | 'again' | 'second';
  readonly questions: readonly Question[];
  readonly rules: readonly string[];
  /** Seeds of each table before the first look; every later one has between a quarter more and twice as many. */
  readonly least: number;
  /** Seeds of each table at most. */
  readonly most: number;
  readonly study: (sets: number) => Study;
}

/** What is kept of a stage: enough to go on, and to tell whether it is still true. */
export interface Kept {
  /** Of rules, bots, measures and what was asked: another one, and the looks are stale. */
  readonly key: string;
  readonly bot: string;
  readonly sets: number;
  readonly looks: { readonly [question: string]: Look };
}

/** All stages that were played, by name. */
export type Stages = { readonly [stage: string]: Kept };

const isShared = (question: Question): boolean =>
  Object.keys({ ...question.vary, ...question.variants, ...question.options }).length === 0;

// Questions about the rules as given share their matches.
function nameOf(list: Questions, question: Question): string {
  return isShared(question) ? `as-given-${(question.seats ?? list.seats).join('-')}` : question.id;
}

function stageOf(
  { list }: Ways,
  name: string,
  kind: Stage['kind'],
  questions: readonly Question[],
  { bot, sets }: Level,
  least = firstLook,
): Stage {
  const [question] = questions;
  const rules = triedBy(list, question).map(({ name: one }) => one);
  return {
    name: `${name}-${kind}`,
    kind,
    questions,
    rules,
    least,
    most: sets,
    study: (count) => studyOf(list, question, bot, `${name}/${kind}`, count),
  };
}

// The question with some of its rules only.
function onlyOf(list: Questions, question: Question, names: readonly string[]): Question {
  const kept = triedBy(list, question).filter(({ name }) => names.includes(name));
  return {
    ...question,
    vary: {},
    variants: Object.fromEntries(kept.map(({ name, options }) => [name, options])),
  };
}

/** What the stages say of a question. */
export function looksOf({ list }: Ways, question: Question, stages: Stages): Looks {
  const name = nameOf(list, question);
  const look = (kind: Stage['kind']): Look | null => stages[`${name}-${kind}`]?.looks[question.id] ?? null;
  return { first: look('first'), again: look('again'), second: look('second') };
}

/** The names of a question's stages, whether they were played or not. */
export function stageNames(list: Questions, question: Question): readonly string[] {
  return (['first', 'again', 'second'] as const).map((kind) => `${nameOf(list, question)}-${kind}`);
}

/** Whether a stage asks nothing more. */
export function isOver({ list }: Ways, stage: Stage, kept: Kept | undefined): boolean {
  if (kept === undefined) return false;
  if (kept.sets >= stage.most) return true;
  return stage.questions.every((question) => {
    const look = kept.looks[question.id];
    return look !== undefined && isDecided(list, question, look);
  });
}

/**
 * All stages that make sense now: a claim is played again, and among stronger bots, once it is there. `ended`: whether a first
 * stage has said what later ones ask about.
 */
export function stagesNow(
  ways: Ways,
  kept: Stages,
  ended: (stage: Stage) => boolean = (stage) => isOver(ways, stage, kept[stage.name]),
): readonly Stage[] {
  const { list, levels } = ways;
  const groups = Map.groupBy(list.questions.filter(isPlayed), (question) => nameOf(list, question));
  return [...groups].flatMap(([name, questions]) => {
    const first = stageOf(ways, name, 'first', questions, levels[0]);
    if (!ended(first)) return [first];
    if (isShared(questions[0])) return [first, stageOf(ways, name, 'second', questions, levels[1])];
    return [first, ...laterStages(ways, name, questions[0], kept)];
  });
}

function laterStages(ways: Ways, name: string, question: Question, kept: Stages): readonly Stage[] {
  const { list, levels } = ways;
  const look = kept[`${name}-first`].looks[question.id];
  const claims = claimsOf(list, question, look);
  if (claims.length === 0)
    return question.winning ? [stageOf(ways, name, 'second', [question], levels[1])] : [];
  const { sets } = kept[`${name}-first`];
  const again = stageOf(ways, name, 'again', [onlyOf(list, question, claims)], levels[0], sets);
  const found = kept[again.name];
  if (found === undefined) return [again];
  const sure = claimsOf(list, question, found.looks[question.id]);
  if (question.winning) return [again, stageOf(ways, name, 'second', [question], levels[1])];
  if (sure.length === 0) return [again];
  return [again, stageOf(ways, name, 'second', [onlyOf(list, question, sure)], levels[1])];
}

// What a match of a bot costs beside one of greedy, in round figures: plans depend on them, answers do not.
const prices: { readonly [bot: string]: number } = { random: 0.1, greedy: 1 };
const dear = 1000;

// Sets after which each open question of a stage is likely to be decided, and those questions.
function needsOf({ list }: Ways, { questions }: Stage, { sets, looks }: Kept): readonly number[] {
  return questions.flatMap((question) => {
    const look = looks[question.id] ?? [];
    return isDecided(list, question, look) ? [] : [sets * farFrom(list, question, look)];
  });
}

/** Seeds with which a stage goes on: as many as the next question is likely to take, and a tenth more. */
export function nextSets(ways: Ways, stage: Stage, kept: Kept | undefined): number {
  const { least, most } = stage;
  if (kept === undefined) return Math.min(most, least);
  const likely = Math.min(...needsOf(ways, stage, kept)) * 1.1;
  const next = Math.min(kept.sets * 2, Math.max(kept.sets * 1.25, likely));
  return Math.min(most, Math.ceil(next));
}

/** What it may still cost until a stage answers, for each of its open questions: what is cheap to know comes first. */
export function costOf(ways: Ways, stage: Stage, kept: Kept | undefined): number {
  const sample = jobsOf(stage.study(1));
  const set = sample.reduce((sum, { bots }) => sum + bots.length * (prices[bots[0]] ?? dear), 0);
  if (kept === undefined) return (set * nextSets(ways, stage, kept)) / stage.questions.length;
  const needs = needsOf(ways, stage, kept);
  const least = Math.min(...needs, stage.most * 10);
  return (set * (least - kept.sets)) / Math.max(1, needs.length);
}

/** The study of a question's stage that a look came from. */
export function stageStudy(
  ways: Ways,
  question: Question,
  kind: Stage['kind'],
  look: Look,
  sets: number,
): Study {
  const { list, levels } = ways;
  const names = [...new Set(look.map(({ rules }) => rules))];
  // All rules of a first look were played, also those under which nothing was to be seen.
  const all = isShared(question) || kind === 'first' || (kind === 'second' && question.winning);
  const own = all ? question : onlyOf(list, question, names);
  const level = levels[kind === 'second' ? 1 : 0];
  return stageOf(ways, nameOf(list, question), kind, [own], level).study(sets);
}
