// How each effect of a report is drawn and moves.

import type { JSX } from 'preact';
import { bridgefrontTexts } from '../texts/table.ts';
import { IconGlyph } from '@bridgefront/page/ui/icon.tsx';
import { SeatShape } from '@bridgefront/page/ui/seat-mark.tsx';
import type { BoardEffect } from './effects.ts';
import type { Arrivals } from './arrivals.ts';
import { Break, Mark, Rise, Spring } from './bridge-strokes.tsx';
import type { Of } from './bridge-strokes.tsx';
import { useMotion } from '@bridgefront/page/motion/motion.ts';
import { flat, centreOf, hexSize } from './places.ts';
import type { Point } from './places.ts';
import { Token } from './token.tsx';
import styles from './layer.module.css';

const shift = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px) ${more}`;
const away = ({ x, y }: Point, dx: number, dy: number): Point => ({
  x: x + dx * hexSize,
  y: y + dy * hexSize,
});

const corners = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 180) * (60 * corner - 30);
  return `${Math.cos(angle) * hexSize * 0.94},${Math.sin(angle) * hexSize * 0.94 * flat}`;
}).join(' ');

/** The outline of a hex. */
function Ring({ hex, tone, seat, duration }: Of<'ring'>) {
  const ring = useMotion<SVGPolygonElement>(
    [
      { opacity: 0, transform: 'scale(1.12)' },
      { opacity: 1, transform: 'scale(1)', offset: 0.3 },
      { opacity: 1, transform: 'scale(1)' },
    ],
    duration,
  );
  const { x, y } = centreOf(hex);
  const colour = seat === undefined ? {} : { stroke: `var(--seat-${seat})` };
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon class={styles.ringUnder} points={corners} />
      <polygon ref={ring} class={`${styles.ring} ${styles[tone]}`} style={colour} points={corners} />
    </g>
  );
}

function Trail({ from, to, leap }: { readonly from: Point; readonly to: Point; readonly leap: boolean }) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - (leap ? hexSize * 0.9 : 0) };
  return (
    <path
      class={`${styles.trail} ${leap ? styles.leap : ''}`}
      d={`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`}
    />
  );
}

function Slide({ seat, from, to, forces, champions, leap = false, duration, arrivals }: Of<'slide'>) {
  const a = centreOf(from);
  const b = centreOf(to);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - (leap ? hexSize * 0.45 : hexSize * 0.08) };
  const token = useMotion<SVGGElement>(
    [
      { transform: shift(a, 'scale(1)') },
      { transform: shift(middle, 'scale(1.1)'), offset: 0.5 },
      { transform: shift(b, 'scale(1)') },
    ],
    duration,
    { ended: () => land(token.current, arrivals) },
  );
  return (
    <g style={{ color: `var(--seat-${seat})` }}>
      <Trail from={a} to={b} leap={leap} />
      <g ref={token} class={styles.moving}>
        <Token seat={seat} forces={forces} champions={champions} />
      </g>
    </g>
  );
}

// The board shows the units from here on.
function land(token: SVGGElement | null, arrivals: Arrivals): void {
  arrivals.land();
  token?.setAttribute('visibility', 'hidden');
}

function Drop({ seat, hex, forces, champions, duration, arrivals }: Of<'drop'>) {
  const centre = centreOf(hex);
  const token = useMotion<SVGGElement>(
    [
      { opacity: 0, transform: shift(away(centre, 0, -0.9), 'scale(1.15)') },
      { opacity: 1, transform: shift(centre, 'scale(1)'), offset: 0.7 },
      { opacity: 1, transform: shift(centre, 'scale(1)') },
    ],
    duration,
    { easing: 'cubic-bezier(0.3, 0, 0.1, 1)', ended: () => land(token.current, arrivals) },
  );
  return (
    <>
      <Ring arrivals={arrivals} draw="ring" hex={hex} tone="good" seat={seat} duration={duration} />
      <g ref={token} class={styles.moving}>
        <Token seat={seat} forces={forces} champions={champions} />
      </g>
    </>
  );
}

// Losses of the two sides of a battle drift apart: the seat's number decides to which side.
const sideOf = (seat: number): number => (seat % 2 === 0 ? -0.55 : 0.55);

function Drift({ seat, hex, count, duration }: Of<'drift'>) {
  const centre = centreOf(hex);
  const side = sideOf(seat);
  const token = useMotion<SVGGElement>(
    [
      { opacity: 1, transform: shift(away(centre, side * 0.5, 0)) },
      { opacity: 1, transform: shift(away(centre, side, -0.45)), offset: 0.45 },
      { opacity: 0, transform: shift(away(centre, side * 1.3, -1.1), 'scale(0.7)') },
    ],
    duration,
  );
  return (
    <g ref={token} class={styles.moving}>
      <g transform={`translate(${-hexSize * 0.42} ${-hexSize * 0.28}) scale(1.4)`} class={styles.faded}>
        <SeatShape seat={seat} />
      </g>
      {count > 0 && (
        <text class={`${styles.float} ${styles.loss}`} x={hexSize * 0.42} font-size={hexSize * 0.56}>
          {bridgefrontTexts.reveal.float.lost(count)}
        </text>
      )}
    </g>
  );
}

function FloatingNumber({ hex, amount, tone, among, duration }: Of<'number'>) {
  const aside = among === undefined ? { x: 0, y: 0 } : { x: sideOf(among.seat), y: -0.55 * among.below };
  const centre = away(centreOf(hex), aside.x, aside.y - 0.35);
  const text = useMotion<SVGGElement>(
    [
      { opacity: 0, transform: shift(away(centre, 0, 0.3), 'scale(0.8)') },
      { opacity: 1, transform: shift(centre, 'scale(1.1)'), offset: 0.35 },
      { opacity: 1, transform: shift(away(centre, 0, -0.25)) },
    ],
    duration,
  );
  const { float } = bridgefrontTexts.reveal;
  const words = amount < 0 ? float.lost(-amount) : float.gained(amount);
  const still = duration > 0 ? {} : { transform: `translate(${centre.x} ${centre.y})` };
  return (
    <g ref={text} class={styles.moving} {...still}>
      {tone === 'gold' && (
        <circle class={styles.coin} cx={-hexSize * 0.5} cy={-hexSize * 0.19} r={hexSize * 0.19} />
      )}
      <text class={`${styles.float} ${styles[tone]}`} font-size={hexSize * 0.62}>
        {words}
      </text>
    </g>
  );
}

function Blast({ hex, duration }: Of<'blast'>) {
  const { x, y } = centreOf(hex);
  const circle = useMotion<SVGCircleElement>(
    [
      { transform: 'scale(0.1)', opacity: 0.9 },
      { transform: 'scale(1)', opacity: 0.75, offset: 0.4 },
      { transform: 'scale(1.15)', opacity: 0 },
    ],
    duration,
    { easing: 'ease-out' },
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle ref={circle} class={styles.blast} r={hexSize * 0.9} />
      <polygon class={`${styles.ring} ${styles.loss}`} points={corners} />
    </g>
  );
}

function Clash({ hex, duration }: Of<'clash'>) {
  const { x, y } = centreOf(hex);
  const swords = useMotion<SVGGElement>(
    [
      { transform: 'scale(1.8) rotate(-14deg)', opacity: 0 },
      { transform: 'scale(1) rotate(0deg)', opacity: 1, offset: 0.35 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    duration,
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <polygon class={`${styles.ring} ${styles.loss}`} points={corners} />
      <g ref={swords}>
        <circle class={styles.clash} r={hexSize * 0.42} />
        <IconGlyph name="crossed-swords" x={0} y={0} size={hexSize * 0.6} class={styles.swords} />
      </g>
    </g>
  );
}

function Link({ from, to, duration, arrivals }: Of<'link'>) {
  const a = centreOf(from);
  const b = centreOf(to);
  return (
    <>
      <Trail from={a} to={b} leap />
      <Ring arrivals={arrivals} draw="ring" hex={from} tone="good" duration={duration} />
      <Ring arrivals={arrivals} draw="ring" hex={to} tone="good" duration={duration} />
    </>
  );
}

const strokes: { readonly [D in BoardEffect['draw']]: (props: Of<D>) => JSX.Element } = {
  slide: Slide,
  drop: Drop,
  drift: Drift,
  number: FloatingNumber,
  ring: Ring,
  blast: Blast,
  clash: Clash,
  rise: Rise,
  break: Break,
  spring: Spring,
  mark: Mark,
  link: Link,
};

/** Draws one effect; moves for `duration` milliseconds, and then has arrived. */
export function drawEffect(
  effect: BoardEffect,
  key: number,
  duration: number,
  arrivals: Arrivals,
): JSX.Element {
  const Stroke = strokes[effect.draw] as (
    props: BoardEffect & { readonly duration: number; readonly arrivals: Arrivals },
  ) => JSX.Element;
  return <Stroke key={`${effect.draw} ${key}`} {...effect} duration={duration} arrivals={arrivals} />;
}
