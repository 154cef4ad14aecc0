// A series' table of points: what every siege brought, and how the sides stand (CA-85).

import { choosing } from '@bridgefront/page/choosing.ts';
import { BetweenGames, FoldedStandings, Standings } from '@bridgefront/page/standings/standings.tsx';
import { Button } from '@bridgefront/page/ui/button.tsx';
import { list } from '@bridgefront/tabletop/words';
import { playersOf, thousands } from '../rules/table.ts';
import type { SeriesView } from '../rules/table.ts';
import type { Match } from './match.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts.series;

interface PointsProps {
  readonly match: Match;
  readonly series: SeriesView;
}

// Red's column first.
function sidesOf(match: Match): readonly (readonly number[])[] {
  const { table } = match.shown.value.view;
  return [table.red, 1 - table.red].map((side) => playersOf(table, side));
}

/** Every siege with its scores, and the points under them. */
function Points({ match, series }: PointsProps) {
  const sides = sidesOf(match);
  const start = { head: words.start, results: sides.map(() => ({ figure: thousands(series.start) })) };
  const sieges = series.fought.map(({ scores, winner, castles, turns, ending }, at) => ({
    head: words.siege(at + 1, turns, ending),
    results: sides.map(([side]) => ({
      about: words.castle(castles[side]),
      figure: words.score(scores[side]),
      ...(winner === side && { won: words.won }),
    })),
  }));
  return (
    <Standings
      caption={words.caption}
      corner={words.corner}
      entrants={sides.map((seats) => ({ seats, name: list(seats.map((seat) => match.nameOf(seat))) }))}
      lines={[start, ...sieges]}
      total={words.total}
      totals={sides.map(([side]) => thousands(series.points[side]))}
    />
  );
}

/** Over the field between two sieges: how it stands, and the next one for whoever begins it. */
export function BetweenSieges({ match, seen }: { readonly match: Match; readonly seen: Seen }) {
  const { series, phase } = seen.table;
  if (series === undefined || phase !== 'between') return null;
  const [beginner] = match.shown.value.view.decision?.seats ?? [];
  const mine = seen.open.has('next');
  return (
    <BetweenGames
      title={words.between(series.siege - 1, series.of)}
      line={mine ? words.yours : words.begins(match.nameOf(beginner?.seat ?? 0))}
    >
      <Points match={match} series={series} />
      {mine && (
        <Button kind="primary" {...choosing(match, 'next')}>
          {words.next(series.siege)}
        </Button>
      )}
    </BetweenGames>
  );
}

/** The points in the panel: open at the end, else behind their line. */
export function SeriesAside({ match }: { readonly match: Match }) {
  const { series, phase } = match.shown.value.view.table;
  if (series === undefined || phase === 'between') return null;
  const points = sidesOf(match).map(([side]) => thousands(series.points[side]));
  return (
    <FoldedStandings line={words.line(series.siege, series.of, points)} open={phase === 'over'}>
      <Points match={match} series={series} />
    </FoldedStandings>
  );
}
