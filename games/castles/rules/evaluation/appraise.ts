// What each legal next choice is worth to a seat, from what the seat knows.

import type { Choice, Decision, Policy, Seat } from '@bridgefront/kernel';
import { TRAP } from '../cards/table.ts';
import { discardChoices, orderOfChoice, readPieceName } from '../notation.ts';
import { isSoldier, pieceOf } from '../pieces.ts';
import type { CardKind, OrderPrey, State, TrapOrder } from '../types.ts';
import { favouriteThing, thingWorths } from './things.ts';
import { searcherWeights } from './searcher-weights.ts';
import { greedyWeights } from './weights.ts';
import type { Weights } from './weights.ts';
import { handWorth } from './worth.ts';

// How likely and how good a victim of each order is; more Traps in hand make wider orders better.
const preyWorth: { readonly [P in OrderPrey | 'hold']: number } = {
  hold: 0.1,
  any: 0.9,
  soldiers: 1,
  civilians: 0.2,
  spearmen: 0.85,
  archers: 0.4,
  builders: 0.25,
  charging: 0.5,
};

/** The worth of an order to who holds so many Traps: without any they are all alike. */
function orderWorth({ prey, limit }: TrapOrder, traps: number): number {
  return traps === 0 ? 0 : preyWorth[prey] - 0.05 * Math.abs(limit - traps);
}

function endWorths(weights: Weights, state: State, seat: Seat, legal: readonly Choice[]): number[] {
  const { hand } = state.seats[seat];
  const copiesOf = (kind: CardKind): number => hand.filter((one) => one === kind).length;
  const traps = copiesOf(TRAP);
  return legal.map((choice) => {
    const order = orderOfChoice(choice);
    if (order !== null) return orderWorth(order, traps);
    const kind = discardChoices.read(state, choice);
    return (copiesOf(kind) > 1 ? 0.8 : 0) - handWorth(weights, state, kind);
  });
}

// A question at a check: Soldiers are worth a Trap, others if there are Traps to spare.
function trapWorth(state: State, seat: Seat, choice: Choice, about: Decision['about']): number {
  if (choice !== 'spring') return 0;
  const intruder = pieceOf(state, readPieceName(String(about['piece'])));
  const spare = state.seats[seat].hand.filter((one) => one === TRAP).length > 1;
  return (intruder !== null && isSoldier(state, intruder)) || spare ? 1 : -1;
}

/** The judgement by these weights, in HP of a Castle. Reads nothing that the seat cannot know. */
export function policyBy(weights: Weights): Policy<State> {
  return {
    appraise(state, seat, plan, legal, { ask, about }) {
      if (legal.length === 1) return [0];
      if (ask === 'end') return endWorths(weights, state, seat, legal);
      if (ask === 'mulligan') return legal.map((choice) => (choice === 'anew' ? 1 : 0));
      if (ask === 'trap') return legal.map((choice) => trapWorth(state, seat, choice, about));
      return thingWorths(weights, state, seat, plan, legal);
    },
    // The whole plan in the main part only.
    favourite: (state, seat, { ask }) => (ask === 'main' ? favouriteThing(weights, state, seat) : null),
  };
}

/** How quick players judge. */
export const quickPolicy: Policy<State> = policyBy(greedyWeights);

/** The same judgement by the weights that are tuned for searches. */
export const searchPolicy: Policy<State> = policyBy(searcherWeights);
