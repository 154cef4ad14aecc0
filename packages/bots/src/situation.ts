// The door through which bots see a match. The true state stays behind it.

import { forkRandom, resample, viewOf } from '@bridgefront/kernel';
import type {
  AnyGame,
  Choice,
  Decision,
  Engine,
  Match,
  Observer,
  Random,
  Refusal,
  Seat,
  SeatView,
} from '@bridgefront/kernel';
import type { Bot, Situation } from './types.ts';

// A class, because whole matches make one for every choice: its methods are shared, closures would be new each time.
class Door<S> implements Situation {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly ask: string;
  readonly plan: readonly Choice[];
  readonly timed: boolean;
  readonly choices: readonly Choice[];
  readonly #engine: Engine<S>;
  readonly #match: Match<S>;

  constructor(engine: Engine<S>, match: Match<S>, { ask, plans }: Decision, seat: Seat, timed: boolean) {
    this.game = engine.game as AnyGame;
    this.seat = seat;
    this.ask = ask;
    this.plan = plans[seat].slice();
    this.timed = timed;
    this.choices = engine.choices(match, seat);
    this.#engine = engine;
    this.#match = match;
  }

  view(): SeatView {
    return viewOf(this.#engine, this.#match, this.seat);
  }

  imagine(random: Random): Match<unknown> {
    return resample(this.#engine, this.#match, this.seat, random);
  }
}

// Beside the view, the whole of the true position: all hands and the order of all piles, only not the dice to come.
class OpenDoor<S> extends Door<S> {
  readonly #open: Engine<S>;
  readonly #true: Match<S>;

  constructor(engine: Engine<S>, match: Match<S>, decision: Decision, seat: Seat) {
    super(engine, match, decision, seat, false);
    this.#open = engine;
    this.#true = match;
  }

  override imagine(random: Random): Match<unknown> {
    return Object.assign(this.#open.copy(this.#true), { random: forkRandom(random), sequence: 0 });
  }
}

/** The same for one who sees everything but the dice to come: only of matches that are over. */
export function openSituationOf<S>(engine: Engine<S>, match: Match<S>, seat: Seat): Situation {
  const { decision } = match;
  if (decision === null) throw new Error('The match asks nobody.');
  return new OpenDoor(engine, match, decision, seat);
}

/** Opens the door for one seat that is asked and has not sealed. `timed`: see `Situation`. */
export function situationOf<S>(
  engine: Engine<S>,
  match: Match<S>,
  seat: Seat,
  { timed = false }: { readonly timed?: boolean } = {},
): Situation {
  const { decision } = match;
  if (decision === null) throw new Error('The match asks nobody.');
  return new Door(engine, match, decision, seat, timed);
}

/** Lets bots choose for every seat until the match ends or asks a seat without a bot (null). */
export function playOn<S>(
  engine: Engine<S>,
  match: Match<S>,
  bots: readonly (Bot | null)[],
  random: Random,
  observer?: Observer,
): Refusal | null {
  for (;;) {
    const seat = nextSeat(match, bots);
    const bot = seat < 0 ? null : bots[seat];
    if (bot === null || bot === undefined) return null;
    for (const choice of nextChoices(bot, situationOf(engine, match, seat), random)) {
      const refused = engine.choose(match, seat, choice, observer);
      if (refused !== null) return refused;
    }
  }
}

/** What a bot chooses next: as much of its plan and of what follows as it has thought out, at least one choice. */
export function nextChoices(bot: Bot, situation: Situation, random: Random): readonly Choice[] {
  return bot.plan?.(situation, random) ?? [bot.choose(situation, random)];
}

/** The first seat with a bot that still has to choose, or -1. */
function nextSeat<S>(match: Match<S>, bots: readonly (Bot | null)[]): Seat {
  const { decision } = match;
  if (decision === null) return -1;
  for (const seat of decision.seats) if (!decision.sealed[seat] && bots[seat] != null) return seat;
  return -1;
}
