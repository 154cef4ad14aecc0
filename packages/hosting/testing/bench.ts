// What the contract asks of a host: to begin a match, to hold it, to lose its memory, and to be refused by its log.

import type { ClockRule, GivenStandingAnswer } from '@bridgefront/protocol';
import type { HostedMatch } from '../src/index.ts';
import type { TestTime } from './test-time.ts';

/** A table of Snare: by seat the name of its bot; null: a person sits there. */
export interface TableWish {
  readonly bots: readonly [string | null, string | null];
  readonly clock?: ClockRule;
}

/** The beat of windows on which every host is opened; other answers leave at once. */
export const windowBeat = 1000;

/** A host under test. */
export interface HostBench {
  /** Begins a match of Snare, always dealt alike; its id. */
  begin(wish: TableWish): Promise<string>;
  /** The match as this host has it in its memory, loaded if need be. */
  match(id: string): Promise<HostedMatch>;
  /** What a seat says beforehand, instead of what it said before. */
  keepStanding(id: string, seat: number, answers: readonly GivenStandingAnswer[]): Promise<void>;
  /** Everything in memory is gone; what was stored is there. */
  restart(): Promise<void>;
  /** The same storage in the hands of another process or page, beside this one; null: nobody else can have it. */
  readonly beside: (() => Promise<HostBench>) | null;
  /** From now on nothing can be stored, or it can again. */
  full(full: boolean): void;
  close(): Promise<void>;
}

/** Opens a host with this time, windows on `windowBeat`, and bots that are called `greedy` and `broken` (which throws). */
export type OpenHost = (time: TestTime) => Promise<HostBench>;
