// Pieces on the hexes: a stack of Forces with its number, and Champions as portraits with their health.

import { memo } from 'preact/compat';
import type { ChampionView, UnitsView } from '@bridgefront/game-bridgefront/table';
import { SeatShape, seatShapes } from '../../../ui/seat-mark.tsx';
import { cardArt } from '../cards/art.ts';
import pictures from '../cards/art.svg';
import { centreOf } from './geometry.ts';
import styles from './pieces.module.css';

function Stack({
  seat,
  forces,
  x,
  y,
}: {
  readonly seat: number;
  readonly forces: number;
  readonly x: number;
  readonly y: number;
}) {
  const of = seat % seatShapes.length;
  return (
    <g transform={`translate(${x} ${y})`} data-piece={seat}>
      <g transform="translate(-19 -17) scale(1.6)" class={styles.under}>
        <path d={seatShapes[of]} />
      </g>
      <g transform="translate(-19 -21) scale(1.6)" style={{ color: `var(--seat-${of})` }}>
        <path class={styles.body} d={seatShapes[of]} />
      </g>
      <text class={styles.number} y={4}>
        {forces}
      </text>
    </g>
  );
}

function States({ champion }: { readonly champion: ChampionView }) {
  const { slowed, warded, frenzy, marks } = champion;
  return (
    <>
      {warded === true && <circle class={styles.ward} r={19} />}
      {slowed === true && <path class={styles.slow} d="M-6 13 h12 M-4 17 h8" />}
      {frenzy !== undefined && (
        <path class={styles.frenzy} d="M12 -18 l3 5 l5 -1 l-4 4 l3 5 l-6 -2 l-4 4 l0 -6 l-5 -3 l6 -1 Z" />
      )}
      {marks !== undefined && marks.length > 0 && (
        <path class={styles.mark} d="M-18 -12 a5 5 0 1 0 0.100 0 M-18 -15 v6 M-21 -12 h6" />
      )}
    </>
  );
}

function Portrait({
  champion,
  seat,
  x,
  y,
}: {
  readonly champion: ChampionView;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}) {
  const of = seat % seatShapes.length;
  return (
    <g transform={`translate(${x} ${y})`} data-champion={champion.card}>
      <circle class={styles.under} cy={3} r={16} />
      <circle class={styles.portrait} r={16} style={{ stroke: `var(--seat-${of})` }} />
      <use
        class={styles.face}
        href={`${pictures}#${cardArt[champion.card]}`}
        x={-11}
        y={-12}
        width={22}
        height={22}
      />
      <g transform="translate(-20 6) scale(0.5)">
        <SeatShape seat={seat} />
      </g>
      <circle class={styles.hpBack} cx={12} cy={11} r={8.5} />
      <text class={styles.hp} x={12} y={15}>
        {champion.hp}
      </text>
      <States champion={champion} />
    </g>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

// Up to five pieces of a side stand in a ring around its place; a lone one stands in the middle.
function places(count: number, middle: Place): readonly Place[] {
  const layouts: readonly (readonly (readonly [number, number])[])[] = [
    [],
    [[0, 2]],
    [
      [-17, 4],
      [19, 4],
    ],
    [
      [-20, 8],
      [20, 8],
      [0, -18],
    ],
    [
      [-20, 14],
      [20, 14],
      [-19, -18],
      [19, -18],
    ],
    [
      [-22, 16],
      [22, 16],
      [-22, -14],
      [22, -14],
      [0, 0],
    ],
  ];
  const layout = layouts[Math.min(count, 5)] ?? [];
  return layout.map(([x, y]) => ({ x: middle.x + x, y: middle.y + y }));
}

interface SideProps {
  readonly units: UnitsView;
  /** Which of several sides on the hex. */
  readonly side: number;
  readonly sides: number;
}

function SideDrawing({ units, side, sides }: SideProps) {
  const centre = centreOf(units.hex);
  const shift = sides === 1 ? 0 : side === 0 ? -18 : 18;
  const champions = units.champions ?? [];
  const spots = places(champions.length + (units.forces > 0 ? 1 : 0), {
    x: centre.x + shift,
    y: centre.y + 4,
  });
  const forces = units.forces > 0 ? spots[0] : undefined;
  const rest = units.forces > 0 ? spots.slice(1) : spots;
  return (
    <g class={sides > 1 ? styles.crowded : ''}>
      {forces !== undefined && <Stack seat={units.seat} forces={units.forces} x={forces.x} y={forces.y} />}
      {champions.map((champion, at) => {
        const spot = rest[at] ?? rest.at(-1);
        return spot === undefined ? null : (
          <Portrait key={champion.card} champion={champion} seat={units.seat} x={spot.x} y={spot.y} />
        );
      })}
    </g>
  );
}

/** One player's pieces on a hex; drawn again only when they change. */
export const Side = memo(
  SideDrawing,
  (a: SideProps, b: SideProps) =>
    a.side === b.side &&
    a.sides === b.sides &&
    (a.units === b.units || JSON.stringify(a.units) === JSON.stringify(b.units)),
);
