// The marks of seats where no view of the match tells them: in a draft, in the lobby and in lists of matches.

import type { ComponentChildren } from 'preact';
import { SeatMarks } from '@bridgefront/page/ui/seat-mark.tsx';
import type { MatchInfo } from '@bridgefront/protocol';
import { coverOf } from '../games.ts';

/** What is known of a match without a look at it. */
export type KnownFacts = Pick<MatchInfo, 'game' | 'options' | 'seating' | 'startedAt'>;

const byNumber: readonly number[] = [];

/** The marks of the seats, as the table will show them; null: only the match will tell. */
export function knownMarks({ game, options, seating, startedAt }: KnownFacts): readonly number[] | null {
  // Before the draw nobody sits in a seat yet, only somewhere at the table.
  if (seating === 'random' && startedAt === null) return null;
  const { marks } = coverOf(game);
  return marks === undefined ? byNumber : marks(options);
}

/** Gives the seats inside it the marks that are known. */
export function KnownMarks({
  facts,
  children,
}: {
  readonly facts: KnownFacts;
  readonly children: ComponentChildren;
}) {
  return <SeatMarks.Provider value={knownMarks(facts)}>{children}</SeatMarks.Provider>;
}
