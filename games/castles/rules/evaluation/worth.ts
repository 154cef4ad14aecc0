// What cards are worth, in hit points of a Castle: one entry per ability, so that a forgotten kind does not compile.

import { abilityOf, CARDS, CASTLE, SPY } from '../cards/table.ts';
import { fullHp } from '../pieces.ts';
import type { Piece, State } from '../state.ts';
import type { CardKind } from '../types.ts';
import type { Ability, AbilityKind, AbilityOf, EffectKind } from '../vocabulary.ts';
import { awayCastle, awayFront, awayMiddle, ownFront, placeOf } from '../zones.ts';

// In play, at full HP, where it does most good.
const abilityWorth: { readonly [K in AbilityKind]: (ability: AbilityOf<K>, kind: CardKind) => number } = {
  hit: ({ far, prey }) => (far >= 5 ? 14 : prey === 'all' ? 5 : prey === 'buildings' ? 4 : 2),
  assassinate: () => 5,
  build: () => 2.5,
  mend: ({ whom }) => (whom === 'buildings' ? 2.5 : 1.5),
  look: () => 2.5,
  decide: () => 0,
  lead: () => 8,
  climb: () => 2,
  bar: () => 8,
  arm: () => 7,
  hold: () => 1,
};

const worths: readonly number[] = CARDS.map((card, kind) =>
  card.kind === 'standing'
    ? (abilityWorth[card.ability.can] as (ability: Ability, kind: CardKind) => number)(card.ability, kind)
    : 0,
);

/** What an unharmed card of this kind is worth in play. */
export function worthOf(kind: CardKind): number {
  return worths[kind];
}

// In hand: what it will bring on the day when it is played.
const effectWorth: { readonly [K in EffectKind]: number } = {
  mend: 2,
  charge: 2,
  rain: 1.2,
  rout: 1.5,
  spring: 3.2,
  rally: 0.8,
  ambush: 2.5,
  burn: 3.5,
  revive: 5,
  plague: 2,
  storm: 7,
};

const handWorths: readonly number[] = CARDS.map((card, kind) => {
  if (card.kind === 'played')
    return card.effect.do === 'mend' && card.effect.whom === 'people' ? 0.6 : effectWorth[card.effect.do];
  return card.type === 'building' ? 0.45 * worths[kind] : 0.85 * worths[kind];
});

/** What a card in hand is worth. */
export function handWorth(kind: CardKind): number {
  return handWorths[kind];
}

const places: readonly number[] = [0, 0.15, 0.35, 0.6, 1.1, 0.7];
const towers = CARDS.map((_, kind) => abilityOf(kind, 'climb') !== null);
const shooters = CARDS.map((_, kind) => {
  const hit = abilityOf(kind, 'hit');
  return hit !== null && hit.near > 0;
});
const fighters = CARDS.map(({ type }) => type === 'soldier');

/** What standing at this place, counted outward, adds to a card's worth. */
export function placeWorth(kind: CardKind, place: number): number {
  if (fighters[kind]) return places[place];
  if (shooters[kind]) return place === ownFront || place === awayFront ? 0.8 : place === awayMiddle ? 0 : -1;
  if (towers[kind]) return place === awayMiddle ? 2 : -1.5;
  if (kind === SPY) return place === awayCastle ? 1.5 : 0.2 * place;
  return 0;
}

/** A point of a Castle's HP counts more, the fewer there are. */
export function castleWorth(hp: number): number {
  return hp <= 0 ? -60 : hp - 120 / (hp + 8);
}

/** What a card in play is worth to its owner. */
export function pieceWorth(state: State, piece: Piece): number {
  if (piece.kind === CASTLE) return castleWorth(piece.hp);
  const share = piece.hp / fullHp(state, piece.kind);
  return (
    worths[piece.kind] * (0.45 + 0.55 * share) +
    placeWorth(piece.kind, placeOf(state, piece.seat, piece.zone))
  );
}
