// The cards of Heartland by slug: as the rules list them, and as people read them.

import {
  contentsByOptions,
  linesOf,
  spokenCard as spoken,
  strengthFigures,
} from '@bridgefront/page/cards/content.ts';
import type { CardContent, CardLook } from '@bridgefront/page/cards/content.ts';
import { capitalised } from '@bridgefront/tabletop/words';
import { cardsJson } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';
import { patterns } from './figures.tsx';
import type { Match } from './match.ts';

/** All cards by slug as they are printed, in the order of the table. */
export const cards: ReadonlyMap<string, CardJson> = new Map(cardsJson().map((card) => [card.id, card]));

const looks: { readonly [kind in CardJson['type']]: CardLook } = {
  unit: 'warrior',
  tactic: 'tactic',
  villager: 'folk',
  settlement: 'building',
};

function makeContent({ id, name, type, supply, attack, health, text }: CardJson): CardContent {
  return {
    slug: id,
    name,
    look: looks[type],
    kind: capitalised(type),
    picture: { sprite: pictures, name: cardArt[id] ?? '' },
    prices: supply === undefined ? [] : [{ coin: 'supply', amount: supply, words: `${supply} supply` }],
    lines: linesOf(text),
    figures: strengthFigures(attack, health),
    terms: terms.filter((term) => term.in.test(text)),
  };
}

/** All cards as people read them, by slug, as these options have them. */
export const contentsUnder = contentsByOptions((options) => cardsJson(options).map(makeContent));

function found<T>(all: ReadonlyMap<string, T>, slug: string): T {
  const card = all.get(slug);
  if (card === undefined) throw new Error(`Heartland has no card "${slug}".`);
  return card;
}

/**
 * A card by its slug, as it is printed: name and kind are the same in every match.
 * @throws Error when the game has no such card
 */
export function cardOf(slug: string): CardJson {
  return found(cards, slug);
}

/**
 * A card of the match as people read it.
 * @throws Error when the game has no such card
 */
export function contentOf(match: Match, slug: string): CardContent {
  return found(contentsUnder(match.source.info.value?.options ?? {}), slug);
}

/** The same in words, for who cannot see it. */
export function spokenCard(match: Match, slug: string): string {
  return spoken(contentOf(match, slug));
}

/** The pattern of the faction that a card belongs to; nothing for what several have. */
export function patternOf(slug: string): string | undefined {
  const [deck, ...others] = Object.keys(cardOf(slug).decks);
  return deck === undefined || others.length > 0 ? undefined : patterns[deck];
}
