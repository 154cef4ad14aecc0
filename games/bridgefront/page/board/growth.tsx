// What grows and lies on open land and around the islands, always in the same places. Decoration: its drawings are a file
// of their own, which a table need not wait for.

import '@bridgefront/page/art/tokens.css';
import { grainOf } from './coast.ts';
import type { Bounds } from './geometry.ts';
import pictures from './growth.svg';
import styles from './growth.module.css';

/** A drawing, its foot at a point; below 0 it is turned round. */
type Spot = readonly [name: string, x: number, y: number, scale?: number];

function Drawn({ of }: { readonly of: readonly Spot[] }) {
  return (
    <g class={styles.drawn}>
      {of.map(([name, x, y, scale = 1]) => (
        <use
          key={`${name} ${x}`}
          href={`${pictures}#${name}`}
          transform={`translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`}
        />
      ))}
    </g>
  );
}

const growth: readonly (readonly Spot[])[] = [
  [
    ['grass', -22, -12],
    ['grass', 20, 20],
  ],
  [['palm', -24, -6]],
  [
    ['pine', -22, -10, 0.52],
    ['pine', -10, -16, 0.42],
  ],
  [['rocks', -19, 20, 0.8]],
  [['palm', 22, 24, 0.9]],
  [
    ['pine', 22, 22, 0.5],
    ['grass', -25, -10],
  ],
];

/** Open land has a little of its own here and there, at its rim. */
export function Growth({ hex }: { readonly hex: string }) {
  const of = growth[Math.floor(grainOf(hex, 9) * 9)];
  return of === undefined ? null : <Drawn of={of} />;
}

/** Where the islands leave room: at the sides of a broad stage, above and below in an upright one. */
export function Offshore({ bounds: [x, y, width, height] }: { readonly bounds: Bounds }) {
  const [middle, foot, end] = [x + width / 2, y + height, x + width];
  return (
    <>
      <g class={styles.sides}>
        <Drawn
          of={[
            ['islet', x - 64, y + 96],
            ['ship', x - 96, foot - 190],
            ['ship', end + 86, y + 150, -1],
            ['islet', end + 52, foot - 110],
          ]}
        />
      </g>
      <g class={styles.ends}>
        <Drawn
          of={[
            ['ship', middle - 190, y - 56],
            ['islet', middle + 180, y - 92],
            ['islet', middle - 210, foot + 96],
            ['ship', middle + 150, foot + 92, -1],
          ]}
        />
      </g>
    </>
  );
}
