// Both Castles at a moment, small: how much of each stands, and who stands in which zone.

import { Castle } from '@bridgefront/page/art/castle.tsx';
import { castleState } from '@bridgefront/page/art/castle-state.ts';
import { miniature, MiniaturePicture, Pawns } from '@bridgefront/page/art/miniature.tsx';
import { Sky } from '@bridgefront/page/art/scenery.tsx';
import { sideOf, zoneNames } from '../rules/table.ts';
import type { TableView } from '../rules/table.ts';

const castle = 'castle';

// The side at the left, as on the table: the reader's, whose hand alone is seen, or Red.
function nearOf({ seats, red }: TableView): number {
  const seen = seats.flatMap(({ cards }, seat) => (cards === undefined ? [] : [sideOf(seat)]));
  return seen.length > 0 && seen.every((side) => side === seen[0]) ? seen[0] : red;
}

const horizon = 48;

/** The small board. */
export function Miniature({ view, seat }: { readonly view: TableView; readonly seat?: number | undefined }) {
  const { width, height } = miniature;
  const markOf = (seat: number): number => (sideOf(seat) === view.red ? 0 : 1);
  const near = seat === undefined ? nearOf(view) : sideOf(seat);
  const zones = near === view.red ? zoneNames : zoneNames.toReversed();
  const column = width / zones.length;
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
            transform={`translate(${sideOf(seat) === near ? column * 0.55 : width - column * 2.1} 10) scale(.24)`}
          >
            <Castle state={castleState(hp, full)} seat={markOf(seat)} />
          </g>
        ))}
      {zones.flatMap((zone, at) =>
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
