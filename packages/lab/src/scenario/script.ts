// Plays a scenario's script: choices appended to plans, forgiving about choices that are no real choices.

import { collect } from '@bridgefront/kernel';
import { notPossible } from '@bridgefront/kernel/refusals';
import type {
  AnyMatch,
  Choice,
  Decision,
  Engine,
  Observer,
  Refusal,
  Report,
  Seat,
} from '@bridgefront/kernel';
import { checkFailed } from '@bridgefront/terminal/failure.ts';

/** Choices that one seat adds to its plans, in the order in which the game asks. */
export interface ScriptEntry {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** Choices that only say that there is nothing more to choose. */
const closers: readonly Choice[] = ['none', 'done'];

/** More forced choices in a row than any plan has. */
const mostForced = 50;

/** Plays scripts on one match. */
export class ScriptRunner {
  readonly #engine: Engine<unknown>;
  readonly #match: AnyMatch;
  readonly #reports: Report[];
  /** Forced choices that were made for a seat and that its script may still name, oldest first. */
  readonly #forced: { seat: Seat; choice: Choice }[] = [];

  constructor(engine: Engine<unknown>, match: AnyMatch, reports: Report[]) {
    this.#engine = engine;
    this.#match = match;
    this.#reports = reports;
  }

  /**
   * Plays all entries.
   * @throws CommandFailure (failed check) that names the entry and the legal choices
   */
  play(script: readonly ScriptEntry[]): void {
    script.forEach(({ seat, choices }, entry) => {
      let justSealed = false;
      choices.forEach((choice, place) => {
        const before = this.#match.decision;
        if (this.#make(seat, choice)) {
          justSealed = sealedBy(before, this.#match.decision, seat);
          return;
        }
        if (justSealed && closers.includes(choice)) return;
        throw this.#illegal(seat, choice, `Script entry ${entry + 1}, choice ${place + 1}`);
      });
    });
  }

  #try(match: AnyMatch, seat: Seat, choice: Choice, observer?: Observer): Refusal | null {
    if (seat >= match.seats) return { code: 'not-asked', message: `There is no seat ${seat}.` };
    return this.#engine.choose(match, seat, choice, observer);
  }

  /** Makes the choice, if need be after choices that were none; false when it is not possible at all. */
  #make(seat: Seat, choice: Choice): boolean {
    if (this.#try(this.#match, seat, choice, collect(this.#reports)) === null) {
      this.#forget(seat);
      return true;
    }
    const before = this.#forced.findIndex((made) => made.seat === seat && made.choice === choice);
    if (before >= 0) {
      this.#forced.splice(before, 1);
      return true;
    }
    const forced = this.#forcedBefore(seat, choice);
    if (forced === null) return false;
    this.#forget(seat);
    for (const made of forced)
      this.#engine.choose(this.#match, made.seat, made.choice, collect(this.#reports));
    this.#forced.push(...forced);
    return this.#try(this.#match, seat, choice, collect(this.#reports)) === null;
  }

  #forget(seat: Seat): void {
    for (let i = this.#forced.length - 1; i >= 0; i--)
      if (this.#forced[i].seat === seat) this.#forced.splice(i, 1);
  }

  /** The forced choices after which the choice is legal, tried on a copy; null when there are none. */
  #forcedBefore(seat: Seat, choice: Choice): { seat: Seat; choice: Choice }[] | null {
    const trial = this.#engine.copy(this.#match);
    const made: { seat: Seat; choice: Choice }[] = [];
    while (made.length < mostForced) {
      const next = this.#nextForced(trial, seat);
      if (next === null) return null;
      this.#engine.choose(trial, next.seat, next.choice);
      made.push(next);
      if (this.#engine.choices(trial, seat).includes(choice)) return made;
    }
    return null;
  }

  /** A seat's only legal choice, unless it ends the seat's round; the scripted seat's first, then others'. */
  #nextForced(match: AnyMatch, first: Seat): { seat: Seat; choice: Choice } | null {
    const asked = match.decision?.seats ?? [];
    const order = asked.includes(first) ? [first, ...asked.filter((seat) => seat !== first)] : asked;
    for (const seat of order) {
      const legal = this.#engine.choices(match, seat);
      if (legal.length === 1 && legal[0] !== 'done') return { seat, choice: legal[0] };
      // The scripted seat has a real choice to make: nobody else can make this one legal.
      if (seat === first && legal.length > 0) return null;
    }
    return null;
  }

  #illegal(seat: Seat, choice: Choice, where: string): Error {
    const { decision } = this.#match;
    const refused = this.#try(this.#engine.copy(this.#match), seat, choice);
    const legal = this.#engine.choices(this.#match, seat);
    const reason = legal.length === 0 ? (refused?.message ?? 'It is not possible.') : this.#reasonOf(refused);
    const possible =
      legal.length === 0
        ? others(decision, this.#engine, this.#match)
        : ` Legal choices of seat ${seat}: ${legal.join(', ')}.`;
    return checkFailed(`${where} (seat ${seat}, "${choice}"): ${reason}${possible}`);
  }

  // The engine's sentence lists the first legal choices; ours names them all.
  #reasonOf(refused: Refusal | null): string {
    const listed = refused === null || refused.message.startsWith(notPossible);
    return listed ? 'This choice is not legal here.' : refused.message;
  }
}

/** Whether the seat's plan was completed between the two decisions. */
function sealedBy(before: Decision | null, after: Decision | null, seat: Seat): boolean {
  return before !== after || after?.sealed[seat] === true;
}

function others(decision: Decision | null, engine: Engine<unknown>, match: AnyMatch): string {
  const open = decision?.seats.filter((seat) => decision.sealed[seat] !== true) ?? [];
  return open
    .map((seat) => ` Legal choices of seat ${seat}: ${engine.choices(match, seat).join(', ')}.`)
    .join('');
}
