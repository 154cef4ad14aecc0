// Units on their way: the mark of their seat, how many Forces, and a star for champions.

import type { ComponentChildren } from 'preact';
import { SeatShape } from '../../../ui/seat-mark.tsx';
import { hexSize } from './places.ts';
import styles from './layer.module.css';

const size = hexSize * 0.52;

/** A stack as it slides, around the point 0,0. */
export function Token({
  seat,
  forces,
  champions,
  children,
}: {
  readonly seat: number;
  readonly forces: number;
  readonly champions: number;
  readonly children?: ComponentChildren;
}) {
  const words = [forces > 0 ? String(forces) : '', champions > 0 ? '★'.repeat(Math.min(3, champions)) : ''];
  return (
    <g>
      <circle class={styles.plate} r={size * 0.72} />
      <g transform={`translate(${-size / 2} ${-size / 2 - size * 0.18}) scale(${size / 24})`}>
        <SeatShape seat={seat} />
      </g>
      <g transform={`translate(0 ${size * 0.56})`}>
        <rect
          class={styles.tag}
          x={-size * 0.5}
          y={-size * 0.26}
          width={size}
          height={size * 0.5}
          rx={size * 0.25}
        />
        <text class={styles.tagText} y={size * 0.13} font-size={size * 0.42}>
          {words.filter((word) => word !== '').join(' ')}
        </text>
      </g>
      {children}
    </g>
  );
}
