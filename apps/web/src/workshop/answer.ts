// What a trial found, in the words of the designer: one sentence, and a line for each figure.

import { isToldApart } from '@bridgefront/lab/trial/trial.ts';
import type { TrialFigure } from '@bridgefront/lab/trial/trial.ts';
import { capital } from '../screens/words.ts';
import { workshopTexts } from '../texts/workshop.ts';

/** Names of groups as people know them, by the word that the facts use, such as a deck's. */
export type Names = (word: string) => string;

/** Pairs before which nothing is said. */
export const fewestPairs = 24;
/** Most findings that one sentence tells. */
const mostTold = 3;

/** What a figure counts, such as `Bastion wins`. */
export function figureName({ about, of, who }: TrialFigure, names: Names): string {
  const { figures } = workshopTexts;
  switch (about) {
    case 'length':
      return figures.length(of);
    case 'seat':
      return figures.wins(figures.seat(who));
    case 'side':
      return figures.wins(names(who));
    case 'card':
      return figures.played(names(who));
    case 'forced':
      return figures.forced(names(who));
    case 'own':
      return capital(of);
    case 'event':
      return figures.event(capital(who));
    case 'other':
      return who === '' ? figures.other(of) : figures.aSeat(of);
  }
}

/** A value of the figure: a share in per cent. */
export function valueOf({ share }: TrialFigure, value: number): string {
  if (share) return `${(100 * value).toFixed(1)} %`;
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** A difference with its sign. */
export function differenceOf(figure: TrialFigure, value: number): string {
  if (!Number.isFinite(value)) return '?';
  const sign = value > 0 ? '+' : value < 0 ? '−' : '±';
  const number = figure.share ? `${(100 * Math.abs(value)).toFixed(1)}` : valueOf(figure, Math.abs(value));
  return `${sign}${number}`;
}

// How many half widths of its interval it lies from no difference: what is surest is told first.
function sureness({ difference, interval: { low, high } }: TrialFigure): number {
  return Math.abs(difference) / Math.max(1e-9, high - low);
}

function told(figure: TrialFigure, names: Names): string {
  const { answer } = workshopTexts;
  const { difference, interval, share, about, of, who } = figure;
  const [near, far] = [interval.low, interval.high].map(Math.abs).sort((a, b) => a - b);
  const amount = (value = 0): string => (share ? (100 * value).toFixed(1) : valueOf(figure, value));
  const size = answer.size(amount(Math.abs(difference)), amount(near), amount(far));
  const more = difference > 0;
  switch (about) {
    case 'length':
      return answer.length(of, size, more);
    case 'seat':
      return answer.wins(workshopTexts.figures.seat(who), size, more);
    case 'side':
      return answer.wins(names(who), size, more);
    case 'own':
      return answer.own(of, size, share, more);
    default:
      return answer.played(names(who), size, more);
  }
}

// How far these figures may be from no difference.
function wide(list: readonly TrialFigure[]): number {
  return Math.max(0, ...list.flatMap(({ interval: { low, high } }) => [Math.abs(low), Math.abs(high)]));
}

// What can be said of wins of which none is told apart: how much could still be hidden.
function winsAtMost(figures: readonly TrialFigure[]): string {
  const wins = figures.filter(({ share }) => share);
  if (wins.length === 0 || wins.some(isToldApart)) return '';
  return workshopTexts.answer.winsAtMost((100 * wide(wins)).toFixed(1));
}

// What can be said where nothing is told apart.
function atMost(figures: readonly TrialFigure[]): string {
  const length = figures.find(({ about }) => about === 'length');
  const seats = figures.filter(({ about }) => about === 'seat');
  return workshopTexts.answer.atMost(
    length === undefined ? '' : `${valueOf(length, wide([length]))} ${length.of}`,
    (100 * wide(seats)).toFixed(1),
  );
}

/** One sentence that answers, by the main figures alone. */
export function answerOf(figures: readonly TrialFigure[], pairs: number, names: Names): string {
  const { answer } = workshopTexts;
  const main = figures.filter((one) => one.main && one.pairs >= fewestPairs);
  if (pairs < fewestPairs || main.length === 0) return answer.tooFew(pairs, fewestPairs);
  const apart = main.filter(isToldApart).toSorted((a, b) => sureness(b) - sureness(a));
  if (apart.length === 0) return answer.nothing(pairs, atMost(main));
  const sentence = answer.list(apart.slice(0, mostTold).map((one) => told(one, names)));
  const more = Math.max(0, apart.length - mostTold);
  return answer.found(capital(sentence), more, winsAtMost(main));
}

/** What is asked of changed rules: about everything that decides, or about one thing of it. */
export type Asking = 'changes' | 'strong' | 'played' | 'wins' | 'longer';

type About = TrialFigure['about'];
const abouts: { readonly [A in Exclude<Asking, 'changes'>]: readonly About[] } = {
  strong: ['side', 'seat'],
  wins: ['side', 'seat'],
  played: ['card'],
  longer: ['length'],
};

/** By so much of the wins a change may move somebody before it is called broken. */
const bearable = 0.1;

// Of shares of the win: whether one moves for certain by more than can be borne, or may still.
function verdictOf(wins: readonly TrialFigure[]): string {
  const { asked } = workshopTexts.answer;
  const surely = ({ interval: { low, high } }: TrialFigure): number => Math.max(0, low, -high);
  const limit = String(100 * bearable);
  const most = wide(wins);
  if (wins.some((one) => surely(one) > bearable)) return asked.broken(limit);
  if (most > bearable) return asked.open((100 * most).toFixed(1), limit);
  return wins.some(isToldApart) ? asked.stronger(limit) : asked.even;
}

function played(figure: TrialFigure, names: Names): string {
  const { asked } = workshopTexts.answer;
  const { before, after, who } = figure;
  const [then, now] = [before, after].map((value) => valueOf(figure, value));
  if (before === 0 && after === 0) return asked.never(names(who));
  return isToldApart(figure)
    ? asked.plays(names(who), now, told(figure, names))
    : asked.playsAsBefore(names(who), now, then, valueOf(figure, wide([figure])));
}

// What is said of the figures that were asked about.
function direct(asking: Exclude<Asking, 'changes'>, figures: readonly TrialFigure[], names: Names): string {
  const { answer } = workshopTexts;
  const apart = figures.filter(isToldApart).toSorted((a, b) => sureness(b) - sureness(a));
  const list = answer.list(apart.slice(0, mostTold).map((one) => told(one, names)));
  switch (asking) {
    case 'played':
      return answer.list(figures.map((one) => played(one, names)));
    case 'longer':
      return apart.length > 0
        ? list
        : answer.asked.asLong(figures.map((one) => `${valueOf(one, wide([one]))} ${one.of}`).join(', '));
    case 'strong':
      return answer.list([...(list === '' ? [] : [list]), verdictOf(figures)]);
    case 'wins':
      return list === '' ? answer.asked.nobody((100 * wide(figures)).toFixed(1)) : list;
  }
}

/** One sentence that answers what was asked, by the main figures alone. */
export function answerTo(
  asking: Asking,
  figures: readonly TrialFigure[],
  pairs: number,
  names: Names,
): string {
  const { answer } = workshopTexts;
  if (asking === 'changes') return answerOf(figures, pairs, names);
  const main = figures.filter((one) => one.main && one.pairs >= fewestPairs);
  const wanted = main.filter(({ about }) => abouts[asking].includes(about));
  if (pairs < fewestPairs || wanted.length === 0) return answerOf(figures, pairs, names);
  const others = main.filter((one) => !wanted.includes(one) && isToldApart(one)).length;
  return `${capital(direct(asking, wanted, names))}.${answer.asked.others(others)}`;
}
