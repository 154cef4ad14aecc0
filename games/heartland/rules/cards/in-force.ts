// The cards and decks of a match: as printed, or as its options change them. Name and kind of a card never change.

import { cardLookUp, cardsUnder } from '@bridgefront/tabletop/cards';
import type { CardTexts, FurtherOptions } from '@bridgefront/tabletop/cards';
import type { CardId } from '../types.ts';
import type {
  Ability,
  Card,
  CardKind,
  DeckSide,
  SettlementCard,
  TacticCard,
  Trigger,
  UnitCard,
  VillagerCard,
} from '../vocabulary.ts';
import { book } from './book.ts';
import { isCard, listOf, revisedRow } from './decks.ts';
import type { DeckList, DeckRow, Printed } from './decks.ts';
import { cardId, readTraits, sideOf } from './table.ts';
import type { Traits } from './table.ts';

/** The options of a match that change cards. */
export type CardOptions = CardTexts;

/** Those that change prebuilt decks, too. */
export type DeckOptions = CardTexts & { readonly revisedDecks: boolean };

// Of each card what the rules ask most.
interface Figures {
  readonly traits: Readonly<Traits>;
  readonly supply: number;
  readonly attack: number;
  readonly health: number;
  readonly trigger: Trigger | null;
  readonly stratagem: Ability | null;
  readonly maneuver: Ability | null;
}

function readFigures(card: Card): Figures {
  const {
    supply = 0,
    attack = 0,
    health = 0,
    trigger,
    stratagem,
    maneuver,
  } = card as Partial<UnitCard & SettlementCard>;
  return {
    traits: readTraits(card),
    supply,
    attack,
    health,
    trigger: trigger ?? null,
    stratagem: stratagem ?? null,
    maneuver: maneuver ?? null,
  };
}

const inForce = cardLookUp(book, (printed) => {
  const cards = printed.filter(isCard);
  return { cards, figures: cards.map(readFigures), sides: cards.map(({ kind }) => sideOf[kind]) };
});

const further: FurtherOptions<Printed, DeckOptions> = {
  names: ['revisedDecks'],
  act: (printed, { revisedDecks }) => (isCard(printed) || !revisedDecks ? printed : revisedRow(printed)),
};

const decksInForce = cardLookUp(
  book,
  (printed): readonly DeckList[] => {
    const cards = printed.filter(isCard);
    return printed.filter((one): one is DeckRow => !isCard(one)).map((row) => listOf(row, cards));
  },
  further,
);

/** The cards of a prebuilt deck in a match (HL-15). */
export function deckList(options: DeckOptions, deck: number): DeckList {
  return decksInForce(options)[deck];
}

/** The cards of a match, by their numbers. @throws Error on texts that `checkCards` refuses */
export function cardsFor(options: CardOptions): readonly Card[] {
  return inForce(options).cards;
}

/** A match, or whatever else has its options. */
export interface Under {
  readonly options: CardOptions;
}

/** The card of a match by its number. */
export function cardIn({ options }: Under, card: CardId): Card {
  return inForce(options).cards[card];
}

/** What views and reports call it. */
export function slugIn(under: Under, card: CardId): string {
  return cardIn(under, card).slug;
}

/** The deck that the card belongs to. */
export function sideIn({ options }: Under, card: CardId): DeckSide {
  return inForce(options).sides[card];
}

/** The number of the match's card with this slug, or -1: what a new card is and which one is out, only the match knows. */
export function numberIn(under: Under, slug: string): CardId {
  const number = cardId(slug);
  const card = cardsFor(under.options)[number];
  return card?.slug === slug && card.out !== true ? number : -1;
}

/** What is wrong with the options that hold cards, in one sentence; null if they can be used. */
export function checkCards(options: DeckOptions): string | null {
  const cards = cardsUnder(book, options, further);
  return typeof cards === 'string' ? cards : null;
}

/** What the card's standing abilities come to. */
export function traitsOf(options: CardOptions, card: CardId): Readonly<Traits> {
  return inForce(options).figures[card].traits;
}

/** Supply cost on the card; civic cards are free (HL-7). */
export function supplyOf(options: CardOptions, card: CardId): number {
  return inForce(options).figures[card].supply;
}

/** Attack of a unit by its card; 0 for other cards. */
export function cardAttack(options: CardOptions, card: CardId): number {
  return inForce(options).figures[card].attack;
}

/** Health of a unit by its card; 0 for other cards. */
export function cardHealth(options: CardOptions, card: CardId): number {
  return inForce(options).figures[card].health;
}

/** The trigger of a unit or settlement, or null. */
export function triggerOf(options: CardOptions, card: CardId): Trigger | null {
  return inForce(options).figures[card].trigger;
}

/** The stratagem of a villager or settlement, or null. */
export function stratagemOf(options: CardOptions, card: CardId): Ability | null {
  return inForce(options).figures[card].stratagem;
}

/** The maneuver of a unit, or null. */
export function maneuverOf(options: CardOptions, card: CardId): Ability | null {
  return inForce(options).figures[card].maneuver;
}

type CardOf = { unit: UnitCard; tactic: TacticCard; villager: VillagerCard; settlement: SettlementCard };

/** The card of the match, which must be of this kind. */
export function cardAs<K extends CardKind>(options: CardOptions, card: CardId, kind: K): CardOf[K] {
  const found = cardsFor(options)[card];
  if (found.kind !== kind) throw new Error(`${found.name} is no ${kind}.`);
  return found as CardOf[K];
}
