// The commit that promises most: which units retreat and advance where, given what the enemy has and may still send.

import type { Choice, Seat } from '@bridgefront/kernel';
import { occupierOf } from '../figures.ts';
import { commitChoice, doneChoice, frontierChoice, goChoice, isKind, numberOf, readGo } from '../notation.ts';
import { home } from '../types.ts';
import type { Settlement, State, Unit } from '../types.ts';
import { frontierLead } from './forecast.ts';
import { cardWorth } from './worth.ts';

/** A commit as numbers: for each candidate the frontier it goes to (0: home), and the frontiers that are left. */
interface Commit {
  readonly goes: number[];
  readonly retreats: boolean[];
}

// How much of the worst answer of an enemy who has not committed is feared.
const fear = 0.45;
// Sending a unit shows it to the enemy.
const trouble = 0.02;

/** Weighs commits of one seat; what a frontier comes to is computed once for each set of units sent there. */
export class CommitPlanner {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #sign: number;
  readonly #units: readonly Unit[];
  readonly #others: readonly Unit[];
  readonly #threats: readonly Unit[];
  readonly #known: Map<number, { calm: number; storm: number }>[];

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#sign = seat === 0 ? 1 : -1;
    this.#units = state.units.filter((unit) => unit.seat === seat && unit.at === home && !unit.exerted);
    this.#others = state.units.filter((unit) => unit.at !== home);
    const open = !state.seats[1 - seat].hasCommitted;
    this.#threats = open
      ? state.units.filter((unit) => unit.seat !== seat && unit.at === home && !unit.exerted)
      : [];
    this.#known = state.land.map(() => new Map());
  }

  // The frontier with these units sent and the occupier gone or not: left in peace, and with all threats upon it.
  #frontier(frontier: number, set: number, retreats: boolean): { calm: number; storm: number } {
    const key = set * 2 + (retreats ? 1 : 0);
    const found = this.#known[frontier - 1].get(key);
    if (found !== undefined) return found;
    const there = this.#others.filter(
      (unit) => unit.at === frontier && !(retreats && unit.occupies && unit.seat === this.#seat),
    );
    const sent = this.#units.filter((_, at) => (set & (1 << at)) !== 0);
    const units = [...there, ...sent.map((unit) => ({ ...unit, at: frontier }))];
    const { land } = this.#state;
    const calm = this.#lead(units, land, frontier);
    const storm =
      this.#threats.length === 0
        ? calm
        : this.#lead(
            [...units, ...this.#threats.map((unit) => ({ ...unit, at: frontier }))],
            land,
            frontier,
          ) + this.#threatened();
    const result = { calm, storm };
    this.#known[frontier - 1].set(key, result);
    return result;
  }

  // Threats are worth something at home too: only what changes counts.
  #threatened(): number {
    let worth = 0;
    for (const unit of this.#threats) worth += cardWorth(this.#state.options, unit.card).unit;
    return worth;
  }

  #lead(units: readonly Unit[], land: readonly (Settlement | null)[], frontier: number): number {
    return this.#sign * frontierLead({ options: this.#state.options, units, land }, frontier);
  }

  /** What a commit promises: its frontiers, the units that stay at home, and the enemy's worst answer in part. */
  worth({ goes, retreats }: Commit): number {
    let calm = 0;
    let worst = 0;
    for (let frontier = 1; frontier <= this.#state.land.length; frontier++) {
      let set = 0;
      for (let at = 0; at < goes.length; at++) if (goes[at] === frontier) set |= 1 << at;
      const one = this.#frontier(frontier, set, retreats[frontier - 1]);
      calm += one.calm;
      worst = Math.min(worst, one.storm - one.calm);
      if (retreats[frontier - 1]) {
        const unit = occupierOf(this.#state, frontier);
        if (unit !== null) calm += cardWorth(this.#state.options, unit.card).unit;
      }
    }
    for (let at = 0; at < goes.length; at++)
      calm += goes[at] === home ? cardWorth(this.#state.options, this.#units[at].card).unit : -trouble;
    return calm + fear * worst;
  }

  /** Nothing sent, nobody called back. */
  nothing(): Commit {
    return { goes: this.#units.map(() => home), retreats: this.#state.land.map(() => false) };
  }

  /** Reads the part of a plan that has been made. */
  read(plan: readonly Choice[]): Commit {
    const commit = this.nothing();
    for (const choice of plan) {
      if (isKind(choice, 'retreat')) commit.retreats[numberOf(choice) - 1] = true;
      if (!isKind(choice, 'go')) continue;
      const { unit, frontier } = readGo(choice);
      commit.goes[this.#units.findIndex(({ id }) => id === unit)] = frontier;
    }
    return commit;
  }

  // Candidates and frontiers that the plan so far leaves open.
  #open(plan: readonly Choice[]): { from: number; retreatFrom: number } {
    const last = plan[plan.length - 1];
    if (isKind(last, 'go')) {
      const { unit } = readGo(last);
      return { from: this.#units.findIndex(({ id }) => id === unit) + 1, retreatFrom: Infinity };
    }
    return { from: 0, retreatFrom: isKind(last, 'retreat') ? numberOf(last) : 0 };
  }

  #mayRetreat(frontier: number): boolean {
    return occupierOf(this.#state, frontier)?.seat === this.#seat;
  }

  /** The best commit that begins with the plan, by changing one unit at a time until nothing gains. */
  best(plan: readonly Choice[]): Commit {
    const commit = this.read(plan);
    const { from, retreatFrom } = this.#open(plan);
    let best = this.worth(commit);
    for (let gained = true, sweeps = 0; gained && sweeps < 4; sweeps++) {
      gained = false;
      for (let at = from; at < commit.goes.length; at++) {
        const old = commit.goes[at];
        let taken = old;
        for (let frontier = 0; frontier <= this.#state.land.length; frontier++) {
          commit.goes[at] = frontier;
          const worth = this.worth(commit);
          if (worth <= best + 1e-9) continue;
          best = worth;
          taken = frontier;
        }
        commit.goes[at] = taken;
        gained ||= taken !== old;
      }
      for (let frontier = retreatFrom + 1; frontier <= commit.retreats.length; frontier++) {
        if (!this.#mayRetreat(frontier)) continue;
        commit.retreats[frontier - 1] = !commit.retreats[frontier - 1];
        const worth = this.worth(commit);
        if (worth > best + 1e-9) {
          best = worth;
          gained = true;
        } else commit.retreats[frontier - 1] = !commit.retreats[frontier - 1];
      }
    }
    return commit;
  }

  /** The commit as a plan: at least one retreat or advance must be in it. */
  plan({ goes, retreats }: Commit): Choice[] {
    const plan = [commitChoice];
    retreats.forEach((retreats_, at) => {
      if (retreats_) plan.push(frontierChoice('retreat', at + 1));
    });
    goes.forEach((frontier, at) => {
      if (frontier !== home) plan.push(goChoice(this.#units[at].id, frontier));
    });
    plan.push(doneChoice);
    return plan;
  }

  /** Worth of each next choice, the rest of the commit being as good as the best one allows. */
  appraise(plan: readonly Choice[], legal: readonly Choice[]): number[] {
    const best = this.best(plan);
    const { from, retreatFrom } = this.#open(plan);
    return legal.map((choice) => {
      const commit = { goes: best.goes.slice(), retreats: best.retreats.slice() };
      if (choice === doneChoice) {
        commit.goes.fill(home, from);
        for (let at = retreatFrom; at < commit.retreats.length; at++) commit.retreats[at] = false;
      } else if (isKind(choice, 'retreat')) {
        const frontier = numberOf(choice);
        for (let at = retreatFrom; at < frontier - 1; at++) commit.retreats[at] = false;
        commit.retreats[frontier - 1] = true;
      } else {
        const { unit, frontier } = readGo(choice);
        const place = this.#units.findIndex(({ id }) => id === unit);
        commit.goes.fill(home, from, place);
        commit.goes[place] = frontier;
        for (let at = retreatFrom; at < commit.retreats.length; at++) commit.retreats[at] = false;
      }
      return this.worth(commit);
    });
  }
}
