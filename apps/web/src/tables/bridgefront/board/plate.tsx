// One hex of land: its plate in the water, what kind of land it is, and whose Capital.

import { memo } from 'preact/compat';
import { Sight } from '../../covers/sights.tsx';
import { plateOutline } from './geometry.ts';
import type { Terrain } from './scan.ts';
import styles from './plate.module.css';

function Value({ value }: { readonly value: number }) {
  return (
    <>
      <circle class={styles.coin} cx={25} cy={-20} r={11} />
      <text class={styles.value} x={25} y={-15.5}>
        {value}
      </text>
    </>
  );
}

function Realm({ owner }: { readonly owner: number }) {
  return (
    <polygon
      class={styles.realm}
      points={plateOutline}
      transform="scale(0.9)"
      style={{ stroke: `var(--seat-${owner})` }}
    />
  );
}

function Sign({ terrain, grass }: { readonly terrain: Terrain; readonly grass: number }) {
  const { kind } = terrain;
  if (kind === 'land') {
    if (grass === 0) return null;
    return (
      <g transform={`translate(${grass * 5 - 10} ${grass * 4 - 6}) scale(0.8)`} class={styles.grass}>
        <Sight kind="plain" x={0} y={0} seat={0} />
      </g>
    );
  }
  if (kind === 'center')
    return (
      <g transform="scale(1.15)">
        <Sight kind="center" x={0} y={0} seat={0} />
      </g>
    );
  const scale = kind === 'capital' ? 0.62 : 0.7;
  return (
    <>
      {kind === 'capital' && <Realm owner={terrain.owner} />}
      <g
        transform={`translate(${kind === 'mine' ? -8 : 0} ${kind === 'capital' ? -16 : -20}) scale(${scale})`}
      >
        <Sight kind={kind} x={0} y={0} seat={kind === 'capital' ? terrain.owner : 0} />
      </g>
      {kind === 'mine' && <Value value={terrain.value} />}
    </>
  );
}

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
}

// Grass grows here and there, always in the same places of a board.
function grassAt(x: number, y: number): number {
  return Math.abs(Math.round(x * 7 + y * 13)) % 5;
}

function PlateDrawing({ x, y, terrain }: PlateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon class={styles.foam} points={plateOutline} transform="translate(0 6) scale(1.09)" />
      <polygon class={styles.cliff} points={plateOutline} transform="translate(0 7)" />
      <polygon class={`${styles.plate} ${styles[terrain.kind]}`} points={plateOutline} />
      <Sign terrain={terrain} grass={grassAt(x, y)} />
    </g>
  );
}

function same(a: PlateProps, b: PlateProps): boolean {
  if (a.x !== b.x || a.y !== b.y || a.terrain.kind !== b.terrain.kind) return false;
  return JSON.stringify(a.terrain) === JSON.stringify(b.terrain);
}

/** See above; drawn again only when the land changes. */
export const Plate = memo(PlateDrawing, same);
