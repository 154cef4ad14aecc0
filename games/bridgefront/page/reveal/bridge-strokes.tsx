// How what happens to bridges is drawn and moves.

import { Span } from '../board/bridges.tsx';
import type { BoardEffect } from './effects.ts';
import type { Arrivals } from './arrivals.ts';
import { useMotion } from '@bridgefront/page/motion/motion.ts';
import { hexSize, middleOf } from './places.ts';
import styles from './layer.module.css';

/** What an effect of this kind is drawn from; it moves for `duration` milliseconds. */
export type Of<D extends BoardEffect['draw']> = Extract<BoardEffect, { readonly draw: D }> & {
  readonly duration: number;
  readonly arrivals: Arrivals;
};

function Bridge({ edge, temporary }: { readonly edge: string; readonly temporary: boolean }) {
  const { x, y } = middleOf(edge);
  return (
    <g transform={`translate(${-x} ${-y})`}>
      <Span edge={edge} bridge={{ temporary, locked: false, traps: [] }} />
    </g>
  );
}

/** A bridge rises out of the water. */
export function Rise({ edge, temporary, duration, arrivals }: Of<'rise'>) {
  const { x, y } = middleOf(edge);
  const bridge = useMotion<SVGGElement>(
    [
      { opacity: 0, transform: `translateY(${hexSize * 0.35}px) scale(0.5)` },
      { opacity: 1, transform: 'translateY(-3px) scale(1.12)', offset: 0.7 },
      { opacity: 1, transform: 'none' },
    ],
    duration,
    { ended: () => arrivals.land() },
  );
  return (
    <>
      <Mark arrivals={arrivals} draw="mark" edge={edge} duration={duration} />
      <g transform={`translate(${x} ${y})`}>
        <g ref={bridge} class={styles.moving}>
          <Bridge edge={edge} temporary={temporary} />
        </g>
      </g>
    </>
  );
}

/** A bridge trembles, tilts and goes down. */
export function Break({ edge, temporary, duration, arrivals }: Of<'break'>) {
  const { x, y } = middleOf(edge);
  const bridge = useMotion<SVGGElement>(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'rotate(-5deg)', opacity: 1, offset: 0.15 },
      { transform: 'rotate(5deg)', opacity: 1, offset: 0.3 },
      { transform: `translateY(${hexSize * 0.35}px) rotate(16deg) scale(0.7)`, opacity: 0 },
    ],
    duration,
    { easing: 'ease-in' },
  );
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <g ref={bridge} class={styles.moving}>
          <Bridge edge={edge} temporary={temporary} />
        </g>
      </g>
      <Mark arrivals={arrivals} draw="mark" edge={edge} duration={duration} />
    </>
  );
}

/** A trap snaps. */
export function Spring({ edge, duration }: Of<'spring'>) {
  const middle = middleOf(edge);
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
