// Runner of a game: takes choices, pauses only between steps, and shows what they led to.

import type { EngineSettings } from './engine.ts';
import type { Game } from './game.ts';
import { copyRandom } from './random.ts';
import { notPossible } from './refusals.ts';
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
  Seat,
} from './types.ts';

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

/** Runs matches of one game, any number of them; what its calls mean is said of an engine. */
export class GameRunner<S> {
  readonly #game: Game<S>;
  readonly #entering: EngineSettings['entering'];
  readonly #keepsUndo: boolean;
  #running: RunningTurn<S> | null = null;
  // The last list computed, so that the list shown is the list checked against.
  #listMatch: Match<S> | null = null;
  #listSequence = -1;
  #listSeat = -1;
  #list: readonly Choice[] = noChoices;
  // The question looked up last: most are asked several times in a row.
  readonly #questions = new Map<string, Question<S>>();
  #lastQuestion: Question<S> | null = null;

  constructor(game: Game<S>, settings: EngineSettings) {
    this.#game = game;
    this.#entering = settings.entering;
    this.#keepsUndo =
      settings.undo === true && Object.values(game.decisions).some(({ takeBack }) => takeBack === 'turn');
  }

  start(options: Options, seats: number, random: Random, observer?: Observer): Match<S> {
    if (this.#entering !== undefined) this.#entering('setup');
    const { state, stack } = this.#game.setup(options, seats, random);
    const match: Match<S> = {
      game: this.#game.name,
      options,
      seats,
      state,
      stack,
      decision: null,
      random,
      sequence: 0,
    };
    this.resume(match, observer);
    return match;
  }

  resume(match: Match<S>, observer?: Observer): void {
    const turn = this.#turnOf(match, observer ?? null);
    this.#run(match, turn);
    turn.leave();
  }

  choices(match: Match<S>, seat: Seat): readonly Choice[] {
    const { decision } = match;
    if (!isAsked(decision, seat) || decision.sealed[seat]) return noChoices;
    return this.#listFor(match, decision, seat);
  }

  choose(match: Match<S>, seat: Seat, choice: Choice, observer?: Observer): Refusal | null {
    const refused = this.#refusal(match, seat);
    const { decision } = match;
    if (refused !== null || decision === null) return refused;
    const legal = this.#listFor(match, decision, seat);
    const index = legal.indexOf(choice);
    if (index < 0) return this.#illegal(match, decision, seat, choice, legal);
    decision.plans[seat].push(legal[index]);
    match.sequence++;
    if (this.#listFor(match, decision, seat).length === 0)
      this.#finish(match, decision, seat, observer ?? null);
    return null;
  }

  seal(match: Match<S>, seat: Seat, plan: readonly Choice[]): void {
    const { decision } = match;
    if (!isAsked(decision, seat)) throw new ContractError(`Seat ${seat} is not asked.`);
    decision.plans[seat] = plan.slice();
    match.sequence++;
    this.#finish(match, decision, seat, null);
  }

  canTakeBack(match: Match<S>, seat: Seat): boolean {
    if (!isAsked(match.decision, seat)) return false;
    return match.decision.plans[seat].length > 0 || (match.undo?.length ?? 0) > 0;
  }

  takeBack(match: Match<S>, seat: Seat): Refusal | null {
    const { decision } = match;
    if (decision === null || !this.canTakeBack(match, seat)) {
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
    this.#game.staysSeen?.(earlier.state, match.state);
    match.state = earlier.state;
    match.stack = earlier.stack;
    match.decision = earlier.decision;
    match.random = earlier.random;
    return null;
  }

  fallback(match: Match<S>, seat: Seat, given?: readonly Choice[]): Choice {
    const { decision } = match;
    if (!isAsked(decision, seat) || decision.sealed[seat])
      throw new ContractError(`Seat ${seat} is not asked.`);
    const plan = given ?? decision.plans[seat];
    const plans = decision.plans.map((own, other) => (other === seat ? [...plan] : own));
    const asked = given === undefined ? decision : { ...decision, plans };
    const rules = this.#rules(asked);
    const legal =
      given === undefined
        ? this.#listFor(match, decision, seat)
        : rules.choices(match.state, seat, plan, asked);
    return rules.fallback?.(match.state, seat, plan, legal, asked) ?? legal[0];
  }

  copy(match: Match<S>): Match<S> {
    return {
      game: match.game,
      options: match.options,
      seats: match.seats,
      state: this.#game.copy(match.state),
      stack: match.stack.slice(),
      decision: match.decision === null ? null : copyDecision(match.decision),
      random: copyRandom(match.random),
      sequence: match.sequence,
    };
  }

  #question({ ask }: Decision): Question<S> {
    if (this.#lastQuestion !== null && this.#lastQuestion.ask === ask) return this.#lastQuestion;
    this.#lastQuestion = this.#questions.get(ask) ?? this.#newQuestion(ask);
    return this.#lastQuestion;
  }

  #newQuestion(ask: string): Question<S> {
    const found = this.#game.decisions[ask];
    if (found === undefined) throw new ContractError(`${this.#game.name} has no decision "${ask}".`);
    const made = { ask, rules: found, choices: found.choices.bind(found), reveal: found.reveal.bind(found) };
    this.#questions.set(ask, made);
    return made;
  }

  #rules(decision: Decision): DecisionRules<S> {
    return this.#question(decision).rules;
  }

  #listFor(match: Match<S>, decision: Decision, seat: Seat): readonly Choice[] {
    if (this.#listMatch === match && this.#listSequence === match.sequence && this.#listSeat === seat)
      return this.#list;
    this.#list = this.#question(decision).choices(match.state, seat, decision.plans[seat], decision);
    if (this.#listMatch !== match) this.#listMatch = match;
    this.#listSequence = match.sequence;
    this.#listSeat = seat;
    return this.#list;
  }

  #refusal({ decision }: Match<S>, seat: Seat): Refusal | null {
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

  #illegal(
    match: Match<S>,
    decision: Decision,
    seat: Seat,
    choice: Choice,
    legal: readonly Choice[],
  ): Refusal {
    const reason = this.#rules(decision).whyNot?.(match.state, seat, decision.plans[seat], choice, decision);
    if (reason) return { code: 'illegal-choice', ...reason };
    return {
      code: 'illegal-choice',
      message: `${notPossible}: ${this.#offered(match, decision, seat, legal)}.`,
    };
  }

  // A few of the choices in words, so that a person reads no notation.
  #offered(match: Match<S>, decision: Decision, seat: Seat, legal: readonly Choice[]): string {
    const words = legal
      .slice(0, mostOffered)
      .map((choice) => this.#game.describe.choice(match.state, seat, choice, decision).replace(/\.$/, ''));
    const more = legal.length - words.length;
    return words.join('; ') + (more > 0 ? `; and ${more} more` : '');
  }

  // The seat's plan is complete; the last one of all reveals them.
  #finish(match: Match<S>, decision: Decision, seat: Seat, observer: Observer | null): void {
    decision.sealed[seat] = true;
    if (!allSealed(decision)) return;
    const turn = this.#turnOf(match, observer);
    if (this.#keepsUndo) this.#revealWithUndo(match, decision, seat, turn);
    else this.#reveal(match, decision, turn);
  }

  // Turn take-back reaches to the last choice that drew, rolled or revealed, and never into another seat's turn.
  #revealWithUndo(match: Match<S>, decision: Decision, seat: Seat, turn: RunningTurn<S>): void {
    if (this.#rules(decision).takeBack !== 'turn') {
      delete match.undo;
      this.#reveal(match, decision, turn);
      return;
    }
    const before = this.copy(match);
    before.decision?.plans[seat].pop();
    if (before.decision !== null) before.decision.sealed[seat] = false;
    const { drawn, dice } = before.random;
    turn.barrier = decision.seats.length > 1;
    this.#reveal(match, decision, turn);
    const rolled = match.random.drawn !== drawn || match.random.dice?.length !== dice?.length;
    const sameTurn = match.decision?.seats.length === 1 && match.decision.seats[0] === seat;
    if (turn.barrier || rolled || !sameTurn) delete match.undo;
    else (match.undo ??= []).push(before);
  }

  #reveal(match: Match<S>, decision: Decision, turn: RunningTurn<S>): void {
    match.decision = null;
    if (this.#entering !== undefined) this.#entering(`reveal ${decision.ask}`);
    this.#question(decision).reveal(turn, decision);
    this.#settle(match, turn);
    this.#run(match, turn);
    turn.leave();
  }

  #turnOf(match: Match<S>, observer: Observer | null): RunningTurn<S> {
    if (this.#running === null) this.#running = new RunningTurn(this.#game, match, observer);
    else this.#running.enter(match, observer);
    return this.#running;
  }

  #run(match: Match<S>, turn: RunningTurn<S>): void {
    const { stack } = match;
    for (let steps = 0; match.decision === null; steps++) {
      const step = stack.pop();
      if (step === undefined) return;
      if (steps >= mostSteps)
        throw new ContractError(`${this.#game.name} does not stop: "${step.do}" after ${mostSteps} steps.`);
      const handler = this.#game.steps[step.do];
      if (handler === undefined) throw new ContractError(`${this.#game.name} has no step "${step.do}".`);
      if (this.#entering !== undefined) this.#entering(step.do);
      handler(turn, step);
      this.#settle(match, turn);
    }
  }

  #settle(match: Match<S>, turn: RunningTurn<S>): void {
    if (turn.asked === null) return;
    match.decision = turn.asked;
    turn.asked = null;
    this.#listMatch = null;
  }
}
