// The cards of Heartland by slug: as the rules list them, and as people read them.

import {
  contentsByOptions,
  linesOf,
  spokenCard as spoken,
  strengthFigures,
} from '@bridgefront/page/cards/content.ts';
import type { CardContent, CardLook } from '@bridgefront/page/cards/content.ts';
import type { Options } from '@bridgefront/kernel';
import { capitalised } from '@bridgefront/tabletop/words';
import { cardsJson, decks } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';
import { patterns } from './figures.tsx';
import type { Match } from './match.ts';

type Cards = ReadonlyMap<string, CardJson>;

const printed: Options = {};
const made = new WeakMap<Options, Cards>();

/** All cards of a match by slug, in the order of the table. */
export function cardsOf(match: Match): Cards {
  const options = match.source.info.value?.options ?? printed;
  const known = made.get(options) ?? new Map(cardsJson(options).map((card) => [card.id, card]));
  made.set(options, known);
  return known;
}

const looks: { readonly [kind in CardJson['type']]: CardLook } = {
  unit: 'warrior',
  tactic: 'tactic',
  villager: 'folk',
  settlement: 'building',
};

/** What a card costs, as its corner shows it. */
export function priceOf(supply: number): CardContent['prices'][number] {
  return { coin: 'supply', amount: supply, words: `${supply} supply` };
}

function makeContent(card: CardJson): CardContent {
  const { id, name, art, type, supply, attack, health, text } = card;
  return {
    slug: id,
    name,
    look: looks[type],
    kind: capitalised(type),
    back: capitalised(card.deck),
    decks: decks.filter(({ slug }) => slug in card.decks).map((deck) => deck.name),
    picture: { sprite: pictures, name: cardArt[art] ?? '' },
    prices: supply === undefined ? [] : [priceOf(supply)],
    lines: linesOf(text),
    figures: strengthFigures(attack, health),
    terms: terms.filter((term) => term.in.test(text)),
  };
}

/** All cards as people read them, by slug, as these options have them. */
export const contentsUnder = contentsByOptions((options) => cardsJson(options).map(makeContent));

/** The slug of the printed card whose picture a card of the match has. */
export function artOf(match: Match, slug: string): string {
  return cardsOf(match).get(slug)?.art ?? slug;
}

/**
 * A card of the match as people read it.
 * @throws Error when the game has no such card
 */
export function contentOf(match: Match, slug: string): CardContent {
  const card = contentsUnder(match.source.info.value?.options ?? printed).get(slug);
  if (card === undefined) throw new Error(`Heartland has no card "${slug}".`);
  return card;
}

/** The same in words, for who cannot see it. */
export function spokenCard(match: Match, slug: string): string {
  return spoken(contentOf(match, slug));
}

/** The pattern of the faction that a card belongs to; nothing for what several have. */
export function patternOf(match: Match, slug: string): string | undefined {
  const [deck, ...others] = Object.keys(cardsOf(match).get(slug)?.decks ?? {});
  return deck === undefined || others.length > 0 ? undefined : patterns[deck];
}
