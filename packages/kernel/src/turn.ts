// The turn that a game is handed: it schedules steps, asks seats, and tells the table.

import type { Game } from './game.ts';
import type { Bindings, Choice, Decision, Face, Match, Observer, Random, Seat, Step, Turn } from './types.ts';

/** Thrown when a game breaks its contract: a programming error, never a player's fault. */
export class ContractError extends Error {}

type Untouched = Readonly<Pick<Decision, 'plans' | 'sealed'>>;

const untouchedBySeats: Untouched[] = [];

// A question that nobody has answered, by the number of seats. Copies of its lists are as long as they must be, where
// lists made one by one keep room for more.
function untouched(seats: number): Untouched {
  const known = untouchedBySeats[seats];
  if (known !== undefined) return known;
  const plans: Choice[][] = [];
  const sealed: boolean[] = [];
  for (let seat = 0; seat < seats; seat++) {
    plans.push([]);
    sealed.push(false);
  }
  return (untouchedBySeats[seats] = { plans, sealed });
}

/** One per engine, used for every match in turn: handling a choice makes no new object. */
export class RunningTurn<S> implements Turn<S> {
  readonly game: Game<S>;
  match: Match<S>;
  state: S;
  random: Random;
  reporting: boolean;
  observer: Observer | null;
  asked: Decision | null = null;
  barrier = false;

  constructor(game: Game<S>, match: Match<S>, observer: Observer | null) {
    this.game = game;
    this.match = match;
    this.state = match.state;
    this.random = match.random;
    this.observer = observer;
    this.reporting = observer !== null;
  }

  enter(match: Match<S>, observer: Observer | null): void {
    // Kept where it is the same: storing what is new in what is old costs the collector more than the comparison.
    if (this.match !== match) this.match = match;
    if (this.state !== match.state) this.state = match.state;
    if (this.random !== match.random) this.random = match.random;
    this.observer = observer;
    this.reporting = observer !== null;
    this.asked = null;
  }

  /** Lets go of whoever was told: until the next choice nothing may be held but the match. */
  leave(): void {
    this.observer = null;
    this.reporting = false;
  }

  then(...steps: readonly Step[]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.match.stack.push(steps[i]);
  }

  ask(ask: string, seats: readonly Seat[], about: Bindings = {}): void {
    if (this.game.decisions[ask]?.window !== undefined)
      throw new ContractError(`Decision ${ask} is a window: open it with turn.window.`);
    this.#pause(ask, seats, about);
  }

  window(ask: string, seats: readonly Seat[], about: Bindings = {}): void {
    if (this.game.decisions[ask]?.window === undefined)
      throw new ContractError(`Decision ${ask} is no window: its rules are not made by windowRules.`);
    this.barrier = true;
    this.#pause(ask, seats, about);
  }

  #pause(ask: string, seats: readonly Seat[], about: Bindings): void {
    if (this.asked !== null)
      throw new ContractError(`Decision ${ask} was asked while ${this.asked.ask} was pending.`);
    if (seats.length === 0) throw new ContractError(`Decision ${ask} asks nobody.`);
    const { plans: none, sealed: open } = untouched(this.match.seats);
    const plans = none.slice();
    for (let seat = 0; seat < plans.length; seat++) plans[seat] = [];
    const sealed = open.slice();
    let last = -1;
    for (const seat of seats) {
      if (!(seat > last && seat < sealed.length))
        throw new ContractError(`Decision ${ask} asks ${seats.join(', ')}: not in seat order.`);
      last = seat;
    }
    this.asked = { ask, seats: seats.slice(), plans, sealed, about };
  }

  report(face: Face | null, faces?: { readonly [seat: number]: Face }): void {
    if (this.observer === null) return;
    this.observer(faces === undefined ? { face } : { face, faces }, this.match);
  }

  revealed(): void {
    this.barrier = true;
  }
}
