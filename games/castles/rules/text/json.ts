// The cards as one flat list for programs outside: figures and text.

import type { CastlesOptions } from '../options.ts';
import { cardText } from './card.ts';
import { abilityOf, CARDS } from '../cards/table.ts';

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
}

/** All cards in the order of the table, with the figures that the options give them. */
export function cardsJson(options: CastlesOptions): readonly CardJson[] {
  return CARDS.map((card, kind) => {
    const hit = abilityOf(kind, 'hit');
    return {
      id: card.slug,
      name: card.name,
      deck: card.copies === 0 ? 'starting' : 'shared',
      copies: card.copies === 0 ? 2 : card.copies,
      type: card.type,
      ...(card.kind === 'standing' ? { hp: options[card.hp] } : {}),
      ...(hit === null ? {} : { damage: options[hit.damage], reach: [hit.near, hit.far] as const }),
      text: cardText(card, options),
    };
  });
}
