// What stands beside the board: a series' points, forecasts of this moment, and what is known of other hands.

import { useAim } from './aim.ts';
import { Forecasts } from './forecasts.tsx';
import type { Match } from './match.ts';
import { OtherHands } from './other-hands.tsx';
import { SeriesAside } from './series.tsx';

/** The game's part of the panel. */
export function Aside({ match }: { readonly match: Match }) {
  return (
    <>
      <SeriesAside match={match} />
      <Forecasts match={useAim(match)} />
      <OtherHands match={match} />
    </>
  );
}
