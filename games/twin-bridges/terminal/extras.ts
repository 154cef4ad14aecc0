// What Twin Bridges tells besides being played: its cards, and the turns it has taken.

import type { Json, SeatView } from '@bridgefront/kernel';
import type { CardEntry, GameExtras, Standing } from '@bridgefront/terminal/extras.ts';
import { decks } from '../rules/cards/decks.ts';
import type { CardJson } from '../rules/table.ts';
import { cardsJson } from '../rules/index.ts';

/** Turns count as rounds; there is no score besides winning. */
function standing(view: SeatView<Json>): Standing {
  const { turn } = view.table as { readonly turn: number };
  return { round: turn, scores: null };
}

/** `2 mana, attack 1, health 3, Sprint`; an incantation's text stands below it. */
function facts(card: CardEntry): string {
  return (card as CardJson).facts;
}

/** The extras of Twin Bridges. */
export const twinBridgesExtras: GameExtras = {
  cards: cardsJson,
  cardFacts: facts,
  deckTitle: (deck) => decks.find(({ slug }) => slug === deck)?.name ?? deck,
  standing,
};
