// Effort: how much thought each question deserves. A turn is asked for in many small steps, most of which do not decide it.

import type { Decision } from '@bridgefront/kernel';

const efforts: { readonly [ask: string]: number } = {
  objective: 0.25,
  army: 0.25,
  command: 0.5,
  moves: 0.25,
  attacks: 0.15,
};

/** The part of a search's budget that the question is worth: none where its few choices are soon told apart. */
export function effort({ ask }: Decision): number {
  return efforts[ask] ?? 0;
}
