// A turn: its start with the draw, the main part, and its end with discards and the Trap order (§5).

import type { Choice, Decision, DecisionTable, Seat, StepHandlers } from '@bridgefront/kernel';
import { finish, isOver, isSeries } from './ending.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { discardFrom, draw, slugs } from './hand.ts';
import { discardChoices, orderChoices, orderName, orderOfChoice } from './notation.ts';
import { castleOf } from './pieces.ts';
import { beginnerOf } from './series.ts';
import { forSharers, playerAt, sideOf } from './sides.ts';
import type { State } from './types.ts';
import { whyNotAtEnd } from './why-not/end.ts';

function clearMarks(state: State): void {
  const side = sideOf(state.active);
  for (const piece of state.pieces) {
    if (piece.seat !== side) continue;
    piece.moved = false;
    piece.acted = false;
    piece.entered = false;
    piece.charged = false;
    piece.bonus = 0;
    piece.shots = 0;
    piece.rain = 0;
    piece.fired = false;
  }
}

// CA-11, CA-12, CA-79
function begin(turn: Play): void {
  const { state, random } = turn;
  const tell = tellerOf(turn);
  state.turn++;
  state.phase = 'turn';
  state.active = playerAt(state, state.turn);
  state.yielded = state.yielded.filter((seat) => seat !== state.active);
  state.ambush = 0;
  state.cycled = 0;
  state.sprung = [];
  clearMarks(state);
  const siege = isSeries(state) ? { siege: state.fought.length + 1 } : {};
  tell?.({ tell: 'turn', turn: state.turn, seat: state.active, ...siege });
  if (state.turn > 1 || state.options.firstTurnDraw)
    draw(state, state.active, state.options.drawPerTurn, random, tell);
  turn.revealed();
  turn.then({ do: 'turn/main' });
}

function main(turn: Play): void {
  const { state } = turn;
  if (!isOver(state)) turn.ask('main', [state.active]);
  else if (state.phase === 'between') turn.ask('next', [beginnerOf(state)]);
}

/** Cards above the limit of the hand. */
function surplus({ seats, options }: State, seat: Seat): number {
  return Math.max(0, seats[seat].hand.length - options.handLimit);
}

// CA-18, CA-50: without orders, only a hand over the limit is asked.
function end(turn: Play): void {
  const { state } = turn;
  const { active } = state;
  tellerOf(turn)?.({ tell: 'ends', seat: active });
  turn.then({ do: 'turn/close' });
  if (state.options.trapWindow === 'order' || surplus(state, active) > 0) turn.ask('end', [active]);
}

function close(turn: Play): void {
  const { state } = turn;
  if (isOver(state)) return;
  turn.revealed();
  if (state.turn < state.options.turnLimit) {
    state.phase = 'start';
    turn.then({ do: 'turn/begin' });
    return;
  }
  // CA-64
  const [one, other] = [0, 1].map((side) => castleOf(state, side).hp);
  finish(state, 'limit', one === other ? null : one > other ? 0 : 1, tellerOf(turn));
  turn.then({ do: 'turn/main' });
}

/** The steps of a turn. */
export const turnSteps = {
  'turn/begin': begin,
  'turn/main': main,
  'turn/end': end,
  'turn/close': close,
} satisfies Partial<StepHandlers<State, Terms>>;

// A plan: as many discards as needed, then the order.
function endChoices(state: State, seat: Seat, plan: readonly Choice[]): readonly Choice[] {
  const over = surplus(state, seat);
  if (plan.length < over) {
    const rest = state.seats[seat].hand.slice();
    for (const choice of plan) rest.splice(rest.indexOf(discardChoices.read(state, choice)), 1);
    return [...new Set(rest)].map((kind) => discardChoices.of(state, kind));
  }
  return state.options.trapWindow === 'order' && plan.length === over ? orderChoices : [];
}

function reveal(turn: Play, { seats: [seat], plans }: Decision): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  const discards = plans[seat]
    .map((choice) => discardChoices.read(state, choice))
    .filter((kind) => kind >= 0);
  for (const kind of discards) discardFrom(state, seat, kind);
  if (discards.length > 0) tell?.({ tell: 'discards', seat, cards: slugs(state, discards) });
  const order = orderOfChoice(plans[seat].at(-1) ?? '');
  if (order === null) return;
  state.seats[seat].order = order;
  tell?.(
    { tell: 'orders', seat },
    forSharers(state, seat, { tell: 'orders', seat, order: orderName(order) }),
  );
}

// CA-20, CA-49: discards from the bottom of the card table upwards, then the last order again.
function fallback(state: State, seat: Seat, _plan: readonly Choice[], legal: readonly Choice[]): Choice {
  const again = `order:${orderName(state.seats[seat].order)}`;
  return legal.includes(again) ? again : (legal.at(-1) ?? legal[0]);
}

/** The decision at a turn's end: discards and the Trap order in one sealed answer (CA-48). */
export const endDecisions = {
  end: { choices: endChoices, reveal, beforehand: true, fallback, whyNot: whyNotAtEnd },
} satisfies Partial<DecisionTable<State, Terms>>;
