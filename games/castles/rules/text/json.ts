// The cards as one flat list for programs outside: figures and text.

import type { CastlesOptions } from '../options.ts';
import { cardText } from './card.ts';
import { tableFor } from '../cards/in-force.ts';
import { likestKind } from '../cards/likeness.ts';
import { CARDS, copiesOf, isIn } from '../cards/table.ts';
import { stands } from '../vocabulary.ts';
import type { Card } from '../vocabulary.ts';

/** One card: `id` is the slug, `deck` tells starting cards from the shared deck. */
export interface CardJson {
  readonly id: string;
  readonly name: string;
  readonly deck: 'starting' | 'shared';
  readonly copies: number;
  readonly type: string;
  readonly hp?: number;
  readonly damage?: number;
  /** Zones away that it hits, the nearest and the farthest; 5: all. */
  readonly reach?: readonly [near: number, far: number];
  readonly text: string;
  /** The printed card whose picture it bears. */
  readonly art: string;
}

/** Where it lies, with how many of it. */
function deckOf(card: Card): { readonly deck: CardJson['deck']; readonly copies: number } {
  return 'start' in card ? { deck: 'starting', copies: 2 } : { deck: 'shared', copies: copiesOf(card) };
}

/** All cards in the order of the table, with the figures that the options give them. */
export function cardsJson(options: CastlesOptions): readonly CardJson[] {
  const { cards, hits } = tableFor({ options });
  return cards.flatMap((card, kind) => {
    const hit = hits[kind];
    if (!isIn(card)) return [];
    return {
      id: card.slug,
      name: card.name,
      ...deckOf(card),
      type: card.type,
      ...(stands(card) ? { hp: card.hp } : {}),
      ...(hit === null ? {} : { damage: hit.damage, reach: [hit.near, hit.far] as const }),
      text: cardText(card, options),
      art: CARDS[likestKind(card)].slug,
    };
  });
}
