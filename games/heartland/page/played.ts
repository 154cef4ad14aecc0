// What is worth a picture of its own among the reports, with the card that it is done with.

import type { SeatReport } from '@bridgefront/viewing';
import type { Deed } from '@bridgefront/page/reveal/deeds.ts';
import type { HeartlandFace } from '../rules/table.ts';
import { contentOf } from './cards.ts';
import type { Match } from './match.ts';

/** A card from the hand or one that is exerted for its stratagem, where units go, and what comes of it; null: none. */
export function deedOf({ face }: SeatReport<HeartlandFace>, match: Match): Deed | null {
  switch (face.tell) {
    case 'villager':
    case 'settles':
    case 'deploys':
    case 'stratagem':
    case 'tactic':
      return { seat: face.seat, card: contentOf(match, face.card) };
    case 'razes':
      return { seat: face.seat, by: contentOf(match, face.card) };
    case 'commits':
    case 'scouts':
      return { seat: face.seat };
    case 'maneuver':
      return { seat: face.unit.seat, by: contentOf(match, face.unit.card) };
    case 'quiet':
    case 'clash':
      return { seat: null };
    default:
      return null;
  }
}
