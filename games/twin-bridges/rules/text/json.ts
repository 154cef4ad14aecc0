// The cards as one flat list for programs outside: figures and text.

import { cardText } from './card.ts';
import type { AbilityKind } from '../vocabulary.ts';
import { decks } from '../cards/decks.ts';
import { CARDS } from '../cards/table.ts';

/** One card: `id` is the slug, `deck` the preconstructed deck that holds it. */
export interface CardJson {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly copies: number;
  readonly type: 'creature' | 'incantation';
  readonly mana: number;
  readonly attack?: number;
  readonly health?: number;
  readonly abilities?: readonly AbilityKind[];
  readonly text: string;
}

/** All cards in the order of the table. */
export function cardsJson(): readonly CardJson[] {
  return CARDS.map((card, id) => ({
    id: card.slug,
    name: card.name,
    deck: decks.find(({ cards }) => cards.includes(id))?.slug ?? '',
    copies: 1,
    type: card.kind,
    mana: card.cost,
    ...(card.kind === 'creature'
      ? { attack: card.attack, health: card.health, abilities: card.abilities.map(({ ability }) => ability) }
      : {}),
    text: cardText(card),
  }));
}
