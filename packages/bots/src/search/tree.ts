// The search tree: every seat keeps accounts of what its plans brought, apart from what the others planned.

import type { Choice, Decision, Engine, Match, Seat } from '@bridgefront/kernel';
import { plansFor } from './plans.ts';

/** How a plan has done so far, or all plans of one account together. */
interface Tried {
  tries: number;
  sum: number;
}

/** What a seat knows about its plans for one question, after the same plans of its own. */
interface Account extends Tried {
  readonly plans: Map<string, Tried>;
}

/** A plan that a seat follows in one play-out. */
export interface Picked {
  readonly seat: Seat;
  readonly plan: readonly Choice[];
  readonly tried: Tried;
  readonly account: Account;
}

// Exploration by upper confidence bounds (UCB1, Auer, Cesa-Bianchi, Fischer 2002), with shares of the win as rewards.
const curiosity = 0.05;
// Share of the win that a seat expects to lose by straying from what its appraisal likes best.
const caution = 0.02;

/**
 * An information-set tree (Cowling, Powley, Whitehouse 2012) for plans that are made in secret and at the same time:
 * every seat chooses by its own accounts, whatever the others choose (decoupled selection, Tak, Lanctot, Winands
 * 2014). An account belongs to one seat and to what that seat has planned since the search began; worlds differ, so a
 * plan counts as the same in all in which it can be made. The more an account was asked, the more plans it weighs
 * (progressive widening, Coulom 2007), those first that the appraisal likes best.
 */
export class Tree {
  readonly #accounts = new Map<string, Account>();
  readonly #most: number;

  /** A tree without accounts, in which a seat weighs at most so many plans for a question. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Makes the plan that a seat tries for the open decision. `path` names the question and the seat's plans so far. */
  plan<S>(engine: Engine<S>, match: Match<S>, seat: Seat, decision: Decision, path: string): Picked {
    const account = this.#account(path);
    const most = Math.min(this.#most, 1 + Math.floor(Math.sqrt(account.tries)));
    const usual = account.tries === 0 ? 0 : account.sum / account.tries;
    const total = Math.log(account.tries + 2);
    let best: Picked | null = null;
    let bestLooks = -Infinity;
    for (const { plan, discrepancy } of plansFor(engine.game, match.state, seat, decision, [], most)) {
      const tried = triedOf(account, plan.join(' '));
      const bound = curiosity * Math.sqrt(total / (tried.tries + 1));
      const looks = (tried.sum + usual) / (tried.tries + 1) + bound - caution * discrepancy;
      if (looks <= bestLooks) continue;
      best = { seat, plan, tried, account };
      bestLooks = looks;
    }
    const picked = best ?? { seat, plan: [], tried: { tries: 0, sum: 0 }, account };
    if (best !== null) engine.seal(match, seat, picked.plan);
    return picked;
  }

  #account(path: string): Account {
    let account = this.#accounts.get(path);
    if (account === undefined) {
      account = { tries: 0, sum: 0, plans: new Map() };
      this.#accounts.set(path, account);
    }
    return account;
  }
}

function triedOf({ plans }: Account, text: string): Tried {
  let tried = plans.get(text);
  if (tried === undefined) {
    tried = { tries: 0, sum: 0 };
    plans.set(text, tried);
  }
  return tried;
}

/** Books the share of the win that a plan brought its seat. */
export function book({ tried, account }: Picked, share: number): void {
  tried.tries++;
  tried.sum += share;
  account.tries++;
  account.sum += share;
}
