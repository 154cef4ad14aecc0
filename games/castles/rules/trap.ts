// The Trap, the only card out of turn (§8): standing orders, or a question at every check.

import { windowRules } from '@bridgefront/kernel';
import type { Decision, DecisionTable, Seat, StepHandlers, StepOf } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import type { CardTable } from './cards/in-force.ts';
import { TRAP } from './cards/table.ts';
import { isOver } from './ending.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { discardFrom } from './hand.ts';
import { letPassChoice, pieceName, readPieceName, springChoice } from './notation.ts';
import { destroy, isPerson, isSoldier, pieceOf } from './pieces.ts';
import { playersOf, watchOf } from './sides.ts';
import type { Side } from './sides.ts';
import { zoneNames } from './types.ts';
import type { OrderPrey, Piece, Sprung, State, Zone } from './types.ts';
import { awayMiddle, placeOf } from './zones.ts';

/** The checks that an arrival opens, one for each Soldier and Civilian, in the order in which they were named (CA-44). */
export function checksFor(
  state: State,
  arrived: readonly Piece[],
  zone: Zone,
): StepOf<Terms, 'trap/check'>[] {
  if (state.options.trapWindow === 'never') return [];
  return arrived
    .filter((piece) => isPerson(state, piece) && placeOf(state, piece.seat, zone) === awayMiddle)
    .map(({ id }) => ({ do: 'trap/check', piece: id }) as const);
}

const isOf: { readonly [P in OrderPrey]: (table: CardTable, victim: Sprung) => boolean } = {
  any: () => true,
  soldiers: ({ soldiers }, { kind }) => soldiers[kind],
  civilians: ({ soldiers }, { kind }) => !soldiers[kind],
  spearmen: ({ spears }, { kind }) => spears[kind],
  archers: ({ bows }, { kind }) => bows[kind],
  builders: ({ builds }, { kind }) => builds[kind],
  charging: ({ soldiers }, { kind, charged }) => soldiers[kind] && charged,
};

/** Whether an order is meant for such a card (CA-46). */
export function isPrey(state: State, prey: OrderPrey | 'hold', victim: Sprung): boolean {
  return prey !== 'hold' && isOf[prey](tableFor(state), victim);
}

function springOn(turn: Play, seat: Seat, piece: Piece): void {
  const { state } = turn;
  const tell = tellerOf(turn);
  tell?.({ tell: 'trap', seat, piece: pieceName(state, piece.id), zone: zoneNames[piece.zone] });
  discardFrom(state, seat, TRAP);
  state.sprung.push({ kind: piece.kind, charged: piece.charged && isSoldier(state, piece) });
  destroy(state, piece, tell);
}

// CA-50, CA-82: a player alone is always asked, of a team whoever holds cards.
function askedAbout(state: State, side: Side): readonly Seat[] {
  const defenders = playersOf(state, side);
  return defenders.length === 1 ? defenders : defenders.filter((seat) => state.seats[seat].hand.length > 0);
}

// CA-47: nobody is asked, and a check that springs nothing leaves no trace but the closed take-back.
function check(turn: Play, step: StepOf<Terms, 'trap/check'>): void {
  const { state } = turn;
  const piece = pieceOf(state, step.piece);
  if (piece === null || isOver(state)) return;
  turn.revealed();
  if (state.options.trapWindow === 'ask') {
    const asked = askedAbout(state, 1 - piece.seat);
    if (asked.length > 0)
      turn.window('trap', asked, { piece: pieceName(state, piece.id), zone: zoneNames[piece.zone] });
    return;
  }
  const defender = watchOf(state, 1 - piece.seat);
  const { order, hand } = state.seats[defender];
  const fits = isPrey(state, order.prey, { kind: piece.kind, charged: piece.charged });
  if (fits && state.sprung.length < order.limit && hand.includes(TRAP)) springOn(turn, defender, piece);
}

/** The step of a Trap check. */
export const trapSteps = { 'trap/check': check } satisfies Partial<StepHandlers<State, Terms>>;

// CA-45, CA-82: at most one Trap; of several who spring one, the first in seat order loses it.
function answer(turn: Play, { seats, plans, about }: Decision<Terms['asks']['trap']>): void {
  const piece = pieceOf(turn.state, readPieceName(about.piece));
  turn.revealed();
  const springer = seats.find((seat) => plans[seat][0] === springChoice);
  if (springer !== undefined && piece !== null) springOn(turn, springer, piece);
}

/** The question at a check with `trapWindow` = ask: asked whether a Trap is held or not (CA-50). */
export const trapDecisions = {
  trap: windowRules<State, Terms, Terms['asks']['trap']>({
    shows: ['piece', 'zone'],
    pass: letPassChoice,
    reactions: ({ seats }, seat, plan) =>
      plan.length === 0 && seats[seat].hand.includes(TRAP) ? [springChoice] : [],
    reveal: answer,
    whyNot: (_state, _seat, _plan, choice) =>
      choice === springChoice ? { message: 'You hold no Trap.', rule: 'CA-50' } : null,
  }),
} satisfies Partial<DecisionTable<State, Terms>>;
