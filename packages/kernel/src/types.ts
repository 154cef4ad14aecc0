// The vocabulary that every game, bot, server and page shares.

/** Any value that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A seat at the table, 0 to n-1, in seat order. */
export type Seat = number;

/** One choice in the game's text notation, such as `card:scout-report`, `hex:2,-1`, `buy:4` or `done`. */
export type Choice = string;

/** Seeded generator as data: a 256-bit key and the number of 32-bit words drawn so far. */
export interface Random {
  readonly key: readonly number[];
  drawn: number;
  /** Prescribed six-sided dice that are used up before the key is asked (scenarios). */
  dice?: number[];
  /** Where every die that is rolled is noted, while somebody keeps account of them (`chanceOf`). */
  rolled?: DrawnDie[];
  /** The same for everything that is drawn. */
  noted?: DrawnNumbers[];
}

/** A die that was rolled: what it showed, and the word of the generator, counted from 0, from which it came. */
export interface DrawnDie {
  readonly word: number;
  readonly die: number;
}

/** Numbers that were drawn one after the other for one use. */
export interface DrawnNumbers {
  /** `shuffle`: below `below`, then below one less, down to below 2; otherwise each below `below`. A die shows one more. */
  readonly use: 'number' | 'die' | 'shuffle';
  /** The word of the generator, counted from 0, at which the first drawing began. */
  readonly word: number;
  readonly below: number;
  readonly numbers: readonly number[];
}

/**
 * Something that remains to be done: the handler's name and its bindings. The bindings are plain JSON (the
 * conformance kit checks it; the type leaves them open so that games can name theirs) and never change once pushed.
 */
export interface Step {
  readonly do: string;
  readonly [binding: string]: unknown;
}

/**
 * What a game names and binds: the bindings of each question and of each kind of step, and the faces of its reports.
 * Write bindings and faces as type aliases, not interfaces: only those fit plain data.
 */
export interface Terms {
  readonly asks: { readonly [name: string]: object };
  readonly steps: { readonly [name: string]: object };
  readonly faces: Face;
}

/** Bindings of which nothing is known but that they are plain JSON (the conformance kit checks it). */
export type Bindings = { readonly [binding: string]: unknown };

/** The terms of a game that does not declare any, and of code that serves all games. */
export interface AnyTerms {
  readonly asks: { readonly [name: string]: Bindings };
  readonly steps: { readonly [name: string]: Bindings };
  readonly faces: Face;
}

/** A step of a game with these terms. */
export type StepOf<T extends Terms, Name extends keyof T['steps'] = keyof T['steps']> = {
  readonly [N in Name]: { readonly do: N } & Readonly<T['steps'][N]>;
}[Name];

// What a question is about may be left out where it has no bindings that must be there.
type About<A> = Partial<A> extends A ? [about?: A] : [about: A];

/** A question that one or more seats answer at the same time, each with a sealed plan. */
export interface Decision<A extends object = Bindings> {
  /** Key of the game's decision table. */
  readonly ask: string;
  /** The seats that are asked, in seat order. */
  readonly seats: readonly Seat[];
  /** Choices made so far, by seat number; empty for seats that are not asked. */
  readonly plans: Choice[][];
  /** Whether the seat's plan is complete, by seat number; false for seats that are not asked. */
  readonly sealed: boolean[];
  /** What the question is about: plain bindings for the game's own use. */
  readonly about: Readonly<A>;
}

/** How a match ended. Seats in one group of the ranking share the place. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly reason: string;
  /** What each seat has scored, more is better; only where the game scores matches (`Game.scored`). */
  readonly scores?: readonly number[] | undefined;
}

/** Values of a game's options, by name. */
export type Options = { readonly [name: string]: OptionValue };
/** The value of one option, as its declaration's type allows. */
export type OptionValue = number | boolean | string | readonly number[];

/** A whole match as plain JSON: serialise it at any moment and continue identically. */
export interface Match<S> {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  state: S;
  /** What remains to be done; the last step is the next one. */
  stack: Step[];
  decision: Decision | null;
  random: Random;
  /** Accepted choices so far. Hidden from seats: it would betray how far others have planned. */
  sequence: number;
  /** Turn take-back (games with alternating turns): earlier positions of this turn, oldest first. */
  undo?: Match<S>[];
}

/** One face of a report: its kind and plain data, worded by the game's `describe.report`. */
export interface Face {
  readonly tell: string;
  readonly [detail: string]: Json | undefined;
}

/** What happened, with a public face (null: only some may know) and private faces by seat. */
export interface Report {
  readonly face: Face | null;
  readonly faces?: { readonly [seat: number]: Face };
}

/**
 * Is told of every report at the moment at which the game tells it: `match` then holds the state that the report leads
 * to, with no decision pending while steps are still running. It must not change the match.
 */
export type Observer = (report: Report, match: Match<unknown>) => void;

/** Why something was refused: a stable code, one sentence for a person, and the rule if a rule is the reason. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule?: string;
}

/** Every reason for a refusal, as a stable code for programs. */
export const refusalCodes = [
  'match-over',
  'not-asked',
  'already-sealed',
  'illegal-choice',
  'nothing-to-take-back',
  'bad-options',
  'bad-position',
  'bad-record',
  'bad-seats',
] as const;

/** One of `refusalCodes`. */
export type RefusalCode = (typeof refusalCodes)[number];

/** What a game may do while a step or a reveal is being handled. */
export interface Turn<S, T extends Terms = AnyTerms> {
  readonly match: Match<S>;
  readonly state: S;
  readonly random: Random;
  /** False in simulations: then build no reports. */
  readonly reporting: boolean;
  /** Schedules steps; they run in reading order, before everything scheduled earlier. */
  then(...steps: readonly StepOf<T>[]): void;
  /** Asks the seats; the engine pauses once the running handler returns. At most one question at a time. */
  ask<Name extends keyof T['asks'] & string>(
    decision: Name,
    seats: readonly Seat[],
    ...about: About<T['asks'][Name]>
  ): void;
  /**
   * Opens a window, whose rules `windowRules` made: asks whether the seats react. Decide by public facts alone whom to
   * ask, never by what somebody holds. Nothing before it can be taken back any more.
   */
  window<Name extends keyof T['asks'] & string>(
    decision: Name,
    seats: readonly Seat[],
    ...about: About<T['asks'][Name]>
  ): void;
  /** Tells the table; `faces` replaces the public face for single seats. */
  report(face: T['faces'] | null, faces?: { readonly [seat: number]: T['faces'] }): void;
  /** Marks that something hidden was shown: turn take-back cannot go behind this point. */
  revealed(): void;
}

/** How one kind of decision is planned, revealed and answered by default. `A`: what the question is about. */
export interface DecisionRules<S, T extends Terms = AnyTerms, A extends object = Bindings> {
  /**
   * Legal next choices after the plan so far. Empty means that the plan is complete. Everything offered
   * can be completed. Depends only on what the seat knew when it was asked, and on its own plan: not on who has sealed.
   */
  choices(state: S, seat: Seat, plan: readonly Choice[], decision: Decision<A>): readonly Choice[];
  /** Carries out the sealed plans, once the last seat has sealed. */
  reveal(turn: Turn<S, T>, decision: Decision<A>): void;
  /** Names of the bindings of `about` that everybody is shown with the question, so that pages light the place. */
  readonly shows?: readonly (keyof A & string)[];
  /** Present in windows only: the choice that lets the moment pass, and others that are no reaction. See `windowRules`. */
  readonly window?: { readonly pass: Choice; readonly alsoPass?: readonly Choice[] };
  /** A seat may answer it beforehand, as it may a window: its answer is the same for many turns. */
  readonly beforehand?: true;
  /** Choices that end the turn or a plan and add nothing: a seat with nothing else left has nothing to weigh. */
  readonly ends?: readonly Choice[];
  /** Whether this plan leaves out, by the order of its choices, what could be planned anew: its only next choice is no forced one. */
  leaves?(state: S, seat: Seat, plan: readonly Choice[]): boolean;
  /**
   * How far a seat may take back. `plan` (the default): its choices until the last seat has sealed. `turn`: beyond that
   * to the last choice of its turn that drew, rolled, revealed or asked another seat anything.
   */
  readonly takeBack?: 'plan' | 'turn';
  /** The choice that a time-out makes, out of `legal`; never random. Left out: the first legal choice. */
  fallback?(
    state: S,
    seat: Seat,
    plan: readonly Choice[],
    legal: readonly Choice[],
    decision: Decision<A>,
  ): Choice;
  /**
   * What a time-out does first with a plan that was begun and not sealed. `takenBack` (the default): what it would need
   * next may cost its seat dearly. `completed`: it is the seat's work, and the default choices only add what it lacks.
   */
  readonly unfinished?: 'takenBack' | 'completed';
  /** Why a choice that is not legal is refused, if a rule is the reason. */
  whyNot?(
    state: S,
    seat: Seat,
    plan: readonly Choice[],
    choice: Choice,
    decision: Decision<A>,
  ): Omit<Refusal, 'code'> | null;
}

/** A kind of window that a seat can answer beforehand. */
export interface WindowKind {
  /** The decision that is the window. */
  readonly ask: string;
  /** Only where the question shows these bindings with these values; empty: everywhere. */
  readonly where: { readonly [binding: string]: Json };
  /** When it opens, as a short phrase with a capital. */
  readonly text: string;
  /** The reactions of who always reacts: the first that is legal then. */
  readonly always: readonly Choice[];
}
