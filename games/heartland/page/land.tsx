// The land between two heartlands: fenced courts at both ends, and a frontier of its own kind in each column. Decoration
// only.

import { LandPicture, Spread } from '@bridgefront/page/art/land.tsx';
import type { Spots } from '@bridgefront/page/art/land.tsx';
import { Flowers, Grass, House, Oak, Pine, Reeds, Ripples } from '@bridgefront/page/art/scenery.tsx';
import type { Area } from '@bridgefront/page/boards/box.ts';
import { useMemo } from 'preact/hooks';
import type { Geometry } from './geometry.ts';

/** Who holds a frontier: the mark of the seat, and on which side its flag flies. */
interface Holder {
  readonly seat: number;
  readonly near: boolean;
}

interface LandProps {
  readonly geometry: Geometry;
  /** By frontier, the first one first. */
  readonly holders: readonly (Holder | null)[];
  /** The marks of the near side and of the far one. */
  readonly sides: readonly [number, number];
}

interface ColumnProps {
  readonly area: Area;
  /** How far down the middle line runs, on the board. */
  readonly line: number;
  /** The size of what stands there, 1 on a large stage. */
  readonly size: number;
}

const woods: Spots = [
  [0.1, 0.1],
  [0.34, 0.05],
  [0.82, 0.08],
  [0.94, 0.24],
  [0.06, 0.3],
  [0.18, 0.2],
  [0.9, 0.4],
  [0.08, 0.66],
  [0.93, 0.7],
  [0.2, 0.9],
  [0.5, 0.96],
  [0.82, 0.93],
];
const tufts: Spots = [
  [0.16, 0.16],
  [0.84, 0.24],
  [0.3, 0.4],
  [0.12, 0.62],
  [0.9, 0.66],
  [0.5, 0.84],
  [0.3, 0.94],
  [0.72, 0.92],
];

function River({ area, line, size }: ColumnProps) {
  const { x, width } = area;
  const half = 17 * size;
  const bank = (y: number): string =>
    `C${x + width * 0.3} ${y - 14 * size} ${x + width * 0.6} ${y + 16 * size} ${x + width} ${y}`;
  return (
    <g>
      <Spread
        area={area}
        at={tufts}
        draw={(gx, gy, index) =>
          index % 3 === 1 ? <Flowers x={gx} y={gy} scale={size} /> : <Grass x={gx} y={gy} scale={size} />
        }
      />
      <Oak x={area.x + area.width * 0.86} y={area.y + area.height * 0.2} scale={size} />
      <Oak x={area.x + area.width * 0.1} y={area.y + area.height * 0.86} scale={size * 0.9} />
      <path
        d={`M${x} ${line - half}${bank(line - half)}V${line + half}C${x + width * 0.6} ${line + half + 16 * size} ${x + width * 0.3} ${line + half - 14 * size} ${x} ${line + half}z`}
        fill="url(#art-water)"
        stroke="var(--pa-a)"
        stroke-width={3 * size}
      />
      <Ripples x={x + width * 0.04} y={line} scale={size} />
      <Ripples x={x + width * 0.86} y={line + 2} scale={size} />
      {[0.05, 0.2, 0.78, 0.95].map((at) => (
        <Reeds key={at} x={x + at * width} y={line - half + 4} scale={size * 0.8} />
      ))}
    </g>
  );
}

function Stone({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="2" cy="1" rx="15" ry="4" fill="#000" opacity=".2" />
      <path d="M-12 0l9-15 9 3 7 12z" fill="var(--st-c)" />
      <path d="M-12 0l9-15 3 14z" fill="var(--st-a)" />
    </g>
  );
}

function Ridge({ area, line, size }: ColumnProps) {
  const { x, y, width, height } = area;
  const middle = x + width / 2;
  return (
    <g>
      <ellipse cx={middle} cy={line} rx={width * 0.46} ry={height * 0.36} fill="var(--gr-c)" opacity=".35" />
      {[0.42, 0.3, 0.18].map((r) => (
        <ellipse
          key={r}
          cx={middle}
          cy={line}
          rx={width * r}
          ry={height * r * 0.8}
          fill="none"
          stroke="var(--pa-b)"
          stroke-opacity=".5"
          stroke-width="2"
          stroke-dasharray="2 7"
        />
      ))}
      <path
        d={`M${middle - 14 * size} ${y}C${middle - 40 * size} ${line - 30} ${middle + 30 * size} ${line + 30} ${middle - 8 * size} ${y + height}h${26 * size}C${middle + 62 * size} ${line + 30} ${middle - 6 * size} ${line - 30} ${middle + 12 * size} ${y}z`}
        fill="url(#art-path)"
        opacity=".75"
      />
      <Spread
        area={area}
        at={tufts}
        draw={(gx, gy, index) =>
          index % 2 === 0 ? <Stone x={gx} y={gy} size={size * 0.8} /> : <Grass x={gx} y={gy} scale={size} />
        }
      />
    </g>
  );
}

function Wood({ area, line, size }: ColumnProps) {
  const { x, width } = area;
  return (
    <g>
      <path
        d={`M${x + 8} ${line}Q${x + width * 0.25} ${line - 8} ${x + width * 0.5} ${line}T${x + width - 8} ${line}`}
        fill="none"
        stroke="#fff"
        stroke-opacity=".6"
        stroke-width="3"
        stroke-dasharray="10 8"
      />
      <Spread area={area} at={woods} draw={(px, py) => <Pine x={px} y={py + 14} scale={size * 1.1} />} />
    </g>
  );
}

function Menhirs({ area, line, size }: ColumnProps) {
  const { x, width } = area;
  return (
    <g>
      <ellipse cx={x + width / 2} cy={line} rx={width * 0.42} ry={26 * size} fill="url(#art-marsh)" />
      {[0.14, 0.28, 0.72, 0.86].map((at) => (
        <path
          key={at}
          transform={`translate(${x + at * width} ${line + 6}) scale(${size})`}
          d="M-7 0l3-34 8-3 4 37z"
          fill="url(#art-stone)"
        />
      ))}
      <Spread area={area} at={tufts} draw={(gx, gy) => <Reeds x={gx} y={gy} scale={size * 0.8} />} />
    </g>
  );
}

const kinds = [River, Ridge, Wood, Menhirs];

// Whoever holds a frontier has the ground up to the middle line.
function Held({ area, line, holder }: ColumnProps & { readonly holder: Holder }) {
  const { x, y, width, height } = area;
  const [from, to] = holder.near ? [line, y + height] : [y, line];
  return (
    <g>
      <linearGradient id={`held-${x.toFixed(0)}`} x2="0" y1={holder.near ? 1 : 0} y2={holder.near ? 0 : 1}>
        <stop offset="0" stop-color={`var(--body-${holder.seat}a)`} stop-opacity=".5" />
        <stop offset="1" stop-color={`var(--body-${holder.seat}a)`} stop-opacity=".08" />
      </linearGradient>
      <rect x={x} y={from} width={width} height={to - from} fill={`url(#held-${x.toFixed(0)})`} />
    </g>
  );
}

function Hedge({ x, area, size }: { readonly x: number; readonly area: Area; readonly size: number }) {
  const step = 24 * size;
  return (
    <g>
      <path
        d={`M${x} ${area.y}V${area.y + area.height}`}
        stroke="var(--oak-b)"
        stroke-width={7 * size}
        opacity=".5"
      />
      {Array.from({ length: Math.floor(area.height / step) }, (_, at) => (
        <Oak
          key={at}
          x={x + (at % 2 === 0 ? -2 : 3) * size}
          y={area.y + (at + 1) * step - 2}
          scale={size * (at % 3 === 0 ? 0.5 : 0.42)}
        />
      ))}
    </g>
  );
}

// Stakes between a heartland and the frontiers, and the step down from it.
function Palisade({ y, width }: { readonly y: number; readonly width: number }) {
  const stakes = Array.from(
    { length: Math.ceil(width / 9) },
    (_, at) => `M${at * 9} ${y + 4}v-9l3.5-4 3.5 4v9z`,
  );
  return (
    <g>
      <rect y={y + 3} width={width} height="7" fill="url(#art-face)" />
      <path d={`M0 ${y - 1}H${width}`} stroke="#4c3217" stroke-width="2.5" />
      <path d={stakes.join('')} fill="#8a6237" stroke="#4c3217" stroke-width="1" />
    </g>
  );
}

function Courts({ geometry, sides }: Pick<LandProps, 'geometry' | 'sides'>) {
  const { width, height, homes, shape } = geometry;
  const [near, far] = sides;
  const size = homes.far.height / 104;
  return (
    <g>
      <rect width={width} height={homes.far.height} fill="url(#art-court)" />
      <rect width={width} height={homes.far.height} fill={`var(--body-${far}a)`} opacity=".1" />
      <rect y={homes.near.y} width={width} height={height - homes.near.y} fill="url(#art-court)" />
      <rect
        y={homes.near.y}
        width={width}
        height={height - homes.near.y}
        fill={`var(--body-${near}a)`}
        opacity=".1"
      />
      {[homes.far, homes.near].map((home) => (
        <Spread
          key={home.y}
          area={{ ...home, y: home.y + 10 }}
          at={tufts}
          draw={(gx, gy) => <Grass x={gx} y={gy} scale={size} />}
        />
      ))}
      {shape === 'wide' && (
        <>
          <House x={width * 0.76} y={homes.far.height - 16} scale={0.8 * size} seat={far} />
          <House x={width * 0.79} y={homes.near.y + homes.near.height - 4} scale={0.8 * size} seat={near} />
        </>
      )}
      <Palisade y={homes.far.height} width={width} />
      <Palisade y={homes.near.y} width={width} />
    </g>
  );
}

function Fields({ geometry, holders }: Pick<LandProps, 'geometry' | 'holders'>) {
  const { frontiers, line } = geometry;
  const size = geometry.shape === 'wide' ? 1 : 0.72;
  return (
    <g>
      {frontiers.map((area, at) => {
        const Kind = kinds[at % kinds.length] ?? River;
        const holder = holders[at] ?? null;
        const column = { area, line: area.y + line, size };
        return (
          <g key={at}>
            <rect {...area} fill={at % 2 === 0 ? 'url(#art-meadow)' : 'url(#art-middle)'} />
            <Kind {...column} />
            {holder !== null && <Held {...column} holder={holder} />}
          </g>
        );
      })}
      {frontiers.slice(1).map((area) => (
        <Hedge key={area.x} x={area.x} area={area} size={size} />
      ))}
    </g>
  );
}

/** The land; drawn anew only where it has changed. */
export function Land({ geometry, holders, sides }: LandProps) {
  return useMemo(
    () => (
      <LandPicture size={geometry}>
        <Fields geometry={geometry} holders={holders} />
        <Courts geometry={geometry} sides={sides} />
      </LandPicture>
    ),
    [geometry, holders.map((one) => `${one?.seat}${one?.near}`).join(), sides.join()],
  );
}
