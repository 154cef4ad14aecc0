// The round: its seats in turn order, its phases in theirs (§9), and the steps that a position in the middle of a round still has to do.

import type { Seat } from '@bridgefront/kernel';
import type { StepTo } from '../terms.ts';
import type { Phase, State } from '../types.ts';

/** The steps of one round, in order; each phase's handler schedules its own work before the next phase. */
const roundSteps = [
  { do: 'round/reset' },
  { do: 'round/market' },
  { do: 'round/action' },
  { do: 'round/sieges' },
  { do: 'round/collection' },
  { do: 'round/scoring' },
  { do: 'round/cleanup' },
] as const satisfies readonly StepTo[];

const firstStep: { readonly [phase in Phase]: number } = {
  setup: 0,
  reset: 0,
  market: 1,
  action: 2,
  sieges: 3,
  collection: 4,
  scoring: 5,
  cleanup: 6,
  over: roundSteps.length,
};

/** What is left to do of a round from the beginning of a phase, first step first. */
export function stepsFrom(phase: Phase): readonly StepTo[] {
  return roundSteps.slice(firstStep[phase]);
}

/** The same as a kernel stack: the next step last. */
export function stackFrom(phase: Phase): StepTo[] {
  return [...stepsFrom(phase)].reverse();
}

const turnOrders: Seat[][][] = [];

/** Seats in turn order, from the Lead clockwise: one list for all who ask. */
export function turnOrder({ seats: { length }, lead }: State): readonly Seat[] {
  const byLead = (turnOrders[length] ??= []);
  return (byLead[lead] ??= orderFrom(lead, length));
}

function orderFrom(lead: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((lead + i) % seats);
  return order;
}
