// What is worth a picture of its own among the reports, with the card that it is done with.

import type { SeatReport } from '@bridgefront/viewing';
import type { Deed } from '@bridgefront/page/reveal/deeds.ts';
import type { BridgefrontFace } from '../rules/table.ts';
import { contentOf } from './cards/content.ts';
import type { Match } from './match.ts';
import { printedFor } from './seen.ts';

function cardIn(match: Match, slug: string): Pick<Deed, 'card'> {
  const { cards, options } = printedFor(match);
  const card = cards(slug);
  return card === null ? {} : { card: contentOf(card, options) };
}

/** What is sold, what each seat carries out, battles, and the scoring; null: it follows from one of these. */
export function deedOf({ face }: SeatReport<BridgefrontFace>, match: Match): Deed | null {
  switch (face.tell) {
    case 'bids-bought':
    case 'bids-passed':
      return { seat: null, ...cardIn(match, face.card) };
    case 'last-card':
    case 'card-resolves':
      return { seat: face.seat, ...cardIn(match, face.card) };
    case 'action-resolves':
    case 'pillage':
      return { seat: face.seat };
    // Everybody's gold of a round is one line.
    case 'collected':
      return { seat: null, like: 'gold' };
    case 'battle':
    case 'trap-sprung':
    case 'scored':
      return { seat: null };
    default:
      return null;
  }
}
