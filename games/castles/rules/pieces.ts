// Cards in play: who they are, what they count as, how they enter and leave.

import type { Seat } from '@bridgefront/kernel';
import { tableFor } from './cards/in-force.ts';
import { CASTLE, copiesOf } from './cards/table.ts';
import type { Tell } from './faces.ts';
import { pieceId, pieceName } from './notation.ts';
import { zoneNames } from './types.ts';
import type { CardKind, Piece, PieceId, State, Zone } from './types.ts';
import { ownCastle, placeOf } from './zones.ts';
import type { CardType } from './vocabulary.ts';

/** Hit points of an unharmed card of this kind. */
export function fullHp(state: State, kind: CardKind): number {
  return tableFor(state).hp[kind];
}

/** A card in play at full HP, without marks. */
export function newPiece(state: State, seat: Seat, kind: CardKind, number: number, zone: Zone): Piece {
  return {
    id: pieceId(kind, number),
    kind,
    seat,
    zone,
    hp: fullHp(state, kind),
    moved: false,
    acted: false,
    entered: false,
    charged: false,
    bonus: 0,
    shots: 0,
    rain: 0,
    fired: false,
  };
}

/** Whether the card is a Special that looks at hands, as the Spy does. */
export function isSpy(state: State, { kind }: Piece): boolean {
  const { looks, types } = tableFor(state);
  return looks[kind] > 0 && types[kind] === 'special';
}

/** What the card counts as where it stands: a Spy at home is a Civilian (CA-35). */
export function typeOf(state: State, piece: Piece): CardType {
  const { types, looks } = tableFor(state);
  const type = types[piece.kind];
  const spies = type === 'special' && looks[piece.kind] > 0;
  return spies && placeOf(state, piece.seat, piece.zone) === ownCastle ? 'civilian' : type;
}

/** Whether the card is a Soldier. */
export function isSoldier(state: State, { kind }: Piece): boolean {
  return tableFor(state).soldiers[kind];
}

/** Whether the card is a Soldier or Civilian, a Spy at home included. */
export function isPerson(state: State, piece: Piece): boolean {
  const type = typeOf(state, piece);
  return type === 'soldier' || type === 'civilian';
}

/** Whether the card is a Building or a Castle. */
export function isBuilding(state: State, { kind }: Piece): boolean {
  const type = tableFor(state).types[kind];
  return type === 'building' || type === 'castle';
}

/** How many escorts the card needs to move; -1 if it is nothing that moves with escorts (CA-26, CA-27). */
export function escortsOf(state: State, kind: CardKind): number {
  return tableFor(state).escorts[kind];
}

/** The card with this id, or null when it is not in play. */
export function pieceOf({ pieces }: State, id: PieceId): Piece | null {
  for (const piece of pieces) if (piece.id === id) return piece;
  return null;
}

/** A card of the seat of this kind, or null. */
export function ownOf({ pieces }: State, seat: Seat, kind: CardKind): Piece | null {
  for (const piece of pieces) if (piece.kind === kind && piece.seat === seat) return piece;
  return null;
}

/** How many cards of this kind the seat has in play. */
export function countOf({ pieces }: State, seat: Seat, kind: CardKind): number {
  let count = 0;
  for (const piece of pieces) if (piece.kind === kind && piece.seat === seat) count++;
  return count;
}

/** Whether the seat's border between Front and Middle is shut (CA-29). */
export function isWalled(state: State, seat: Seat): boolean {
  const { bars } = tableFor(state);
  for (const { kind, seat: owner } of state.pieces) if (bars[kind] && owner === seat) return true;
  return false;
}

/** The seat's Castle; a fallen one has 0 HP and stays in sight. */
export function castleOf(state: State, seat: Seat): Piece {
  const castle = ownOf(state, seat, CASTLE);
  if (castle === null) throw new Error(`Seat ${seat} has no Castle.`);
  return castle;
}

/** Puts a new card into play with the next number of its name (CA-5). */
export function enter(state: State, seat: Seat, kind: CardKind, zone: Zone): Piece {
  const piece = newPiece(state, seat, kind, state.next[kind]++, zone);
  piece.entered = true;
  state.pieces.push(piece);
  return piece;
}

/** Takes a card out of play: shared cards go to the discard pile, Specials leave the game (CA-33). */
function leave(state: State, piece: Piece, tell: Tell): void {
  state.pieces.splice(state.pieces.indexOf(piece), 1);
  if (copiesOf(tableFor(state).cards[piece.kind]) > 0) state.discard.push(piece.kind);
  tell?.({
    tell: 'destroyed',
    seat: piece.seat,
    piece: pieceName(state, piece.id),
    zone: zoneNames[piece.zone],
  });
}

/** Destroys a card whatever its HP. */
export function destroy(state: State, piece: Piece, tell: Tell): void {
  leave(state, piece, tell);
}

/** Takes all cards without HP out of play, except Castles: those end the match (CA-42, CA-63). */
export function clearFallen(state: State, tell: Tell): void {
  for (const piece of state.pieces.slice())
    if (piece.hp <= 0 && piece.kind !== CASTLE) leave(state, piece, tell);
}
