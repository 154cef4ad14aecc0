// The course of a match as a chart: a line for each seat, a number at each step that turned it.

import { useBox } from '@bridgefront/page/boards/box.ts';
import { SeatShape, useMarkOf } from '@bridgefront/page/ui/seat-mark.tsx';
import type { RefObject } from 'preact';
import type { Course } from '../playback/story.ts';
import styles from './story.module.css';

interface ChartProps {
  readonly course: Course;
  readonly names: readonly string[];
  /** Steps, from 0, at which a number stands: 1 for the first. */
  readonly marks: readonly number[];
}

const [left, top, low, height] = [26, 14, 20, 128];

// As large as its letters ask for: drawn anew for the width that there is.
function scaleOf({ headings, points, start }: Course, width: number) {
  const most = Math.max(1, ...[start, ...points].flat().map((one) => one ?? 0));
  return {
    most,
    x: (at: number): number => left + ((width - left - 16) * (at + 1)) / headings.length,
    y: (value: number): number => top + (height - low - top) * (1 - value / most),
  };
}

/** The chart; what it shows stands in a table too. */
export function Chart({ course, names, marks }: ChartProps) {
  const { headings, points, start } = course;
  const markOf = useMarkOf();
  const [box, { width }] = useBox({ width: 560, height });
  const { most, x, y } = scaleOf(course, width);
  // So many numbers stand below one another's neighbours without touching.
  const each = Math.ceil(headings.length / (width / 34));
  return (
    <div class={styles.chart} ref={box as RefObject<HTMLDivElement | null>} data-chart>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, most].map((value) => (
          <g key={value}>
            <line class={styles.grid} x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text class={styles.scale} x={left - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {headings.map((heading, at) => (
          <text key={heading} class={styles.scale} x={x(at)} y={height - 3} text-anchor="middle">
            {(at + 1) % each === 0 ? at + 1 : ''}
          </text>
        ))}
        {points.map((seat, index) => {
          const line = [start[index] ?? 0, ...seat.map((one) => one ?? 0)];
          const end = line[line.length - 1];
          const path = line.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at - 1)} ${y(value)}`).join('');
          return (
            <g key={names[index]} style={{ color: `var(--seat-${markOf(index)})` }}>
              <path class={styles.line} d={path} />
              <g transform={`translate(${x(line.length - 2) - 8} ${y(end) - 8}) scale(0.66)`}>
                <SeatShape seat={index} />
              </g>
            </g>
          );
        })}
        {marks.map((at, index) => {
          const highest = Math.max(...points.map((seat) => seat[at] ?? 0));
          return (
            <g key={at} class={styles.mark} transform={`translate(${x(at)} ${y(highest)})`}>
              <circle r="10" />
              <text y="4.5" text-anchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
