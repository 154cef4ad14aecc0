// What a game can tell besides being played: its cards as a list, the odds of its battles, its scores.

import type { Json, Options, SeatView } from '@bridgefront/kernel';

/** One card as `bridgefront cards … --json` prints it. Games may add figures of their own. */
export interface CardEntry {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly copies: number;
  readonly type: string;
  readonly text: string;
}

/** A question about a battle, in the words of the command line; left out parts are undefined. */
export interface OddsRequest {
  readonly attacker: string;
  readonly defender: string;
  readonly at?: string | undefined;
  readonly attackerFaction?: string | undefined;
  readonly defenderFaction?: string | undefined;
  readonly options: Options;
}

/** Chances of a battle, as `bridgefront odds … --json` prints them. */
export interface OddsAnswer {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly bothDie: number;
  readonly meanAttackerForces: number;
  readonly meanDefenderForces: number;
  readonly exact: boolean;
  /** Only of sampled odds: how far off the attacker's share of wins typically is, and how many battles were fought. */
  readonly standardError?: number;
  readonly samples?: number;
}

/** How a running or finished match stands, for statistics. */
export interface Standing {
  readonly round: number;
  /** By seat; null while scores are hidden. */
  readonly scores: readonly number[] | null;
}

/** Extras of one game; a command whose part is missing says that the game has none. */
export interface GameExtras {
  cards?(options: Options): readonly CardEntry[];
  /** Short facts of a card for one line, such as `2 mana + 1 gold · initiative 40 · Spell`. */
  cardFacts?(card: CardEntry): string;
  /** The printed name of a deck. */
  deckTitle?(deck: string): string;
  /** @throws CommandFailure (usage) when an army makes no sense */
  odds?(request: OddsRequest): OddsAnswer;
  /** What may stand behind the game's name in the help of a command, such as `--option rounds=5` for `play`. */
  readonly examples?: { readonly [command: string]: readonly string[] };
  /** A scenario of the game, as JSON on few lines, for the help. */
  readonly scenario?: string;
  /** Reads a spectator's view. */
  standing?(view: SeatView<Json>): Standing;
}
