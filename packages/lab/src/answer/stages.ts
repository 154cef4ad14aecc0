// Stages of the answers of a game: which studies are played, among whom, and which come up when.

import { asGiven } from '../study.ts';
import type { Study } from '../study.ts';
import { claimsOf, deciding, hasTarget, isUnused, likelyTimes } from './decide.ts';
import type { Looks } from './decide.ts';
import type { Look } from './look.ts';
import { isOver, setsOfPart } from './parts.ts';
import type { Kept, Level, Stage, Stages, Ways } from './parts.ts';
import { isPlayed, studyOf, triedBy, usersOf } from './questions.ts';
import type { Question, Questions } from './questions.ts';

/** Sets before the first look of most stages. */
const firstLook = 32;

const isShared = (question: Question): boolean =>
  Object.keys({ ...question.vary, ...question.variants, ...question.options }).length === 0;

const asGivenName = (list: Questions, { seats = list.seats }: Question): string =>
  `as-given-${seats.join('-')}`;

// Questions about the rules as given share their matches.
function nameOf(list: Questions, question: Question): string {
  return isShared(question) ? asGivenName(list, question) : question.id;
}

// Stronger bots are dear: whether they, too, see a target met or missed is asked of matches that all such questions share.
const sharesSecond = (question: Question): boolean =>
  isShared(question) || (hasTarget(question) && Object.keys(question.options).length === 0);

// The stage of a kind in which a question was looked at, or would be first.
function stageNameOf(list: Questions, question: Question, kind: Stage['kind'], stages: Stages): string {
  const own = `${nameOf(list, question)}-${kind}`;
  if (kind !== 'second' || stages[own] !== undefined || !sharesSecond(question)) return own;
  return `${asGivenName(list, question)}-second`;
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
  const look = (kind: Stage['kind']): Look | null =>
    stages[stageNameOf(list, question, kind, stages)]?.looks[question.id] ?? null;
  const again = look('again');
  return {
    first: look('first'),
    // Towards a target the rules as given are played before the claim.
    again: again?.some(({ rules }) => rules !== asGiven) === true ? again : null,
    second: look('second'),
    users: look('users'),
  };
}

/** The stages in which a question was looked at, or would be, by kind. */
export function stageNames(
  list: Questions,
  question: Question,
  stages: Stages,
): { readonly [kind in Stage['kind']]: string } {
  const name = (kind: Stage['kind']): string => stageNameOf(list, question, kind, stages);
  return { first: name('first'), again: name('again'), second: name('second'), users: name('users') };
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
  const played = list.questions.filter(isPlayed);
  const groups = Map.groupBy(played, (question) => nameOf(list, question));
  const own = [...groups].flatMap(([name, questions]) => {
    const first = stageOf(ways, name, 'first', questions, levels[0]);
    if (isShared(questions[0]) || !ended(first)) return [first];
    return [first, ...laterStages(ways, name, questions[0], kept)];
  });
  const shared = Map.groupBy(played.filter(sharesSecond), (question) => asGivenName(list, question));
  const second = [...shared].map(([name, questions]) => {
    const asGivenOnly = questions.map((question) => onlyOf(list, question, []));
    return stageOf(ways, name, 'second', asGivenOnly, levels[1]);
  });
  return [...own, ...second];
}

// Seeds with which a claim is likely to show once more.
function againSets(list: Questions, question: Question, first: Kept, claims: readonly string[]): number {
  const needs = deciding(question, first.looks[question.id])
    .filter(({ rules }) => claims.includes(rules))
    .map((seen) => setsOfPart(first, seen) * Math.min(1, 1.1 * likelyTimes(list, question, seen)));
  return Math.ceil(Math.max(firstLook, ...needs));
}

function laterStages(ways: Ways, name: string, question: Question, kept: Stages): readonly Stage[] {
  const { list, levels } = ways;
  const look = kept[`${name}-first`].looks[question.id];
  const users = usersOf(question);
  if (users !== null && isUnused(list, question, look))
    return [stageOf(ways, name, 'users', [users], levels[0])];
  const claims = claimsOf(list, question, look);
  const asksAnyway = question.winning && !sharesSecond(question);
  if (claims.length === 0) return asksAnyway ? [stageOf(ways, name, 'second', [question], levels[1])] : [];
  const sets = againSets(list, question, kept[`${name}-first`], claims);
  const again = stageOf(ways, name, 'again', [onlyOf(list, question, claims)], levels[0], sets);
  const found = kept[again.name];
  if (found === undefined) return [again];
  const sure = claimsOf(list, question, found.looks[question.id]);
  if (asksAnyway) return [again, stageOf(ways, name, 'second', [question], levels[1])];
  if (sure.length === 0) return [again];
  return [again, stageOf(ways, name, 'second', [onlyOf(list, question, sure)], levels[1])];
}

/** The study of a question's stage that a look came from; null: nobody asks for it any more. */
export function stageStudy(
  ways: Ways,
  question: Question,
  kind: Stage['kind'],
  stages: Stages,
): Study | null {
  const name = stageNameOf(ways.list, question, kind, stages);
  const stage = stagesNow(ways, stages, (one) => stages[one.name] !== undefined).find(
    (one) => one.name === name,
  );
  return stage?.study(stages[name].sets) ?? null;
}
