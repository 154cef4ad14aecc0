// How what happens to bridges is drawn and moves.

import { useLayoutEffect } from 'preact/hooks';
import type { BoardEffect } from './effects.ts';
import { travelling } from './hidden.ts';
import { useMotion } from './motion.ts';
import { centresOf, hexSize, middleOf } from './places.ts';
import type { Point } from './places.ts';
import styles from './layer.module.css';

/** What an effect of this kind is drawn from; it moves for `duration` milliseconds. */
export type Of<D extends BoardEffect['draw']> = Extract<BoardEffect, { readonly draw: D }> & {
  readonly duration: number;
};

function beam(edge: string): { readonly from: Point; readonly to: Point; readonly middle: Point } {
  const [a, b] = centresOf(edge);
  const along = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  return { from: along(0.3), to: along(0.7), middle: middleOf(edge) };
}

/** A bridge grows over the water. */
export function Rise({ edge, duration }: Of<'rise'>) {
  const { from, to } = beam(edge);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const line = useMotion<SVGLineElement>(
    [
      { strokeDasharray: `0 ${long}`, opacity: 0.4 },
      { strokeDasharray: `${long} 0`, opacity: 1 },
    ],
    duration,
    { ended: () => void (travelling.value = null) },
  );
  useLayoutEffect(() => {
    travelling.value = { edge };
  }, []);
  return (
    <>
      <Mark draw="mark" edge={edge} duration={duration} />
      <line ref={line} class={styles.beam} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    </>
  );
}

/** A bridge breaks in the middle and falls. */
export function Break({ edge, duration }: Of<'break'>) {
  const { from, to, middle } = beam(edge);
  const fall = (turn: number): Keyframe[] => [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-4px)', opacity: 1, offset: 0.3 },
    { transform: `translateY(${hexSize * 0.4}px) rotate(${turn}deg)`, opacity: 0 },
  ];
  const left = useMotion<SVGLineElement>(fall(14), duration, { easing: 'ease-in' });
  const right = useMotion<SVGLineElement>(fall(-14), duration, { easing: 'ease-in' });
  return (
    <>
      <line ref={left} class={styles.beam} x1={from.x} y1={from.y} x2={middle.x} y2={middle.y} />
      <line ref={right} class={styles.beam} x1={middle.x} y1={middle.y} x2={to.x} y2={to.y} />
      <Mark draw="mark" edge={edge} duration={duration} />
    </>
  );
}

/** A trap snaps. */
export function Spring({ edge, duration }: Of<'spring'>) {
  const { middle } = beam(edge);
  const jaw = hexSize * 0.34;
  const snap = (turn: number): Keyframe[] => [
    { transform: `rotate(${turn}deg)` },
    { transform: `rotate(${turn}deg)`, offset: 0.3 },
    { transform: 'rotate(0deg)', offset: 0.45 },
    { transform: 'rotate(0deg)' },
  ];
  const upper = useMotion<SVGPathElement>(snap(-50), duration);
  const lower = useMotion<SVGPathElement>(snap(50), duration);
  const teeth = (down: number): string =>
    [-1, -0.5, 0, 0.5, 1]
      .map((at, index) => `${index === 0 ? 'M' : 'L'}${at * jaw} ${down * (index % 2 === 0 ? jaw * 0.6 : 4)}`)
      .join('');
  return (
    <g transform={`translate(${middle.x} ${middle.y})`}>
      <circle class={styles.markRing} r={hexSize * 0.5} />
      <path ref={upper} class={styles.jaw} d={teeth(-1)} />
      <path ref={lower} class={styles.jaw} d={teeth(1)} />
    </g>
  );
}

/** Something is about this edge. */
export function Mark({ edge, duration }: Of<'mark'>) {
  const { x, y } = middleOf(edge);
  const ring = useMotion<SVGCircleElement>(
    [
      { transform: 'scale(1.5)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1, offset: 0.4 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    duration,
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle ref={ring} class={styles.markRing} r={hexSize * 0.46} />
    </g>
  );
}
