// What nobody should give away: an incantation that only helps, aimed at an enemy creature.

import type { Choice, Seat } from '@bridgefront/kernel';
import { cardLookUp } from '@bridgefront/tabletop/cards';
import { book } from '../cards/book.ts';
import { isCard } from '../cards/decks.ts';
import { unitOfChoice } from '../notation.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { standingOf } from '../units.ts';

const helps = cardLookUp(book, (printed) =>
  printed
    .filter(isCard)
    .map(
      (card) =>
        card.kind === 'incantation' &&
        card.effects.length > 0 &&
        card.effects.every((effect) => effect.do === 'ward' || effect.do === 'strengthen'),
    ),
);

/** Whether the card, aimed so, only helps a creature of the enemy. */
export function isGift(state: State, seat: Seat, card: CardId, choice: Choice): boolean {
  return helps(state.options)[card] && standingOf(state, unitOfChoice(choice))?.seat === 1 - seat;
}
