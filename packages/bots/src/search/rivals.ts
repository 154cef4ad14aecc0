// What the others may plan at the same time: each of them weighs its own plans, without knowing ours.

import type { Choice, Decision, Game, Match, Seat } from '@bridgefront/kernel';
import { plansFor } from './plans.ts';

/** How a rival's plan has done so far. */
interface Tried {
  tries: number;
  sum: number;
}

/** The plan that a rival follows in one world. */
export interface RivalPlan {
  readonly seat: Seat;
  readonly plan: readonly Choice[];
  readonly tried: Tried;
  /** All of its plans together. */
  readonly all: Tried;
}

// Exploration by upper confidence bounds (UCB1, Auer, Cesa-Bianchi, Fischer 2002), with shares of the win as rewards.
const curiosity = 0.1;
// Share of the win that a rival expects to lose by straying from what its appraisal likes best.
const caution = 0.02;

/**
 * The others' side of the open decision. Every rival keeps its own account of what its plans brought, whatever we
 * planned (decoupled selection for simultaneous moves, Tak, Lanctot, Winands 2014); a plan counts as the same in all
 * worlds in which the rival can make it, and the more worlds there have been, the more plans are considered.
 */
export class Rivals {
  readonly #accounts = new Map<string, Tried>();
  readonly #most: number;
  #worlds = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Another world begins. */
  open(): void {
    this.#worlds++;
  }

  /** The plan that a rival tries in this world, out of those that the appraisal likes best there. */
  pick<S>(game: Game<S>, match: Match<S>, seat: Seat, decision: Decision): RivalPlan {
    const most = Math.min(this.#most, 1 + Math.floor(Math.sqrt(this.#worlds)));
    const candidates = plansFor(game, match.state, seat, decision, [], most);
    const all = this.#account(`${seat}`);
    const usual = all.tries === 0 ? 0 : all.sum / all.tries;
    const total = Math.log(this.#worlds + 1);
    let best: RivalPlan = { plan: [], seat, tried: all, all };
    let bestLooks = -Infinity;
    for (const { plan, strayed } of candidates) {
      const tried = this.#account(`${seat} ${plan.join(' ')}`);
      const known = (tried.sum + usual) / (tried.tries + 1);
      const looks = known + curiosity * Math.sqrt(total / (tried.tries + 1)) - caution * strayed;
      if (looks <= bestLooks) continue;
      best = { seat, plan, tried, all };
      bestLooks = looks;
    }
    return best;
  }

  #account(key: string): Tried {
    let tried = this.#accounts.get(key);
    if (tried === undefined) {
      tried = { tries: 0, sum: 0 };
      this.#accounts.set(key, tried);
    }
    return tried;
  }
}

/** Books the mean share of the win that a rival's plan brought it in one world. */
export function book({ tried, all }: RivalPlan, share: number): void {
  tried.tries++;
  tried.sum += share;
  all.tries++;
  all.sum += share;
}
