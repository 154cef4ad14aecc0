// What can be touched on the map: every hex, and the edges and Champions that can be chosen now. Each is a control of
// its own with a name, one stop of the Tab key for each kind; the arrow keys move on from there.

import { SeatShape } from '../../../ui/seat-mark.tsx';
import { centreOf, plateOutline, spanOf } from './geometry.ts';
import styles from './spots.module.css';

interface HexSpotProps {
  readonly hex: string;
  readonly label: string;
  readonly open: boolean;
  readonly pointed: boolean;
  readonly stop: boolean;
}

/** A hex that can be clicked and focused. Events are handled by the board, which reads `data-hex`. */
export function HexSpot({ hex, label, open, pointed, stop }: HexSpotProps) {
  const { x, y } = centreOf(hex);
  const looks = [styles.hex, open ? styles.open : '', pointed ? styles.pointed : ''].join(' ');
  return (
    <g
      transform={`translate(${x} ${y})`}
      class={looks}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      data-hex={hex}
    >
      <polygon points={plateOutline} />
    </g>
  );
}

interface EdgeSpotProps {
  readonly edge: string;
  readonly label: string;
  readonly pointed: boolean;
  readonly stop: boolean;
}

/** An edge that can be chosen. */
export function EdgeSpot({ edge, label, pointed, stop }: EdgeSpotProps) {
  const { x, y, angle } = spanOf(edge);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${angle})`}
      class={`${styles.edge} ${pointed ? styles.pointed : ''}`}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      data-edge={edge}
    >
      <rect class={styles.catch} x={-27} y={-22} width={54} height={44} rx={10} />
      <rect class={styles.mark} x={-25} y={-12} width={50} height={24} rx={5} />
    </g>
  );
}

interface ChampionSpotProps {
  readonly champion: string;
  readonly hex: string;
  readonly seat: number;
  readonly label: string;
  readonly pointed: boolean;
  readonly stop: boolean;
  /** Which of several on the hex, and of how many. */
  readonly at: number;
  readonly count: number;
}

/** A Champion that can be chosen: a ring of its own above its hex, so that it can be hit by a finger. */
export function ChampionSpot({ champion, hex, seat, label, pointed, stop, at, count }: ChampionSpotProps) {
  const { x, y } = centreOf(hex);
  const shift = (at - (count - 1) / 2) * 40;
  return (
    <g
      transform={`translate(${x + shift} ${y - 34})`}
      class={`${styles.champion} ${pointed ? styles.pointed : ''}`}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      data-chosen-champion={champion}
    >
      <circle class={styles.catch} r={20} />
      <circle class={styles.mark} r={14} />
      <g transform="translate(-8 -8) scale(0.66)">
        <SeatShape seat={seat} />
      </g>
    </g>
  );
}

/** The ring of what has the focus, drawn above everything so that no later hex covers it. */
export function FocusRing({ hex, edge }: { readonly hex: string | null; readonly edge: string | null }) {
  if (edge !== null) {
    const { x, y, angle } = spanOf(edge);
    return (
      <rect
        class={styles.ring}
        transform={`translate(${x} ${y}) rotate(${angle})`}
        x={-31}
        y={-19}
        width={62}
        height={38}
        rx={9}
      />
    );
  }
  if (hex === null) return null;
  const { x, y } = centreOf(hex);
  return <polygon class={styles.ring} points={plateOutline} transform={`translate(${x} ${y}) scale(1.06)`} />;
}
