// From looks to an answer: what the rule of a question makes of its figures.

import { asGiven } from '../study.ts';
import type { Look, Measured, Seen } from './look.ts';
import { triedBy, usersOf } from './questions.ts';
import type { Question, Questions } from './questions.ts';

/** What an interval says: within a target or beyond it; a change that counts, or none; or nothing yet. */
export type Verdict = 'in' | 'out' | 'rises' | 'falls' | 'equal' | 'open';

const isOpen = ({ low, high }: Measured): boolean => low === null || high === null;

/** The bounds in which the first figure should lie; null: the rule is no target. */
export function targetOf({ rule }: Question, players: number): readonly [number, number] | null {
  if (rule === undefined || 'prefer' in rule) return null;
  if ('fair' in rule) return [1 / players - rule.fair, 1 / players + rule.fair];
  return [rule.from ?? -Infinity, rule.to ?? Infinity];
}

/** How far beyond a bound an interval may reach, as a part of what matters: nobody would choose otherwise for less. */
const slack = 0.5;

function within(measured: Measured, [from, to]: readonly [number, number], matters: number): Verdict {
  const { low, high } = measured;
  if (low === null || high === null) return 'open';
  if (low >= from - slack * matters && high <= to + slack * matters) return 'in';
  return low > to || high < from ? 'out' : 'open';
}

/** The bound of a change that is called none: what matters, with its slack. */
export function boundOf(matters: number): number {
  return (1 + slack) * matters;
}

// A change that is smaller than what matters, and sure to be not much more, is none.
function moved(change: Measured, matters: number): Verdict {
  const { low, high, value } = change;
  if (low === null || high === null) return 'open';
  if (Math.abs(value) < matters)
    return low >= -boundOf(matters) && high <= boundOf(matters) ? 'equal' : 'open';
  return low > 0 ? 'rises' : high < 0 ? 'falls' : 'open';
}

/** Of the first figure: what a set of rules says for so many players. */
export function verdictOf({ figures }: Questions, question: Question, seen: Seen): Verdict {
  const { matters } = figures[seen.figure];
  const target = targetOf(question, seen.players);
  if (target !== null) return within(seen, target, matters);
  if (seen.change !== null) return moved(seen.change, matters);
  if (isOpen(seen)) return 'open';
  return (seen.high ?? 0) - (seen.low ?? 0) <= 2 * matters ? 'equal' : 'open';
}

/** Whether the rule of a question is a target. */
export const hasTarget = (question: Question): boolean => targetOf(question, 2) !== null;

/** What of a look decides: the first figure; without a target, the rules as given are only what others are held against. */
export function deciding(question: Question, look: Look): Look {
  const [first] = question.figures;
  const own = look.filter(({ figure }) => figure === first);
  const tried = own.filter(({ rules }) => rules !== asGiven);
  return tried.length === 0 || hasTarget(question) ? own : tried;
}

// Of a question with a target: how all numbers of seats stand under a set of rules.
function standing(list: Questions, question: Question, look: Look, rules: string): Verdict {
  const says = deciding(question, look)
    .filter((seen) => seen.rules === rules)
    .map((seen) => verdictOf(list, question, seen));
  if (says.includes('out')) return 'out';
  return says.length > 0 && says.every((one) => one === 'in') ? 'in' : 'open';
}

const triedIn = (question: Question, look: Look): readonly string[] =>
  [...new Set(deciding(question, look).map(({ rules }) => rules))].filter((rules) => rules !== asGiven);

/** Whether the look decides its question. */
export function isDecided(list: Questions, question: Question, look: Look): boolean {
  const all = deciding(question, look);
  if (!hasTarget(question))
    return all.length > 0 && all.every((seen) => verdictOf(list, question, seen) !== 'open');
  const given = standing(list, question, look, asGiven);
  if (given !== 'out') return given === 'in';
  const tried = triedIn(question, look).map((rules) => standing(list, question, look, rules));
  if (tried.length === 0) return triedBy(list, question).length === 0;
  return tried.includes('in') || tried.every((one) => one === 'out');
}

/**
 * The rules that may still decide a question, of those that are tried: towards a target those as given alone, and the others only
 * once these have missed it, until one meets it. What is decided is not played on (a race: Maron and Moore, "Hoeffding Races",
 * NIPS 6, 1994), which the intervals allow: they hold at whatever look.
 */
export function askedNow(
  list: Questions,
  question: Question,
  look: Look,
  tried: readonly string[],
): readonly string[] {
  if (!hasTarget(question)) return tried.length === 0 ? [asGiven] : tried;
  const given = standing(list, question, look, asGiven);
  if (given !== 'out') return given === 'in' ? [] : [asGiven];
  const stands = tried.map((rules) => standing(list, question, look, rules));
  return stands.includes('in') ? [] : tried.filter((_, at) => stands[at] !== 'out');
}

// Half the width that an interval about this value may have and decide.
function gapOf(
  value: number,
  matters: number,
  target: readonly [number, number] | null,
  isChange: boolean,
): number {
  if (target !== null) {
    const [from, to] = target;
    const beyond = Math.max(from - value, value - to);
    return Math.max(beyond, slack * matters - beyond);
  }
  if (!isChange) return matters;
  return Math.abs(value) < matters ? boundOf(matters) - Math.abs(value) : Math.abs(value);
}

/** How many times as many sets as it rests on what was seen is likely to take to decide; less than 1: fewer would have done. */
export function likelyTimes(list: Questions, question: Question, seen: Seen): number {
  const { matters } = list.figures[seen.figure];
  const target = targetOf(question, seen.players);
  const measured = target === null && seen.change !== null ? seen.change : seen;
  if (isOpen(measured)) return 2;
  const half = ((measured.high ?? 0) - (measured.low ?? 0)) / 2;
  return (half / gapOf(measured.value, matters, target, seen.change !== null)) ** 2;
}

/** How many times as many sets it may take until a look decides; 1: it does. */
export function farFrom(list: Questions, question: Question, look: Look): number {
  const needs = deciding(question, look)
    .filter((seen) => verdictOf(list, question, seen) === 'open')
    .map((seen) => Math.max(1.1, likelyTimes(list, question, seen)));
  return Math.max(1, ...needs);
}

/**
 * Sets of rules of which a look says that they do what the designer would change the rules for: those that meet a target which
 * the rules as given miss, and those that move the first figure by what matters.
 */
export function claimsOf(list: Questions, question: Question, look: Look): readonly string[] {
  const tried = triedIn(question, look);
  if (hasTarget(question)) {
    if (standing(list, question, look, asGiven) !== 'out') return [];
    return tried.filter((rules) => standing(list, question, look, rules) === 'in');
  }
  const moves = deciding(question, look).filter((seen) =>
    ['rises', 'falls'].includes(verdictOf(list, question, seen)),
  );
  return tried.filter((rules) => moves.some((seen) => seen.rules === rules));
}

/** What a designer does with an answer. */
export type Decision =
  | 'keep'
  | 'change'
  | 'look elsewhere'
  | 'missed'
  | 'a matter of taste'
  | 'known'
  | 'in part'
  | 'missed, changes open'
  | 'unused'
  | 'worth using'
  | 'not worth using'
  | 'worth as much'
  | 'hardly possible'
  | 'wait'
  | 'ask people';

/** Whether bots that plan further say the same. */
export type Holds = 'yes' | 'no' | 'open' | 'not asked';

/** What has been seen of a question. */
export interface Looks {
  readonly first: Look | null;
  /** The claims of the first look once more, on seeds that nobody has looked at; null: none, or not yet. */
  readonly again: Look | null;
  readonly second: Look | null;
  /** What those win who use what hardly anybody uses; null or left out: nobody asks, or not yet. */
  readonly users?: Look | null;
}

/** What the looks say together. */
export interface Judgement {
  readonly decision: Decision;
  /** The rules that the decision names. */
  readonly rules: readonly string[];
  readonly holds: Holds;
  /** Of rules that are kept: the figure is as wanted, nothing tried moves it by what matters, or what does moves it the wrong way. */
  readonly why?: 'as wanted' | 'unmoved' | 'spoilt';
}

function sameVerdicts(list: Questions, question: Question, one: Look, other: Look): Holds {
  const pairs = deciding(question, other).flatMap((seen): Holds[] => {
    const before = deciding(question, one).find(
      ({ rules, players }) => rules === seen.rules && players === seen.players,
    );
    if (before === undefined) return [];
    const [was, is] = [before, seen].map((each) => verdictOf(list, question, each));
    // A value without a target holds where it is the same number to within what matters.
    if (targetOf(question, seen.players) === null && seen.change === null)
      return [sameValues(list, before, seen)];
    if (was === 'open' || is === 'open') return ['open'];
    return [was === is ? 'yes' : 'no'];
  });
  return pairs.includes('no') ? 'no' : pairs.includes('open') || pairs.length === 0 ? 'open' : 'yes';
}

function sameValues({ figures }: Questions, one: Seen, other: Seen): Holds {
  if (one.low === null || one.high === null || other.low === null || other.high === null) return 'open';
  const { matters } = figures[one.figure];
  if (one.low > other.high || other.low > one.high)
    return Math.abs(one.value - other.value) < matters ? 'yes' : 'no';
  return Math.abs(one.value - other.value) <= matters ? 'yes' : 'open';
}

/** Whether the first figure counts under no rules half as often as would matter. */
export function isUnused({ figures }: Questions, { figures: [first] }: Question, look: Look): boolean {
  const { matters } = figures[first];
  return look.filter(({ figure }) => figure === first).every(({ value }) => value < matters / 2);
}

/** Of one number of seats: what those make of something who use it where others do not. */
type Use = 'worth using' | 'not worth using' | 'worth as much' | 'hardly possible' | 'open';

function useWith(list: Questions, asked: Question, look: Look, players: number): Use {
  const [wins, used] = asked.figures.map((name) =>
    look.find((seen) => seen.figure === name && seen.players === players),
  );
  if (wins === undefined || used === undefined || used.low === null || used.high === null) return 'open';
  const { matters } = list.figures[used.figure];
  if (used.high < matters) return 'hardly possible';
  if (used.low < matters) return 'open';
  const verdict = verdictOf(list, asked, wins);
  if (verdict === 'in') return 'worth as much';
  if (verdict !== 'out') return 'open';
  return wins.value * players > 1 ? 'worth using' : 'not worth using';
}

/** How many times as many sets it may take until it is known what those make of something who use it; 1: it is. */
export function usersFar(list: Questions, asked: Question, look: Look, players: number): number {
  if (useWith(list, asked, look, players) !== 'open') return 1;
  const needs = look
    .filter((seen) => seen.players === players)
    .map((seen) => {
      if (seen.figure === asked.figures[0])
        return verdictOf(list, asked, seen) === 'open' ? likelyTimes(list, asked, seen) : 1;
      const half = ((seen.high ?? Infinity) - (seen.low ?? 0)) / 2;
      return (half / Math.abs(seen.value - list.figures[seen.figure].matters)) ** 2;
    });
  return Math.max(1.1, ...needs);
}

// Of what is hardly ever used: what those who use it make of it.
function useOf(list: Questions, question: Question, { users = null }: Looks): Decision {
  const asked = usersOf(question);
  if (asked === null || users === null) return 'unused';
  const all = [...new Set(users.map(({ players }) => players))].map((players) =>
    useWith(list, asked, users, players),
  );
  if (all.includes('open')) return 'unused';
  const [first] = all;
  if (all.every((one) => one === first)) return first as Decision;
  // Worth its while with some numbers of seats only.
  return all.every((one) => one === 'worth using' || one === 'worth as much') ? 'worth using' : 'in part';
}

/** What is made of all looks at a question. */
export function judge(list: Questions, question: Question, looks: Looks): Judgement {
  const { first, again, second } = looks;
  if (question.figures.length === 0) return { decision: 'ask people', rules: [], holds: 'not asked' };
  const held = first === null || second === null ? 'not asked' : sameVerdicts(list, question, first, second);
  const answer = (decision: Decision, rules: readonly string[] = []): Judgement => {
    // What they make of the rules as given says nothing of rules that they have not played.
    const unseen = decision === 'look elsewhere' ? triedIn(question, first ?? []) : rules;
    const hasAll = unseen.every((one) => second?.some((seen) => seen.rules === one) === true);
    return { decision, rules, holds: held === 'yes' && !hasAll ? 'open' : held };
  };
  if (first === null) return answer('wait');
  const target = hasTarget(question);
  if (!isDecided(list, question, first)) {
    const missed = target && standing(list, question, first, asGiven) === 'out';
    return answer(missed ? 'missed, changes open' : 'wait');
  }
  if (question.uses && isUnused(list, question, first)) return answer(useOf(list, question, looks));
  if (question.lacks !== undefined) return answer('in part');
  const claims = claimsOf(list, question, first);
  const borneOut = again === null ? [] : claimsOf(list, question, again);
  const all = deciding(question, first);
  if (target) {
    if (standing(list, question, first, asGiven) === 'in') return { ...answer('keep'), why: 'as wanted' };
    if (claims.length === 0) return answer(triedIn(question, first).length > 0 ? 'look elsewhere' : 'missed');
    return borneOut.length > 0 ? answer('change', borneOut) : answer('in part');
  }
  if (all.every(({ rules }) => rules === asGiven)) return answer('known');
  if (claims.length === 0) return { ...answer('keep'), why: 'unmoved' };
  if (again === null) return answer('wait');
  // With how many players the figure rises or falls under these rules, in a look.
  const movesIn = (look: Look, rules: string): readonly string[] =>
    deciding(question, look)
      .filter((seen) => seen.rules === rules)
      .map((seen) => `${verdictOf(list, question, seen)} with ${seen.players}`);
  const isBorneOut = (rules: string, verdict: Verdict): boolean =>
    movesIn(again, rules).some((one) => one.startsWith(verdict) && movesIn(first, rules).includes(one));
  const sure = claims.filter((rules) => isBorneOut(rules, 'rises') || isBorneOut(rules, 'falls'));
  const settled = deciding(question, again).every((seen) => verdictOf(list, question, seen) !== 'open');
  const { rule } = question;
  if (rule === undefined || !('prefer' in rule)) {
    if (sure.length > 0) return answer('a matter of taste', sure);
    return settled ? { ...answer('keep'), why: 'unmoved' } : answer('wait');
  }
  const [wanted, spoilt] =
    rule.prefer === 'more' ? (['rises', 'falls'] as const) : (['falls', 'rises'] as const);
  const better = sure.filter(
    (rules) => isBorneOut(rules, wanted) && !movesIn(first, rules).some((one) => one.startsWith(spoilt)),
  );
  if (better.length > 0) return answer('change', better);
  return settled ? { ...answer('keep'), why: 'spoilt' } : answer('wait');
}
