// Windows: questions whether a seat reacts, asked so that neither the asking nor the answer's time betrays a hand.

import type { Engine } from './engine.ts';
import type {
  AnyTerms,
  Bindings,
  Choice,
  Decision,
  DecisionRules,
  Json,
  Match,
  Refusal,
  Seat,
  Terms,
  Turn,
  WindowKind,
} from './types.ts';
import { shownOf } from './view.ts';

/** What a game says about one kind of window. */
export interface WindowParts<S, T extends Terms = AnyTerms, A extends object = Bindings> {
  /**
   * What the seat may do instead of passing, after the plan so far; empty when the plan is complete, and at its
   * beginning when the seat holds nothing that fits. Depends only on what the seat knows.
   */
  reactions(state: S, seat: Seat, plan: readonly Choice[], decision: Decision<A>): readonly Choice[];
  /** Carries out the answers; a plan that is `[pass]` lets the moment pass. */
  reveal(turn: Turn<S, T>, decision: Decision<A>): void;
  /** Names of the bindings of `about` that everybody is shown with the question. */
  readonly shows?: readonly (keyof A & string)[];
  /** The choice that lets the moment pass, in the game's notation. Default `pass`. */
  readonly pass?: Choice;
  /** Choices among the reactions that are none, such as to let all moments of a turn pass. */
  readonly alsoPass?: readonly Choice[];
  whyNot?(
    state: S,
    seat: Seat,
    plan: readonly Choice[],
    choice: Choice,
    decision: Decision<A>,
  ): Omit<Refusal, 'code'> | null;
}

/**
 * The rules of a window: passing is always offered, first, and is what a time-out chooses. A seat is asked even when it
 * can only pass, so that silence says nothing. Open it with `turn.window`.
 */
export function windowRules<S, T extends Terms = AnyTerms, A extends object = Bindings>(
  parts: WindowParts<S, T, A>,
): DecisionRules<S, T, A> {
  const { pass = 'pass', alsoPass, ...others } = parts;
  return {
    ...others,
    window: { pass, ...(alsoPass && { alsoPass }) },
    choices(state, seat, plan, decision) {
      if (plan.length === 0) return [pass, ...parts.reactions(state, seat, plan, decision)];
      return plan[0] === pass ? [] : parts.reactions(state, seat, plan, decision);
    },
    fallback: (_state, _seat, plan, legal) => (plan.length === 0 ? pass : legal[0]),
  };
}

/** How long a standing answer holds, in a player's words. */
export const standingTerms = ['turn', 'asked', 'match'] as const;
/**
 * `turn`: to the end of the turn in which it was given (`Game.turn`; without turns as `asked`). `asked`: until the seat
 * is asked anything but a window. `match`: until the seat withdraws it.
 */
export type StandingTerm = (typeof standingTerms)[number];

/**
 * An answer that a seat gives beforehand to windows to come. Kept by the host and known to the seat alone: it is no part
 * of the match, its record holds only the choices that it made.
 */
export interface StandingAnswer {
  /** The kind of window that it answers; null: every window. */
  readonly ask: string | null;
  /** Only where the question shows these bindings with these values; empty: everywhere. */
  readonly where: { readonly [binding: string]: Json };
  /** The plan that it makes; empty: to pass. What is not legal when the window opens leaves it to the next that fits. */
  readonly choices: readonly Choice[];
  readonly until: StandingTerm;
  /** It makes what a question leaves no choice about, windows and all others (`forcedChoice`), and nothing else. */
  readonly forced?: true | undefined;
  /** The turn in which it was given, as `Game.turn` counts; null where the game counts none. */
  readonly turn: number | null;
}

function isWindow<S>(engine: Engine<S>, decision: Decision): boolean {
  return engine.game.decisions[decision.ask].window !== undefined;
}

/** The questions that seats may answer beforehand, by name: windows, and what the game says. */
export function answerableBeforehand<S>({ game }: Engine<S>): readonly string[] {
  return Object.entries(game.decisions).flatMap(([ask, { window, beforehand }]) =>
    window !== undefined || beforehand === true ? [ask] : [],
  );
}

/** The turn that runs now, or null where the game counts none. */
export function turnNow<S>(engine: Engine<S>, match: Match<S>): number | null {
  return engine.game.turn?.(match.state) ?? null;
}

/** Whether a seat's standing answer still holds at this moment. */
export function stillStands<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  answer: StandingAnswer,
): boolean {
  if (answer.until === 'match') return true;
  if (answer.until === 'turn' && answer.turn !== null) return answer.turn === turnNow(engine, match);
  const { decision } = match;
  return decision === null || !decision.seats.includes(seat) || isWindow(engine, decision);
}

function fits<S>(engine: Engine<S>, decision: Decision, { ask, where, forced }: StandingAnswer): boolean {
  if (forced === true || (ask ?? decision.ask) !== decision.ask) return false;
  if (ask === null && !isWindow(engine, decision)) return false;
  const shown = shownOf(decision, engine.game.decisions[decision.ask].shows ?? []);
  return Object.entries(where).every(
    ([name, value]) => JSON.stringify(shown[name]) === JSON.stringify(value),
  );
}

// What is wished, if it is legal and completes the plan; nothing wished passes.
function planOf<S>(
  engine: Engine<S>,
  match: Match<S>,
  decision: Decision,
  seat: Seat,
  wished: readonly Choice[],
): readonly Choice[] | null {
  const rules = engine.game.decisions[decision.ask];
  if (wished.length === 0) return rules.window === undefined ? null : [rules.window.pass];
  const plan = [...decision.plans[seat]];
  for (const choice of wished) {
    if (!rules.choices(match.state, seat, plan, decision).includes(choice)) return null;
    plan.push(choice);
  }
  return rules.choices(match.state, seat, plan, decision).length === 0 ? wished : null;
}

/**
 * The plan with which a seat's standing answers meet the open question: that of the first that fits and is legal then; in a
 * window a pass when some fit and none is legal. Null when none fits, or the seat is not asked what can be answered
 * beforehand, or has begun to answer a window itself. Of another question it may have answered the beginning.
 */
export function standingPlan<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  answers: readonly StandingAnswer[],
): readonly Choice[] | null {
  const { decision } = match;
  if (decision === null || !decision.seats.includes(seat)) return null;
  const { window, beforehand } = engine.game.decisions[decision.ask];
  if (window === undefined && beforehand !== true) return null;
  if (decision.sealed[seat] || (window !== undefined && decision.plans[seat].length > 0)) return null;
  const fitting = answers.filter(
    (one) => stillStands(engine, match, seat, one) && fits(engine, decision, one),
  );
  for (const { choices } of fitting) {
    const plan = planOf(engine, match, decision, seat, choices);
    if (plan !== null) return plan;
  }
  return fitting.length === 0 || window === undefined ? null : [window.pass];
}

/** The kinds of windows of a match; of a game that does not say them, each decision that is a window. */
export function windowKinds<S>({ game }: Engine<S>, { options }: Match<S>): readonly WindowKind[] {
  const said = game.describe.windows?.(options);
  if (said !== undefined) return said;
  return Object.entries(game.decisions).flatMap(([ask, { window }]) =>
    window === undefined
      ? []
      : [{ ask, where: {}, text: `${ask[0].toUpperCase()}${ask.slice(1)}`, always: [] }],
  );
}

/**
 * When an answer that is ready `now` may leave: at the next whole number of beats after the question was asked, and one
 * at least. So the time that an answer took says no more than how many beats it needed. All in milliseconds.
 */
export function onBeat(asked: number, now: number, beat: number): number {
  if (beat <= 0) return now;
  return asked + Math.max(1, Math.ceil((now - asked) / beat)) * beat;
}
