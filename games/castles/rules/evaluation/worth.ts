// What cards are worth by the weights in force, in hit points of a Castle.

import { abilityOf, CARDS, CASTLE, SPY } from '../cards/table.ts';
import { fullHp } from '../pieces.ts';
import type { CardKind, Piece, State } from '../types.ts';
import { awayCastle, awayFront, awayMiddle, ownFront, placeOf } from '../zones.ts';
import { weights } from './weights.ts';

/** What an unharmed card of this kind is worth in play. */
export function worthOf(kind: CardKind): number {
  return weights.inPlay[kind];
}

/** What a card in hand is worth. */
export function handWorth(kind: CardKind): number {
  return weights.inHand[kind];
}

const towers = CARDS.map((_, kind) => abilityOf(kind, 'climb') !== null);
const shooters = CARDS.map((_, kind) => {
  const hit = abilityOf(kind, 'hit');
  return hit !== null && hit.near > 0;
});
const fighters = CARDS.map(({ type }) => type === 'soldier');

/** What standing at this place, counted outward, adds to a card's worth. */
export function placeWorth(kind: CardKind, place: number): number {
  if (fighters[kind]) return weights.soldierPlaces[place];
  if (shooters[kind]) {
    if (place === ownFront || place === awayFront) return weights.engineAtFront;
    return place === awayMiddle ? 0 : -weights.engineElsewhere;
  }
  if (towers[kind]) return place === awayMiddle ? weights.towerInPlace : -weights.towerElsewhere;
  if (kind === SPY) return place === awayCastle ? weights.spyInside : weights.spyStep * place;
  return 0;
}

/** A point of a Castle's HP counts more, the fewer there are. */
export function castleWorth(hp: number): number {
  return hp <= 0 ? -60 : weights.castlePoint * hp - weights.castleLast / (hp + 8);
}

/** What a card in play is worth to its owner. */
export function pieceWorth(state: State, piece: Piece): number {
  if (piece.kind === CASTLE) return castleWorth(piece.hp);
  const share = piece.hp / fullHp(state, piece.kind);
  return (
    worthOf(piece.kind) * (0.45 + 0.55 * share) +
    placeWorth(piece.kind, placeOf(state, piece.seat, piece.zone))
  );
}
