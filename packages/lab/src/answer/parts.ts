// Parts of a stage: rules with so many players, each of which is played only as far as it takes to decide, and what that costs.

import { leaningMark } from '../bots.ts';
import { asGiven } from '../study.ts';
import type { Job, Study } from '../study.ts';
import { askedNow, farFrom, hasTarget, usersFar, verdictOf } from './decide.ts';
import type { Look, Seen } from './look.ts';
import type { Question, Questions } from './questions.ts';

/** Seeds after which a figure that no match has is given up. */
const rareAfter = 256;

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
  readonly kind: 'first' | 'again' | 'second' | 'users';
  readonly questions: readonly Question[];
  readonly rules: readonly string[];
  /** Seeds of each part before the first look; every later one has between a quarter more and twice as many. */
  readonly least: number;
  /** Seeds of each part at most. */
  readonly most: number;
  readonly study: (sets: number) => Study;
}

/**
 * What of a stage can be played by itself: some rules with so many players. Rules without a target are held against the rules as
 * given, which are played beside them on the same seeds; towards a target each set of rules stands alone.
 */
export interface Part {
  readonly rules: string;
  readonly players: number;
}

/** Seeds of each part. */
export type PartSets = { readonly [part: string]: number };

/** The name of a part in `PartSets`. */
export const partName = ({ rules, players }: Part): string => `${rules}, ${players} seats`;

/** What is kept of a stage: enough to go on, and to tell whether it is still true. */
export interface Kept {
  /** Of rules, bots, measures and what was asked: another one, and the looks are stale. */
  readonly key: string;
  readonly bot: string;
  /** Seeds of the part that has most. */
  readonly sets: number;
  /** Seeds of the parts; absent: all have as many. */
  readonly parts?: PartSets;
  readonly looks: { readonly [question: string]: Look };
}

/** All stages that were played, by name. */
export type Stages = { readonly [stage: string]: Kept };

const standsAlone = ({ questions, rules }: Stage): boolean => rules.length === 0 || hasTarget(questions[0]);

const seatsOf = (list: Questions, { seats = list.seats }: Question): readonly number[] => seats;

/** Seeds of a part so far. */
export function setsOfPart(kept: Kept | undefined, part: Part): number {
  if (kept === undefined) return 0;
  return kept.parts === undefined ? kept.sets : (kept.parts[partName(part)] ?? 0);
}

const isOf =
  ({ rules, players }: Part) =>
  (seen: Seen): boolean =>
    seen.rules === rules && seen.players === players;

/** How many times as many seeds of a part it may take until a question knows of it what it asks; 1: it does. */
function farOf({ list }: Ways, { kind }: Stage, question: Question, look: Look, part: Part): number {
  if (kind === 'users') return usersFar(list, question, look, part.players);
  return farFrom(list, question, look.filter(isOf(part)));
}

// The rules of a stage that may still decide a question. Of a recommended change stronger bots are asked for it alone: what they
// make of the rules as given, all targets share.
function askedIn(list: Questions, stage: Stage, question: Question, look: Look): readonly string[] {
  if (stage.kind === 'users') return [asGiven];
  if (stage.kind === 'second' && stage.rules.length > 0 && hasTarget(question)) return stage.rules;
  return askedNow(list, question, look, stage.rules);
}

// Of a question of a stage: the parts that may still change its answer.
function openOf({ list }: Ways, stage: Stage, question: Question, kept: Kept | undefined): readonly Part[] {
  const look = kept?.looks[question.id] ?? [];
  const [first] = question.figures;
  const isOpen = (part: Part): boolean => {
    const sets = setsOfPart(kept, part);
    if (sets === 0) return true;
    if (stage.kind === 'users') return sets < stage.most && usersFar(list, question, look, part.players) > 1;
    const seen = look.find((one) => one.figure === first && isOf(part)(one));
    // What was looked for in vain may be rare.
    if (seen === undefined) return sets < Math.min(stage.most, rareAfter);
    return sets < stage.most && verdictOf(list, question, seen) === 'open';
  };
  const asked = askedIn(list, stage, question, look);
  return asked
    .flatMap((rules) => seatsOf(list, question).map((players): Part => ({ rules, players })))
    .filter(isOpen);
}

/** The parts of a stage that are played now, with the seeds up to which: as many as are likely to decide, and a tenth more. */
export function nextParts(
  ways: Ways,
  stage: Stage,
  kept: Kept | undefined,
): readonly (Part & { readonly sets: number })[] {
  const all = stage.questions.flatMap((question) =>
    openOf(ways, stage, question, kept).map((part) => {
      const before = setsOfPart(kept, part);
      if (before === 0) return { ...part, sets: Math.min(stage.most, stage.least) };
      const likely = before * farOf(ways, stage, question, kept?.looks[question.id] ?? [], part) * 1.1;
      const next = Math.min(before * 2, Math.max(before * 1.25, likely));
      return { ...part, sets: Math.min(stage.most, Math.ceil(next)) };
    }),
  );
  // What the first of several questions takes is looked at first.
  return [...Map.groupBy(all, partName).values()].map((same) =>
    same.reduce((least, one) => (one.sets < least.sets ? one : least)),
  );
}

/** Whether a match of a stage's study belongs to one of so many seeds of its parts. */
export function wantedBy(
  stage: Stage,
  parts: readonly (Part & { readonly sets: number })[],
): (job: Job) => boolean {
  const sets = new Map(parts.map((part) => [partName(part), part.sets]));
  const alone = standsAlone(stage);
  return ({ variant, block, bots, set }) => {
    const rules = alone || variant !== asGiven ? variant : block;
    return set < (sets.get(partName({ rules, players: bots.length })) ?? 0);
  };
}

/**
 * What is kept of a stage after some of its parts were played further: of the others, what was seen before; of the rules as
 * given, what rests on more seeds.
 */
export function keptAfter(
  ways: Ways,
  stage: Stage,
  before: Kept | undefined,
  played: readonly (Part & { readonly sets: number })[],
  looked: Pick<Kept, 'key' | 'bot' | 'looks'>,
): Kept {
  const now = new Set(played.map(partName));
  const looks = Object.fromEntries(
    stage.questions.map(({ id }) => {
      const fresh = looked.looks[id];
      const old = before?.looks[id] ?? [];
      const instead = (seen: Seen): Seen => {
        const was = old.find((one) => one.figure === seen.figure && isOf(seen)(one));
        return was !== undefined && !now.has(partName(seen)) && was.sets > seen.sets ? was : seen;
      };
      const left = old.filter(
        (was) =>
          !now.has(partName(was)) && !fresh.some((seen) => seen.figure === was.figure && isOf(was)(seen)),
      );
      return [id, inOrder(stage, [...fresh.map(instead), ...left])];
    }),
  );
  const known = stage.questions
    .flatMap((question) =>
      [asGiven, ...stage.rules].flatMap((rules) =>
        seatsOf(ways.list, question).map((players): Part => ({ rules, players })),
      ),
    )
    .map((part): [string, number] => [partName(part), setsOfPart(before, part)]);
  const parts = {
    ...Object.fromEntries(known.filter(([, sets]) => sets > 0)),
    ...Object.fromEntries(played.map((part) => [partName(part), part.sets])),
  };
  return { ...looked, looks, sets: Math.max(...Object.values(parts)), parts };
}

// As a look has them: figure by figure, the rules as given first, by players.
function inOrder({ questions, rules }: Stage, look: Look): Look {
  const figures = questions.flatMap((one) => one.figures);
  const place = (seen: Seen): number =>
    (figures.indexOf(seen.figure) * (rules.length + 1) + rules.indexOf(seen.rules) + 1) * 100 + seen.players;
  return look.toSorted((a, b) => place(a) - place(b));
}

/** Whether a stage asks nothing more. */
export function isOver(ways: Ways, stage: Stage, kept: Kept | undefined): boolean {
  return kept !== undefined && nextParts(ways, stage, kept).length === 0;
}

// What a match of a bot costs beside one of greedy, in round figures: plans depend on them, answers do not.
const prices: { readonly [bot: string]: number } = { random: 0.1, greedy: 1 };
const dear = 1000;

// Matches of one seed of a part: those as given stand in the study once beside each of the others.
function matchesOf(stage: Stage, { rules }: Part): number {
  if (!standsAlone(stage)) return 2;
  return rules === asGiven ? Math.max(1, stage.rules.length) : 1;
}

/**
 * Matches that a question of a stage may still take, as far as its looks tell. Rules that are tried only once the rules as given
 * have missed a target are not counted before.
 */
export function matchesNeeded(ways: Ways, stage: Stage, question: Question, kept: Kept | undefined): number {
  const look = kept?.looks[question.id] ?? [];
  const matches = openOf(ways, { ...stage, most: Infinity }, question, kept).map((part) => {
    const before = setsOfPart(kept, part);
    const more = before === 0 ? stage.least : before * (farOf(ways, stage, question, look, part) - 1);
    return more * matchesOf(stage, part);
  });
  return Math.ceil(matches.reduce((sum, one) => sum + one, 0));
}

// What it may still cost until a stage answers, for each of its open questions.
function costOf(ways: Ways, stage: Stage, kept: Kept | undefined): number {
  const [[bot]] = stage.study(1).tables;
  const needs = stage.questions
    .map((question) => matchesNeeded(ways, stage, question, kept))
    .filter((one) => one > 0);
  const [base] = bot.split(leaningMark);
  return (Math.min(...needs) * (prices[base] ?? dear)) / needs.length;
}

/** What is played next: what the first bots can answer before what stronger ones make of answers; of both, what is cheap to know. */
export function nextStage(ways: Ways, open: readonly Stage[], stages: Stages): Stage {
  const answering = open.filter(({ kind }) => kind !== 'second');
  const now = answering.length > 0 ? answering : open;
  const costs = now.map((stage) => costOf(ways, stage, stages[stage.name]));
  return now[costs.indexOf(Math.min(...costs))];
}
