// What people of several games carry, ride and push, on the field of 64 by 64 that figures are drawn on, and the figure
// of a card, drawn once.

import type { ComponentChildren, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Figure, Head, outlined } from './person.tsx';

/** Colours of what is carried, the same for every side. */
export const stuff = {
  iron: '#c7d0d6',
  dark: '#2b2622',
  wood: '#b98145',
  bark: '#6b5337',
  linen: '#f7ecd2',
  gold: '#f2c14e',
  stone: '#d3c6a6',
} as const;

/** A blade or point of iron in this outline. */
export function Blade({ d }: { readonly d: string }) {
  return <path d={d} fill={stuff.iron} {...outlined} />;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A flame of 16 by 20 around the point. */
export function Flame({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-14Q10-4 7 4Q0 10-7 4Q-10-4-4-6Q-4-11 0-14z" fill="#ff8a2c" {...outlined} />
      <path d="M0-5Q5 0 3 4Q0 6-3 4Q-4 0 0-5z" fill="#ffe39a" />
    </g>
  );
}

/** A wheel of wood around the point. */
export function Wheel({ x, y, r }: Spot & { readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={stuff.wood} {...outlined} />
      <path d={`M${-r} 0H${r}M0 ${-r}V${r}`} stroke="var(--rim-ink)" stroke-width="1.6" />
      <circle r="2.2" fill="var(--rim-ink)" />
    </g>
  );
}

/** A bow, bent to the right. */
export function Bow({ d, string }: { readonly d: string; readonly string: string }) {
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke="var(--rim-ink)" stroke-width="6" />
      <path d={d} stroke={stuff.wood} stroke-width="3.2" />
      <path d={string} stroke={stuff.linen} stroke-width="1.5" />
    </g>
  );
}

/** A horse to the right with whoever sits on it. */
export function Mounted({ coat, children }: { readonly coat: string; readonly children: ComponentChildren }) {
  return (
    <>
      <path
        d="M6 64L10 48Q4 44 8 36Q10 42 15 40Q28 34 40 40L46 22Q50 18 54 22L62 32Q60 37 55 35L52 36Q53 48 48 52L50 64H44L41 53H20L13 64z"
        fill={coat}
        {...outlined}
      />
      <path d="M46 22Q40 28 39 38L45 36L49 24z" fill={stuff.bark} />
      <path d="M22 40Q30 36 38 40L36 52H24z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M54 27h1.6" stroke="var(--rim-ink)" stroke-width="2.4" stroke-linecap="round" />
      <g transform="translate(4 -7) scale(.8)">
        <path d="M22 58Q22 40 26 36Q32 31 38 36Q44 42 42 58z" fill="var(--cloth)" {...outlined} />
        <Head />
        {children}
      </g>
    </>
  );
}

/** How a card's figure is drawn, with the marks of a side. */
export type Drawing = (side: number) => ComponentChildren;

/** The figures of a game's cards, by slug. */
export type Drawings = { readonly [card: string]: Drawing };

/** A component for the figures of these cards, with the marks of a side; nothing for a card without one. */
export function figuresFrom(drawings: Drawings) {
  return function CardFigure({ card, side }: { readonly card: string; readonly side: number }): VNode | null {
    // Drawn once: what is said of a card changes often, its figure never.
    return useMemo(() => {
      const draw = drawings[card];
      return draw === undefined ? null : <Figure>{draw(side)}</Figure>;
    }, [card, side]);
  };
}
