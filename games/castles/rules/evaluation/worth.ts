// What cards are worth by somebody's weights, in hit points of a Castle.

import { tableFor } from '../cards/in-force.ts';
import { CASTLE } from '../cards/table.ts';
import { likenessFor } from './likeness.ts';
import { fullHp } from '../pieces.ts';
import type { CardKind, Piece, State } from '../types.ts';
import { awayCastle, awayFront, awayMiddle, ownFront, placeOf } from '../zones.ts';
import type { Weights } from './weights.ts';

/** What an unharmed card of this kind is worth in play. */
export function worthOf(weights: Weights, state: State, kind: CardKind): number {
  const { likest, ratios } = likenessFor(state);
  return weights.inPlay[likest[kind]] * ratios[kind];
}

/** What a card in hand is worth. */
export function handWorth(weights: Weights, state: State, kind: CardKind): number {
  const { likest, ratios } = likenessFor(state);
  return weights.inHand[likest[kind]] * ratios[kind];
}

/** What standing at this place, counted outward, adds to a card's worth. */
export function placeWorth(weights: Weights, state: State, kind: CardKind, place: number): number {
  const { soldiers, hits, climbs, looks } = tableFor(state);
  if (soldiers[kind]) return weights.soldierPlaces[place];
  if ((hits[kind]?.near ?? 0) > 0) {
    if (place === ownFront || place === awayFront) return weights.engineAtFront;
    return place === awayMiddle ? 0 : -weights.engineElsewhere;
  }
  if (climbs[kind]) return place === awayMiddle ? weights.towerInPlace : -weights.towerElsewhere;
  if (looks[kind] > 0) return place === awayCastle ? weights.spyInside : weights.spyStep * place;
  return 0;
}

/** A point of a Castle's HP counts more, the fewer there are. */
export function castleWorth(weights: Weights, hp: number): number {
  return hp <= 0 ? -60 : weights.castlePoint * hp - weights.castleLast / (hp + 8);
}

/** What a card in play is worth to its owner. */
export function pieceWorth(weights: Weights, state: State, piece: Piece): number {
  if (piece.kind === CASTLE) return castleWorth(weights, piece.hp);
  const share = piece.hp / fullHp(state, piece.kind);
  return (
    worthOf(weights, state, piece.kind) * (0.45 + 0.55 * share) +
    placeWorth(weights, state, piece.kind, placeOf(state, piece.seat, piece.zone))
  );
}
