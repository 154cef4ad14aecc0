// The plan as it will be carried out: ways with arrows, bridges to come, targets.

import { SeatShape } from '../../../ui/seat-mark.tsx';
import { centreOf, plateOutline, spanOf } from './geometry.ts';
import type { Ghost } from './targets.ts';
import styles from './ghosts.module.css';

function Way({
  hexes,
  forces,
  seat,
}: {
  readonly hexes: readonly string[];
  readonly forces: number | null;
  readonly seat: number;
}) {
  const points = hexes.map(centreOf);
  const [start] = points;
  const last = points.at(-1);
  if (start === undefined || last === undefined) return null;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g>
      {points.length > 1 && <polyline class={styles.halo} points={line} />}
      {points.length > 1 && <polyline class={styles.way} points={line} marker-end="url(#way-end)" />}
      <circle class={styles.start} cx={start.x} cy={start.y} r={26} />
      {forces !== null && (
        <g transform={`translate(${last.x} ${last.y - 30})`}>
          <g transform="translate(-22 -11) scale(0.9)" opacity={0.9}>
            <SeatShape seat={seat} />
          </g>
          <text class={styles.label} x={12} y={6}>
            {forces}
          </text>
        </g>
      )}
    </g>
  );
}

function Edge({ edge, destroys }: { readonly edge: string; readonly destroys: boolean }) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      {destroys ? (
        <path class={styles.destroy} d="M-18 -18 L18 18 M18 -18 L-18 18" />
      ) : (
        <rect class={styles.build} x={-25} y={-12} width={50} height={24} rx={3} />
      )}
    </g>
  );
}

function GhostDrawing({ ghost, seat }: { readonly ghost: Ghost; readonly seat: number }) {
  switch (ghost.kind) {
    case 'way':
      return <Way hexes={ghost.hexes} forces={ghost.forces} seat={seat} />;
    case 'edge':
      return <Edge edge={ghost.edge} destroys={ghost.destroys} />;
    case 'champion':
      return null;
    case 'place':
    case 'grow': {
      const { x, y } = centreOf(ghost.hex);
      return (
        <g transform={`translate(${x} ${y})`}>
          <polygon class={styles.place} points={plateOutline} transform="scale(0.8)" />
          {ghost.kind === 'grow' && (
            <text class={styles.label} x={30} y={-22}>
              +1
            </text>
          )}
        </g>
      );
    }
  }
}

/** All parts of the reader's plan. */
export function Ghosts({ ghosts, seat }: { readonly ghosts: readonly Ghost[]; readonly seat: number }) {
  return (
    <g class={styles.ghosts} aria-hidden="true">
      {ghosts.map((ghost, at) => (
        <GhostDrawing key={at} ghost={ghost} seat={seat} />
      ))}
    </g>
  );
}
