// The decisions of a finished match: where who could have done what else, and what was done.

import { createEngine, forkRandom, newMatch, RecordError } from '@bridgefront/kernel';
import type {
  AnyGame,
  AnyMatch,
  Choice,
  Decision,
  DrawnNumbers,
  Engine,
  MatchRecord,
  Random,
  Seat,
} from '@bridgefront/kernel';
import { hasLines } from '../search/lines.ts';
import type { Line } from '../search/lines.ts';

/** What a seat did at a question; where searches weigh whole turns, and nothing was shown on the way, in its turn. */
export interface MadeDecision {
  /** How many choices had been made when it was asked. */
  readonly at: number;
  readonly seat: Seat;
  readonly line: Pick<Line, 'plan' | 'next'>;
}

/** A choice after which something was left to chance. */
export interface Drawn {
  /** How many choices had been made before it. */
  readonly at: number;
  /** Dice fell, whatever else was drawn; else cards were shuffled, or something was picked by lot. */
  readonly dice: boolean;
}

/** A match along its record. Choices go forward only. */
export class PastMatch {
  readonly engine: Engine<unknown>;
  readonly match: AnyMatch;
  /** How many choices have been made. */
  at = 0;
  readonly #choices: readonly string[];

  /** @throws RecordError when the match cannot be played by these rules */
  constructor(game: AnyGame, { options, seats, seed, choices }: MatchRecord) {
    // What can be taken back has shown nothing.
    this.engine = createEngine(game, { undo: true });
    const started = newMatch(this.engine, options, seats.length, seed);
    if ('problem' in started) throw new RecordError(started.problem);
    this.match = started.match;
    this.#choices = choices;
  }

  get isOver(): boolean {
    return this.at >= this.#choices.length;
  }

  /** Makes the next choice, and says whose and which it was. */
  next(): { readonly seat: Seat; readonly choice: Choice } {
    const made = this.#make(this.match);
    this.at++;
    return made;
  }

  /** The match as it is after the next choice, or as it would be had other dice fallen and other things been drawn. */
  after(random: Random | null): AnyMatch {
    const match = this.engine.copy(this.match);
    if (random !== null) match.random = forkRandom(random);
    this.#make(match);
    return match;
  }

  #make(match: AnyMatch): { readonly seat: Seat; readonly choice: Choice } {
    const line = this.#choices[this.at];
    const space = line.indexOf(' ');
    const [seat, choice] = [Number(line.slice(0, space)), line.slice(space + 1)];
    const refused = this.engine.choose(match, seat, choice);
    if (refused !== null) throw new RecordError(`"${line}" is refused: ${refused.message}`);
    return { seat, choice };
  }

  /** Goes on until so many choices have been made. */
  to(at: number): void {
    while (this.at < at && !this.isOver) this.next();
  }
}

interface Open {
  at: number;
  readonly plans: Choice[][];
  /** Whether there was anything to choose. */
  free: boolean;
}

/** What a match is made of. */
export interface PastCourse {
  /** Its questions, by the choices that had been made before each. */
  readonly questions: readonly number[];
  readonly decisions: readonly MadeDecision[];
  readonly drawn: readonly Drawn[];
}

/** Takes a match apart: its questions, what the seats decided, and what was left to chance. */
export function decisionsIn(game: AnyGame, record: MatchRecord): PastCourse {
  const past = new PastMatch(game, record);
  const { engine, match } = past;
  const drawn: Drawn[] = [];
  const noted: DrawnNumbers[] = [];
  match.random.noted = noted;
  const questions: number[] = [];
  const decisions: MadeDecision[] = [];
  const turns = new Map<Seat, Open>();
  const close = (seat: Seat): void => {
    const open = turns.get(seat);
    turns.delete(seat);
    if (open?.free !== true) return;
    const [plan, ...next] = open.plans;
    decisions.push({ at: open.at, seat, line: { plan, next } });
  };
  let asked: Decision | null = null;
  while (!past.isOver && match.decision !== null) {
    const { decision } = match;
    if (decision !== asked) {
      questions.push(past.at);
      const goesOn = asked !== null && isQuiet(engine, match, asked, decision);
      for (const seat of turns.keys()) if (!goesOn || seat !== decision.seats[0]) close(seat);
      for (const seat of decision.seats) {
        const open = turns.get(seat);
        if (open === undefined) turns.set(seat, { at: past.at, plans: [[]], free: false });
        else open.plans.push([]);
      }
      asked = decision;
    }
    const before = decision.seats.map((seat) => engine.choices(match, seat).length > 1);
    const { seat, choice } = past.next();
    const uses = noted.splice(0).map(({ use }) => use);
    if (uses.length > 0) drawn.push({ at: past.at - 1, dice: uses.includes('die') });
    const open = turns.get(seat);
    if (open === undefined) continue;
    open.plans[open.plans.length - 1].push(choice);
    if (before[decision.seats.indexOf(seat)]) open.free = true;
  }
  for (const seat of turns.keys()) close(seat);
  return { questions, decisions: decisions.sort((a, b) => a.at - b.at || a.seat - b.seat), drawn };
}

// Whether the same seat goes on with its turn, and has been shown nothing since the question before.
function isQuiet(engine: Engine<unknown>, match: AnyMatch, before: Decision, now: Decision): boolean {
  return (
    hasLines(engine.game, before) &&
    hasLines(engine.game, now) &&
    before.seats[0] === now.seats[0] &&
    engine.canTakeBack(match, now.seats[0])
  );
}
