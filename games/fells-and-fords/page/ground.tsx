// The land itself: hexes with fells, woods, water, fords and bridges, houses, banners and tents.

import { useId } from 'preact/hooks';
import { board } from '../rules/table.ts';
import { cornersOf, picture, pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import styles from './ground.module.css';

/** What lies on the map. */
export interface Land {
  readonly terrain: { readonly [terrain: string]: string };
  readonly banners: readonly { readonly at: string; readonly vp: number }[];
  readonly cairns?: readonly string[];
  /** Where the tents of South and North stand: each flies its side's colour. */
  readonly tents?: readonly (string | null)[];
}

function Tree({ x, y, size }: Point & { readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class={styles.trunk} d="M-1.5 8h3v5h-3z" />
      <path class={styles.leaves} d="M0-12 8 1H4l6 8H-10l6-8h-4z" />
    </g>
  );
}

function Forest({ x, y }: Point) {
  return (
    <>
      <Tree x={x - 15} y={y - 8} size={0.8} />
      <Tree x={x + 14} y={y - 10} size={0.9} />
      <Tree x={x - 3} y={y - 15} size={0.7} />
      <Tree x={x - 18} y={y + 10} size={0.75} />
      <Tree x={x + 19} y={y + 9} size={0.75} />
    </>
  );
}

function Hill({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.slope} d="M-27 13Q-15-24-4-8Q6-28 26 13Q0 20-27 13Z" />
      <path class={styles.contour} d="M-19 9Q-12-11-4-2M-1 6Q7-18 19 9M-9 12Q-6 4-2 6" />
    </g>
  );
}

function House({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.wall} d="M-19-3h17v14h-17zM3 0h16v13H3z" />
      <path class={styles.roof} d="M-22-2-10-15 1-2zM0 1 11-10 22 1z" />
      <path class={styles.door} d="M-13 4h5v7h-5zM9 6h5v7H9z" />
    </g>
  );
}

function Waves({ x, y }: Point) {
  const wave = 'q5-5 10 0t10 0';
  return (
    <path
      class={styles.wave}
      d={`M${x - 20} ${y - 10}${wave}M${x - 4} ${y - 1}${wave}M${x - 22} ${y + 9}${wave}M${x} ${y + 17}${wave}`}
    />
  );
}

function Stones({ x, y }: Point) {
  const places = [
    [-20, 2, 6],
    [-9, -5, 5],
    [1, 3, 6],
    [12, -4, 5],
    [21, 3, 5],
  ] as const;
  return (
    <>
      {places.map(([dx, dy, r]) => (
        <ellipse key={dx} class={styles.stone} cx={x + dx} cy={y + dy} rx={r} ry={r * 0.7} />
      ))}
    </>
  );
}

function Planks({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.bridge} d="M-27-8h54v16h-54z" />
      <path class={styles.planks} d="M-21-8v16M-14-8v16M-7-8v16M0-8v16M7-8v16M14-8v16M21-8v16" />
      <path class={styles.rail} d="M-27-9h54M-27 9h54" />
    </g>
  );
}

function Tent({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={styles.canvas} d="M0-17 21 13H-21Z" />
      <path class={styles.flap} d="M0-4 7 13H-7Z" />
    </g>
  );
}

const features: { readonly [terrain: string]: readonly ((point: Point) => preact.JSX.Element)[] } = {
  forest: [Forest],
  hill: [Hill],
  building: [House],
  tent: [Tent],
  water: [Waves],
  ford: [Waves, Stones],
  bridge: [Waves, Planks],
};

/** A banner on its pole; more than one VP is written on it. */
function Banner({
  at,
  called,
  x,
  y,
  vp,
  holder,
}: Point & {
  readonly at: string;
  readonly called?: string | undefined;
  readonly vp: number;
  readonly holder?: number | undefined;
}) {
  const cloth =
    holder === undefined ? '' : `${holder === 0 ? styles.southBanner : styles.northBanner} ${styles.pays}`;
  return (
    <g transform={`translate(${x + 15} ${y - 12})`} data-banner={at} data-called={called}>
      <path class={styles.pole} d="M0-14V14" />
      <path class={`${styles.banner} ${cloth}`} d="M0-14h15l-4 6 4 6H0z" />
      {vp > 1 && (
        <text class={styles.worth} x="5" y="-4.5">
          {vp}
        </text>
      )}
    </g>
  );
}

function Pennant({ x, y, seat }: Point & { readonly seat: number }) {
  return (
    <path
      class={seat === 0 ? styles.southPennant : styles.northPennant}
      d={`M${x} ${y - 17}v-13l14 5-14 5`}
    />
  );
}

function Cairn({ x, y }: Point) {
  return <path class={styles.stone} d={`M${x - 22} ${y + 14}h12l-2-5h-8zM${x - 19} ${y + 8}h6l-1-4h-4z`} />;
}

function terrainByHex(terrain: Land['terrain']): Map<string, string> {
  return new Map(
    Object.entries(terrain).flatMap(([kind, hexes]) => hexes.split(' ').map((hex) => [hex, kind] as const)),
  );
}

/** How far the land rises over the meadow around it. */
const lip = 8;

// Every hex in one path: light and lip are the map's, not each hex's.
function outline(flip: boolean, down = 0): string {
  return board.hexNames
    .map((name) => {
      const { x, y } = pointOf(name, flip);
      return `M${cornersOf({ x, y: y + down }).replaceAll(' ', 'L')}z`;
    })
    .join('');
}

/** All hexes of the map. */
export function Ground({
  land,
  flip,
  holders,
  called,
}: {
  readonly land: Land;
  readonly flip: boolean;
  /** Who holds a banner, by its hex. */
  readonly holders?: ReadonlyMap<string, number>;
  /** What a hex is called. */
  readonly called?: (hex: string) => string;
}) {
  const kinds = terrainByHex(land.terrain);
  const sun = useId();
  return (
    <g>
      <path class={styles.lip} d={outline(flip, lip)} />
      {board.hexNames.map((name) => {
        const kind = kinds.get(name) ?? 'clear';
        const point = pointOf(name, flip);
        return (
          <g key={name}>
            <polygon
              class={`${styles.hex} ${styles[kind] ?? ''}`}
              points={cornersOf(point)}
              data-ground={name}
            />
            {(features[kind] ?? []).map((Feature, i) => (
              <Feature key={i} {...point} />
            ))}
          </g>
        );
      })}
      <linearGradient id={sun} x2="0.8" y2="1">
        <stop class={styles.lit} />
        <stop class={styles.shaded} offset="1" />
      </linearGradient>
      <path class={styles.light} fill={`url(#${sun})`} d={outline(flip)} />
      {land.banners.map(({ at, vp }) => (
        <Banner
          key={at}
          at={at}
          called={called?.(at)}
          {...pointOf(at, flip)}
          vp={vp}
          holder={holders?.get(at)}
        />
      ))}
      {(land.cairns ?? []).map((at) => (
        <Cairn key={at} {...pointOf(at, flip)} />
      ))}
      {(land.tents ?? []).map(
        (at, seat) => at !== null && <Pennant key={at} {...pointOf(at, flip)} seat={seat} />,
      )}
    </g>
  );
}

/** A small picture of a map, with units as dots where it has some; decoration. */
export function MapPicture({
  land,
  units = [],
  flip,
  class: className,
}: {
  readonly land: Land;
  readonly units?: readonly { readonly at: string; readonly seat: number }[];
  readonly flip: boolean;
  readonly class: string;
}) {
  return (
    <svg class={className} viewBox={picture.join(' ')} aria-hidden="true" focusable="false">
      <Ground land={land} flip={flip} />
      {units.map(({ at, seat }) => {
        const { x, y } = pointOf(at, flip);
        return (
          <circle key={at} class={seat === 0 ? styles.southDot : styles.northDot} cx={x} cy={y} r="17" />
        );
      })}
    </svg>
  );
}
