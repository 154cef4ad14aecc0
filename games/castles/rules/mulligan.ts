// A fresh hand (CA-86): before the first turn a hand without a unit may be dealt anew, once. Everybody is asked at once, so
// that the question betrays nothing.

import { shuffle } from '@bridgefront/kernel';
import type { Choice, Decision, DecisionTable } from '@bridgefront/kernel';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { byKind, slugs } from './hand.ts';
import { isUnit } from './main.ts';
import { dealHands } from './setup.ts';
import { forSharers, inTurn } from './sides.ts';
import type { State } from './types.ts';

const keep: Choice = 'keep';
const anew: Choice = 'anew';
const none: readonly Choice[] = [];

// What goes back goes under all cards and is shuffled with them before anybody draws.
function reveal(turn: Play, { plans }: Decision): void {
  const { state, random } = turn;
  const again = inTurn(state).filter((seat) => plans[seat].includes(anew));
  turn.then({ do: 'turn/begin' });
  if (again.length === 0) return;
  for (const seat of again) state.deck.push(...state.seats[seat].hand.splice(0));
  state.deck = shuffle(random, state.deck.sort(byKind));
  dealHands(state, again);
  for (const seat of again) {
    const { hand } = state.seats[seat];
    const face = { tell: 'anew', seat, count: hand.length } as const;
    tellerOf(turn)?.(face, forSharers(state, seat, { ...face, cards: slugs(state, hand) }));
  }
}

/** The decision before the first turn, with `mulligan`. */
export const mulliganDecisions = {
  mulligan: {
    choices: (state, seat, plan) =>
      plan.length > 0
        ? none
        : state.seats[seat].hand.some((kind) => isUnit(state, kind))
          ? [keep]
          : [keep, anew],
    reveal,
    fallback: () => keep,
    whyNot: (_state, _seat, _plan, choice) =>
      choice === anew ? { message: 'There is a unit in your hand: it stays.', rule: 'CA-86' } : null,
  },
} satisfies Partial<DecisionTable<State, Terms>>;
