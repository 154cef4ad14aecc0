// Questions of random matches, one after the other: what a seat sees at each, and what it may choose.

import { createEngine, openSeats, pickOne, seedRandom, sureMatch, viewOf } from '../src/index.ts';
import type { Choice, Face, Game, Json, Refusal, Seat } from '../src/index.ts';

/** One question that nobody has begun to answer. */
export interface AskedQuestion<V> {
  readonly ask: string;
  readonly seat: Seat;
  readonly table: V;
  readonly choices: readonly Choice[];
  /** What a choice is called. */
  readonly label: (choice: Choice) => string;
  /** Why a choice that is not among them is refused. */
  readonly refused: (choice: Choice) => Refusal | null;
}

/** Plays matches of two seats by chance, and shows every question before its first choice. */
export function eachQuestion<S, V extends Json, F extends Face>(
  game: Game<S, V, F>,
  wish: { readonly options: { readonly [name: string]: Json }; readonly matches: number },
  visit: (question: AskedQuestion<V>) => void,
): void {
  const engine = createEngine(game);
  const random = seedRandom('questions');
  for (let n = 0; n < wish.matches; n++) {
    const match = sureMatch(engine, wish.options, 2, `questions ${n}`);
    for (let { decision } = match; decision !== null; { decision } = match) {
      const { plans, ask } = decision;
      const [seat] = openSeats(decision);
      const choices = [...engine.choices(match, seat)];
      const refused = (choice: Choice) =>
        choices.includes(choice) ? null : engine.choose(match, seat, choice);
      if (plans[seat].length === 0) {
        const table = viewOf(engine, match, seat).table as V;
        const label = (choice: Choice) => game.describe.choice(match.state, seat, choice, decision);
        visit({ ask, seat, table, choices, label, refused });
      }
      engine.choose(match, seat, pickOne(random, choices));
    }
  }
}
