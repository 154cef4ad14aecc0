// Lines: what a seat may do in a row until its turn ends, each thing a plan of its own.

import { createEngine } from '@bridgefront/kernel';
import type { Choice, Decision, Engine, Game, Match, Seat } from '@bridgefront/kernel';
import { discrepancyOf, insert, plansFor } from './plans.ts';
import type { Candidate } from './plans.ts';
import { canMake, policyOf } from './policy.ts';

/** A plan for the open question, and the plans that its seat means to make for the questions after it. */
export interface Line extends Candidate {
  readonly next: readonly (readonly Choice[])[];
  /** How many of `next` are asked before anything is shown that the seat does not know yet. */
  readonly sure: number;
}

// A position on the way, and how it was come by.
interface Node<S> {
  readonly match: Match<S>;
  readonly plans: readonly (readonly Choice[])[];
  readonly discrepancy: number;
  readonly sure: number;
  /** The question at which the turn may go on or stop; null: there is none. */
  readonly decision: Decision | null;
  /** What the seat does to stop: the default choices. Null where it cannot: without a question, and within a plan. */
  readonly stop: readonly Choice[] | null;
}

/** Most ways that a turn goes on after each prefix. */
const branches = 8;
/** Most ways that are tried at one place of a line that does well. */
const turnings = 4;
/** Most discrepancy that stopping is taken to have. */
const stopping = 2;
/** The discrepancy of a line from the one beside which it was found. */
const aside = 0.5;
/** Most plans of a line. */
const longest = 24;

const engines = new WeakMap<Game<unknown>, Engine<unknown>>();

// What can be taken back has shown nothing: an engine that keeps undo tells how far a line is sure.
function undoing<S>(game: Game<S>): Engine<S> {
  const known = engines.get(game as Game<unknown>);
  if (known !== undefined) return known as Engine<S>;
  const made = createEngine(game, { undo: true });
  engines.set(game as Game<unknown>, made as Engine<unknown>);
  return made;
}

/** Whether a seat does several things in a row in answer to such a question, which searches weigh together. */
export function hasLines<S>(game: Game<S>, { ask, seats }: Decision): boolean {
  return game.wholeTurns === true && seats.length === 1 && game.decisions[ask].takeBack === 'turn';
}

// The default choices.
function stopOf<S>(engine: Engine<S>, match: Match<S>, seat: Seat): readonly Choice[] {
  const { decision } = match;
  const plan: Choice[] = [];
  if (decision === null) return plan;
  const rules = engine.game.decisions[decision.ask];
  while (rules.choices(match.state, seat, plan, decision).length > 0)
    plan.push(engine.fallback(match, seat, plan));
  return plan;
}

function isSame(one: readonly Choice[], other: readonly Choice[] | null): boolean {
  return one.length === other?.length && one.every((choice, at) => choice === other[at]);
}

/** The lines of one seat from an imagined match. What leads to the same position is found once. */
export class Lines<S> {
  readonly #engine: Engine<S>;
  readonly #seat: Seat;
  readonly #root: Node<S>;
  readonly #seen = new Set<string>();

  constructor(game: Game<S>, match: Match<S>, seat: Seat) {
    this.#engine = undoing(game);
    this.#seat = seat;
    this.#root = this.#node(match, [], 0, 0);
  }

  /**
   * Up to `most` lines, those of least discrepancy first: after every prefix the seat may
   * also stop.
   */
  first(most: number): Line[] {
    const found: Line[] = [];
    const open = [this.#root];
    for (let node = open.pop(); node !== undefined && found.length < most; node = open.pop()) {
      found.push(...this.#lineTo(node));
      for (const one of this.#ways(node, branches)) {
        const child = this.#after(node, one);
        if (this.#isNew(child)) insert(open, child);
      }
    }
    return found;
  }

  /** Up to `most` new lines beside this one: it stops earlier, leaves something out, or does something else on its way. */
  beside({ plan, next, discrepancy }: Omit<Line, 'sure'>, most: number): Line[] {
    const plans = [plan, ...next];
    const nodes = this.#along(this.#root, plans);
    const found: Line[] = [];
    const going = discrepancy + aside - this.#stopDiscrepancy(nodes[nodes.length - 1]);
    const add = (node: Node<S>): void => {
      if (found.length < most) found.push(...this.#lineTo({ ...node, discrepancy: going }));
    };
    const goOn = (node: Node<S>, from: number): void =>
      add(this.#along(node, plans.slice(from)).at(-1) ?? node);
    nodes.forEach((node, at) => {
      add(node);
      if (at < nodes.length - 1) goOn(node, at + 1);
    });
    const ways = nodes.map((node) => this.#ways(node, turnings));
    for (let place = 0; place < turnings && found.length < most; place++)
      nodes.forEach((node, at) => {
        const way = ways[at][place];
        if (way !== undefined && found.length < most) goOn(this.#after(node, way), at);
      });
    return found;
  }

  // The positions on the way of these plans, this one first: what cannot be done is left out, and stopping ends it.
  #along(node: Node<S>, plans: readonly (readonly Choice[])[]): Node<S>[] {
    const nodes = [node];
    let last = node;
    for (const plan of plans) {
      if (last.decision === null || isSame(plan, last.stop)) break;
      const begun = last.decision.plans[this.#seat];
      if (!isSame(begun, plan.slice(0, begun.length))) continue;
      if (!canMake(this.#engine, last.match, this.#seat, plan)) continue;
      last = this.#after(last, { plan, discrepancy: 0 });
      nodes.push(last);
    }
    return nodes;
  }

  // How the seat goes on, but for stopping.
  #ways({ match, decision, stop }: Node<S>, most: number): Candidate[] {
    if (decision === null) return [];
    const begun = decision.plans[this.#seat];
    return plansFor(this.#engine.game, match.state, this.#seat, decision, begun, most).filter(
      ({ plan }) => !isSame(plan, stop),
    );
  }

  #after(node: Node<S>, { plan, discrepancy }: Candidate): Node<S> {
    const match = this.#engine.copy(node.match);
    this.#engine.seal(match, this.#seat, plan);
    const quiet = node.sure === node.plans.length && (match.undo?.length ?? 0) > 0;
    const plans = [...node.plans, plan];
    return this.#node(match, plans, node.discrepancy + discrepancy, quiet ? plans.length : node.sure);
  }

  #node(match: Match<S>, plans: Node<S>['plans'], discrepancy: number, sure: number): Node<S> {
    const { decision } = match;
    const goesOn =
      decision !== null &&
      decision.seats[0] === this.#seat &&
      plans.length < longest &&
      hasLines(this.#engine.game, decision);
    const open = goesOn ? decision : null;
    const begun = open === null || open.plans[this.#seat].length > 0;
    const stop = begun ? null : stopOf(this.#engine, match, this.#seat);
    return { match, plans, discrepancy, sure, decision: open, stop };
  }

  // The discrepancy of stopping; infinite where it is not worth a thought, or not possible.
  #stopDiscrepancy({ match: { state }, decision, stop }: Node<S>): number {
    if (decision === null) return 0;
    if (stop === null) return Infinity;
    const { game } = this.#engine;
    const legal = game.decisions[decision.ask].choices(state, this.#seat, [], decision);
    if (legal.length === 1) return 0;
    const worths = policyOf(game).appraise(state, this.#seat, [], legal, decision);
    const worth = worths[legal.indexOf(stop[0])];
    return worth > -Infinity ? Math.min(stopping, discrepancyOf(worths, worth)) : Infinity;
  }

  // The line that stops here, unless it is known.
  #lineTo(node: Node<S>): Line[] {
    const { plans: done, stop } = node;
    const [plan, ...next] = stop === null ? done : [...done, stop];
    if (plan === undefined || !this.#isNew(node, 'stop')) return [];
    const discrepancy = node.discrepancy + this.#stopDiscrepancy(node);
    return discrepancy < Infinity
      ? [{ plan, next, sure: Math.min(node.sure, next.length), discrepancy }]
      : [];
  }

  #isNew({ match: { state, decision } }: Node<S>, what = 'pass'): boolean {
    const key = `${what} ${decision?.ask} ${JSON.stringify(state)}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}
