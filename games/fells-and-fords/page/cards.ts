// The cards of Fells and Fords as people read them: commands, lore, units and objectives.

import type { Options } from '@bridgefront/kernel';
import { contentsByOptions, linesOf } from '@bridgefront/page/cards/content.ts';
import type { CardContent, CardFigure, CardLook } from '@bridgefront/page/cards/content.ts';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { cardsJson, typeOfSlug } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { cardArt, newArt, unitArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';
import type { Match } from './match.ts';
import { fellsTexts } from './texts.ts';

const looks: { readonly [type in Exclude<CardJson['type'], 'terrain'>]: CardLook } = {
  command: 'order',
  lore: 'magic',
  unit: 'warrior',
  objective: 'glory',
};

function figuresOf({ id, type }: CardJson, options: Options): readonly CardFigure[] {
  if (type !== 'unit') return [];
  const { move, dice, range, health } = typeOfSlug(id, options);
  return [
    { sign: 'steps', value: move, words: `move ${move}` },
    { sign: 'dice', value: dice, words: plural(dice, 'die') },
    ...(range > 0 ? [{ sign: 'reach', value: range, words: `range ${range}` } as const] : []),
    { sign: 'health', value: health, words: `health ${health}` },
  ];
}

const sections = [' left', ' centre', ' right'] as const;

// Which sections of the field a command orders; of its picture nothing where it orders by something else.
function fieldOf(text: string): Pick<CardContent['picture'], 'field'> {
  const field = sections.map((section) => text.includes(section));
  return field.includes(true) ? { field } : {};
}

function makeContent(card: CardJson, options: Options): CardContent {
  const { id, name, type, deck, cost, text } = card;
  const lore = type === 'lore' && cost !== undefined;
  const faction = fellsTexts.factions[deck.split('-')[0] ?? ''];
  return {
    slug: id,
    name,
    look: type === 'terrain' ? 'order' : looks[type],
    kind: type === 'unit' ? `${capitalised(typeOfSlug(id, options).kind)} unit` : capitalised(type),
    decks: [faction ?? fellsTexts.bothSides],
    back: [capitalised(type), faction].filter((word) => word !== undefined).join(' · '),
    picture: {
      sprite: pictures,
      name: unitArt[id] ?? cardArt[id] ?? newArt[type] ?? 'flying-flag',
      ...(type === 'command' ? fieldOf(text) : {}),
    },
    prices: lore ? [{ coin: 'lore', amount: cost, words: `${cost} lore` }] : [],
    lines: linesOf(text),
    figures: figuresOf(card, options),
    terms: terms.filter((term) => term.in.test(text)),
  };
}

/** All cards by slug, in the order of the tables, as these options have them. */
export const contentsUnder = contentsByOptions((options) =>
  cardsJson(options)
    .filter(({ type }) => type !== 'terrain')
    .map((card) => makeContent(card, options)),
);

/** The cards of a match. */
export function contentsOf({ source }: Match): ReadonlyMap<string, CardContent> {
  return contentsUnder(source.info.value?.options ?? {});
}

/**
 * A card of the match by its slug.
 * @throws Error when the match has no such card
 */
export function contentOf(match: Match, slug: string): CardContent {
  const content = contentsOf(match).get(slug);
  if (content === undefined) throw new Error(`There is no card ${slug}.`);
  return content;
}
