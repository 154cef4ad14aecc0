// Lines from the piece that is picked to what it hits or helps, and to where it goes.

import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import styles from './marks.module.css';

/** A line between two elements of the board, known by selectors. */
export interface AimLine {
  readonly from: string;
  readonly to: string;
  readonly kind: 'hits' | 'helps' | 'goes';
  /** How far down its target it ends, as a share of the target's height; left out: in its upper half. */
  readonly down?: number;
  /** How far beside its target's middle it ends, in pixels, having come around what stands between: for what is right above. */
  readonly around?: number;
}

interface Drawn {
  readonly d: string;
  readonly kind: AimLine['kind'];
}

/** A point of an element's middle line, so far down. */
function pointOf(root: Element, selector: string, down: number): { x: number; y: number } | null {
  const found = root.querySelector(selector);
  if (found === null) return null;
  const [box, frame] = [found.getBoundingClientRect(), root.getBoundingClientRect()];
  // The board may be drawn smaller than it is laid out.
  const scale = frame.width / root.clientWidth || 1;
  return {
    x: (box.left - frame.left + box.width / 2) / scale,
    y: (box.top - frame.top + box.height * down) / scale,
  };
}

function draw(root: Element, { from, to, kind, down = 0.4, around }: AimLine): readonly Drawn[] {
  // From the head of a figure to the upper half of what it means: names and figures below stay free.
  const [a, b] = [pointOf(root, from, 0.15), pointOf(root, to, down)];
  if (a === null || b === null) return [];
  if (around !== undefined) {
    const side = a.x > b.x + around ? around : -around;
    const [out, end] = [b.x + side * 1.9, b.x + side];
    const d = `M${a.x.toFixed(0)} ${a.y.toFixed(0)}C${out.toFixed(0)} ${a.y.toFixed(0)} ${out.toFixed(0)} ${b.y.toFixed(0)} ${end.toFixed(0)} ${b.y.toFixed(0)}`;
    return [{ d, kind }];
  }
  const bow = Math.min(90, 24 + Math.hypot(b.x - a.x, b.y - a.y) / 5);
  const d = `M${a.x.toFixed(0)} ${a.y.toFixed(0)}Q${((a.x + b.x) / 2).toFixed(0)} ${(Math.min(a.y, b.y) - bow).toFixed(0)} ${b.x.toFixed(0)} ${b.y.toFixed(0)}`;
  return [{ d, kind }];
}

/** The lines, drawn over the board in `root` once it stands; `width`: they are measured anew when it changes. */
export function AimLines({
  root,
  lines,
  width,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly lines: readonly AimLine[];
  readonly width: number;
}) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const key = lines.map(({ from, to, kind }) => `${from} ${to} ${kind}`).join(';');
  useLayoutEffect(() => {
    const board = root.current;
    setDrawn(board === null ? [] : lines.flatMap((line) => draw(board, line)));
  }, [key, width]);
  if (drawn.length === 0) return null;
  return (
    <svg class={styles.lines} aria-hidden="true" focusable="false">
      <g fill="none" stroke-linecap="round">
        {drawn.map(({ d, kind }) => (
          <g key={`${d}${kind}`}>
            {kind !== 'goes' && <path d={d} class={styles.under} />}
            <path d={d} class={styles[kind]} />
          </g>
        ))}
      </g>
    </svg>
  );
}
