// Effort: how much thought each question deserves. A turn is asked for in many small steps, most of which do not decide it.

import type { Decision } from '@bridgefront/kernel';

const efforts: { readonly [ask: string]: number } = {
  objective: 0.1,
  command: 0.25,
  orders: 0.08,
  moves: 0.1,
  attacks: 0.08,
};

/** What is left: answers in a combat, cards to keep. Few choices, soon told apart. */
const small = 0.06;

/** The part of a search's budget that the question is worth. */
export function effort({ ask }: Decision): number {
  return efforts[ask] ?? small;
}
