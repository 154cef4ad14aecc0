// The cards of Twin Bridges by slug: as the rules list them, and as people read them.

import type { Options } from '@bridgefront/kernel';
import { contentsByOptions, linesOf, strengthFigures } from '@bridgefront/page/cards/content.ts';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import { capitalised } from '@bridgefront/tabletop/words';
import { cardsJson, decks, decksFor, fullOptions } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';
import { patterns } from './figures.tsx';
import type { Match } from './match.ts';

const printed = cardsJson();

/** The match's options, as far as they are known. */
export function optionsOf({ source }: Match): Options {
  return source.info.value?.options ?? {};
}

/** The names of a preconstructed deck's cards in its own order, as the match has them; none for an unknown deck. */
export function deckCards(match: Match, deck: string): readonly string[] {
  const found = decksFor(fullOptions(optionsOf(match))).find(({ slug }) => slug === deck);
  return found?.cards.flatMap((id) => cardsJson(optionsOf(match))[id]?.name ?? []) ?? [];
}

function makeContent(card: CardJson): CardContent {
  const { id, name, art, type, mana, attack, health, text } = card;
  return {
    slug: id,
    name,
    look: type === 'creature' ? 'warrior' : 'magic',
    kind: capitalised(type),
    decks: decks.filter(({ slug }) => slug === card.deck).map((deck) => deck.name),
    picture: { sprite: pictures, name: cardArt[art] ?? '' },
    prices: [{ coin: 'mana', amount: mana, words: `${mana} mana` }],
    lines: linesOf(text),
    figures: strengthFigures(attack, health),
    terms: terms.filter((term) => term.in.test(text)),
  };
}

/** All cards as people read them, by slug, as these options have them. */
export const contentsUnder = contentsByOptions((options) => cardsJson(options).map(makeContent));

/**
 * A card of the match as people read it.
 * @throws Error when the game has no such card
 */
export function contentOf(match: Match, slug: string): CardContent {
  const card = contentsUnder(optionsOf(match)).get(slug);
  if (card === undefined) throw new Error(`Twin Bridges has no card "${slug}".`);
  return card;
}

const patternByCard = new Map(
  decks.flatMap(({ slug, cards }) => cards.map((id) => [printed[id]?.id, patterns[slug]] as const)),
);

/** The pattern of the deck that a card comes from. */
export function patternOf(slug: string): string | undefined {
  return patternByCard.get(slug);
}
