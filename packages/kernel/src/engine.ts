// Runs a game: takes choices, pauses only between steps, and shows what they led to.

import { engineOfBundle } from './bundle.ts';
import { seatsInWords } from './game.ts';
import type { Game } from './game.ts';
import { readOptions } from './options.ts';
import { copyRandom } from './random.ts';
import { notPossible } from './refusals.ts';
import { seedFor } from './seed.ts';
import { ContractError, RunningTurn } from './turn.ts';
import type {
  Choice,
  Decision,
  DecisionRules,
  Match,
  Observer,
  Options,
  Random,
  Refusal,
  Report,
  Seat,
} from './types.ts';

/** Everything that hosts do with one game. Calls that accept a choice change the match in place. */
export interface Engine<S> {
  readonly game: Game<S>;
  /** A new match, run to its first question. `options` must have passed `readOptions`. */
  start(options: Options, seats: number, random: Random, observer?: Observer): Match<S>;
  /** Runs a match that was put together from a position to its first question. */
  resume(match: Match<S>, observer?: Observer): void;
  /** The seat's legal next choices; empty when it is not asked or has sealed. Do not change the list. */
  choices(match: Match<S>, seat: Seat): readonly Choice[];
  /** Makes one choice. Returns null, or why it was refused (then nothing has changed). */
  choose(match: Match<S>, seat: Seat, choice: Choice, observer?: Observer): Refusal | null;
  /** Seals a whole plan, which must be legal: that is not checked. */
  seal(match: Match<S>, seat: Seat, plan: readonly Choice[]): void;
  /** Takes back the seat's last choice. */
  takeBack(match: Match<S>, seat: Seat): Refusal | null;
  /** Whether `takeBack` would be accepted. */
  canTakeBack(match: Match<S>, seat: Seat): boolean;
  /**
   * The deterministic answer for a seat that is asked and does not answer: the next choice after its plan so far, or
   * after `plan`. A time-out takes an unsealed plan back first, so it begins with the answer after no choices.
   */
  fallback(match: Match<S>, seat: Seat, plan?: readonly Choice[]): Choice;
  /** An independent copy, without take-back history. */
  copy(match: Match<S>): Match<S>;
}

/** Options of an engine. */
export interface EngineSettings {
  /** Keeps the positions of a turn for games with turn take-back. */
  readonly undo?: boolean;
  /** Is told which part of the rules runs next: `setup`, a step by its name, `reveal` with the name of a question. */
  readonly entering?: (part: string) => void;
}

/** An observer that keeps the reports in a list, in order. */
export function collect(reports: Report[]): Observer {
  return (report) => void reports.push(report);
}

const noChoices: readonly Choice[] = [];

const mostOffered = 4;

// More steps than any game needs between two questions: a game that schedules without end is stopped here.
const mostSteps = 1_000_000;

function allSealed(decision: Decision): boolean {
  for (const seat of decision.seats) if (!decision.sealed[seat]) return false;
  return true;
}

function copyDecision(decision: Decision): Decision {
  const plans: Choice[][] = [];
  for (const plan of decision.plans) plans.push(plan.slice());
  return {
    ask: decision.ask,
    seats: decision.seats,
    plans,
    sealed: decision.sealed.slice(),
    about: decision.about,
  };
}

/**
 * The rules of one question as the engine runs them. The rules of games have as many shapes as they leave out members,
 * so that every call would search for its method: these have one.
 */
interface Question<S> {
  readonly ask: string;
  readonly rules: DecisionRules<S>;
  readonly choices: DecisionRules<S>['choices'];
  readonly reveal: DecisionRules<S>['reveal'];
}

function isAsked(decision: Decision | null, seat: Seat): decision is Decision {
  return decision !== null && decision.seats.includes(seat);
}

/** Binds the kernel to one game. The engine holds no match: any number of matches may be run by one engine. */
export function createEngine<S>(game: Game<S>, settings: EngineSettings = {}): Engine<S> {
  if (game.bundle !== undefined) return engineOfBundle(game, game.bundle, settings);
  let running: RunningTurn<S> | null = null;
  const { entering } = settings;
  const keepsUndo =
    settings.undo === true && Object.values(game.decisions).some(({ takeBack }) => takeBack === 'turn');

  // The last list computed, so that the list shown is the list checked against.
  let listMatch: Match<S> | null = null;
  let listSequence = -1;
  let listSeat = -1;
  let list: readonly Choice[] = noChoices;

  // The question looked up last: most are asked several times in a row.
  const questions = new Map<string, Question<S>>();
  let lastQuestion: Question<S> | null = null;

  function question({ ask }: Decision): Question<S> {
    if (lastQuestion !== null && lastQuestion.ask === ask) return lastQuestion;
    lastQuestion = questions.get(ask) ?? newQuestion(ask);
    return lastQuestion;
  }

  function newQuestion(ask: string): Question<S> {
    const found = game.decisions[ask];
    if (found === undefined) throw new ContractError(`${game.name} has no decision "${ask}".`);
    const made = { ask, rules: found, choices: found.choices.bind(found), reveal: found.reveal.bind(found) };
    questions.set(ask, made);
    return made;
  }

  function rules(decision: Decision): DecisionRules<S> {
    return question(decision).rules;
  }

  function listFor(match: Match<S>, decision: Decision, seat: Seat): readonly Choice[] {
    if (listMatch === match && listSequence === match.sequence && listSeat === seat) return list;
    list = question(decision).choices(match.state, seat, decision.plans[seat], decision);
    if (listMatch !== match) listMatch = match;
    listSequence = match.sequence;
    listSeat = seat;
    return list;
  }

  function turnOf(match: Match<S>, observer: Observer | null): RunningTurn<S> {
    if (running === null) running = new RunningTurn(game, match, observer);
    else running.enter(match, observer);
    return running;
  }

  function run(match: Match<S>, turn: RunningTurn<S>): void {
    const { stack } = match;
    for (let steps = 0; match.decision === null; steps++) {
      const step = stack.pop();
      if (step === undefined) return;
      if (steps >= mostSteps)
        throw new ContractError(`${game.name} does not stop: "${step.do}" after ${mostSteps} steps.`);
      const handler = game.steps[step.do];
      if (handler === undefined) throw new ContractError(`${game.name} has no step "${step.do}".`);
      if (entering !== undefined) entering(step.do);
      handler(turn, step);
      settle(match, turn);
    }
  }

  function settle(match: Match<S>, turn: RunningTurn<S>): void {
    if (turn.asked === null) return;
    match.decision = turn.asked;
    turn.asked = null;
    listMatch = null;
  }

  function refusal({ decision }: Match<S>, seat: Seat): Refusal | null {
    if (decision === null) return { code: 'match-over', message: 'The match is over; no choice is open.' };
    if (!decision.seats.includes(seat)) {
      const asked = decision.seats.length === 1 ? 'seat' : 'seats';
      const message = `Seat ${seat} has nothing to choose now; ${asked} ${decision.seats.join(', ')} may choose.`;
      return { code: 'not-asked', message };
    }
    if (decision.sealed[seat]) {
      return {
        code: 'already-sealed',
        message: 'Your plan is sealed; take back first if you want to change it.',
      };
    }
    return null;
  }

  // A few of the choices in words, so that a person reads no notation.
  function offered(match: Match<S>, decision: Decision, seat: Seat, legal: readonly Choice[]): string {
    const words = legal
      .slice(0, mostOffered)
      .map((choice) => game.describe.choice(match.state, seat, choice, decision).replace(/\.$/, ''));
    const more = legal.length - words.length;
    return words.join('; ') + (more > 0 ? `; and ${more} more` : '');
  }

  function illegal(
    match: Match<S>,
    decision: Decision,
    seat: Seat,
    choice: Choice,
    legal: readonly Choice[],
  ): Refusal {
    const reason = rules(decision).whyNot?.(match.state, seat, decision.plans[seat], choice, decision);
    if (reason) return { code: 'illegal-choice', ...reason };
    return { code: 'illegal-choice', message: `${notPossible}: ${offered(match, decision, seat, legal)}.` };
  }

  function copy(match: Match<S>): Match<S> {
    return {
      game: match.game,
      options: match.options,
      seats: match.seats,
      state: game.copy(match.state),
      stack: match.stack.slice(),
      decision: match.decision === null ? null : copyDecision(match.decision),
      random: copyRandom(match.random),
      sequence: match.sequence,
    };
  }

  function reveal(match: Match<S>, decision: Decision, turn: RunningTurn<S>): void {
    match.decision = null;
    if (entering !== undefined) entering(`reveal ${decision.ask}`);
    question(decision).reveal(turn, decision);
    settle(match, turn);
    run(match, turn);
    turn.leave();
  }

  function start(options: Options, seats: number, random: Random, observer?: Observer): Match<S> {
    if (entering !== undefined) entering('setup');
    const { state, stack } = game.setup(options, seats, random);
    const match: Match<S> = {
      game: game.name,
      options,
      seats,
      state,
      stack,
      decision: null,
      random,
      sequence: 0,
    };
    resume(match, observer);
    return match;
  }

  function resume(match: Match<S>, observer?: Observer): void {
    const turn = turnOf(match, observer ?? null);
    run(match, turn);
    turn.leave();
  }

  function choose(match: Match<S>, seat: Seat, choice: Choice, observer?: Observer): Refusal | null {
    const refused = refusal(match, seat);
    const { decision } = match;
    if (refused !== null || decision === null) return refused;
    const legal = listFor(match, decision, seat);
    const index = legal.indexOf(choice);
    if (index < 0) return illegal(match, decision, seat, choice, legal);
    decision.plans[seat].push(legal[index]);
    match.sequence++;
    if (listFor(match, decision, seat).length === 0) finish(match, decision, seat, observer ?? null);
    return null;
  }

  // The seat's plan is complete; the last one of all reveals them.
  function finish(match: Match<S>, decision: Decision, seat: Seat, observer: Observer | null): void {
    decision.sealed[seat] = true;
    if (!allSealed(decision)) return;
    const turn = turnOf(match, observer);
    if (keepsUndo) revealWithUndo(match, decision, seat, turn);
    else reveal(match, decision, turn);
  }

  function seal(match: Match<S>, seat: Seat, plan: readonly Choice[]): void {
    const { decision } = match;
    if (!isAsked(decision, seat)) throw new ContractError(`Seat ${seat} is not asked.`);
    decision.plans[seat] = plan.slice();
    match.sequence++;
    finish(match, decision, seat, null);
  }

  // Turn take-back reaches to the last choice that drew, rolled or revealed, and never into another seat's turn.
  function revealWithUndo(match: Match<S>, decision: Decision, seat: Seat, turn: RunningTurn<S>): void {
    if (rules(decision).takeBack !== 'turn') {
      delete match.undo;
      reveal(match, decision, turn);
      return;
    }
    const before = copy(match);
    before.decision?.plans[seat].pop();
    if (before.decision !== null) before.decision.sealed[seat] = false;
    const { drawn, dice } = before.random;
    turn.barrier = decision.seats.length > 1;
    reveal(match, decision, turn);
    const rolled = match.random.drawn !== drawn || match.random.dice?.length !== dice?.length;
    const sameTurn = match.decision?.seats.length === 1 && match.decision.seats[0] === seat;
    if (turn.barrier || rolled || !sameTurn) delete match.undo;
    else (match.undo ??= []).push(before);
  }

  function canTakeBack(match: Match<S>, seat: Seat): boolean {
    if (!isAsked(match.decision, seat)) return false;
    return match.decision.plans[seat].length > 0 || (match.undo?.length ?? 0) > 0;
  }

  function takeBack(match: Match<S>, seat: Seat): Refusal | null {
    const { decision } = match;
    if (decision === null || !canTakeBack(match, seat)) {
      return { code: 'nothing-to-take-back', message: 'There is nothing that you can take back.' };
    }
    match.sequence++;
    if (decision.plans[seat].length > 0) {
      decision.plans[seat].pop();
      decision.sealed[seat] = false;
      return null;
    }
    const earlier = match.undo?.pop();
    if (earlier === undefined)
      return { code: 'nothing-to-take-back', message: 'There is nothing that you can take back.' };
    if (match.undo?.length === 0) delete match.undo;
    game.staysSeen?.(earlier.state, match.state);
    match.state = earlier.state;
    match.stack = earlier.stack;
    match.decision = earlier.decision;
    match.random = earlier.random;
    return null;
  }

  return {
    game,
    start,
    resume,
    choices(match, seat) {
      const { decision } = match;
      if (!isAsked(decision, seat) || decision.sealed[seat]) return noChoices;
      return listFor(match, decision, seat);
    },
    choose,
    seal,
    takeBack,
    canTakeBack,
    fallback(match, seat, given) {
      const { decision } = match;
      if (!isAsked(decision, seat) || decision.sealed[seat])
        throw new ContractError(`Seat ${seat} is not asked.`);
      const plan = given ?? decision.plans[seat];
      const plans = decision.plans.map((own, other) => (other === seat ? [...plan] : own));
      const asked = given === undefined ? decision : { ...decision, plans };
      const legal =
        given === undefined
          ? listFor(match, decision, seat)
          : rules(asked).choices(match.state, seat, plan, asked);
      return rules(asked).fallback?.(match.state, seat, plan, legal, asked) ?? legal[0];
    },
    copy,
  };
}

const engines = new WeakMap<Game<unknown>, Engine<unknown>>();

/** The engine of a game that all who run whole matches one after another share: it holds no match, and keeps no undo. */
export function engineOf(game: Game<unknown>): Engine<unknown> {
  let engine = engines.get(game);
  if (engine === undefined) {
    engine = createEngine(game);
    engines.set(game, engine);
  }
  return engine;
}

/**
 * Starts a match from options as given by a person and a seed text.
 * Returns the match, or one sentence that says what is wrong.
 */
export function newMatch<S>(
  engine: Engine<S>,
  given: { readonly [name: string]: unknown },
  seats: number,
  seed: string,
  observer?: Observer,
): { readonly match: Match<S> } | { readonly problem: string } {
  const { game } = engine;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return {
      problem: `${game.title} is played by ${seatsInWords(game.seats)}, not ${seats}.`,
    };
  }
  const read = readOptions(game.options, given);
  if ('problem' in read) return read;
  const clash = game.checkOptions?.(read.options, seats) ?? null;
  if (clash !== null) return { problem: clash };
  return { match: engine.start(read.options, seats, seedFor(game, seed), observer) };
}
