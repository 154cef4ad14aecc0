// All cards of the game as one stable table, and the ways to find them.

import { cardNumbers, mostNew } from '@bridgefront/tabletop/accepted';
import { deckNames } from '../effects.ts';
import type { Card, DeckName, Faction } from '../effects.ts';
import type { CardId } from '../types.ts';
import { factionChampions, factionSpells } from './factions.ts';
import { market1 } from './market-1.ts';
import { market2 } from './market-2.ts';
import { market3 } from './market-3.ts';
import { power1 } from './power-1.ts';
import { power2 } from './power-2.ts';
import { power3 } from './power-3.ts';
import { starterCards } from './starter.ts';

/** Every card as printed. A card's place in it is its `CardId`; new cards go to the end of their deck's table. */
export const CARDS: readonly Card[] = [
  ...starterCards,
  ...factionSpells,
  ...factionChampions,
  ...market1,
  ...market2,
  ...market3,
  ...power1,
  ...power2,
  ...power3,
];

/** Card ids by slug. */
export const cardBySlug: ReadonlyMap<string, CardId> = new Map(CARDS.map((card, id) => [card.slug, id]));

/** The id of the card with this slug; throws on an unknown one, so check outside input with `cardBySlug`. */
export function cardId(slug: string): CardId {
  const id = cardBySlug.get(slug);
  if (id === undefined) throw new Error(`There is no card "${slug}".`);
  return id;
}

/** The id of a card, printed or new (`new-1-field-rations`), and its name. */
export const { numberOf: idOfSlug, nameOf: nameOfSlug } = cardNumbers(CARDS);

/** So many ids there may be in a match. */
export const mostCards: number = CARDS.length + mostNew;

/** The card with this id, as printed. */
export function printedCard(id: CardId): Card {
  const card = CARDS[id];
  if (card === undefined) throw new Error(`There is no card number ${id}.`);
  return card;
}

/** The cards of a deck, unshuffled, one entry per copy. */
function idsOf(cards: readonly Card[], deck: DeckName): readonly CardId[] {
  return cards.flatMap((card, id) =>
    card.deck === deck ? Array.from({ length: card.copies }, () => id) : [],
  );
}

/** The cards of every deck of a table, unshuffled, one entry per copy. */
export function decksOf(cards: readonly Card[]): Readonly<Record<DeckName, readonly CardId[]>> {
  const ids = deckNames.map((deck) => [deck, idsOf(cards, deck)] as const);
  return Object.fromEntries(ids) as Record<DeckName, readonly CardId[]>;
}

/** The card in no deck; its number stays. */
export function outOfGame(card: Card): Card {
  return { ...card, copies: 0 };
}

/** What a faction adds to the common starter deck (S-35). */
export interface FactionCards {
  readonly spell: CardId;
  readonly champion: CardId;
}

function ownCards(faction: Faction): FactionCards {
  const find = (type: Card['type']): CardId =>
    CARDS.findIndex((card) => card.faction === faction && card.type === type);
  return { spell: find('spell'), champion: find('champion') };
}

/** Each faction's starter spell and champion. */
export const factionCards: Readonly<Record<Faction, FactionCards>> = {
  bastion: ownCards('bastion'),
  veil: ownCards('veil'),
  aerial: ownCards('aerial'),
  prospect: ownCards('prospect'),
  cipher: ownCards('cipher'),
  gatewright: ownCards('gatewright'),
};
