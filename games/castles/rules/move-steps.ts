// Steps of a move as they are carried out: all arrive at once, then Trap checks, then reaction fire, then the next step.

import type { StepHandlers, StepOf } from '@bridgefront/kernel';
import { isOver } from './ending.ts';
import { tellerOf } from './faces.ts';
import type { Play, Terms } from './faces.ts';
import { reactionFire } from './fire.ts';
import { barOf } from './moves.ts';
import { pieceName } from './notation.ts';
import { pieceOf } from './pieces.ts';
import { checksFor } from './trap.ts';
import { zoneNames } from './types.ts';
import type { Piece, PieceId, State, Zone } from './types.ts';
import { placeOf } from './zones.ts';

/** Begins a move along a named route: escorts first, in the order named, then the card itself. */
export function beginMove(turn: Play, piece: Piece, escorts: readonly Piece[], to: Zone): void {
  const group = [...escorts, piece];
  for (const one of group) one.moved = true;
  turn.then({ do: 'move/step', group: group.map(({ id }) => id), to });
}

function groupOf(state: State, group: readonly PieceId[]): Piece[] {
  const found: Piece[] = [];
  for (const id of group) {
    const piece = pieceOf(state, id);
    if (piece !== null) found.push(piece);
  }
  return found;
}

function takeStep(turn: Play, step: StepOf<Terms, 'move/step'>): void {
  const { state } = turn;
  const group = groupOf(state, step.group);
  const piece = group.at(-1);
  const { to } = step;
  if (piece === undefined || isOver(state) || piece.zone === to) return;
  const from = piece.zone;
  const next = from + Math.sign(to - from);
  const [place, nextPlace] = [from, next].map((zone) => placeOf(state, piece.seat, zone));
  if (barOf(state, piece, place, nextPlace) !== null) return;
  for (const one of group) one.zone = next;
  tellerOf(turn)?.({
    tell: 'moves',
    seat: piece.seat,
    piece: pieceName(state, piece.id),
    escorts: group.slice(0, -1).map(({ id }) => pieceName(state, id)),
    from: zoneNames[from],
    to: zoneNames[next],
  });
  const ids = group.map(({ id }) => id);
  const checks = checksFor(state, group, next);
  const rest: StepOf<Terms>[] = [{ do: 'move/fire', group: ids, from, at: next }];
  if (next !== to) rest.push({ do: 'move/step', group: ids, to });
  turn.then(...checks, ...rest);
}

function takeFire(turn: Play, { group, from, at }: StepOf<Terms, 'move/fire'>): void {
  const { state } = turn;
  for (const piece of groupOf(state, group))
    if (!isOver(state)) reactionFire(state, piece, from, at, tellerOf(turn));
}

/** The steps of a move. */
export const moveSteps = {
  'move/step': takeStep,
  'move/fire': takeFire,
} satisfies Partial<StepHandlers<State, Terms>>;
