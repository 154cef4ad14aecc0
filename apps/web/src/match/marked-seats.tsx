// Gives the seats in all parts of a match's page the marks that the game wants for them.

import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GamePage } from '@bridgefront/page/contract.ts';
import type { MatchContext } from '@bridgefront/page/match-context.ts';
import { SeatMarks } from '@bridgefront/page/ui/seat-mark.tsx';

/** The children, with the game's marks for the seats of `match`. */
export function MarkedSeats({
  match,
  game,
  children,
}: {
  readonly match: MatchContext;
  readonly game: GamePage | null;
  readonly children: ComponentChildren;
}) {
  // Sides hardly ever change: nothing is drawn again for a view in which they are the same.
  const key = useComputed(() => (game?.marks?.(match.shown.value.view.table) ?? []).join()).value;
  const marks = useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]);
  return <SeatMarks.Provider value={marks}>{children}</SeatMarks.Provider>;
}
