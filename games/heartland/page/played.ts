// Which card a report tells of, for whoever watches it being played.

import type { ShownReport } from '@bridgefront/page/match-context.ts';
import type { Played } from '@bridgefront/page/reveal/played-card.tsx';
import type { HeartlandFace, TableView } from '../rules/table.ts';
import { contentOf } from './cards.ts';
import type { Match } from './match.ts';

const plays = ['villager', 'settles', 'deploys', 'stratagem', 'tactic'] as const;

/** A card from the hand, or one that is exerted for its stratagem; null: neither. */
export function playedIn(
  match: Match,
  { report: { face } }: ShownReport<TableView, HeartlandFace>,
): Played | null {
  const told = plays.find((tell) => tell === face.tell);
  return told === undefined || !('card' in face) || !('seat' in face) || face.card === undefined
    ? null
    : { seat: face.seat, card: contentOf(match, face.card) };
}
