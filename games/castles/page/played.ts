// What is worth a picture of its own among the reports, with the card that it is done with.

import type { SeatReport } from '@bridgefront/viewing';
import type { CardContent } from '@bridgefront/page/cards/content.ts';
import type { Deed } from '@bridgefront/page/reveal/deeds.ts';
import type { CastlesFace } from '../rules/table.ts';
import { cardsOf } from './cards.ts';
import type { Match } from './match.ts';

// A card in play bears the name of its kind and a number.
function kindOf(match: Match, piece: string): CardContent | undefined {
  return cardsOf(match).get(piece.replace(/-\d+$/, ''));
}

/** A card from the hand, whether it takes effect, enters or is built, or what a card in play does; null: neither. */
export function deedOf({ face }: SeatReport<CastlesFace>, match: Match): Deed | null {
  switch (face.tell) {
    case 'plays':
      return { seat: face.seat, card: cardsOf(match).get(face.card) };
    case 'enters':
      return face.how === 'revived'
        ? null
        : { seat: face.seat, card: kindOf(match, face.piece), like: face.zone };
    case 'moves':
      return { seat: face.seat, by: kindOf(match, face.piece), like: face.tell };
    case 'attacks':
      return { seat: face.seat, by: kindOf(match, face.piece), like: face.hit.piece };
    case 'assassinates':
    case 'looks':
      return { seat: face.seat, by: kindOf(match, face.piece) };
    case 'trap':
      return { seat: null, by: cardsOf(match).get('trap') };
    default:
      return null;
  }
}
