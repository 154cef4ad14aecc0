// The frontiers at a moment, small: who stands where, and both hearts with the life that is left.

import { miniature, MiniaturePicture, Pawns } from '@bridgefront/page/art/miniature.tsx';
import type { TableView } from '../rules/table.ts';

const heart = 'M0 8C-9 2-10-2-10-5C-10-9-4-11 0-6C4-11 10-9 10-5C10-2 9 2 0 8z';

/** The small board, seat 0 below. */
export function Miniature({ view }: { readonly view: TableView }) {
  const { width, height } = miniature;
  const column = (width - 30) / view.frontiers.length;
  return (
    <MiniaturePicture>
      <rect width={width} height={height} fill="url(#art-court)" />
      {view.frontiers.map((_, at) => (
        <g key={at}>
          <rect
            x={30 + at * column}
            width={column - 3}
            height={height}
            fill={at % 2 === 0 ? 'url(#art-meadow)' : 'url(#art-middle)'}
          />
          <path
            d={`M${30 + at * column} ${height / 2}h${column - 3}`}
            stroke="#fff"
            stroke-opacity=".6"
            stroke-width="1.6"
            stroke-dasharray="4 3"
          />
          {view.seats.map((_side, seat) => (
            <Pawns
              key={seat}
              x={30 + (at + 0.5) * column - 1}
              y={seat === 0 ? height * 0.72 : height * 0.28}
              seat={seat}
              room={column - 18}
              count={view.units.filter((unit) => unit.seat === seat && unit.at === at + 1).length}
            />
          ))}
        </g>
      ))}
      {view.seats.map(({ life }, seat) => (
        <g key={seat} transform={`translate(15 ${seat === 0 ? height - 16 : 18}) scale(1.25)`}>
          <path d={heart} fill={`var(--body-${seat}a)`} stroke="var(--rim)" stroke-width="1.4" />
          {life <= 0 && <path d="M0-6L-3-1L2 1L-1 7" fill="none" stroke="var(--rim)" stroke-width="1.4" />}
          <text y="1.5" text-anchor="middle" fill="#fff" font-size="8" font-weight="700">
            {Math.max(0, life)}
          </text>
        </g>
      ))}
    </MiniaturePicture>
  );
}
