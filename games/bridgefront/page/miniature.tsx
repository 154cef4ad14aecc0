// The islands of a moment, small: Bridges, Mines, Capitals and who stands where.

import { miniature, MiniaturePicture, Pawn } from '@bridgefront/page/art/miniature.tsx';
import { hexagonPath, hexLayout } from '@bridgefront/page/boards/layout.ts';
import type { TableView } from '../rules/table.ts';
import { hexesOf } from './board/geometry.ts';

const layout = hexLayout(1);

/** The small board. */
export function Miniature({ view }: { readonly view: TableView }) {
  const hexes = hexesOf(view.radius);
  const [, top, , high] = layout.boundsOf(hexes, 0.3);
  const scale = miniature.height / high;
  const at = (hex: string) => {
    const { x, y } = layout.centreOf(hex);
    return { x: miniature.width / 2 + x * scale, y: (y - top) * scale };
  };
  const outline = hexagonPath(scale * 0.94);
  const mines = new Set(view.mines.map(({ hex }) => hex));
  const homes = new Map(view.seats.map(({ capital }, seat) => [capital, seat]));
  const fillOf = (hex: string): string => {
    const home = homes.get(hex);
    if (home !== undefined) return `var(--body-${home}b)`;
    return mines.has(hex) ? 'var(--land-mine)' : 'var(--land)';
  };
  return (
    <MiniaturePicture>
      <rect width={miniature.width} height={miniature.height} fill="var(--sea-b)" />
      {hexes.map((hex) => {
        const { x, y } = at(hex);
        return <path key={hex} transform={`translate(${x} ${y})`} d={outline} fill={fillOf(hex)} />;
      })}
      {view.bridges.map((edge) => {
        const { x, y, angle } = layout.spanOf(edge);
        const [px, py] = [miniature.width / 2 + x * scale, (y - top) * scale];
        return (
          <path
            key={edge}
            transform={`translate(${px} ${py}) rotate(${angle})`}
            d="M-4 0H4"
            stroke="var(--bridge)"
            stroke-width="2.6"
          />
        );
      })}
      {view.units.map(({ hex, seat }) => (
        <Pawn key={`${hex} ${seat}`} {...at(hex)} seat={seat} size={scale * 0.5} />
      ))}
    </MiniaturePicture>
  );
}
