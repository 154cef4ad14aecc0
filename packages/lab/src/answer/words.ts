// Answers in words: one sentence a question, made of what was measured alone.

import { asGiven } from '../study.ts';
import { boundOf, claimsOf, deciding, hasTarget, judge, targetOf, verdictOf } from './decide.ts';
import type { Decision, Holds, Judgement, Looks } from './decide.ts';
import type { Look, Measured, Seen } from './look.ts';
import { usersOf } from './questions.ts';
import type { Question, QuestionFigure, Questions } from './questions.ts';

/** A number of a figure as people read it. */
export function numberWords(value: number, { as }: QuestionFigure): string {
  if (as === 'share') return (100 * value).toFixed(0);
  return Math.abs(value) >= 100
    ? value.toFixed(0)
    : Math.abs(value) >= 10
      ? value.toFixed(1)
      : value.toFixed(2);
}

/** A number with its interval. */
export function measuredWords(measured: Measured, figure: QuestionFigure, sign = false): string {
  const { value, low, high } = measured;
  const say = (one: number): string => numberWords(one, figure);
  const ends = low === null || high === null ? 'too few matches' : `${say(low)} to ${say(high)}`;
  const unit = figure.as === 'share' ? (sign ? ' points' : ' %') : '';
  return `${sign && value > 0 ? '+' : ''}${say(value)}${unit} (${ends})`;
}

const bySeats = (list: Look, words: (seen: Seen) => string): string =>
  list.map((seen) => `${words(seen)} with ${seen.players}`).join(', ');

function ruleWords(question: Question, list: Questions): string {
  const { rule, figures, seats = list.seats } = question;
  const figure = list.figures[figures[0]];
  if (rule === undefined || 'prefer' in rule) return '';
  const say = (one: number): string => numberWords(one, figure);
  const unit = figure.as === 'share' ? ' %' : '';
  if ('fair' in rule) {
    const ranges = seats.map(
      (players) =>
        `${say(1 / players - rule.fair)} to ${say(1 / players + rule.fair)}${unit} with ${players}`,
    );
    return ` Wanted: ${ranges.join(', ')}, a fair share.`;
  }
  const { from, to } = rule;
  if (from === undefined) return ` Wanted: at most ${say(to ?? 0)}${unit}.`;
  return to === undefined
    ? ` Wanted: at least ${say(from)}${unit}.`
    : ` Wanted: ${say(from)} to ${say(to)}${unit}.`;
}

// The largest change first.
function strongest(look: Look): Look {
  const size = ({ change }: Seen): number => Math.abs(change?.value ?? 0);
  return [...look].sort((a, b) => size(b) - size(a));
}

// How far some rules leave the figure beyond its target, with the number of seats that is furthest.
function beyondTarget(question: Question, look: Look, rules: string): number {
  const values = deciding(question, look).filter((seen) => seen.rules === rules);
  const beyond = values.map(({ players, value }) => {
    const [from, to] = targetOf(question, players) ?? [-Infinity, Infinity];
    return Math.max(0, from - value, value - to);
  });
  return Math.max(...beyond);
}

function changesWords(list: Questions, question: Question, look: Look, names: readonly string[]): string {
  const figure = list.figures[question.figures[0]];
  const own = deciding(question, look);
  const order = [...new Set(strongest(own).map(({ rules }) => rules))].filter((rules) =>
    names.includes(rules),
  );
  const said = order.slice(0, 3).map((rules) => {
    const changes = own.filter((seen) => seen.rules === rules && seen.change !== null);
    return `\`${rules}\`: ${bySeats(changes, ({ change }) => (change === null ? '' : measuredWords(change, figure, true)))}`;
  });
  const left = order.length > 3 ? `; and ${order.length - 3} more` : '';
  return said.join('; ') + left;
}

// What so many sets of rules make of the figure, those nearest to the target first.
function valuesWords(list: Questions, question: Question, look: Look, names: readonly string[]): string {
  const figure = list.figures[question.figures[0]];
  const own = deciding(question, look);
  const said = names
    .toSorted((a, b) => beyondTarget(question, look, a) - beyondTarget(question, look, b))
    .slice(0, 2)
    .map((rules) => {
      const values = own.filter((seen) => seen.rules === rules);
      return `\`${rules}\` gives ${bySeats(values, (seen) => measuredWords(seen, figure))}`;
    });
  return said.join('; ');
}

// Of a claim: what was seen on fresh seeds, or that these are still to be played.
function claimWords(
  list: Questions,
  question: Question,
  { first, again }: Pick<Looks, 'again'> & { readonly first: Look },
  claims: readonly string[],
): string {
  const words = hasTarget(question) ? valuesWords : changesWords;
  if (again === null) return ` To be seen on fresh seeds too: ${words(list, question, first, claims)}.`;
  const said = ` ${words(list, question, again, claims)}.`;
  const { decision } = judge(list, question, { first, again, second: null });
  if (decision === 'keep') return `${said} That is not what is wanted.`;
  return decision === 'wait' ? `${said} Not sure enough yet.` : said;
}

// Those that bring a figure nearer to its target than it is under the rules as given, by what was seen.
function nearestWords(list: Questions, question: Question, look: Look, tried: readonly string[]): string {
  const given = beyondTarget(question, look, asGiven);
  const nearer = tried.filter((rules) => beyondTarget(question, look, rules) < given);
  if (nearer.length === 0) return ', nor nearer';
  return `; nearest: ${valuesWords(list, question, look, nearer)}`;
}

function triedWords(list: Questions, question: Question, { first, again }: Looks): string {
  if (first === null) return '';
  const { matters, ...figure } = list.figures[question.figures[0]];
  const all = deciding(question, first).filter(({ rules }) => rules !== asGiven);
  const tried = [...new Set(all.map(({ rules }) => rules))];
  if (tried.length === 0) return '';
  const claims = claimsOf(list, question, first);
  if (claims.length > 0) return claimWords(list, question, { first, again }, claims);
  const open = new Set(
    all.filter((seen) => verdictOf(list, question, seen) === 'open').map(({ rules }) => rules),
  );
  const { decision } = judge(list, question, { first, again, second: null });
  // What the rules as given meet asks nothing of the others.
  if (hasTarget(question) && decision === 'keep') return '';
  const words = hasTarget(question) ? valuesWords : changesWords;
  if (open.size > 0) return ` Still open: ${words(list, question, first, [...open])}.`;
  if (hasTarget(question))
    return ` Of ${tried.length} tried none brings it there${nearestWords(list, question, first, tried)}.`;
  const unit = figure.as === 'share' ? ' points' : '';
  const most = Math.max(
    ...all.flatMap(({ change }) => [Math.abs(change?.low ?? 0), Math.abs(change?.high ?? 0)]),
  );
  const bound = numberWords(most <= matters ? matters : boundOf(matters), { ...figure, matters });
  return ` None of ${tried.length} tried moves it by ${bound}${unit}: ${changesWords(list, question, first, tried)}.`;
}

// The rules of a question that does not ask about the printed game.
function underWords({ options }: Question): string {
  const set = Object.entries(options).map(([name, value]) => `\`${name}=${String(value)}\``);
  return set.length === 0 ? '' : `With ${set.join(', ')}: `;
}

/** An answer: what is as printed, and what changes make of it. */
export interface AnswerWords {
  readonly given: string;
  /** Empty where nothing was tried, or nothing is asked of it. */
  readonly tried: string;
}

/** The answer in a sentence or a few. */
export function answerWords(list: Questions, question: Question, looks: Looks): AnswerWords {
  if (question.figures.length === 0) return { given: question.people ?? '', tried: '' };
  const { first, again } = looks;
  const [name] = question.figures;
  const figure = list.figures[name];
  if (first === null) return { given: 'Not played yet.', tried: '' };
  // Of the seeds of which the rest of the answer speaks.
  const shown = again !== null && claimsOf(list, question, first).length > 0 ? again : first;
  const given = shown.filter((seen) => seen.figure === name && seen.rules === asGiven);
  const said = bySeats(given, (seen) => measuredWords(seen, figure));
  const lacks = question.lacks === undefined ? '' : ` ${question.lacks}`;
  return {
    given: `${underWords(question)}${figure.says}: ${said} seats.${ruleWords(question, list)}`,
    tried: `${triedWords(list, question, looks)}${usersWords(list, question, looks)}${lacks}`.trim(),
  };
}

// What those win who use what hardly anybody uses.
function usersWords(list: Questions, question: Question, { users = null }: Looks): string {
  if (users === null) return '';
  const asked = usersOf(question);
  const said = asked?.figures.map((name) => {
    const figure = list.figures[name];
    return `${figure.says} ${bySeats(
      users.filter((seen) => seen.figure === name),
      (seen) => measuredWords(seen, figure),
    )}`;
  });
  return ` Where one does whenever possible: ${said?.join('; ') ?? ''}.`;
}

const decisions: { readonly [decision in Decision]: string } = {
  keep: 'keep as printed',
  change: 'change',
  'look elsewhere': 'look for another change',
  missed: 'no; no change was tried',
  'a matter of taste': 'a lever: choose by taste',
  known: 'known',
  'in part': 'known in part',
  'missed, changes open': 'not as wanted; what mends it is still open',
  unused: 'hardly ever used: dead, or are the bots blind?',
  'worth using': 'keep as printed: worth using, and the bots are blind to it',
  'not worth using': 'hardly ever worth using as printed',
  'hardly possible': 'hardly ever possible: make it easier, or leave it out',
  'worth as much': 'keep as printed: worth as much as what is done instead',
  wait: 'wait',
  'ask people': 'ask people',
};

// With two digits: the rest would be luck.
function roundly(count: number): string {
  return Number(count.toPrecision(2)).toLocaleString('en');
}

const keptBecause: { readonly [why in NonNullable<Judgement['why']>]: string } = {
  'as wanted': ': it is as wanted',
  unmoved: ': what was tried makes no difference',
  spoilt: ': what was tried makes it worse',
};

/** What to do, in a few words. `more`: matches that it may take until a question that waits is decided. */
export function decisionWords({ decision, rules, why }: Judgement, more = 0): string {
  if (why !== undefined) return decisions[decision] + keptBecause[why];
  if (decision === 'wait') return more > 0 ? `wait: some ${roundly(more)} matches more` : decisions.wait;
  const which = rules.length === 0 ? '' : `: ${rules.map((one) => `\`${one}\``).join(', ')}`;
  return decisions[decision] + which;
}

/** Whether the second bots say the same, in a sentence. */
export const holdsWords: { readonly [holds in Holds]: string } = {
  yes: 'They bear it out.',
  no: 'They do not bear it out.',
  open: 'They leave it open so far.',
  'not asked': 'They were not asked yet.',
};

/** Sets behind a look, as most of its figures have. */
export function setsOf(look: Look): number {
  return Math.max(0, ...look.map(({ sets }) => sets));
}
