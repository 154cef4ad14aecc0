// The cards of Fells and Fords as people read them: commands, lore, units and objectives.

import { linesOf } from '@bridgefront/page/cards/content.ts';
import type { CardContent, CardFigure, CardLook } from '@bridgefront/page/cards/content.ts';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { cardsJson, typeOfSlug } from '../rules/table.ts';
import type { CardJson } from '../rules/table.ts';
import { cardArt, unitArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';

const looks: { readonly [type in Exclude<CardJson['type'], 'terrain'>]: CardLook } = {
  command: 'order',
  lore: 'magic',
  unit: 'warrior',
  objective: 'glory',
};

function figuresOf({ id, type }: CardJson): readonly CardFigure[] {
  if (type !== 'unit') return [];
  const { move, dice, range, health } = typeOfSlug(id);
  return [
    { sign: 'steps', value: move, words: `move ${move}` },
    { sign: 'dice', value: dice, words: plural(dice, 'die') },
    ...(range > 0 ? [{ sign: 'reach', value: range, words: `range ${range}` } as const] : []),
    { sign: 'health', value: health, words: `health ${health}` },
  ];
}

function makeContent(card: CardJson): CardContent {
  const { id, name, type, cost, text } = card;
  const lore = type === 'lore' && cost !== undefined;
  return {
    slug: id,
    name,
    look: type === 'terrain' ? 'order' : looks[type],
    kind: type === 'unit' ? `${capitalised(typeOfSlug(id).kind)} unit` : capitalised(type),
    picture: { sprite: pictures, name: unitArt[id] ?? cardArt[id] ?? 'flying-flag' },
    prices: lore ? [{ coin: 'lore', amount: cost, words: `${cost} lore` }] : [],
    lines: linesOf(text),
    figures: figuresOf(card),
    terms: terms.filter((term) => term.in.test(text)),
  };
}

/** A card by its slug. */
export function contentOf(slug: string): CardContent {
  const content = contents.get(slug);
  if (content === undefined) throw new Error(`There is no card ${slug}.`);
  return content;
}

/** All cards by slug, in the order of the tables. */
export const contents: ReadonlyMap<string, CardContent> = new Map(
  cardsJson()
    .filter(({ type }) => type !== 'terrain')
    .map((card) => [card.id, makeContent(card)]),
);
