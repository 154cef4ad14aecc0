// Pieces on the hexes: a stack of Forces with its number, and Champions as portraits with their health.

import { remembered } from '@bridgefront/page/ui/remembered.ts';
import type { ChampionView, UnitsView } from '../../rules/table.ts';
import { SeatShape, seatShapes } from '@bridgefront/page/ui/seat-mark.tsx';
import { cardArt } from '../cards/art.ts';
import pictures from '../cards/art.svg';
import type { Point } from './geometry.ts';
import { centreOf } from './geometry.ts';
import { standingOf } from './standing.ts';
import styles from './pieces.module.css';

// How large each seat's shape is drawn so that all stacks look alike in size, and how low its middle lies.
const bodies: readonly { readonly scale: number; readonly drop: number }[] = [
  { scale: 2.05, drop: 0 },
  { scale: 1.95, drop: 0 },
  { scale: 2.3, drop: -3 },
  { scale: 2.15, drop: 0 },
  { scale: 2.15, drop: -0.5 },
  { scale: 2.05, drop: 0 },
];

function Stack({
  seat,
  hex,
  forces,
  at,
  scale,
}: {
  readonly seat: number;
  readonly hex: string;
  readonly forces: number;
  readonly at: Point;
  readonly scale: number;
}) {
  const of = seat % seatShapes.length;
  const body = bodies[of] ?? { scale: 2, drop: 0 };
  const high = forces === 1 ? 1 : forces < 5 ? 2 : 3;
  const shape = (y: number): string =>
    `translate(${-12 * body.scale} ${-12 * body.scale + body.drop + y}) scale(${body.scale})`;
  return (
    <g
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      style={{ color: `var(--seat-${of})` }}
      data-piece={seat}
      data-ghost={`${seat}@${hex}`}
      data-ghost-at={hex}
    >
      <path class={styles.shade} d={seatShapes[of]} transform={shape(2.6 * high + 2.5)} />
      {Array.from({ length: high }, (_, layer) => (
        <path key={layer} class={styles.side} d={seatShapes[of]} transform={shape(2.6 * (high - layer))} />
      ))}
      <path class={styles.body} d={seatShapes[of]} transform={shape(0)} />
      <text class={styles.number} y={8.5} data-wide={forces > 9}>
        {forces}
      </text>
    </g>
  );
}

// The marks of what befell a Champion, each with a form of its own.
const stateSigns = {
  slowed: 'M-3.500 -4v6M3.500 -4v6M-4.500 4.500h9',
  warded: 'M0 -5l5 2v3q0 4 -5 6q-5 -2 -5 -6v-3z',
  frenzy: 'M-1 -6l4 4h-2l3 4l-5 4l1 -4h-3z',
  marked: 'M0 -5.500v11M-5.500 0h11M0 -3.200a3.200 3.200 0 1 0 .01 0',
} as const;

function statesOf({ slowed, warded, frenzy, marks }: ChampionView): readonly (keyof typeof stateSigns)[] {
  const found: (keyof typeof stateSigns)[] = [];
  if (warded === true) found.push('warded');
  if (slowed === true) found.push('slowed');
  if (frenzy !== undefined) found.push('frenzy');
  if (marks !== undefined && marks.length > 0) found.push('marked');
  return found;
}

function States({ champion }: { readonly champion: ChampionView }) {
  return (
    <>
      {statesOf(champion).map((state, at) => (
        <g key={state} transform={`translate(${-16 + at * 13} -17)`} data-state={state}>
          <circle class={`${styles.sign} ${styles[state]}`} r={7.5} />
          <path class={styles.signMark} d={stateSigns[state]} />
        </g>
      ))}
    </>
  );
}

// The ring around a Champion is its health: one piece for each point, empty where it is lost.
function Health({ hp, most }: { readonly hp: number; readonly most: number }) {
  const whole = Math.max(hp, most);
  const piece = whole === 1 ? '1 0' : '0.84 0.16';
  const left = Array.from({ length: hp }, () => piece).join(' ');
  return (
    <>
      {whole > hp && <circle class={styles.lost} r={19} pathLength={whole} stroke-dasharray={piece} />}
      <circle class={styles.health} r={19} pathLength={whole} stroke-dasharray={`${left} 0 ${whole}`} />
    </>
  );
}

function Portrait({
  champion,
  hex,
  seat,
  most,
  at,
  scale,
}: {
  readonly champion: ChampionView;
  readonly hex: string;
  readonly seat: number;
  readonly most: number;
  readonly at: Point;
  readonly scale: number;
}) {
  return (
    <g
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      style={{ color: `var(--seat-${seat % seatShapes.length})` }}
      data-champion={champion.card}
      data-ghost={champion.card}
      data-ghost-at={hex}
    >
      <circle class={styles.shade} cy={4} r={21} />
      <circle class={styles.portrait} r={21} />
      <g transform="rotate(-90)">
        <Health hp={champion.hp} most={most} />
      </g>
      <use
        class={styles.face}
        href={`${pictures}#${cardArt[champion.card]}`}
        x={-13}
        y={-13}
        width={26}
        height={26}
      />
      <g transform="translate(-22 6)">
        <circle class={styles.seal} cx={7.2} cy={7.2} r={8.5} />
        <g transform="scale(0.6)">
          <SeatShape seat={seat} />
        </g>
      </g>
      <circle class={styles.hpBack} cx={15} cy={13.5} r={8.8} />
      <text class={styles.hp} x={15} y={18.3}>
        {champion.hp}
      </text>
      <States champion={champion} />
    </g>
  );
}

interface SideProps {
  readonly units: UnitsView;
  /** Which of several sides on the hex. */
  readonly side: number;
  readonly sides: number;
  /** A Champion's printed health, if it is known. */
  readonly fullHp?: (card: string) => number;
}

function SideDrawing({ units, side, sides, fullHp }: SideProps) {
  const { x, y } = centreOf(units.hex);
  const { champions = [], forces, seat } = units;
  const { stack, champions: places, scale } = standingOf(units, side, sides);
  return (
    <g transform={`translate(${x} ${y})`}>
      {champions.map((champion, index) => {
        const at = places[index];
        if (at === undefined) return null;
        const most = fullHp?.(champion.card) ?? champion.hp;
        return (
          <Portrait
            key={champion.card}
            champion={champion}
            hex={units.hex}
            seat={seat}
            most={most}
            at={at}
            scale={scale}
          />
        );
      })}
      {stack !== null && <Stack seat={seat} hex={units.hex} forces={forces} at={stack} scale={scale} />}
    </g>
  );
}

/** One player's pieces on a hex; drawn again only when they change. */
export const Side = remembered(SideDrawing, ({ units, side, sides, fullHp }) => [
  side,
  sides,
  fullHp,
  JSON.stringify(units),
]);
