// What is said of a question wherever its options are changed: short enough to stand beside them.

/** A question of a game with what is known so far. */
export interface ToldQuestion {
  readonly id: string;
  readonly ask: string;
  /** The options that it tries, by name. */
  readonly options: readonly string[];
  readonly answer: string;
  /** What to do, in a few words. */
  readonly decision: string;
  /** Whether bots that plan further say the same. */
  readonly holds: 'yes' | 'no' | 'open' | 'not asked';
  /** Rules, cards, bots or the question have changed since. */
  readonly stale: boolean;
}

/** The file of a folder of answers that holds them, as a list. */
export const toldFile = 'told.json';
