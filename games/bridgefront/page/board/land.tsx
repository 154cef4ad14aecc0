// Land: plates in the water with their shores, what kind of land each is, and whose Capital.

import { remembered } from '@bridgefront/page/ui/remembered.ts';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import { Sight } from '../cover/landmarks.tsx';
import { coastOf, innerPath } from './coast.ts';
import { boundsOf, centreOf, hexesOf } from './geometry.ts';
import type { Terrain } from './scan.ts';
import { Growth, Offshore } from './growth.tsx';
import styles from './land.module.css';

/** Patterns by which the map looks like something that was made by hand. */
export function Textures() {
  return (
    <defs>
      <linearGradient id="board-sun" x2="0.7" y2="1">
        <stop class={styles.lit} />
        <stop class={styles.shaded} offset="1" />
      </linearGradient>
      <pattern id="board-waves" width="168" height="96" patternUnits="userSpaceOnUse">
        <path
          class={styles.waves}
          d="M14 22q6-5 12 0t12 0M98 70q6-5 12 0t12 0t12 0M58 50q5-4 10 0t10 0M136 14q5-4 10 0t10 0"
        />
      </pattern>
      <pattern id="board-grain" width="46" height="38" patternUnits="userSpaceOnUse">
        <path
          class={styles.grain}
          d="M5 8h.1M17 4h.1M30 11h.1M41 5h.1M10 21h.1M24 19h.1M37 24h.1M4 32h.1M18 33h.1M30 35h.1M43 33h.1M26 28h.1M13 13h.1"
        />
      </pattern>
      <pattern id="board-rock" width="26" height="20" patternUnits="userSpaceOnUse">
        <path class={styles.hatch} d="M2 7l5-4l4 5M14 15l5-3l4 4M17 5l4-2" />
      </pattern>
      <pattern id="board-tiles" width="22" height="14" patternUnits="userSpaceOnUse">
        <path class={styles.hatch} d="M0 .5h22M0 7.500h22M5 .5v7M16 7.500v7" />
      </pattern>
    </defs>
  );
}

// A place on the drawing is written as rounded numbers, so that the same hex always gives the same text.
function moved(hex: string): string {
  const { x, y } = centreOf(hex);
  return `translate(${Math.round(x * 10) / 10} ${y})`;
}

function SeaDrawing({ radius }: { readonly radius: number }) {
  const [x, y, width, height] = boundsOf(radius);
  const hexes = hexesOf(radius);
  return (
    <>
      <rect
        class={styles.sea}
        x={x - width}
        y={y - height}
        width={width * 3}
        height={height * 3}
        fill="url(#board-waves)"
      />
      <Offshore bounds={[x, y, width, height]} />
      {[styles.shoal, styles.foam, styles.base, styles.cliff].map((kind) => (
        <g key={kind} class={kind}>
          {hexes.map((hex) => (
            <path key={hex} d={coastOf(hex)} transform={moved(hex)} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Water, and the shores and cliffs of all plates below their land. */
export const Sea = remembered(SeaDrawing, ({ radius }) => [radius]);

/** What a Mine pays: a coin at a corner of its plate, drawn above the bridges that end there and the pieces that stand there. */
export function MineValue({ hex, value }: { readonly hex: string; readonly value: number }) {
  const { x, y } = centreOf(hex);
  return (
    <g transform={`translate(${x + 31} ${y - 23})`}>
      <circle class={styles.coinEdge} cy={2} r={12.5} />
      <circle class={styles.coin} r={12.5} />
      <circle class={styles.coinRim} r={10} />
      <text class={styles.value} y={5.8}>
        {value}
      </text>
    </g>
  );
}

function RoundTower({ x, top }: { readonly x: number; readonly top: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path class={styles.wall} d={`M-8.500 0V${top}h17V0z`} />
      <path class={styles.shadow} d={`M2 0V${top}h6.500V0z`} />
      <path
        class={styles.roof}
        d={`M-11.500 ${top}L0 ${top - 21}L11.500 ${top}Q0 ${top + 5} -11.500 ${top}z`}
      />
      <path class={styles.shadow} d={`M0 ${top - 21}L11.500 ${top}Q6 ${top + 3} 2 ${top + 2.5}z`} />
      <path class={styles.gate} d={`M-2.200 ${top + 14}v-5a2.200 2.200 0 0 1 4.400 0v5z`} />
    </g>
  );
}

// A castle with roofs in its owner's colour, whose mark stands beside it.
function Realm({ owner }: { readonly owner: number }) {
  const colour = `var(--seat-${owner % 6})`;
  return (
    <>
      <path class={styles.realm} d={innerPath} style={{ stroke: colour }} />
      <g transform="translate(0 -3)" style={{ color: colour }}>
        <ellipse class={styles.cast} cx={4} cy={1} rx={34} ry={7} />
        <path class={styles.wall} d="M-13 0V-35h6v4h4v-4h6v4h4v-4h6V0z" />
        <path class={styles.shadow} d="M4 0V-31h3v-4h6V0z" />
        <RoundTower x={-21} top={-28} />
        <RoundTower x={21} top={-24} />
        <path class={styles.gate} d="M-5.500 -20v-5a5.500 5.500 0 0 1 11 0v5z" />
      </g>
      <g transform="translate(24 -46) scale(0.68)">
        <circle class={styles.seal} cx={12} cy={12} r={14} />
        <SeatShape seat={owner} />
      </g>
    </>
  );
}

function Heart() {
  return (
    <>
      <path class={styles.rose} d="M0-38L7-8L36 0L7 8L0 38L-7 8L-36 0L-7-8Z" />
      <path class={styles.roseSmall} d="M20-20L8 0L20 20L0 8L-20 20L-8 0L-20-20L0-8Z" />
      <path class={styles.border} d={innerPath} />
      <path class={styles.crown} d="M-15-22l-3-15l9 6l9-10l9 10l9-6l-3 15z" />
    </>
  );
}

function Sign({ hex, terrain }: { readonly hex: string; readonly terrain: Terrain }) {
  switch (terrain.kind) {
    case 'land':
      return <Growth hex={hex} />;
    case 'center':
      return <Heart />;
    case 'forge':
      return (
        <>
          <circle class={styles.glow} cy={-20} r={21} />
          <g transform="translate(2 -19) scale(0.74)">
            <Sight kind="forge" x={0} y={4} seat={0} />
          </g>
        </>
      );
    case 'mine':
      return (
        <g transform="translate(-8 -22) scale(0.68)">
          <Sight kind="mine" x={0} y={6} seat={0} />
        </g>
      );
    case 'capital':
      return <Realm owner={terrain.owner} />;
  }
}

const texture: { readonly [kind in Terrain['kind']]: string } = {
  land: 'url(#board-grain)',
  center: 'none',
  forge: 'url(#board-tiles)',
  mine: 'url(#board-rock)',
  capital: 'url(#board-tiles)',
};

interface PlateProps {
  readonly hex: string;
  readonly terrain: Terrain;
}

function PlateDrawing({ hex, terrain }: PlateProps) {
  const shore = coastOf(hex);
  return (
    <g transform={moved(hex)}>
      <path class={`${styles.ground} ${styles[terrain.kind]}`} d={shore} />
      <path class={styles.texture} d={shore} fill={texture[terrain.kind]} />
      <path class={styles.texture} d={shore} fill="url(#board-sun)" />
      <Sign hex={hex} terrain={terrain} />
    </g>
  );
}

/** One hex of land; drawn again only when the land changes. */
export const Plate = remembered(PlateDrawing, ({ hex, terrain }) => [hex, JSON.stringify(terrain)]);
