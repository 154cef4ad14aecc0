// Both Castles at a moment, small: how much of each stands, and who stands in which zone.

import { Castle } from '@bridgefront/page/art/castle.tsx';
import { castleState } from '@bridgefront/page/art/castle-state.ts';
import { miniature, MiniaturePicture, Pawns } from '@bridgefront/page/art/miniature.tsx';
import { Sky } from '@bridgefront/page/art/scenery.tsx';
import { sideOf, zoneNames } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';

const castle = 'castle';
const horizon = 48;

/** The small board. */
export function Miniature({ view }: { readonly view: TableView }) {
  const { width, height } = miniature;
  const markOf = (seat: number): number => (sideOf(seat) === view.red ? 0 : 1);
  const column = width / zoneNames.length;
  return (
    <MiniaturePicture>
      <Sky width={width} height={horizon} />
      <rect y={horizon} width={width} height={height - horizon} fill="url(#art-meadow)" />
      <path
        d={`M${width / 2 - 3} ${horizon}L${width / 2 - 9} ${height}h18L${width / 2 + 3} ${horizon}z`}
        fill="url(#art-water)"
      />
      {view.pieces
        .filter(({ card }) => card === castle)
        .map(({ name, seat, hp, full }) => (
          <g
            key={name}
            transform={`translate(${markOf(seat) === 0 ? column * 0.55 : width - column * 2.1} 10) scale(.24)`}
          >
            <Castle state={castleState(hp, full)} seat={markOf(seat)} />
          </g>
        ))}
      {zoneNames.flatMap((zone, at) =>
        [0, 1].map((mark) => (
          <Pawns
            key={`${zone} ${mark}`}
            x={(at + 0.5) * column}
            y={mark === 0 ? 83 : 70}
            seat={mark}
            room={column - 11}
            count={
              view.pieces.filter(
                (piece) => piece.card !== castle && piece.zone === zone && markOf(piece.seat) === mark,
              ).length
            }
          />
        )),
      )}
    </MiniaturePicture>
  );
}
