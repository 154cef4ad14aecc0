// Both bastions at a moment, small: how much of each stands, how many places are left, and who stands before which bridge.

import { Castle } from '@bridgefront/page/art/castle.tsx';
import { miniature, MiniaturePicture, Pawns } from '@bridgefront/page/art/miniature.tsx';
import { Sky } from '@bridgefront/page/art/scenery.tsx';
import { laneNames } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';
import { stateOf } from './bastion.tsx';

const horizon = 22;

/** The small board, seat 0 at the left. */
export function Miniature({ view }: { readonly view: TableView }) {
  const { width, height } = miniature;
  const middle = width / 2;
  return (
    <MiniaturePicture>
      <Sky width={width} height={horizon} />
      <rect y={horizon} width={width} height={height - horizon} fill="url(#art-meadow)" />
      {laneNames.map((lane, at) => (
        <path
          key={lane}
          d={`M20 58Q40 ${at === 0 ? 40 : 76} 60 ${at === 0 ? 40 : 76}H${width - 60}Q${width - 40} ${at === 0 ? 40 : 76} ${width - 20} 58`}
          fill="none"
          stroke="var(--pa-a)"
          stroke-width="5"
        />
      ))}
      <path
        d={`M${middle - 7} ${horizon}L${middle - 12} ${height}h24L${middle + 7} ${horizon}z`}
        fill="url(#art-water)"
      />
      {laneNames.map((lane, at) => (
        <rect
          key={lane}
          x={middle - 14}
          y={at === 0 ? 36 : 72}
          width="28"
          height="8"
          rx="2"
          fill="#8a6237"
          stroke="#4c3217"
        />
      ))}
      {view.seats.map((side, seat) => (
        <g key={seat}>
          <g transform={`translate(${seat === 0 ? 1 : width - 37} 24) scale(.18)`}>
            <Castle state={stateOf(side, view.phase)} seat={seat} />
          </g>
          {laneNames.map((lane, at) => (
            <Pawns
              key={lane}
              x={seat === 0 ? 60 : width - 60}
              y={at === 0 ? 38 : 74}
              seat={seat}
              room={34}
              count={side[lane].length}
            />
          ))}
        </g>
      ))}
    </MiniaturePicture>
  );
}
