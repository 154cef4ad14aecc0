// What comes through in a frontier flows to the heart that it strikes.

import type { Geometry } from './geometry.ts';
import type { Laid } from './seen.ts';
import styles from './board.module.css';

// Down its own column to the fence, then along it to the heart: over no name, and under nobody's feet.
function pathTo({ frontiers, line, hearts, homes, middle }: Geometry, at: number, near: boolean): string {
  const column = frontiers[at];
  if (column === undefined) return '';
  const { size } = hearts;
  const heart = near ? hearts.near : hearts.far;
  const away = near ? 1 : -1;
  const x = column.x + Math.min(26, column.width * 0.16);
  const y = column.y + line + away * (middle / 2);
  const fence = near ? homes.near.y + 13 : homes.far.height - 11;
  const side = heart.x + size * (near ? 0.4 : 0.26);
  if (x < side + 12) return `M${x} ${y}L${heart.x + size * 0.2} ${heart.y - away * size * 0.42}`;
  const bend = 16;
  return `M${x} ${y}V${fence - away * bend}Q${x} ${fence} ${x - bend} ${fence}H${side}`;
}

/** The flows, over the land and under nobody's feet; decoration, the hearts say it in words. */
export function Flows({ seen }: { readonly seen: Laid }) {
  const { geometry, forecasts, near } = seen;
  const all = forecasts.flatMap((told, at) =>
    [0, 1].flatMap((seat) =>
      (told?.[seat]?.excess ?? 0) > 0 ? [{ seat, at, d: pathTo(geometry, at, seat !== near) }] : [],
    ),
  );
  if (all.length === 0) return null;
  return (
    <svg class={styles.flows} aria-hidden="true" focusable="false">
      {all.map(({ seat, at, d }) => (
        <g key={`${seat} ${at}`} fill="none" stroke-linecap="round">
          <path d={d} stroke="var(--rim)" stroke-width="11" opacity=".9" />
          <path
            class={styles.flow}
            d={d}
            stroke={`var(--body-${seat}a)`}
            stroke-width="7"
            stroke-dasharray="3 12"
          />
        </g>
      ))}
    </svg>
  );
}
