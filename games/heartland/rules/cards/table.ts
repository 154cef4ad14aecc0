// The table of all cards and what the rules read from it.

import { cardNumbers } from '@bridgefront/tabletop/accepted';
import type { AbilityKind, AbilityOf, Card, CardKind, DeckSide, Standing } from '../vocabulary.ts';
import { houseCards } from './house.ts';

/** All cards; the place in the list is the card's id. */
export const CARDS: readonly Card[] = houseCards;

/** The number of a card by its slug, printed or new, and its name. */
export const { numberOf: cardId, nameOf } = cardNumbers(CARDS);

/** What a card's standing abilities come to, for the rules to ask. */
export interface Traits {
  swift: boolean;
  charge: number;
  garrison: number;
  palisade: number;
  banner: number;
  granary: number;
}

const plain: Readonly<Traits> = {
  swift: false,
  charge: 0,
  garrison: 0,
  palisade: 0,
  banner: 0,
  granary: 0,
};

const readers: { readonly [K in AbilityKind]: (ability: AbilityOf<K>, traits: Traits) => void } = {
  swift: (_, traits) => void (traits.swift = true),
  charge: ({ attack }, traits) => void (traits.charge += attack),
  garrison: ({ health }, traits) => void (traits.garrison += health),
  palisade: ({ health }, traits) => void (traits.palisade += health),
  banner: ({ attack }, traits) => void (traits.banner += attack),
  granary: ({ reduce }, traits) => void (traits.granary += reduce),
};

/** A card's standing abilities; none for villagers and tactics. */
export function standingOf(card: Card): readonly Standing[] {
  return card.kind === 'unit' || card.kind === 'settlement' ? card.standing : [];
}

/** What a card's standing abilities come to. */
export function readTraits(card: Card): Readonly<Traits> {
  const traits = { ...plain };
  for (const one of standingOf(card))
    (readers[one.ability] as (ability: Standing, to: Traits) => void)(one, traits);
  return traits;
}

/** Which deck each kind of card belongs to, and whose back it has (HL-6). */
export const sideOf: { readonly [K in CardKind]: DeckSide } = {
  unit: 'army',
  tactic: 'army',
  villager: 'civic',
  settlement: 'civic',
};
