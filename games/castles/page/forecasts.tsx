// Forecasts beside the board: what the card that is picked does to whom, and what becomes of the Castles if everybody in
// sight hits them.

import { Castle } from '@bridgefront/page/art/castle.tsx';
import { castleState } from '@bridgefront/page/art/castle-state.ts';
import { ForecastList, ForecastSum } from '@bridgefront/page/forecast/forecast-list.tsx';
import type { ForecastRow } from '@bridgefront/page/forecast/forecast-list.tsx';
import { damageText, pieceText } from '../rules/table.ts';
import type { Forecast, PieceView } from '../rules/table.ts';
import { CardFigure } from './figures.tsx';
import type { Match } from './match.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { seenOf } from './seen.ts';
import type { Seen } from './seen.ts';
import { castlesTexts } from './texts.ts';

const words = castlesTexts;

function Picture({ piece, side }: { readonly piece: PieceView; readonly side: number }) {
  if (piece.card !== 'castle') return <CardFigure card={piece.card} side={side} />;
  return (
    <svg viewBox="0 -4 200 244" focusable="false">
      <Castle state={castleState(piece.hp, piece.full)} seat={side} />
    </svg>
  );
}

function aboutOf(piece: PieceView, told: Forecast): string {
  const { change, sum } = told;
  const fate = fateOf(piece, told);
  return sum === undefined ? fate : `${fate} ${damageText(-change, sum).replace(/^[^(]+/, '')}`;
}

function fateOf({ hp, full, card }: PieceView, { left, falls }: Forecast): string {
  if (falls) return card === 'castle' ? words.castleFalls(hp) : words.dies(hp);
  const crumbles = card === 'castle' && left < hp && castleState(left, full) !== castleState(hp, full);
  return `${hp} → ${left}${crumbles ? `, ${words.crumbles}` : ''}`;
}

const most = 5;

/** What a click would do to whom, and what could be done after a move, as far as there is room for it. */
export function rowsOf({ table }: Pick<Seen, 'table'>, { hits, after }: Pick<Outlook, 'hits' | 'after'>) {
  const rows = [hits, after].flatMap((all) =>
    table.pieces.flatMap((piece): readonly ForecastRow[] => {
      const told = all.get(piece.name);
      if (told === undefined) return [];
      const side = piece.seat === table.red ? 0 : 1;
      const about = aboutOf(piece, told);
      return [
        {
          key: piece.name,
          name: `${side === 0 ? words.red : words.blue} ${pieceText(piece.name)}`,
          about: all === after ? words.afterWalk(about) : about,
          change: told.change,
          side,
          picture: <Picture piece={piece} side={side} />,
        },
      ];
    }),
  );
  return rows.slice(0, most);
}

/** The forecasts of this moment; nothing while nothing is asked of the reader. */
export function Forecasts({ match }: { readonly match: Match }) {
  const seen = seenOf(match);
  if (seen.open.size === 0) return null;
  const outlook = outlookOf(match, seen);
  const castle = seen.table.pieces.find(({ card, seat }) => card === 'castle' && seat === seen.far);
  const reach = castle === undefined ? 0 : (outlook.reachable.get(castle.name) ?? 0);
  return (
    <>
      <ForecastList label={words.forecasts} rows={rowsOf(seen, outlook)} />
      {castle !== undefined && reach > 0 && (
        <ForecastSum sum={`${castle.hp} → ${Math.max(0, castle.hp - reach)}`}>{words.allHit}</ForecastSum>
      )}
    </>
  );
}
