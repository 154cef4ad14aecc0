// Answers in words: one sentence a question, made of what was measured alone.

import { asGiven } from '../study.ts';
import { boundOf, claimsOf, deciding, verdictOf } from './decide.ts';
import type { Decision, Holds, Judgement, Looks } from './decide.ts';
import type { Look, Measured, Seen } from './look.ts';
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

function ruleWords({ rule, figures }: Question, list: Questions): string {
  const figure = list.figures[figures[0]];
  if (rule === undefined || 'prefer' in rule) return '';
  const say = (one: number): string => numberWords(one, figure);
  const unit = figure.as === 'share' ? ' %' : '';
  if ('fair' in rule) return ` Wanted: a fair share, to within ${say(rule.fair)} points.`;
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

function triedWords(list: Questions, question: Question, { first, again }: Looks): string {
  if (first === null) return '';
  const { matters, ...figure } = list.figures[question.figures[0]];
  const all = deciding(question, first).filter(({ rules }) => rules !== asGiven);
  const tried = [...new Set(all.map(({ rules }) => rules))];
  if (tried.length === 0) return '';
  const claims = claimsOf(list, question, first);
  if (again !== null && claims.length > 0) return ` ${changesWords(list, question, again, claims)}.`;
  const open = new Set(
    all.filter((seen) => verdictOf(list, question, seen) === 'open').map(({ rules }) => rules),
  );
  if (open.size > 0) return ` Not told apart yet: ${changesWords(list, question, first, [...open])}.`;
  if (question.rule !== undefined && !('prefer' in question.rule)) {
    const values = strongest(all).slice(0, 2);
    const seen = values.map(
      (one) => `\`${one.rules}\` gives ${measuredWords(one, { ...figure, matters })} with ${one.players}`,
    );
    return ` Of ${tried.length} tried none brings it there: ${seen.join(', ')}.`;
  }
  const unit = figure.as === 'share' ? ' points' : '';
  const most = Math.max(
    ...all.flatMap(({ change }) => [Math.abs(change?.low ?? 0), Math.abs(change?.high ?? 0)]),
  );
  const bound = numberWords(most <= matters ? matters : boundOf(matters), { ...figure, matters });
  return ` None of ${tried.length} tried moves it by ${bound}${unit}: ${changesWords(list, question, first, tried)}.`;
}

/** The answer in a sentence or a few. */
export function answerWords(list: Questions, question: Question, looks: Looks): string {
  if (question.figures.length === 0) return question.people ?? '';
  const { first } = looks;
  const [name] = question.figures;
  const figure = list.figures[name];
  if (first === null) return 'Not played yet.';
  const given = first.filter((seen) => seen.figure === name && seen.rules === asGiven);
  const said = bySeats(given, (seen) => measuredWords(seen, figure));
  return `${figure.says}: ${said} seats.${ruleWords(question, list)}${triedWords(list, question, looks)}${question.lacks === undefined ? '' : ` ${question.lacks}`}`;
}

const decisions: { readonly [decision in Decision]: string } = {
  keep: 'keep as printed',
  change: 'change',
  'look elsewhere': 'look for another change',
  'a matter of taste': 'a lever: choose by taste',
  known: 'known',
  'in part': 'known in part',
  unused: 'hardly ever used: dead, or are the bots blind?',
  wait: 'wait: more matches',
  'ask people': 'ask people',
};

/** What to do, in a few words. */
export function decisionWords({ decision, rules }: Judgement): string {
  const which = rules.length === 0 ? '' : `: ${rules.map((one) => `\`${one}\``).join(', ')}`;
  return decisions[decision] + which;
}

/** Whether the second bots say the same, in a few words. */
export function holdsWords(holds: Holds): string {
  return holds === 'not asked' ? '–' : holds;
}

/** Sets behind a look, as most of its figures have. */
export function setsOf(look: Look): number {
  return Math.max(0, ...look.map(({ sets }) => sets));
}
