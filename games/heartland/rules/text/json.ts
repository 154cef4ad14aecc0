// The cards as one flat list for programs outside: figures and text.

import type { Options } from '@bridgefront/kernel';
import { readNewSlug } from '@bridgefront/tabletop/accepted';
import { cardText } from './card.ts';
import type { Card, CardKind, DeckSide } from '../vocabulary.ts';
import { decks } from '../cards/decks.ts';
import { cardsFor, deckList } from '../cards/in-force.ts';
import { fullOptions } from '../options.ts';
import { sideOf } from '../cards/table.ts';

/** One card: `id` is the slug, `deck` the side of a deck that it belongs to, `decks` its copies in prebuilt decks. */
export interface CardJson {
  readonly id: string;
  readonly name: string;
  readonly deck: DeckSide;
  readonly copies: number;
  /** The printed card whose picture it has. */
  readonly art: string;
  readonly type: CardKind;
  readonly supply?: number;
  readonly attack?: number;
  readonly health?: number;
  readonly decks: { readonly [deck: string]: number };
  readonly text: string;
}

// What a new card looks like, unless it says so.
const looks: { readonly [K in CardKind]: string } = {
  unit: 'ditch-levy',
  tactic: 'shield-line',
  villager: 'farmer',
  settlement: 'mill',
};

function artOf({ slug, kind, art }: Card): string {
  return readNewSlug(slug) === null ? slug : (art ?? looks[kind]);
}

/** All cards in the order of the table as these options have them; printed ones where nothing is said. `copies` counts all prebuilt decks together. */
export function cardsJson(given: Options = {}): readonly CardJson[] {
  const options = fullOptions(given);
  const lists = decks.map(({ slug }, deck) => ({ slug, list: deckList(options, deck) }));
  return cardsFor(options).map((card, id) => ({
    id: card.slug,
    name: card.name,
    deck: sideOf[card.kind],
    copies: lists.reduce((sum, { list }) => sum + list[id], 0),
    art: artOf(card),
    type: card.kind,
    ...(card.kind === 'unit' || card.kind === 'tactic' ? { supply: card.supply } : {}),
    ...(card.kind === 'unit' ? { attack: card.attack, health: card.health } : {}),
    decks: Object.fromEntries(
      lists.filter(({ list }) => list[id] > 0).map(({ slug, list }) => [slug, list[id]]),
    ),
    text: cardText(card),
  }));
}
