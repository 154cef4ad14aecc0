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

/** A position on the way. Many lines lead over it, so that what was found out about it is kept. */
class Node<S> {
  readonly engine: Engine<S>;
  readonly seat: Seat;
  readonly match: Match<S>;
  /** By what it was come to. */
  readonly plans: readonly (readonly Choice[])[];
  /** How many of `plans` are asked before anything is shown that the seat does not know yet, the first one counted. */
  readonly sure: number;
  /** The question at which the turn may go on or stop; null: there is none. */
  readonly decision: Decision | null;
  /** What the seat does to stop: the default choices. Null where it cannot: without a question, and within a plan. */
  readonly stop: readonly Choice[] | null;
  readonly #after = new Map<string, Node<S>>();
  #ways: readonly Candidate[] = [];
  #mostWays = 0;
  #stopDiscrepancy: number | null = null;
  #text: string | null = null;

  constructor(
    engine: Engine<S>,
    seat: Seat,
    match: Match<S>,
    plans: readonly (readonly Choice[])[],
    sure: number,
  ) {
    const { decision } = match;
    const goesOn =
      decision !== null &&
      decision.seats[0] === seat &&
      plans.length < longest &&
      hasLines(engine.game, decision);
    this.engine = engine;
    this.seat = seat;
    this.match = match;
    this.plans = plans;
    this.sure = sure;
    this.decision = goesOn ? decision : null;
    const begun = this.decision === null || this.decision.plans[seat].length > 0;
    this.stop = begun ? null : stopOf(engine, match, seat);
  }

  /** Up to so many plans with which the seat goes on, stopping left out. */
  ways(most: number): readonly Candidate[] {
    const { engine, seat, match, decision, stop } = this;
    if (decision === null) return [];
    if (this.#mostWays < most) {
      this.#ways = plansFor(engine.game, match.state, seat, decision, decision.plans[seat], most);
      this.#mostWays = most;
    }
    return this.#ways.slice(0, most).filter(({ plan }) => !isSame(plan, stop));
  }

  /** The position after a plan, which must be legal. */
  after(plan: readonly Choice[]): Node<S> {
    const key = plan.join(' ');
    const known = this.#after.get(key);
    if (known !== undefined) return known;
    const match = this.engine.copy(this.match);
    this.engine.seal(match, this.seat, plan);
    const quiet = this.sure === this.plans.length && (match.undo?.length ?? 0) > 0;
    const plans = [...this.plans, plan];
    const made = new Node(this.engine, this.seat, match, plans, quiet ? plans.length : this.sure);
    this.#after.set(key, made);
    return made;
  }

  /** The position after a plan; null where it cannot be made. */
  tryAfter(plan: readonly Choice[]): Node<S> | null {
    const isKnown = this.#after.has(plan.join(' '));
    return isKnown || canMake(this.engine, this.match, this.seat, plan) ? this.after(plan) : null;
  }

  /** The discrepancy of stopping; infinite where it is not worth a thought, or not possible. */
  stopDiscrepancy(): number {
    this.#stopDiscrepancy ??= this.#judgeStop();
    return this.#stopDiscrepancy;
  }

  #judgeStop(): number {
    const { engine, seat, match, decision, stop } = this;
    const { state } = match;
    if (decision === null) return 0;
    if (stop === null) return Infinity;
    const legal = engine.game.decisions[decision.ask].choices(state, seat, [], decision);
    if (legal.length === 1) return 0;
    const worths = policyOf(engine.game).appraise(state, seat, [], legal, decision);
    const worth = worths[legal.indexOf(stop[0])];
    return worth > -Infinity ? Math.min(stopping, discrepancyOf(worths, worth)) : Infinity;
  }

  /** Equal for positions that are alike. */
  text(): string {
    this.#text ??= `${this.decision?.ask} ${JSON.stringify(this.match.state)}`;
    return this.#text;
  }
}

/** A position that is still to go on from, and how far the way to it lies from what the appraisal likes best. */
interface Way<S> {
  readonly node: Node<S>;
  readonly discrepancy: number;
}

/** The lines of one seat from an imagined match. What leads to the same position is found once. */
export class Lines<S> {
  readonly #root: Node<S>;
  readonly #passed = new Set<string>();
  readonly #stopped = new Set<string>();

  constructor(game: Game<S>, match: Match<S>, seat: Seat) {
    this.#root = new Node(undoing(game), seat, match, [], 0);
  }

  /**
   * Up to `most` lines, those of least discrepancy first: after every prefix the seat may
   * also stop.
   */
  first(most: number): Line[] {
    const found: Line[] = [];
    const open: Way<S>[] = [{ node: this.#root, discrepancy: 0 }];
    for (let way = open.pop(); way !== undefined && found.length < most; way = open.pop()) {
      const { node, discrepancy } = way;
      found.push(...this.#lineTo(node, discrepancy));
      for (const one of node.ways(branches)) {
        const next = node.after(one.plan);
        if (isNew(this.#passed, next))
          insert(open, { node: next, discrepancy: discrepancy + one.discrepancy });
      }
    }
    return found;
  }

  /** Up to `most` new lines beside this one: it stops earlier, leaves something out, or does something else on its way. */
  beside({ plan, next, discrepancy }: Omit<Line, 'sure'>, most: number): Line[] {
    const plans = [plan, ...next];
    const nodes = along(this.#root, plans);
    const found: Line[] = [];
    const going = discrepancy + aside - nodes[nodes.length - 1].stopDiscrepancy();
    const add = (node: Node<S>): void => {
      if (found.length < most) found.push(...this.#lineTo(node, going));
    };
    const goOn = (node: Node<S>, from: number): void => {
      if (found.length < most) add(along(node, plans.slice(from)).at(-1) ?? node);
    };
    nodes.forEach((node, at) => {
      add(node);
      if (at < nodes.length - 1) goOn(node, at + 1);
    });
    for (let place = 0; place < turnings; place++)
      nodes.forEach((node, at) => {
        const way = found.length < most ? node.ways(turnings)[place] : undefined;
        if (way !== undefined) goOn(node.after(way.plan), at);
      });
    return found;
  }

  // The line that stops here, unless it is known.
  #lineTo(node: Node<S>, discrepancy: number): Line[] {
    const { plans: done, stop } = node;
    const [plan, ...next] = stop === null ? done : [...done, stop];
    if (plan === undefined || !isNew(this.#stopped, node)) return [];
    const whole = discrepancy + node.stopDiscrepancy();
    return whole < Infinity
      ? [{ plan, next, sure: Math.min(node.sure, next.length), discrepancy: whole }]
      : [];
  }
}

// Marks the position as seen.
function isNew(seen: Set<string>, node: Node<unknown>): boolean {
  const text = node.text();
  if (seen.has(text)) return false;
  seen.add(text);
  return true;
}

// The positions on the way of these plans, this one first: what cannot be done is left out, and stopping ends it.
function along<S>(node: Node<S>, plans: readonly (readonly Choice[])[]): Node<S>[] {
  const nodes = [node];
  let last = node;
  for (const plan of plans) {
    if (last.decision === null || isSame(plan, last.stop)) break;
    const begun = last.decision.plans[last.seat];
    if (!isSame(begun, plan.slice(0, begun.length))) continue;
    const next = last.tryAfter(plan);
    if (next === null) continue;
    last = next;
    nodes.push(last);
  }
  return nodes;
}
