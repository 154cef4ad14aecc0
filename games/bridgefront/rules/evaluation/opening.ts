// What the choices of the set-up are worth: a Capital slot, the first bridges, the free card.

import type { Choice } from '@bridgefront/kernel';
import { boardOf, distance } from '../state/board.ts';
import { cardOfChoice } from '../notation.ts';
import { builtBridge } from '../types.ts';
import type { State } from '../types.ts';
import { cardGain } from './cards.ts';
import { Outlook } from './outlook.ts';

const outlook = new Outlook();

/** Far from those who have chosen already. */
function capital(state: State, _seat: number, _plan: readonly Choice[], legal: readonly Choice[]): number[] {
  const board = boardOf(state.radius);
  return legal.map((choice) => {
    const hex = board.hexByChoice.get(choice) ?? -1;
    let nearest = 2 * state.radius;
    for (const other of state.seats) {
      if (other.capital >= 0) nearest = Math.min(nearest, distance(board, hex, other.capital));
    }
    return nearest;
  });
}

/** The ways that a bridge opens, with the ones already chosen. */
function bridges(state: State, seat: number, plan: readonly Choice[], legal: readonly Choice[]): number[] {
  const { edgeByChoice } = boardOf(state.radius);
  const built = state.bridges.slice();
  for (const choice of plan) built[edgeByChoice.get(choice) ?? -1] = builtBridge;
  outlook.look({ ...state, bridges: built }, seat);
  return legal.map((choice) => outlook.bridge(edgeByChoice.get(choice) ?? -1));
}

function freeCard(state: State, _seat: number, _plan: readonly Choice[], legal: readonly Choice[]): number[] {
  return legal.map((choice) => cardGain(state, cardOfChoice(choice)));
}

/** Appraisals of the set-up's questions, by decision. */
export const setupAppraisals = { capital, bridges, 'free-card': freeCard } as const;
