// The picture that a board's land is drawn in, and what is strewn over a part of it. Decoration only.

import type { ComponentChildren } from 'preact';
import type { Area, BoxSize } from '../boards/box.ts';
import styles from './land.module.css';
import { SceneryDefs } from './scenery.tsx';

/** The picture, as large as the board, with the gradients of the scenery. */
export function LandPicture({
  size: { width, height },
  children,
}: {
  readonly size: BoxSize;
  readonly children: ComponentChildren;
}) {
  return (
    <svg
      class={styles.land}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <SceneryDefs />
      {children}
    </svg>
  );
}

/** Points of an area, as shares of its width and height: the land is the same whenever it is drawn. */
export type Spots = readonly (readonly [x: number, y: number])[];

/** Draws something at each of the spots of an area. */
export function Spread({
  area: { x, y, width, height },
  at,
  draw,
}: {
  readonly area: Area;
  readonly at: Spots;
  readonly draw: (x: number, y: number, index: number) => ComponentChildren;
}) {
  return (
    <g>
      {at.map(([fx, fy], index) => (
        <g key={index}>{draw(x + fx * width, y + fy * height, index)}</g>
      ))}
    </g>
  );
}
