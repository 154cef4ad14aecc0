// A trial: changed rules against the rules before, on equal seeds, with intervals that hold whenever one looks or stops.

import type { AnyGame, MatchRecord } from '@bridgefront/kernel';
import { ConfidenceSequence } from '../ladder/confidence.ts';
import type { Interval } from '../ladder/confidence.ts';
import { playJob, recordJob } from '../play.ts';
import type { MatchFacts } from '../play.ts';
import { meanInterval } from '../sequences.ts';
import type { Given, Job } from '../study.ts';
import type { LabGame, LabWorld } from '../world.ts';
import { counting, forcing, momentByLot } from './force.ts';
import { forcedValue, keyOf, valuesOf } from './values.ts';
import type { OwnFigure } from './own.ts';
import type { FigureName, FigureValue } from './values.ts';

/** What is asked of a trial. Plain data: it travels to workers. */
export interface TrialQuestion {
  readonly game: string;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  /** Options of the rules before, and of the changed ones. */
  readonly before: Given;
  readonly after: Given;
  /** Cards whose use is followed. */
  readonly cards: readonly string[];
  readonly seed: string;
  /**
   * A card that is played by force: before and after are the same match under the same rules, but for one moment, by lot, at
   * which a seat could play it and did not.
   */
  readonly forced?: string;
  /** Figures of somebody's own, which decide beside the others. */
  readonly own?: readonly OwnFigure[];
}

/** One seed, played once under each of both rules. */
export interface Pair {
  readonly before: readonly FigureValue[];
  readonly after: readonly FigureValue[];
}

function jobOf({ bots, seed, ...question }: TrialQuestion, set: number, variant: 'before' | 'after'): Job {
  const options = question[variant];
  // As the first table of a study has them, so that either plays the other's matches.
  const place = { match: set, table: 0, set, rotation: 0, block: '' };
  return { ...place, variant, options, bots, seed: `${seed}/0/${set}` };
}

// Nobody could have played it: the match says nothing.
const nothing: Pair = { before: [], after: [] };

// The same match twice, but for one moment at which a seat could play the card and did not.
function playForced(world: LabWorld, question: TrialQuestion, set: number, card: string): Pair {
  const { game, cards, own } = question;
  const { measures } = world.game(game);
  if (measures === null) return nothing;
  const chances = counting(world, game, card);
  const before = playJob(chances.world, game, jobOf(question, set, 'before'));
  if (chances.seats.length === 0) return nothing;
  const moment = momentByLot(`${question.seed}/${set}`, chances.seats.length);
  const seat = chances.seats[moment] ?? 0;
  const after = playJob(forcing(world, game, card, moment), game, jobOf(question, set, 'after'));
  const side = (facts: MatchFacts): readonly FigureValue[] => [
    forcedValue(facts, measures, seat, card),
    ...valuesOf(facts, measures, cards, own),
  ];
  return { before: side(before), after: side(after) };
}

/** Plays pair number `set`. Equal questions and numbers give equal pairs. */
export function playPair(world: LabWorld, question: TrialQuestion, set: number): Pair {
  const { game, cards, forced, own } = question;
  if (forced !== undefined) return playForced(world, question, set, forced);
  const { measures } = world.game(game);
  const side = (variant: 'before' | 'after'): readonly FigureValue[] => {
    const facts = playJob(world, game, jobOf(question, set, variant));
    return measures === null ? [] : valuesOf(facts, measures, cards, own);
  };
  return { before: side('before'), after: side('after') };
}

/** Which match of a trial is meant: of which pair, under which rules. */
export interface TrialMatch {
  readonly question: TrialQuestion;
  readonly set: number;
  readonly side: 'before' | 'after';
}

/** The record of a match of a trial, which is played again for it; not of those in which a card is played by force. */
export function recordPair(world: LabWorld, { question, set, side }: TrialMatch): MatchRecord {
  return recordJob(world, question.game, jobOf(question, set, side));
}

/** One figure under both rules, over all pairs that know it. */
export interface TrialFigure extends FigureName {
  readonly share: boolean;
  readonly pairs: number;
  readonly before: number;
  readonly after: number;
  /** After less before, and what it may be: see `Trial`. */
  readonly difference: number;
  readonly interval: Interval;
  /** The pair in which both differ most, counted from 0 in the order in which they were added; left out in what was kept before. */
  readonly most?: number;
  /** It is among the figures that answer a question: its interval holds for all of these together. */
  readonly main: boolean;
}

interface Following extends FigureName {
  readonly share: boolean;
  readonly sequence: ConfidenceSequence | null;
  readonly differences: number[];
  most: number;
  widest: number;
  sumBefore: number;
  sumAfter: number;
  low: number;
  high: number;
}

/** Figures by which a question is answered, the others are there to look at. */
const mainAbouts: ReadonlySet<FigureName['about']> = new Set([
  'length',
  'side',
  'seat',
  'card',
  'forced',
  'own',
]);
/** The probability that any interval of the main figures ever leaves out its true difference. */
const missRate = 0.05;
/** Most main figures that a game may have: each interval gets its equal part of the miss rate, whatever shows up later. */
const mostMain = 20;

/**
 * Takes pairs in and tells what differs. The intervals of the main figures are confidence sequences at 5 / 20 per cent each
 * (Bonferroni), of paired differences: they hold together, at every look, whenever one stops (`sequences.ts`). The other
 * figures have the same intervals, but there may be any number of them: they are to look at, not to decide by.
 */
export class Trial {
  readonly #figures = new Map<string, Following>();
  #pairs = 0;

  get pairs(): number {
    return this.#pairs;
  }

  /** One more pair. A figure that only one of both matches knows is left out. */
  add({ before, after }: Pair): void {
    this.#pairs++;
    const known = new Map(after.map((one) => [keyOf(one), one.value]));
    for (const one of before) {
      const value = known.get(keyOf(one)) ?? (one.about === 'event' ? 0 : null);
      if (value !== null) this.#take(one, one.value, value);
      known.delete(keyOf(one));
    }
    for (const one of after)
      if (one.about === 'event' && known.has(keyOf(one))) this.#take(one, 0, one.value);
  }

  #take(name: FigureValue, before: number, after: number): void {
    const key = keyOf(name);
    const one = this.#figures.get(key) ?? this.#follow(name);
    this.#figures.set(key, one);
    one.differences.push(after - before);
    if (Math.abs(after - before) > one.widest) {
      one.widest = Math.abs(after - before);
      one.most = this.#pairs - 1;
    }
    one.sequence?.add((after - before + 1) / 2);
    one.sumBefore += before;
    one.sumAfter += after;
    one.low = Math.min(one.low, before, after);
    one.high = Math.max(one.high, before, after);
  }

  #follow({ about, of, who, share }: FigureValue): Following {
    return {
      about,
      of,
      who,
      share,
      sequence: share ? new ConfidenceSequence(missRate / mostMain) : null,
      differences: [],
      most: this.#pairs - 1,
      widest: 0,
      sumBefore: 0,
      sumAfter: 0,
      low: Infinity,
      high: -Infinity,
    };
  }

  /** All figures so far, in the order in which they came up. */
  figures(): readonly TrialFigure[] {
    return [...this.#figures.values()].map((one) => {
      const { about, of, who, share, differences } = one;
      // An event that did not happen in a match differs by nothing there.
      const pairs = about === 'event' ? this.#pairs : differences.length;
      const all = [...differences, ...Array.from({ length: pairs - differences.length }, () => 0)];
      return {
        about,
        of,
        who,
        share,
        pairs,
        before: one.sumBefore / pairs,
        after: one.sumAfter / pairs,
        difference: all.reduce((sum, value) => sum + value, 0) / pairs,
        interval: intervalOf(one, all),
        main: mainAbouts.has(about),
        most: one.most,
      };
    });
  }
}

function intervalOf({ sequence, low, high, differences: seen }: Following, all: readonly number[]): Interval {
  const ends = all.length > seen.length ? [low, high, 0] : [low, high];
  const range = Math.max(...ends) - Math.min(...ends);
  if (sequence === null) return meanInterval(all, range, missRate / mostMain);
  const { interval } = sequence;
  return { low: 2 * interval.low - 1, high: 2 * interval.high - 1 };
}

/** Whether a figure is told apart: its interval leaves out that nothing has changed. */
export function isToldApart({ interval: { low, high } }: TrialFigure): boolean {
  return low > 0 || high < 0;
}

/** A world of one game: what a worker needs to play pairs. */
export function worldOf(game: AnyGame, measures: LabGame['measures'], bot: LabWorld['bot']): LabWorld {
  const one: LabGame = { game, measures, standing: null };
  return { game: () => one, bot };
}
