// What is worth a picture of its own among the reports, with the card that it is done with.

import type { SeatReport } from '@bridgefront/viewing';
import type { Deed } from '@bridgefront/page/reveal/deeds.ts';
import type { FellsFace } from '../rules/table.ts';
import { contentsOf } from './cards.ts';
import type { Match } from './match.ts';

/** A command, lore, or what a unit does; null: none of these. */
export function deedOf({ face }: SeatReport<FellsFace>, match: Match): Deed | null {
  switch (face.tell) {
    case 'command':
    case 'plays':
      return { seat: face.seat, card: contentsOf(match).get(face.card) };
    case 'moves':
      return { seat: face.seat, by: contentsOf(match).get(face.unit), like: face.tell };
    case 'attacks':
      return { seat: face.seat, by: contentsOf(match).get(face.unit) };
    case 'tent':
    case 'scores':
    case 'burns':
      return { seat: face.seat };
    default:
      return null;
  }
}
