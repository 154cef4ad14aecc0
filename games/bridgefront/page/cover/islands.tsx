// Islands, bridges between them, and who wants them: the picture on the start page, drawn from the map's own colours.

import { CoverPicture } from '@bridgefront/page/cover-picture.tsx';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import { Sight } from './landmarks.tsx';
import type { SightKind } from './landmarks.tsx';
import styles from './islands.module.css';

type Isle = readonly [q: number, r: number];

const islands: readonly (readonly [number, number, SightKind])[] = [
  [0, -2, 'capital'],
  [1, -2, 'wood'],
  [2, -2, 'forge'],
  [-1, -1, 'mine'],
  [0, -1, 'plain'],
  [2, -1, 'plain'],
  [-2, 0, 'capital'],
  [-1, 0, 'wood'],
  [0, 0, 'center'],
  [1, 0, 'plain'],
  [2, 0, 'mine'],
  [-2, 1, 'plain'],
  [0, 1, 'wood'],
  [1, 1, 'plain'],
  [-2, 2, 'forge'],
  [-1, 2, 'plain'],
  [0, 2, 'capital'],
];

const bridges: readonly (readonly [Isle, Isle])[] = [
  [
    [-2, 0],
    [-1, 0],
  ],
  [
    [-1, 0],
    [0, 0],
  ],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [0, -2],
    [0, -1],
  ],
  [
    [0, -1],
    [0, 0],
  ],
  [
    [0, -2],
    [1, -2],
  ],
  [
    [2, -2],
    [2, -1],
  ],
  [
    [2, -1],
    [1, 0],
  ],
  [
    [0, 2],
    [0, 1],
  ],
  [
    [0, 1],
    [0, 0],
  ],
  [
    [-2, 2],
    [-1, 2],
  ],
  [
    [-2, 1],
    [-1, 0],
  ],
];

const pieces: readonly (readonly [q: number, r: number, seat: number, dx: number])[] = [
  [0, 0, 0, -24],
  [0, 0, 0, 4],
  [1, 0, 1, -14],
  [1, 0, 1, 14],
  [0, 1, 3, 20],
  [2, -1, 1, 0],
  [-2, 1, 0, 0],
  [-1, 2, 3, 0],
];

const size = 58;
const spread = 74;
const flat = 0.78;
const thick = 15;

function middle([q, r]: Isle): readonly [number, number] {
  return [Math.sqrt(3) * spread * (q + r / 2), 1.5 * spread * r * flat];
}

function corners([x, y]: readonly [number, number], radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${Math.round(x + radius * Math.cos(angle))},${Math.round(y + radius * flat * Math.sin(angle))}`;
  }).join(' ');
}

function Bridge({ from, to, order }: { readonly from: Isle; readonly to: Isle; readonly order: number }) {
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const [ux, uy] = [(bx - ax) / 2, (by - ay) / 2];
  const [mx, my] = [ax + ux, ay + uy];
  const reach = 0.34;
  const d = `M${Math.round(mx - ux * reach)} ${Math.round(my - uy * reach)}L${Math.round(mx + ux * reach)} ${Math.round(my + uy * reach)}`;
  return (
    <g class={styles.bridge} style={{ animationDelay: `${order * 70 + 200}ms` }}>
      <path class={styles.beam} d={d} transform="translate(0 7)" />
      <path class={styles.deck} d={d} />
      <path class={styles.planks} d={d} />
    </g>
  );
}

function Piece({ at, seat, dx }: { readonly at: Isle; readonly seat: number; readonly dx: number }) {
  const [x, y] = middle(at);
  return (
    <g transform={`translate(${Math.round(x + dx)} ${Math.round(y)})`}>
      <ellipse class={styles.shade} cx="0" cy="6" rx="14" ry="5" />
      <g transform="translate(-15 -23) scale(1.25)">
        <SeatShape seat={seat} />
      </g>
    </g>
  );
}

/** Decoration of the start page. */
export function Islands({ class: className }: { readonly class?: string | undefined }) {
  const owners = [1, 0, 3];
  let capital = 0;
  return (
    <CoverPicture look={styles.sea} place={className} viewBox="-405 -262 810 524">
      <path
        class={styles.waves}
        d="M-380-150q12-9 24 0t24 0M250-205q12-9 24 0t24 0M120 130q12-9 24 0t24 0M-190-215q12-9 24 0t24 0M-90 75q12-9 24 0t24 0M300 90q12-9 24 0t24 0M70-120q12-9 24 0t24 0M230 205q12-9 24 0t24 0M-350 225q12-9 24 0t24 0M-310 95q12-9 24 0t24 0"
      />
      {islands.map(([q, r, kind]) => {
        const at = middle([q, r]);
        const low: readonly [number, number] = [at[0], at[1] + thick];
        return (
          <g key={`${q},${r}`}>
            <polygon class={styles.foam} points={corners(low, size + 9)} />
            <polygon class={styles.side} points={corners(low, size)} />
            <polygon class={`${styles.top} ${styles[kind]}`} points={corners(at, size)} />
          </g>
        );
      })}
      {bridges.map(([from, to], order) => (
        <Bridge key={order} from={from} to={to} order={order} />
      ))}
      {islands.map(([q, r, kind]) => {
        const [x, y] = middle([q, r]).map(Math.round) as [number, number];
        const seat = owners[capital] ?? 0;
        if (kind === 'capital') capital += 1;
        return <Sight key={`${q},${r}`} kind={kind} x={x} y={y} seat={seat} />;
      })}
      {pieces.map(([q, r, seat, dx]) => (
        <Piece key={`${q},${r},${dx}`} at={[q, r]} seat={seat} dx={dx} />
      ))}
    </CoverPicture>
  );
}
