// Cards as the match's options make them: figures, words and pictures.

import { contentsByOptions, linesOf, lineText } from '@bridgefront/page/cards/content.ts';
import type { CardContent, CardFigure, CardLook, CardTerm } from '@bridgefront/page/cards/content.ts';
import { capitalised, plural } from '@bridgefront/tabletop/words';
import { readNewSlug } from '@bridgefront/tabletop/accepted';
import { cardsJson, fullOptions, likestSlug } from '../rules/table.ts';
import type { CardJson, CastlesOptions } from '../rules/table.ts';
import { cardArt } from './art.ts';
import pictures from './art.svg';
import { terms } from './card-terms.ts';
import type { Match } from './match.ts';

const looks: { readonly [type: string]: CardLook } = {
  castle: 'building',
  special: 'hero',
  soldier: 'warrior',
  civilian: 'folk',
  building: 'building',
  action: 'order',
  attack: 'attack',
  spell: 'magic',
  instant: 'secret',
};

function reachText([near, far]: readonly [number, number]): string {
  if (far >= 5) return 'any';
  return near === far ? `${far}` : `${near}–${far}`;
}

function reachWords([near, far]: readonly [number, number]): string {
  if (far >= 5) return 'reaches every zone';
  return far === 0 ? 'reaches its own zone' : `reaches ${near} to ${plural(far, 'zone')}`;
}

function figuresOf({ damage, reach, hp }: CardJson): readonly CardFigure[] {
  const damaging = damage === undefined || reach === undefined;
  return [
    ...(damaging
      ? []
      : ([
          { sign: 'damage', value: damage, words: `${damage} damage` },
          { sign: 'reach', value: reachText(reach), words: reachWords(reach) },
        ] as const)),
    ...(hp === undefined ? [] : [{ sign: 'health', value: hp, words: `${hp} HP` } as const]),
  ];
}

function reachTerm({ reach }: CardJson): readonly CardTerm[] {
  if (reach === undefined) return [];
  const [near, far] = reach;
  const name = `Reach ${reachText(reach)}`;
  if (far >= 5) return [{ name, text: 'every zone, from wherever it stands' }];
  if (far === 0) return [{ name, text: 'its own zone only' }];
  return [
    {
      name,
      text: `${near === 0 ? 'its own zone and those' : 'those from 1'} up to ${plural(far, 'zone')} away, both ways`,
    },
  ];
}

function contentOf(card: CardJson): CardContent {
  return {
    slug: card.id,
    name: card.name,
    look: looks[card.type] ?? 'order',
    kind: capitalised(card.type),
    decks: [`${capitalised(card.deck)} deck`],
    picture: { sprite: pictures, name: cardArt[card.art] ?? '' },
    prices: [],
    lines: linesOf(card.text),
    figures: figuresOf(card),
    terms: [...reachTerm(card), ...terms.filter(({ in: found }) => found.test(card.text))],
  };
}

type Cards = ReadonlyMap<string, CardContent>;

/** The match's options, standard where nothing was changed. */
export function optionsOf(match: Match): CastlesOptions {
  return fullOptions(match.source.info.value?.options ?? {});
}

/** All cards by slug, as these options have them. */
export const cardsUnder = contentsByOptions((options) => cardsJson(fullOptions(options)).map(contentOf));

/** All cards of the match by slug. */
export function cardsOf(match: Match): Cards {
  return cardsUnder(match.source.info.value?.options ?? {});
}

/** The printed card as which one of the match is drawn in play. */
export function drawnAs(match: Match, slug: string): string {
  return readNewSlug(slug) === null ? slug : likestSlug(optionsOf(match), slug);
}

/** What a card of the match says; empty where it has none of this name. */
export function cardTextOf(match: Match, slug: string): string {
  return cardsOf(match).get(slug)?.lines.map(lineText).join(' ') ?? '';
}
