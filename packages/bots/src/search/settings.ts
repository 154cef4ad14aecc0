// What a searching bot may be told: how long to think, how many plans to weigh, how far and how soundly to look.

/** How much is thought about one plan: a number of play-outs, or a time on the clock that an app hands in. */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; now(): number };

/** How a search thinks. What is below its best is meant for bots that people can beat. */
export interface SearchSettings {
  readonly budget: Budget;
  /** Most plans that are weighed against each other. */
  readonly plans: number;
  /**
   * Where whole turns are weighed (`Game.wholeTurns`): how many times lines are looked for beside those that do best, before
   * all of them race.
   */
  readonly rounds: number;
  /**
   * After how many turns, the one that is planned included, the game's estimate is asked who is ahead, ascending; the
   * mean of the answers counts. A turn is a question to several seats, or all questions in a row to one and the same; where
   * a game says when it is calm, it lasts until the next calm question. The last look is the horizon: no play-out goes
   * beyond it. A game may let its searches look less or further ahead (`Game.foresight`).
   */
  readonly looks: readonly number[];
  /** How often, from 0 to 1, an imagined plan is continued with another than the best appraised choice. */
  readonly surprise: number;
  /** Share of the win that a plan has to make up for every place and spread by which the appraisal likes it less. */
  readonly trust: number;
  /** What the others are taken to do: weigh their plans as we weigh ours, or plan as the appraisal likes it. */
  readonly others: 'weigh' | 'plan';
  /**
   * The last turn, the planned one being 1, in which seats choose by what their plans brought in earlier play-outs:
   * the seat that searches, and others if they weigh their plans. Afterwards, with 0 from the start, all follow the appraisal.
   */
  readonly depth: number;
  /** Most plans that a seat weighs at one question of the tree. */
  readonly nextPlans: number;
  /**
   * Standard errors by which a plan must lie behind the leading one to drop out of the race early, which ends it when one is
   * left; 0 spends the whole budget. Ignored where others may notice how long the answer takes.
   */
  readonly doubt: number;
  /**
   * How much it errs, from 0, which makes the best plan, to 1, which makes any: plans are made by chance, the likelier the more
   * they are worth (softmax), so that they lose this share of what a plan by lot would lose at the same question.
   */
  readonly lapse: number;
}

/** A sound searcher's settings; only the budget is left to say. */
export const soundSearch: Omit<SearchSettings, 'budget'> = {
  plans: 16,
  rounds: 2,
  looks: [3],
  surprise: 0,
  trust: 0.01,
  others: 'plan',
  depth: 0,
  nextPlans: 5,
  doubt: 0,
  lapse: 0,
};

/** Says how much of a part of a budget is spent, from 0 to 1 and beyond, after so many play-outs. */
export function meterOf(budget: Budget, part = 1): (playouts: number) => number {
  if ('playouts' in budget) return (playouts) => playouts / (part * budget.playouts);
  const began = budget.now();
  return () => (budget.now() - began) / (part * budget.milliseconds);
}
