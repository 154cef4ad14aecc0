// What one seat may see of a match, and the imagined matches in which it cannot tell that it is not the real one.

import type { Engine } from './engine.ts';
import { forkRandom, pickOne } from './random.ts';
import type { Choice, Decision, Face, Json, Match, Outcome, Random, Report, Seat } from './types.ts';

/** The question on the table as one seat sees it: who is asked, who has sealed, and its own plan and choices. */
export interface DecisionView {
  readonly ask: string;
  readonly seats: readonly { readonly seat: Seat; readonly sealed: boolean }[];
  /** What the question is about, as far as everybody may know: the bindings that its rules show. */
  readonly about?: { readonly [binding: string]: Json };
  /** The question is a window: this choice lets the moment pass. */
  readonly pass?: Choice;
  /** Only for a seat that is asked: what to do in words, its plan so far and its legal next choices. */
  readonly mine: {
    readonly prompt: string;
    readonly plan: readonly Choice[];
    readonly choices: readonly Choice[];
    /** Nothing is planned, and a choice that was carried out can be taken back. */
    readonly takeBack?: true;
  } | null;
}

/** Everything that a seat (null: a spectator) may know at this moment. */
export interface SeatView<V extends Json = Json> {
  readonly game: string;
  readonly seat: Seat | null;
  readonly table: V;
  readonly decision: DecisionView | null;
  readonly outcome: Outcome | null;
}

/** The part of `about` that everybody is shown with the question. */
export function shownOf(decision: Decision, shows: readonly string[]): { readonly [binding: string]: Json } {
  const shown: { [binding: string]: Json } = {};
  for (const name of shows)
    if (Object.hasOwn(decision.about, name)) shown[name] = decision.about[name] as Json;
  return shown;
}

function decisionView<S>(
  engine: Engine<S>,
  match: Match<S>,
  decision: Decision,
  seat: Seat | null,
): DecisionView {
  const asked = seat !== null && decision.seats.includes(seat);
  const { shows = [], window } = engine.game.decisions[decision.ask];
  return {
    ask: decision.ask,
    seats: decision.seats.map((other) => ({ seat: other, sealed: decision.sealed[other] })),
    ...(shows.length === 0 ? {} : { about: shownOf(decision, shows) }),
    ...(window === undefined ? {} : { pass: window.pass }),
    mine: asked
      ? {
          prompt: engine.game.describe.prompt(match.state, seat, decision),
          plan: decision.plans[seat].slice(),
          choices: engine.choices(match, seat).slice(),
          ...(decision.plans[seat].length === 0 && engine.canTakeBack(match, seat) ? { takeBack: true } : {}),
        }
      : null,
  };
}

/** The question as the seat (null: a spectator) sees it; null when the match is over. */
export function questionFor<S>(engine: Engine<S>, match: Match<S>, seat: Seat | null): SeatView['decision'] {
  return match.decision === null ? null : decisionView(engine, match, match.decision, seat);
}

/** The view of one seat: an allow-list; nothing of the match reaches a seat by another way. `open`: see `Game.view`. */
export function viewOf<S>(engine: Engine<S>, match: Match<S>, seat: Seat | null, open?: Json): SeatView {
  return {
    game: match.game,
    seat,
    table: engine.game.view(match.state, seat, open),
    decision: questionFor(engine, match, seat),
    outcome: engine.game.outcome(match.state, match.options),
  };
}

/** What a report tells the seat (null: a spectator); null when it is told nothing. */
export function faceFor(report: Report, seat: Seat | null): Face | null {
  return (seat === null ? undefined : report.faces?.[seat]) ?? report.face;
}

// A hidden plan belongs to hidden cards: it is thrown away, and a sealed one is replaced by a random legal plan.
function replan<S>(engine: Engine<S>, match: Match<S>, decision: Decision, seat: Seat, random: Random): void {
  const plan = decision.plans[seat];
  const wasSealed = decision.sealed[seat];
  plan.length = 0;
  decision.sealed[seat] = false;
  if (!wasSealed) return;
  const rules = engine.game.decisions[decision.ask];
  for (;;) {
    const legal = rules.choices(match.state, seat, plan, decision);
    if (legal.length === 0) break;
    plan.push(pickOne(random, legal));
  }
  decision.sealed[seat] = true;
}

/**
 * A match that the seat (null: a spectator) cannot tell from the true one: hidden cards re-dealt, others' hidden
 * plans made anew, future randomness (a scenario's dice too) replaced. Determinization in the sense of information-set search
 * (Cowling, Powley, Whitehouse 2012).
 */
export function resample<S>(engine: Engine<S>, match: Match<S>, seat: Seat | null, random: Random): Match<S> {
  const imagined = engine.copy(match);
  engine.game.resample(imagined.state, seat, random, match.options);
  imagined.random = forkRandom(random);
  imagined.sequence = 0;
  const { decision } = imagined;
  if (decision !== null) {
    for (const other of decision.seats) if (other !== seat) replan(engine, imagined, decision, other, random);
  }
  return imagined;
}
