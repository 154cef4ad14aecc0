// The line that was advised, and how far it has been followed: what was said before a click holds after it.

import type { OpenChoice } from '@bridgefront/page/match-context.ts';
import type { Hint } from '@bridgefront/protocol';

/** What the reader is asked, and what they have planned for it so far. */
export interface Moment {
  /** The question's number; null: there is none. */
  readonly question: number | null;
  readonly plan: readonly string[];
}

/** What was advised, and when. */
export interface AdvisedLine {
  readonly hint: Hint;
  readonly from: Moment;
}

const startsWith = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length <= whole.length && part.every((choice, at) => choice === whole[at]);

const endsWith = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length <= whole.length && startsWith(whole.slice(whole.length - part.length), part);

/** The choices of a plan by the question that they answer. */
export function stepsOf<T>(steps: readonly number[], each: readonly T[]): T[][] {
  let at = 0;
  return steps.map((count) => each.slice(at, (at += count)));
}

/** What answers the open question. */
export function firstStep({ choices, steps }: Hint['best']): readonly string[] {
  return choices.slice(0, steps[0]);
}

/** What the last of several steps does, in words, where it is a choice that the one button makes; else null. */
export function endingOf(
  { choices, labels, steps }: Pick<Hint['best'], 'choices' | 'labels' | 'steps'>,
  button: (last: OpenChoice) => string | undefined,
): string | null {
  const choice = choices.at(-1) ?? '';
  const label = labels.at(-1) ?? '';
  // The last choice of a plan that ends it, such as 'No more', is no step of its own.
  const ends = steps.length > 1 && steps.at(-1) === 1;
  return ends && button({ choice, label }) === choice ? label : null;
}

// Without so many of its first choices, and without steps that are done.
function without({ hint }: AdvisedLine, made: number, stepsDone: number): Hint {
  const { choices, labels, steps } = hint.best;
  const before = steps.slice(0, stepsDone).reduce((sum, count) => sum + count, 0);
  const [open = 0, ...later] = steps.slice(stepsDone);
  const rest = {
    choices: choices.slice(made),
    labels: labels.slice(made),
    steps: [open - (made - before), ...later],
  };
  return { ...hint, best: { ...hint.best, ...rest } };
}

/**
 * What is left of the advice now, with the figures of then; null: something else was done, or something was shown since.
 * `said`: what the reader has chosen at a question, as far as this page knows.
 */
export function restOfLine(
  line: AdvisedLine,
  { question, plan }: Moment,
  said: (question: number) => readonly string[],
): Hint | null {
  const { hint, from } = line;
  if (question === null || from.question === null) return null;
  const steps = stepsOf(hint.best.steps, hint.best.choices);
  const stepsDone = question - from.question;
  if (stepsDone < 0 || stepsDone >= steps.length) return null;
  const { question: first } = from;
  if (!steps.slice(0, stepsDone).every((step, at) => endsWith(said(first + at), step))) return null;
  const begun = stepsDone === 0 ? from.plan : [];
  const open = [...begun, ...steps[stepsDone]];
  if (plan.length < begun.length || plan.length === open.length || !startsWith(open, plan)) return null;
  const before = steps.slice(0, stepsDone).reduce((sum, step) => sum + step.length, 0);
  return without(line, before + plan.length - begun.length, stepsDone);
}
