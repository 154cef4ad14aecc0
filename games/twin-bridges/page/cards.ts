// The cards of Twin Bridges by slug: as the rules list them, and as people read them.

import { linesOf } from '@bridgefront/page/cards/content.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { capitalised } from '@bridgefront/tabletop/words';
import { cardsJson, decks } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';

// All cards by slug.
const cards: ReadonlyMap<string, CardJson> = new Map(cardsJson().map((card) => [card.id, card]));

const inOrder = [...cards.values()];

/** The cards of a preconstructed deck in its own order; none for an unknown one. */
export function deckCards(deck: string): readonly CardJson[] {
  return decks.find(({ slug }) => slug === deck)?.cards.flatMap((id) => inOrder[id] ?? []) ?? [];
}

/**
 * A card by its slug.
 * @throws Error when the game has no such card
 */
export function cardOf(slug: string): CardJson {
  const card = cards.get(slug);
  if (card === undefined) throw new Error(`Twin Bridges has no card "${slug}".`);
  return card;
}

function makeContent({ id, name, type, mana, attack, health, text }: CardJson): CardContent {
  return {
    slug: id,
    name,
    look: type === 'creature' ? 'warrior' : 'magic',
    kind: capitalised(type),
    picture: { sprite: pictures, name: cardArt[id] ?? '' },
    prices: [{ coin: 'mana', amount: mana, words: `${mana} mana` }],
    lines: linesOf(text),
    figures: [
      ...(attack === undefined
        ? []
        : [{ sign: 'damage', value: attack, words: `attack ${attack}` } as const]),
      ...(health === undefined
        ? []
        : [{ sign: 'health', value: health, words: `health ${health}` } as const]),
    ],
    terms: terms.filter((term) => term.in.test(text)),
  };
}

/** All cards as people read them, by slug. */
export const contents: ReadonlyMap<string, CardContent> = new Map(
  [...cards].map(([slug, card]) => [slug, makeContent(card)]),
);

/**
 * A card as people read it.
 * @throws Error when the game has no such card
 */
export function contentOf(slug: string): CardContent {
  const card = contents.get(slug);
  if (card === undefined) throw new Error(`Twin Bridges has no card "${slug}".`);
  return card;
}
