// The contract between the kernel and a game: what a game must supply to be played, watched and simulated.

import type { RulesBundle } from './bundle.ts';
import type { OptionDeclarations, OptionPreset } from './options.ts';
import type { PositionLaw } from './position-laws.ts';
import type {
  AnyTerms,
  Choice,
  Decision,
  DecisionRules,
  Face,
  Json,
  Match,
  Options,
  Outcome,
  Random,
  Seat,
  Step,
  StepOf,
  Terms,
  Turn,
  WindowKind,
} from './types.ts';

/** The words of a game, in English, made from the same data as the rules. */
export interface Descriptions<S, F extends Face = Face> {
  /** What the seat is asked now, as one short sentence addressed to the player; of others' plans it says nothing. */
  prompt(state: S, seat: Seat, decision: Decision): string;
  /** What a choice means, as a short label for a button or a list. */
  choice(state: S, seat: Seat, choice: Choice, decision: Decision): string;
  /**
   * One log sentence for a face of a report; `name` gives each seat's display name. `state`, where the host has it, is
   * the state now or later: it may only name what does not change, such as places.
   */
  report(face: F, name: (seat: Seat) => string, state?: S): string;
  /** The kinds of windows that open under these options, in the order in which people look for them. */
  windows?(options: Options): readonly WindowKind[];
}

/** Reading and writing of a game's state as readable JSON (`read(write(s))` is `s`). */
export interface PositionFormat<S> {
  write(state: S): Json;
  /**
   * Reads a position; whatever is left out takes its set-up default. `stack` is what the position's phase
   * has still to do, used where the text does not bring its own continuation.
   * @throws PositionError with one sentence when the text makes no sense
   */
  read(
    text: Json,
    options: Options,
    seats: number | null,
    random: Random,
  ): { state: S; stack: Step[]; seats: number };
  /** What no play leads to: positions that break one of these are refused with its rule (`readPosition`). */
  readonly laws?: readonly PositionLaw<S>[];
}

/**
 * Carries out one kind of step: changes the state, schedules steps, or asks. Declared as a method so that games
 * of any state fit one registry (method parameters are compared both ways).
 */
export type StepHandler<S, T extends Terms = AnyTerms, St extends Step = Step> = {
  handle(turn: Turn<S, T>, step: St): void;
}['handle'];

/**
 * The views of one match in two halves, which may remember what they gave: a part that nothing has changed in may be the
 * very same again. What they give belongs to who asks: it holds nothing of the state that can change, and no member that is
 * undefined. For every seat `{ ...open, ...own }` is what `view` says, and `open` is what it says to spectators.
 */
export interface ViewHalves<S, V extends Json> {
  open(state: S): V;
  /** What the seat's view has beside the open half of the same state, or in place of some of its members. */
  own(state: S, seat: Seat, open: V): { readonly [member: string]: Json };
}

/** How players choose who do not look ahead: for quick bots, and for what searches imagine. */
export interface Policy<S> {
  /**
   * Sensible worth of each legal choice for the seat, any scale, from what the seat knows; for quick bots. `-Infinity`
   * is not worth a thought, such as ending a turn while something is to be had for nothing: searches leave it out while there is another choice.
   */
  appraise(
    state: S,
    seat: Seat,
    plan: readonly Choice[],
    legal: readonly Choice[],
    decision: Decision,
  ): readonly number[];
  /**
   * The whole plan that comes of always making the first of the best appraised choices, where the game finds it
   * quicker than one choice after another; null elsewhere.
   */
  favourite?(state: S, seat: Seat, decision: Decision): readonly Choice[] | null;
  /**
   * How far searches trust it when they weigh what it likes less, as a multiple of what their settings say: above 1 where
   * it is tuned so well that few play-outs hardly know better. 1 if left out.
   */
  readonly trust?: number;
}

/** A manner in which bots of a game can be made to play. */
export interface Style {
  /** Kebab-case, such as `bold`. */
  readonly name: string;
  /** What one sees of it, in half a sentence: `marches early, and fights for what others hold`. */
  readonly says: string;
  /**
   * Kinds of choices that are liked more (or, below 0, less), by standard deviations of what the weighed plans are worth: what is
   * asked, a full stop and the choice, each perhaps ended by a star, as in `main.build:*`.
   */
  readonly likes: { readonly [kind: string]: number };
}

/** What results tell of a seat of a match that is over, each as a short name; null: nothing. */
export interface Played<S> {
  /** With what it played: its faction, its deck. */
  side?(state: S, seat: Seat): string | null;
  /** What it began with, from the seat's own choices of the match, the first one first. */
  opening?(choices: readonly Choice[]): string | null;
}

/**
 * A game of state `S`, view `V` and faces `F`: pure functions over plain data. Everything random comes from the
 * `Random` handed in. Write it with `defineGame`, which checks what is asked, scheduled and told.
 */
export interface Game<S, V extends Json = Json, F extends Face = Face> extends Policy<S> {
  /** Kebab-case name, as on the command line and the wire. */
  readonly name: string;
  readonly title: string;
  /** Raised whenever the same choices may lead to another state. Part of the rules fingerprint. */
  readonly version: string;
  /** Data that decides how the game plays (cards, constants): the other part of the fingerprint. */
  readonly rules: Json;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * Who plays together: the seats of each side, which win or lose together. Left out: everybody plays alone; `sidesOf`
   * says either.
   */
  sides?(seats: number): readonly (readonly Seat[])[];
  readonly options: OptionDeclarations;
  /** Option values that go together, for lobby and command line; no part of the fingerprint. */
  readonly presets?: readonly OptionPreset[];
  /** Manners in which its bots can be made to play; no part of the fingerprint. */
  readonly styles?: readonly Style[];
  /** Reasons why options, each valid by itself, do not go together or with the number of seats. */
  checkOptions?(options: Options, seats: number): string | null;
  /** First state and first steps of a match. */
  setup(options: Options, seats: number, random: Random): { state: S; stack: Step[] };
  readonly steps: { readonly [name: string]: StepHandler<S> };
  readonly decisions: { readonly [name: string]: DecisionRules<S> };
  /** Counts the turns of the match (rounds, where all seats act at once): how long a standing answer may hold. */
  turn?(state: S): number;
  /**
   * What was publicly seen stays seen: changes the state that a take-back restores by what the state that is taken back
   * had shown to all. Left out: take-back restores the state as it was.
   */
  staysSeen?(restored: S, taken: S): void;
  /** A copy that shares nothing changeable with the original; hot code in searches. */
  copy(state: S): S;
  /** What a seat (null: a spectator) may know, built field by field. `open`: the spectators' view, if at hand, to share. */
  view(state: S, seat: Seat | null, open?: V): V;
  /** The views of one match that is looked at again and again, where the game gives them quicker so; see `ViewHalves`. */
  halves?(): ViewHalves<S, V>;
  /** Re-deals, in place, everything that the seat cannot know, consistently with what it knows. */
  resample(state: S, seat: Seat | null, random: Random, options: Options): void;
  /** Null while the match runs. */
  outcome(state: S, options: Options): Outcome | null;
  /** For results of matches that are over; no part of the fingerprint. Left out: there is nothing to tell. */
  readonly played?: Played<S>;
  /**
   * With what everybody begins where the scores of many matches are added up; null: matches with these options are not scored.
   * Left out: the game knows places only.
   */
  scored?(options: Options): number | null;
  readonly position: PositionFormat<S>;
  readonly describe: Descriptions<S, F>;
  /**
   * Expected share of the win for every seat, 0 to 1, judged from a (sampled) state; for search leaves. `decision`: the
   * question that is open there, with the plans sealed so far.
   */
  estimate(state: S, options: Options, decision: Decision | null): readonly number[];
  /**
   * Whether who is ahead can be judged at this question; searches let everybody play on until it can. Left out:
   * everywhere. A match must come to such questions, or to its end, again and again.
   */
  calm?(state: S, decision: Decision): boolean;
  /**
   * How many turns searches look ahead, as a share of what their settings say: below 1 where a turn holds much, or where
   * little more is known later. 1 if left out; every search looks at least one turn ahead.
   */
  readonly foresight?: number;
  /**
   * Searches weigh what a seat does in a row, at questions whose plans can be taken back within the turn, as one line up to
   * its end. Left out: they weigh one plan, and take the seat to go on by the policy.
   */
  readonly wholeTurns?: true;
  /**
   * How searches take players to choose, the searching seat included, where that is not how the game's own policy does:
   * one tuned for them, say, while the quick bots stay the yardstick that they were.
   */
  readonly searchPolicy?: Policy<S>;
  /**
   * How much thought the question deserves, from 0 (the appraisal will do) to 1: so much of its budget a search spends.
   * 1 where it is missing.
   * Told from what everybody knows, so that the time a bot takes betrays nothing.
   */
  effort?(decision: Decision): number;
  /** Everything that must be neither lost nor doubled, as a canonical text; null when nothing is conserved. */
  census(state: S): string | null;
  /** Where the game comes out of a bundle: that, with the kernel that runs it. */
  readonly bundle?: RulesBundle;
}

/** How many seats a game is played with, in words: `2 seats`, `2 to 6 seats`. */
export function seatsInWords({ min, max }: AnyGame['seats']): string {
  return min === max ? `${min} seats` : `${min} to ${max} seats`;
}

/** The seats of each side; who plays alone is a side of one. */
export function sidesOf(game: AnyGame, seats: number): readonly (readonly Seat[])[] {
  return game.sides?.(seats) ?? Array.from({ length: seats }, (_, seat) => [seat]);
}

/** The handlers of a game's steps. Parts in files of their own say `satisfies Partial<StepHandlers<State, Terms>>`. */
export type StepHandlers<S, T extends Terms> = {
  readonly [N in keyof T['steps']]: StepHandler<S, T, StepOf<T, N> & Step>;
};

/** The rules of a game's questions; parts of them as for `StepHandlers`. */
export type DecisionTable<S, T extends Terms> = {
  readonly [N in keyof T['asks']]: DecisionRules<S, T, T['asks'][N]>;
};

// A game as it is written: the same, with its middle typed by its terms.
type Defined<S, T extends Terms, V extends Json> = Omit<Game<S, V, T['faces']>, 'steps' | 'decisions'> & {
  readonly steps: StepHandlers<S, T>;
  readonly decisions: DecisionTable<S, T>;
};

/**
 * A game whose questions, steps and reports are checked against its terms: what is asked has rules and the bindings they
 * read, what is scheduled has a handler, what is told has a face. `defineGame<State, Terms, View>()({ … })`.
 */
export function defineGame<S, T extends Terms, V extends Json = Json>(): (
  game: Defined<S, T, V>,
) => Game<S, V, T['faces']> {
  // What the terms have checked, the engine runs by name.
  return (game) => game as Game<S, V, T['faces']>;
}

/** A game whose state type does not matter to the caller, as in a registry. Every `Game<S>` is one. */
export type AnyGame = Game<unknown>;

/** A match whose state type does not matter to the caller. */
export type AnyMatch = Match<unknown>;
