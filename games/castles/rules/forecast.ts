// Forecasts from what a seat sees: what a choice would change on the board, where a card could go and what it could hit
// from there, and how much the cards in sight could take. Hands, deck and Trap orders play no part in them.

import type { Choice, Seat } from '@bridgefront/kernel';
import { actOn, canAct } from './actions.ts';
import { tableFor } from './cards/in-force.ts';
import { kindOf } from './cards/table.ts';
import { damageOf, sumOf } from './damage.ts';
import { aimChoices, carryOut } from './effects.ts';
import type { Sum } from './faces.ts';
import { barOf, canMove, destinations } from './moves.ts';
import { atChoices, pieceName, playChoices, readPieceName, unitChoices } from './notation.ts';
import type { CastlesOptions } from './options.ts';
import { castleOf, pieceOf } from './pieces.ts';
import { farFrom, hitOf, mayAssassinate, mayHit } from './reach.ts';
import { bareState } from './setup.ts';
import { sideOf } from './sides.ts';
import { copyState } from './state.ts';
import { zoneNames } from './types.ts';
import type { Piece, State, ZoneName } from './types.ts';
import type { PieceView, TableView } from './view.ts';
import { placeOf, zoneOf } from './zones.ts';

/** What a card in play shows of itself: damage as it is dealt now, and zones that it reaches, its own as the first. */
export interface Strength {
  readonly damage?: number;
  readonly reach?: number | 'any';
}

/** What a card in play deals now and what that is made of; `sum` only where it is not the printed figure. */
export interface Force {
  readonly damage: number;
  readonly sum: Sum | undefined;
}

/** What would become of one card: HP given (above 0) or taken, what it has then, and whether it is destroyed. */
export interface Forecast {
  readonly piece: string;
  readonly change: number;
  readonly left: number;
  readonly falls: boolean;
  /** What the damage of a blow is made of, where it is not the printed figure. */
  readonly sum?: Sum;
}

/** A zone that a card could move to, and what its Action could do from there. */
export interface Way {
  readonly zone: ZoneName;
  readonly hits: readonly Forecast[];
}

/** A neighbouring zone that a card may not step into, and by which rule. */
export interface Barred {
  readonly zone: ZoneName;
  readonly rule: string;
  readonly message: string;
}

function pieceFrom(view: PieceView): Piece {
  const { name, card, seat, zone, hp, bonus = 0, shots = 0, rain = 0 } = view;
  const { moved = false, acted = false, entered = false, charged = false, fired = false } = view;
  const [id, kind, at] = [readPieceName(name), kindOf(card), zoneNames.indexOf(zone)];
  return { id, kind, seat, zone: at, hp, moved, acted, entered, charged, bonus, shots, rain, fired };
}

/** The board of a view as the rules read it: nobody holds cards, and there is no deck. */
export function boardOf(view: TableView, options: CastlesOptions): State {
  return {
    ...bareState(options, view.red, view.seats.length),
    first: view.first ?? view.red,
    phase: view.phase,
    turn: view.turn,
    active: view.active,
    ambush: view.ambush,
    pieces: view.pieces.map(pieceFrom),
    discard: view.discard.map(kindOf),
  };
}

/** The figures of a card in play, with all that strengthens it where it stands, on whoever is not in cover or afloat. */
export function strengthOf(board: State, name: string): Strength {
  const piece = pieceOf(board, readPieceName(name));
  if (piece === null) return {};
  if (tableFor(board).kills[piece.kind]) return { reach: 1 };
  const hit = hitOf(board, piece);
  if (hit === null) return {};
  const damage = damageOf(board, piece, castleOf(board, 1 - piece.seat));
  return { damage, reach: hit.far >= farthest ? 'any' : farFrom(board, piece, hit.far) + 1 };
}

/** What a card in play deals to a Castle, with what the figure is made of; null where it hits nobody. */
export function forceOf(board: State, name: string): Force | null {
  const piece = pieceOf(board, readPieceName(name));
  if (piece === null || hitOf(board, piece) === null) return null;
  const target = castleOf(board, 1 - piece.seat);
  return { damage: damageOf(board, piece, target), sum: sumOf(board, piece, target) };
}

// Who stood before and what became of them, where anything did.
function changes(before: State, after: State): Forecast[] {
  return before.pieces.flatMap((piece) => {
    const left = pieceOf(after, piece.id)?.hp ?? 0;
    if (left === piece.hp) return [];
    return { piece: pieceName(before, piece.id), change: left - piece.hp, left, falls: left === 0 };
  });
}

function act(board: State, piece: Piece, target: Piece): Forecast[] {
  const after = copyState(board);
  const [by, at] = [pieceOf(after, piece.id), pieceOf(after, target.id)];
  if (by === null || at === null) return [];
  actOn(after, by, at, 'action', null);
  const blow = mayHit(board, piece, target);
  const sum = blow ? sumOf(board, piece, target) : undefined;
  // A blow is told by its whole force, also where less was left.
  const told = { change: -damageOf(board, piece, target), ...(sum === undefined ? {} : { sum }) };
  return changes(board, after).map((one) => (blow ? { ...one, ...told } : one));
}

/** What the seat's complete plan would change, by the rules that would carry it out; empty where that is not to be seen. */
export function forecast(board: State, seat: Seat, [first = '', ...rest]: readonly Choice[]): Forecast[] {
  const piece = pieceOf(board, unitChoices.read(first));
  if (piece !== null) {
    const target = pieceOf(board, atChoices.read(rest[0] ?? ''));
    return target === null ? [] : act(board, piece, target);
  }
  const kind = playChoices.read(board, first);
  if (kind < 0 || aimChoices(board, seat, kind, rest)?.length !== 0) return [];
  const after = copyState(board);
  carryOut(after, seat, kind, rest, null);
  return changes(board, after);
}

function hitsFrom(board: State, piece: Piece): Forecast[] {
  if (!canAct(board, piece)) return [];
  return board.pieces.flatMap((one) =>
    mayHit(board, piece, one) || mayAssassinates(board, piece, one) ? act(board, piece, one) : [],
  );
}

// Only who can.
function mayAssassinates(board: State, piece: Piece, target: Piece): boolean {
  return tableFor(board).kills[piece.kind] && mayAssassinate(board, piece, target);
}

/** From one Castle Zone to the other. */
const farthest = 5;

/** Zones that the card could move to now, each with what it could hit from there. */
export function ways(board: State, name: string): Way[] {
  const piece = pieceOf(board, readPieceName(name));
  if (piece === null) return [];
  return destinations(board, piece).map((zone) => {
    const there = copyState(board);
    const moved = pieceOf(there, piece.id);
    if (moved !== null) moved.zone = zone;
    return { zone: zoneNames[zone], hits: moved === null ? [] : hitsFrom(there, moved) };
  });
}

/** What bars the card's way: the first zone on either side, within its steps, that a rule keeps it out of. */
export function barred(board: State, name: string): Barred[] {
  const piece = pieceOf(board, readPieceName(name));
  if (piece === null || !canMove(board, piece)) return [];
  const { seat } = piece;
  const here = placeOf(board, seat, piece.zone);
  const open = destinations(board, piece).map((zone) => placeOf(board, seat, zone));
  return [1, -1].flatMap((step) => {
    const from = open.reduce((last, place) => ((place - last) * step > 0 ? place : last), here);
    const to = from + step;
    const bar = to < 0 || to > 5 ? null : barOf(board, piece, from, to);
    return bar === null ? [] : { zone: zoneNames[zoneOf(board, seat, to)], ...bar };
  });
}

// The board as it is when the seat's own turn begins.
function atTurnOf(board: State, seat: Seat): State {
  if (sideOf(board.active) === sideOf(seat) && board.phase === 'turn') return board;
  const begun = copyState(board);
  begun.active = seat;
  begun.ambush = 0;
  const fresh = { moved: false, acted: false, entered: false, charged: false, bonus: 0, shots: 0, rain: 0 };
  for (const piece of begun.pieces) if (piece.seat === sideOf(seat)) Object.assign(piece, fresh);
  return begun;
}

// The most that the card's one Action takes from each, from where it stands or could go.
function mostOf(board: State, piece: Piece, most: Map<string, number>): void {
  const home = piece.zone;
  const best = new Map<string, number>();
  for (const zone of [home, ...destinations(board, piece)]) {
    piece.zone = zone;
    for (const target of board.pieces) {
      const kills = mayAssassinates(board, piece, target);
      const takes = kills ? target.hp : mayHit(board, piece, target) ? damageOf(board, piece, target) : 0;
      const name = pieceName(board, target.id);
      if (takes > (best.get(name) ?? 0)) best.set(name, takes);
    }
  }
  piece.zone = home;
  for (const [name, takes] of best) most.set(name, (most.get(name) ?? 0) + takes);
}

/**
 * How much the seat's cards in play could take from each enemy card by one Action each, in the turn that the seat has now
 * or else in its next one: what is in sight now, without cards of the hand, and Walls standing.
 */
export function threats(board: State, seat: Seat): ReadonlyMap<string, number> {
  const begun = atTurnOf(board, seat);
  const most = new Map<string, number>();
  for (const piece of begun.pieces)
    if (piece.seat === sideOf(seat) && canAct(begun, piece)) mostOf(begun, piece, most);
  return most;
}
