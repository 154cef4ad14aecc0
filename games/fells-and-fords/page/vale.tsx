// The valley around the battlefield: hills, woods and a road, up to the edges of any stage. It is drawn once.

import { Hill, Oak, Pine, Reeds } from '@bridgefront/page/art/scenery.tsx';
import type { Standing } from '@bridgefront/page/art/scenery.tsx';
import { picture } from './geometry.ts';

const [, , width, height] = picture;

// From the north, so that what stands nearer stands before it. At the sides there is little room, above and below an
// upright board there is much.
const hills = [
  [40, -150, 1.7],
  [330, -170, 2.2],
  [660, -140, 1.9],
  [180, -90, 1.5],
  [520, -84, 1.6],
  [790, -70, 1.3],
] as const;

const pines = [
  [60, -120],
  [96, -108],
  [410, -128],
  [446, -118],
  [590, -104],
  [720, -110],
  [250, -62],
  [282, -52],
  [316, -60],
  [30, -34],
  [66, -22],
  [470, -40],
  [640, -32],
  [674, -44],
  [764, -24],
  [-20, 34],
  [-34, 78],
  [-14, 150],
  [-30, 236],
  [-18, 318],
  [806, 52],
  [820, 118],
  [802, 196],
  [824, 262],
  [808, 330],
  [-60, 120],
  [-74, 260],
  [850, 160],
  [862, 300],
] as const;

const oaks = [
  [40, 452],
  [92, 470],
  [250, 458],
  [420, 476],
  [466, 462],
  [640, 456],
  [728, 474],
  [150, 530],
  [330, 548],
  [560, 540],
  [700, 560],
  [30, 600],
  [240, 628],
  [480, 620],
] as const;

function spread(
  of: (at: Standing) => preact.JSX.Element,
  at: readonly (readonly [number, number])[],
  size: number,
) {
  const One = of;
  return at.map(([x, y], index) => (
    <One key={x} x={x} y={y} scale={size * (0.85 + ((index * 7) % 5) * 0.1)} />
  ));
}

/** The scenery; no part of it can be touched. */
export const vale = (
  <g aria-hidden="true" pointer-events="none">
    {hills.map(([x, y, scale]) => (
      <Hill key={x} x={x} y={y} scale={scale} rocky />
    ))}
    <path
      d={`M${width * 0.36} ${height + 260}Q${width * 0.3} ${height + 150} ${width * 0.5} ${height + 96}T${width * 0.56} ${height - 6}`}
      fill="none"
      stroke="var(--pa-b)"
      stroke-width="26"
      stroke-linecap="round"
      opacity=".55"
    />
    {spread(Pine, pines, 0.85)}
    {spread(Oak, oaks, 1)}
    <Reeds x={-26} y={206} scale={0.8} />
  </g>
);
