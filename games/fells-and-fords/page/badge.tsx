// What an attack would do, beside whom it would meet: wounds, and in how many of a hundred it drives back, or kills; below
// a line what the counter to it costs.

import type { AimView } from '../rules/table.ts';
import type { Box } from '@bridgefront/page/popovers/free-spot.ts';
import { pointOf } from './geometry.ts';
import { beside } from './badge-places.ts';
import type { Seen } from './seen.ts';
import type { Foretold } from './supposed.ts';
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

/** The lines of one badge, and how much room they take. */
function linesOf(aim: AimView | Foretold, scale: number) {
  const figures = fellsTexts.badge(aim.damage, aim.push, aim.kill);
  const shown = signs
    .map((sign, index) => ({ sign, figure: figures[index] ?? '' }))
    .filter(({ figure }, index) => index === 0 || figure !== '0%');
  const costs = 'counter' in aim && aim.counter.damage > 0;
  const back = costs ? fellsTexts.badgeBack(aim.counter.damage) : '';
  const wide = Math.max(24 + Math.max(...shown.map(({ figure }) => figure.length)) * 8, back.length * 7 + 10);
  const high = (shown.length + (costs ? 1 : 0)) * line + (costs ? 7 : 4);
  return { shown, back, size: { wide, high }, room: { wide: wide * scale, high: high * scale } };
}

function Badge({
  lines: { shown, back, size },
  at: { left: x, top: y, width, height },
  scale,
  supposed,
}: {
  readonly lines: ReturnType<typeof linesOf>;
  readonly at: Box;
  readonly scale: number;
  readonly supposed: boolean;
}) {
  const [left, top] = [-size.wide / 2, -size.high / 2];
  const rule = top + shown.length * line + 5;
  return (
    <g
      transform={`translate(${x + width / 2} ${y + height / 2})`}
      class={`${styles.reach} ${supposed ? styles.supposed : ''}`}
      aria-hidden="true"
      data-odds
    >
      <g class={styles.upright}>
        <g transform={`scale(${scale.toFixed(2)})`}>
          <rect class={styles.badge} x={left} y={top} width={size.wide} height={size.high} rx="7" />
          {shown.map(({ sign, figure }, index) => (
            <g key={sign} transform={`translate(${left + 4} ${top + index * line + 4})`}>
              <path class={styles.sign} d={sign} fill-rule="evenodd" />
              <text class={styles.odds} x="15" y="11.5">
                {figure}
              </text>
            </g>
          ))}
          {back !== '' && (
            <>
              <path class={styles.rule} d={`M${left} ${rule}h${size.wide}`} />
              <text class={`${styles.odds} ${styles.costs}`} x={left + 5} y={rule + 14}>
                {back}
              </text>
            </>
          )}
        </g>
      </g>
    </g>
  );
}

interface BadgesProps {
  readonly aims: readonly (AimView | Foretold)[];
  readonly seen: Seen;
  /** Pixels of a unit of the drawing. */
  readonly unit: number;
  /** It would be so after a move that is not made yet. */
  readonly supposed?: { readonly from: string; readonly to: string };
}

/** One beside each target, over as few units as may be; what cannot come of an attack is left out. */
export function Badges({ aims, seen: { table, flip }, unit, supposed }: BadgesProps) {
  const scale = unit > 0 ? Math.max(1, least / (letters * unit)) : 1;
  const stand = table.units.map(({ at }) => pointOf(supposed?.from === at ? supposed.to : at, flip));
  const taken: Box[] = [];
  return (
    <>
      {aims.map((aim) => {
        const lines = linesOf(aim, scale);
        const at = beside(pointOf(aim.at, flip), lines.room, { stand, taken });
        taken.push(at);
        return <Badge key={aim.at} lines={lines} at={at} scale={scale} supposed={supposed !== undefined} />;
      })}
    </>
  );
}
