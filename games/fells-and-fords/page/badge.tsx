// What an attack would do, over whom it would meet: wounds, and in how many of a hundred it drives back, or kills.

import type { AimView } from '../rules/table.ts';
import { pointOf } from './geometry.ts';
import { fellsTexts } from './texts.ts';
import styles from './board.module.css';

/** A heart, an arrow back, a skull: each on a field of 12 by 12. */
const signs = [
  'M6 11L1.4 6.3A2.8 2.8 0 0 1 6 2.8A2.8 2.8 0 0 1 10.6 6.3z',
  'M11 1.5V6Q11 9 8 9H4.6V11.6L.4 8L4.6 4.4V6.6H8Q8.6 6.6 8.6 6V1.5z',
  'M6 .6A4.8 4.8 0 0 0 3.2 9.2V11.4H8.8V9.2A4.8 4.8 0 0 0 6 .6zM3.4 4.4H5.2V6.4H3.4zM6.8 4.4H8.6V6.4H6.8z',
] as const;

/** Units of the drawing: a line, and the letters in it. */
const line = 17;
const letters = 15;
/** Pixels that letters have at least. */
const least = 13;

interface BadgeProps {
  readonly aim: AimView;
  readonly flip: boolean;
  /** Pixels of a unit of the drawing. */
  readonly unit: number;
  /** It would be so after a move that is not made yet. */
  readonly supposed?: boolean;
}

/** The wounds, and below them what else may come of it; what cannot is left out. */
export function Badge({ aim, flip, unit, supposed = false }: BadgeProps) {
  const { x, y } = pointOf(aim.at, flip);
  const figures = fellsTexts.badge(aim.damage, aim.push, aim.kill);
  const shown = signs
    .map((sign, index) => ({ sign, figure: figures[index] ?? '' }))
    .filter(({ figure }, index) => index === 0 || figure !== '0%');
  const wide = 24 + Math.max(...shown.map(({ figure }) => figure.length)) * 8;
  const high = shown.length * line + 4;
  const scale = unit > 0 ? Math.max(1, least / (letters * unit)) : 1;
  return (
    <g
      transform={`translate(${x} ${y - 17})`}
      class={supposed ? styles.supposed : ''}
      aria-hidden="true"
      data-odds
    >
      <g class={styles.upright}>
        <g transform={`scale(${scale.toFixed(2)})`}>
          <rect class={styles.badge} x={-wide / 2} y={-high} width={wide} height={high} rx="7" />
          {shown.map(({ sign, figure }, index) => (
            <g key={sign} transform={`translate(${4 - wide / 2} ${index * line + 4 - high})`}>
              <path class={styles.sign} d={sign} fill-rule="evenodd" />
              <text class={styles.odds} x="15" y="11.5">
                {figure}
              </text>
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}
