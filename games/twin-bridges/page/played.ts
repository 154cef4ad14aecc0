// What is worth a picture of its own among the reports, with the card that it is done with.

import type { SeatReport } from '@bridgefront/viewing';
import type { Deed } from '@bridgefront/page/reveal/deeds.ts';
import type { TwinFace } from '../rules/table.ts';
import { contentOf } from './cards.ts';
import type { Match } from './match.ts';

/** A card that is played, a blow, or what is drafted; null: none of these. */
export function deedOf({ face }: SeatReport<TwinFace>, match: Match): Deed | null {
  switch (face.tell) {
    case 'summons':
    case 'chants':
      return { seat: face.seat, card: contentOf(match, face.card) };
    case 'attacks':
    case 'strikes':
      return { seat: face.seat, by: contentOf(match, face.card) };
    case 'picks':
    case 'takes-deck':
      return { seat: face.seat };
    default:
      return null;
  }
}
