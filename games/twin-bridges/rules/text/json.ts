// The cards as one flat list for programs outside: figures and text.

import type { Options } from '@bridgefront/kernel';
import { fullOptions } from '../options.ts';
import { cardText, creatureFacts } from './card.ts';
import type { AbilityKind } from '../vocabulary.ts';
import { cardsFor, decksFor } from '../cards/in-force.ts';
import { cardId, CARDS } from '../cards/table.ts';
import type { Card } from '../vocabulary.ts';

/** One card: `id` is the slug, `deck` the preconstructed deck that holds it. */
export interface CardJson {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly copies: number;
  /** The printed card whose picture it has. */
  readonly art: string;
  readonly type: 'creature' | 'incantation';
  readonly mana: number;
  readonly attack?: number;
  readonly health?: number;
  readonly abilities?: readonly AbilityKind[];
  /** Its figures on one line. */
  readonly facts: string;
  readonly text: string;
}

function artOf({ slug, kind, art }: Card): string {
  if (cardId(slug) < CARDS.length) return slug;
  return art ?? (kind === 'creature' ? 'squire' : 'spark');
}

/** All cards in the order of the table, with texts as these options have them; standard ones where nothing is said. */
export function cardsJson(given: Options = {}): readonly CardJson[] {
  const options = fullOptions(given);
  return cardsFor(options).map((card, id) => ({
    id: card.slug,
    name: card.name,
    deck: decksFor(options).find(({ cards }) => cards.includes(id))?.slug ?? '',
    copies: card.out === true ? 0 : 1,
    art: artOf(card),
    type: card.kind,
    mana: card.cost,
    ...(card.kind === 'creature'
      ? { attack: card.attack, health: card.health, abilities: card.abilities.map(({ ability }) => ability) }
      : {}),
    facts: card.kind === 'creature' ? creatureFacts(card) : `${card.cost} mana, ${card.kind}`,
    text: cardText(card, options),
  }));
}
