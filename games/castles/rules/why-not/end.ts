// Why an answer at the turn's end is refused (CA-18).

import type { Choice, Seat } from '@bridgefront/kernel';
import { choiceKind } from '@bridgefront/kernel';
import { tableFor } from '../cards/in-force.ts';
import type { Reason } from '../effects.ts';
import { discardChoices } from '../notation.ts';
import type { State } from '../types.ts';
import { plural } from '@bridgefront/tabletop/words';
import { because, noCard } from './reason.ts';

function whyNoDiscard(state: State, seat: Seat, plan: readonly Choice[], choice: Choice): Reason {
  const kind = discardChoices.read(state, choice);
  if (kind < 0) return noCard;
  const { hand } = state.seats[seat];
  if (hand.length - plan.length <= state.options.handLimit)
    return because('CA-18', 'You hold no more cards than the limit: nothing is discarded.');
  return because('CA-18', `You have no ${tableFor(state).cards[kind].name} in your hand.`);
}

/** Why a discard or an order is refused; null where the question alone says it. */
export function whyNotAtEnd(
  state: State,
  seat: Seat,
  plan: readonly Choice[],
  choice: Choice,
): Reason | null {
  if (choiceKind(choice) === 'discard') return whyNoDiscard(state, seat, plan, choice);
  if (choiceKind(choice) !== 'order') return null;
  const over = state.seats[seat].hand.length - state.options.handLimit - plan.length;
  if (over > 0) return because('CA-18', `Discard ${plural(over, 'card')} first.`);
  return because('CA-46', 'There is no such Trap order.');
}
