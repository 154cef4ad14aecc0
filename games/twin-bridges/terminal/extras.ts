// What Twin Bridges tells besides being played: its cards, and the turns it has taken.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { CardEntry, GameExtras, Standing } from '@bridgefront/terminal/extras.ts';
import { cardId, CARDS } from '../rules/cards/table.ts';
import { decks } from '../rules/cards/decks.ts';
import { cardsJson } from '../rules/index.ts';
import { creatureFacts } from '../rules/text/card.ts';

/** Turns count as rounds; there is no score besides winning. */
function standing(view: SeatView<Json>): Standing {
  const { turn } = view.table as { readonly turn: number };
  return { round: turn, scores: null };
}

/** `2 mana, attack 1, health 3, Sprint`; an incantation's text stands below it. */
function facts({ id, type }: CardEntry): string {
  const card = CARDS[cardId(id)];
  return card.kind === 'creature' ? creatureFacts(card) : `${card.cost} mana, ${type}`;
}

/** The extras of Twin Bridges. */
export const twinBridgesExtras: GameExtras = {
  cards: cardsJson,
  cardFacts: facts,
  deckTitle: (deck) => decks.find(({ slug }) => slug === deck)?.name ?? deck,
  standing,
};
