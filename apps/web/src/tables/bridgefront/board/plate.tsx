// One hex of land: its plate, what kind of land it is, and whose Capital.

import { memo } from 'preact/compat';
import { SeatShape } from '../../../ui/seat-mark.tsx';
import { IconGlyph } from '../../../ui/icon.tsx';
import { plateOutline } from './geometry.ts';
import type { Terrain } from './scan.ts';
import styles from './plate.module.css';

function Mine({ value }: { readonly value: number }) {
  return (
    <>
      <IconGlyph name="war-pick" x={0} y={-24} size={26} class={styles.sign} />
      <circle class={styles.coin} cx={0} cy={26} r={13} />
      <text class={styles.value} x={0} y={31.5}>
        {value}
      </text>
    </>
  );
}

function Capital({ owner }: { readonly owner: number }) {
  return (
    <>
      <polygon
        class={styles.realm}
        points={plateOutline}
        transform="scale(0.88)"
        style={{ stroke: `var(--seat-${owner})` }}
      />
      <IconGlyph name="castle" x={0} y={-22} size={32} class={styles.sign} />
      <g transform="translate(-9 18) scale(0.75)">
        <SeatShape seat={owner} />
      </g>
    </>
  );
}

function Sign({ terrain }: { readonly terrain: Terrain }) {
  switch (terrain.kind) {
    case 'land':
      return null;
    case 'center':
      return (
        <>
          <polygon class={styles.ring} points={plateOutline} transform="scale(0.84)" />
          <IconGlyph name="crown" x={0} y={-23} size={30} class={styles.sign} />
        </>
      );
    case 'forge':
      return <IconGlyph name="anvil-impact" x={0} y={-22} size={32} class={styles.sign} />;
    case 'mine':
      return <Mine value={terrain.value} />;
    case 'capital':
      return <Capital owner={terrain.owner} />;
  }
}

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
}

function PlateDrawing({ x, y, terrain }: PlateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon class={styles.cliff} points={plateOutline} transform="translate(0 5)" />
      <polygon class={`${styles.plate} ${styles[terrain.kind]}`} points={plateOutline} />
      <Sign terrain={terrain} />
    </g>
  );
}

function same(a: PlateProps, b: PlateProps): boolean {
  if (a.x !== b.x || a.y !== b.y || a.terrain.kind !== b.terrain.kind) return false;
  return JSON.stringify(a.terrain) === JSON.stringify(b.terrain);
}

/** See above; drawn again only when the land changes. */
export const Plate = memo(PlateDrawing, same);
