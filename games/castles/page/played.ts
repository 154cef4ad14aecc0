// Which card a report tells of, for whoever watches it being played.

import type { Played } from '@bridgefront/page/reveal/played-card.tsx';
import { cardsOf } from './cards.ts';
import type { Match } from './match.ts';
import type { Moment } from './seen.ts';

/** A card from the hand, whether it takes effect, enters or is built; null: the report tells of none. */
export function playedIn(match: Match, { report: { face }, after }: Moment): Played | null {
  if (face.tell === 'plays') return { seat: face.seat, card: cardsOf(match).get(face.card) };
  if (face.tell !== 'enters' || face.how === 'revived') return null;
  const came = after.pieces.find(({ name }) => name === face.piece);
  return { seat: face.seat, card: cardsOf(match).get(came?.card ?? '') };
}
