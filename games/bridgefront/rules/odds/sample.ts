// Battles fought without a match: the real steps on an imagined battlefield, and odds by sampling them.

import type { Choice, Decision, Random, Seat } from '@bridgefront/kernel';
import { battleDecisions, battleSteps } from '../battle/battle.ts';
import type { Chances } from './exact.ts';
import { fieldAttacker, fieldDefender, fieldHex } from './field.ts';
import type { Play, StepTo, Terms } from '../terms.ts';
import type { State } from '../types.ts';
import { forcesAt, occupies } from '../state/units.ts';

/** A turn without a table: nothing is told, and what is asked is answered as by a seat that does not answer. */
export class QuietTurn implements Play {
  readonly state: State;
  readonly random: Random;
  readonly reporting = false;
  private readonly stack: StepTo[] = [];

  constructor(state: State, random: Random) {
    this.state = state;
    this.random = random;
  }

  get match(): Play['match'] {
    const { state, random, stack } = this;
    const { options } = state;
    const seats = state.seats.length;
    return { game: 'bridgefront', options, seats, state, stack, decision: null, random, sequence: 0 };
  }

  then(...steps: readonly StepTo[]): void {
    this.stack.push(...steps.toReversed());
  }

  ask(ask: keyof Terms['asks'], seats: readonly Seat[], ..._about: readonly unknown[]): void {
    // Nobody has a way out of the imagined field: who takes the hits is all that is asked there.
    if (ask !== 'assign-hits') throw new Error(`A battle does not ask "${ask}".`);
    const plans: Choice[][] = this.state.seats.map(() => []);
    const sealed = this.state.seats.map((_, seat) => seats.includes(seat));
    const decision: Decision = { ask, seats, plans, sealed, about: {} };
    const rules = battleDecisions[ask];
    for (const seat of seats) {
      const plan = plans[seat];
      for (;;) {
        const legal = rules.choices(this.state, seat, plan, decision);
        if (legal.length === 0) break;
        plan.push(rules.fallback?.(this.state, seat, plan, legal, decision) ?? legal[0]);
      }
    }
    rules.reveal(this, decision);
  }

  window(): void {
    throw new Error('A battle opens no windows.');
  }

  report(): void {}

  revealed(): void {}

  /** Runs the scheduled steps of battles until nothing is left to do. */
  run(): void {
    for (let step = this.stack.pop(); step !== undefined; step = this.stack.pop()) {
      if (step.do === 'battle/open') battleSteps[step.do](this, step);
      else if (step.do === 'battle/losses') battleSteps[step.do](this, step);
      else throw new Error(`A battle does not lead to "${step.do}".`);
    }
  }
}

/** How the two seats' battle on the imagined battlefield is opened. */
export function openingOn(state: State) {
  const siege = state.seats[fieldDefender].capital === fieldHex;
  return { hex: fieldHex, attacker: fieldAttacker, defender: fieldDefender, siege, from: -1 };
}

/** Chances from fought battles, and the standard error of the attacker's share of wins. */
export interface Sampled extends Chances {
  readonly standardError: number;
  readonly samples: number;
}

/** Fights the battle many times; `stage` makes a fresh battlefield. Champions' hits are assigned by default (G-18). */
export function sampledChances(stage: () => State, samples: number, random: Random): Sampled {
  const sums = { attackerWins: 0, defenderWins: 0, bothDie: 0, attackerForces: 0, defenderForces: 0 };
  for (let i = 0; i < samples; i++) {
    const state = stage();
    const turn = new QuietTurn(state, random);
    turn.then({ do: 'battle/open', ...openingOn(state) });
    turn.run();
    if (occupies(state, fieldAttacker, fieldHex)) sums.attackerWins++;
    else if (occupies(state, fieldDefender, fieldHex)) sums.defenderWins++;
    else sums.bothDie++;
    sums.attackerForces += forcesAt(state, fieldAttacker, fieldHex);
    sums.defenderForces += forcesAt(state, fieldDefender, fieldHex);
  }
  const attackerWins = sums.attackerWins / samples;
  return {
    attackerWins,
    defenderWins: sums.defenderWins / samples,
    bothDie: sums.bothDie / samples,
    meanAttackerForces: sums.attackerForces / samples,
    meanDefenderForces: sums.defenderForces / samples,
    standardError: Math.sqrt((attackerWins * (1 - attackerWins)) / samples),
    samples,
  };
}
