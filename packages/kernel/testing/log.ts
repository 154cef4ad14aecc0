// Logs that stand alone: whoever reads nothing but the sentences that a spectator is told knows the open table.

import {
  collect,
  createEngine,
  faceFor,
  openSeats,
  PositionError,
  seedRandom,
  sureMatch,
} from '../src/index.ts';
import type { Face, Game, Json, Report } from '../src/index.ts';
import { expect } from 'vitest';
import { pickRather } from './rather.ts';

/** Somebody who is read the log, and what the open table is to them. */
export interface LogReader {
  hear(sentence: string): void;
  whole(): unknown;
}

/** What reaches the reader of a sentence; '' for nothing. */
export type Heard = (sentence: string) => string;

/** Which match is read, to whom, and what of the true table the reader must know. */
export interface Log<V> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: { readonly [name: string]: Json };
  readonly names: readonly string[];
  /**
   * A reader who sees the table once, as it is at the first question, or at the first one at which `begins` holds; in a
   * later chapter of the match what was heard `before` is known.
   */
  readonly begin: (table: V, before: LogReader | null) => LogReader;
  readonly begins?: (table: V) => boolean;
  /** Chapters of a match that are played on grounds of their own: the next one's is seen anew. */
  readonly chapter?: (table: V) => number;
  readonly seen: (table: V) => unknown;
  /** A match is left after so many choices; none: it is read to its end. */
  readonly most?: number;
  /** Choices that are made rather than others, so that what they lead to comes up. */
  readonly rather?: RegExp;
  /** The best choices, as the game appraises them, are made rather than others. */
  readonly greedy?: boolean;
  /** Changes sentences, or keeps them from the reader (''), to see that they are missed. */
  readonly heard?: Heard;
}

/** Plays a match by chance and compares what the reader knows with the open table after every choice. */
export function readLog<S, V extends Json, F extends Face>(game: Game<S, V, F>, log: Log<V>): void {
  const {
    seats,
    seed,
    options = {},
    names,
    begin,
    seen,
    most: mostMade = Infinity,
    heard = (sentence) => sentence,
  } = log;
  const { begins = () => true, chapter = () => 0, rather, greedy = false } = log;
  const engine = createEngine(game);
  const match = sureMatch(engine, options, seats, seed);
  const random = seedRandom(`${seed} choices`);
  const table = (): V => game.view(match.state, null);
  let reader = begins(table()) ? begin(table(), null) : null;
  let before = reader;
  let read = chapter(table());
  const told: Report[] = [];
  const sentences: string[] = [];
  for (let made = 0; made < mostMade && match.decision !== null; made++) {
    const { decision } = match;
    const [seat] = openSeats(decision);
    const legal = engine.choices(match, seat);
    const worths = greedy ? game.appraise(match.state, seat, decision.plans[seat], legal, decision) : [];
    const most = Math.max(...worths);
    const choice = pickRather(random, legal, greedy ? (one) => worths[legal.indexOf(one)] === most : rather);
    expect(engine.choose(match, seat, choice, collect(told))).toBeNull();
    for (const report of told.splice(0)) {
      const face = faceFor(report, null);
      const sentence = face === null ? '' : game.describe.report(face as F, (one) => names[one], match.state);
      sentences.push(sentence);
      const reaches = heard(sentence);
      if (reaches !== '') reader?.hear(reaches);
    }
    if (chapter(table()) !== read) {
      [before, reader] = [reader ?? before, null];
      read = chapter(table());
    }
    if (reader === null) {
      if (begins(table())) reader = begin(table(), before);
      continue;
    }
    expect(reader.whole(), `seed ${seed}, after ${sentences.slice(-12).join(' | ')}`).toEqual(seen(table()));
  }
}

/** Whether some of so many readings come to something else than is told: a check that sees it fails, or does not understand. */
export function misleads(matches: number, read: (n: number) => void): boolean {
  for (let n = 0; n < matches; n++) {
    try {
      read(n);
    } catch (error) {
      // A position that cannot be read is no finding.
      if (error instanceof PositionError) throw error;
      return true;
    }
  }
  return false;
}

/** A sentence, and what it changes for whoever hears it. */
export type Rule = readonly [form: RegExp, hear: (...parts: string[]) => void];

/** Lets every rule that fits the sentence hear its parts. */
export function hearBy(rules: readonly Rule[], sentence: string): void {
  for (const [form, hear] of rules) {
    const found = form.exec(sentence);
    if (found !== null) hear(...found.slice(1));
  }
}
