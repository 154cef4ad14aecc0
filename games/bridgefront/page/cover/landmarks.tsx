// What stands on islands, drawn from the map's own colours: castles, rocks with gold, an anvil, trees, grass.

import styles from './landmarks.module.css';

/** What a hex is, as it is drawn. */
export type SightKind = 'plain' | 'wood' | 'mine' | 'forge' | 'center' | 'capital';

interface SightProps {
  readonly kind: SightKind;
  readonly x: number;
  readonly y: number;
  readonly seat: number;
}

function Tower({ x, y, high }: { readonly x: number; readonly y: number; readonly high: number }) {
  return <path d={`M${x - 8} ${y}v${-high}h4v4h3v-4h4v4h3v-4h4v${high}z`} />;
}

/** What makes a hex more than land, around a point; `seat`: whose flag flies over a Capital. Decoration. */
export function Sight({ kind, x, y, seat }: SightProps) {
  switch (kind) {
    case 'capital':
      return (
        <g class={styles.stone}>
          <Tower x={x - 19} y={y + 8} high={34} />
          <Tower x={x + 20} y={y + 8} high={34} />
          <path d={`M${x - 16} ${y + 10}v-24h32v24h-10v-9a6 6 0 0 0-12 0v9z`} />
          <path class={styles.pole} d={`M${x} ${y - 14}v-34`} />
          <path style={{ fill: `var(--seat-${seat})` }} d={`M${x} ${y - 48}l24 7l-24 8z`} />
        </g>
      );
    case 'mine':
      return (
        <g>
          <path class={styles.rock} d={`M${x - 32} ${y + 12}l12-26l12 9l13-21l14 18l13 20z`} />
          <path class={styles.gold} d={`M${x - 14} ${y + 12}l5-9l8 3l7-8l9 6l4 8z`} />
        </g>
      );
    case 'forge':
      return (
        <g>
          <path
            class={styles.iron}
            d={`M${x - 26} ${y - 12}h48v7c-8 1-14 4-15 8l6 9h-26l6-9c-1-7-10-7-19-15z`}
          />
          <path class={styles.fire} d={`M${x + 2} ${y - 17}c-9-10 4-13 1-24c10 5 13 16 5 24z`} />
        </g>
      );
    case 'center':
      return <path class={styles.ring} d={`M${x - 30} ${y}a30 21 0 1 0 60 0a30 21 0 1 0-60 0`} />;
    case 'wood':
      return (
        <g class={styles.tree}>
          {[
            [-22, 2],
            [-6, -8],
            [12, 0],
            [-8, 12],
          ].map(([dx = 0, dy = 0]) => (
            <path key={dx} d={`M${x + dx} ${y + dy + 6}l-9 0l9-25l9 25z`} />
          ))}
        </g>
      );
    case 'plain':
      return <path class={styles.grass} d={`M${x - 22} ${y + 6}q4-8 8 0m14-14q4-8 8 0m2 18q4-8 8 0`} />;
  }
}
