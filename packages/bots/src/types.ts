// What a bot is given and what it must answer: exactly what a person at the table has, and nothing more.

import type { Choice, DecisionView, Game, Match, Random, Seat, SeatView } from '@bridgefront/kernel';

/** One seat's door into a match: its view, its choices, and matches that it cannot tell from the true one. */
export interface Situation<S = unknown> {
  readonly game: Game<S>;
  readonly seat: Seat;
  /** What is asked, and the seat's plan so far. */
  readonly ask: DecisionView['ask'];
  readonly plan: readonly Choice[];
  /** Others may notice how long the answer takes: think as long about one choice as about several. */
  readonly timed: boolean;
  /** The legal next choices; never empty. */
  readonly choices: readonly Choice[];
  /** Everything that the seat may know. */
  view(): SeatView;
  /** A match with everything hidden re-dealt; independent for every call with the same generator. */
  imagine(random: Random): Match<S>;
}

/** A player that thinks. Equal situations and generators give equal choices. */
export interface Bot {
  readonly name: string;
  /** One line for lists and `--help`. */
  readonly summary: string;
  choose(situation: Situation, random: Random): Choice;
  /**
   * Choices with which the plan goes on, at least one: for bots that think about whole plans, so that they need not think
   * again for every choice. What follows the seal answers the seat's next questions, as far as nothing is shown before
   * them that it does not know yet; whoever asks may drop it and ask again. Left out: `choose` is asked choice by choice.
   */
  plan?(situation: Situation, random: Random): readonly Choice[];
}
