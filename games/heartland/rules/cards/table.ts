// The table of all cards and what the rules read from it.

import type { CardId } from '../types.ts';
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  Card,
  CardKind,
  DeckSide,
  SettlementCard,
  Standing,
  TacticCard,
  Trigger,
  UnitCard,
  VillagerCard,
} from '../vocabulary.ts';
import { houseCards } from './house.ts';

/** All cards; the place in the list is the card's id. */
export const CARDS: readonly Card[] = houseCards;

const bySlug = new Map(CARDS.map((card, id) => [card.slug, id]));

/** The card with this slug, or -1. */
export function cardId(slug: string): CardId {
  return bySlug.get(slug) ?? -1;
}

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

function readStanding(card: Card): Readonly<Traits> {
  const traits = { ...plain };
  for (const one of standingOf(card))
    (readers[one.ability] as (ability: Standing, to: Traits) => void)(one, traits);
  return traits;
}

const traits: readonly Readonly<Traits>[] = CARDS.map(readStanding);

/** What the card's standing abilities come to. */
export function traitsOf(card: CardId): Readonly<Traits> {
  return traits[card];
}

/** Which deck each kind of card belongs to, and whose back it has (HL-6). */
const sides: { readonly [K in CardKind]: DeckSide } = {
  unit: 'army',
  tactic: 'army',
  villager: 'civic',
  settlement: 'civic',
};

const sideByCard: readonly DeckSide[] = CARDS.map(({ kind }) => sides[kind]);

/** The deck that the card belongs to. */
export function sideOf(card: CardId): DeckSide {
  return sideByCard[card];
}

/** Printed supply cost; civic cards are free (HL-7). */
export function supplyOf(card: CardId): number {
  const printed = CARDS[card];
  return printed.kind === 'unit' || printed.kind === 'tactic' ? printed.supply : 0;
}

/** The trigger of a card, or null. */
export function triggerOf(card: CardId): Trigger | null {
  const printed = CARDS[card];
  return (printed.kind === 'unit' || printed.kind === 'settlement' ? printed.trigger : null) ?? null;
}

/** The stratagem of a villager or settlement, or null. */
export function stratagemOf(card: CardId): Ability | null {
  const printed = CARDS[card];
  const found = printed.kind === 'villager' || printed.kind === 'settlement' ? printed.stratagem : null;
  return found ?? null;
}

/** The maneuver of a unit, or null. */
export function maneuverOf(card: CardId): Ability | null {
  const printed = CARDS[card];
  return (printed.kind === 'unit' ? printed.maneuver : null) ?? null;
}

type CardOf = { unit: UnitCard; tactic: TacticCard; villager: VillagerCard; settlement: SettlementCard };

/** The printed card, which must be of this kind. */
export function printedAs<K extends CardKind>(card: CardId, kind: K): CardOf[K] {
  const printed = CARDS[card];
  if (printed.kind !== kind) throw new Error(`${printed.name} is no ${kind}.`);
  return printed as CardOf[K];
}

/** Printed attack of a unit by card; 0 for other cards. */
export const printedAttack: readonly number[] = CARDS.map((card) => (card.kind === 'unit' ? card.attack : 0));
/** Printed health of a unit by card; 0 for other cards. */
export const printedHealth: readonly number[] = CARDS.map((card) => (card.kind === 'unit' ? card.health : 0));
