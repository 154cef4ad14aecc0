// What a report does, drawn over the map while it is shown: attacks, moves and retreats as arrows, damage as numbers.

import { pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import type { FellsFace } from '../rules/table.ts';
import type { Match } from './match.ts';
import styles from './strokes.module.css';

/** An arrow between two hexes. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: 'attack' | 'retreat' | 'move';
}

function arrowOf(face: FellsFace): Arrow | null {
  if (face.tell === 'attacks') return { from: face.at, to: face.to, kind: 'attack' };
  if (face.tell === 'retreats' || face.tell === 'pushed')
    return { from: face.from, to: face.to, kind: 'retreat' };
  if (face.tell === 'moves' || face.tell === 'advances' || face.tell === 'lifted')
    return { from: face.from, to: face.to, kind: 'move' };
  return null;
}

/** A short sign at a hex: damage, a fall, what a token does. */
function signOf(
  face: FellsFace,
): { readonly at: string; readonly text: string; readonly bad: boolean } | null {
  switch (face.tell) {
    case 'suffers':
      return { at: face.at, text: `−${face.amount}`, bad: true };
    case 'falls':
      return { at: face.at, text: '✕', bad: true };
    case 'recovers':
      return { at: face.at, text: '+', bad: false };
    case 'shelters':
    case 'prevents':
    case 'supported':
    case 'stands':
      return { at: face.at, text: '⛨', bad: false };
    case 'frenzy':
      return { at: face.at, text: `−${face.figures}`, bad: true };
    case 'cornered':
      return { at: face.at, text: '!', bad: true };
    default:
      return null;
  }
}

/** An arrow that begins and ends beside the middles, so that units stay visible. */
export function shaft(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [sx, sy] = [a.x + ux * 12, a.y + uy * 12];
  const [ex, ey] = [b.x - ux * 10, b.y - uy * 10];
  const head = (side: number): string => `${ex - ux * 12 + side * uy * 8} ${ey - uy * 12 - side * ux * 8}`;
  return `M${sx} ${sy}L${ex} ${ey}M${head(1)}L${ex} ${ey}L${head(-1)}`;
}

/** The strokes of the report that is shown now; `flip`: the map is turned round. */
export function Strokes({ match, flip }: { readonly match: Match; readonly flip: boolean }) {
  const shown = match.playback.current.value;
  if (shown === null) return null;
  const { face } = shown.report;
  const arrow = arrowOf(face);
  const sign = signOf(face);
  return (
    <g class={styles.layer} aria-hidden="true">
      {arrow !== null && (
        <path
          class={`${styles.arrow} ${styles[arrow.kind]}`}
          d={shaft(pointOf(arrow.from, flip), pointOf(arrow.to, flip))}
        />
      )}
      {sign !== null && (
        <text
          class={`${styles.sign} ${sign.bad ? styles.bad : styles.good}`}
          x={pointOf(sign.at, flip).x}
          y={pointOf(sign.at, flip).y + 10}
        >
          {sign.text}
        </text>
      )}
    </g>
  );
}
