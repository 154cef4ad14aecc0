// The land itself: hexes with fells, woods, water, fords and bridges, houses, banners and tents.

import { useId } from 'preact/hooks';
import { board } from '../rules/table.ts';
import { Feature } from './features.tsx';
import { cornersOf, hexSize, lip, picture, pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import { fellsTexts } from './texts.ts';
import styles from './ground.module.css';

/** What lies on the map. */
export interface Land {
  readonly terrain: { readonly [terrain: string]: string };
  readonly banners: readonly { readonly at: string; readonly vp: number }[];
  readonly cairns?: readonly string[];
  /** Where the tents of South and North stand: each flies its side's colour. */
  readonly tents?: readonly (string | null)[];
}

/** A banner on its pole, below the feet of whoever stands behind it; more than one VP is written on it. */
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
    <g
      transform={`translate(${x + (holder === undefined ? 15 : 18)} ${y - 2})`}
      data-banner={at}
      data-called={called}
    >
      <path class={styles.pole} d="M0-16V14" />
      <path class={`${styles.banner} ${cloth}`} d="M0-16h17l-4 7 4 7H0z" />
      {vp > 1 && (
        <text class={styles.worth} x="6" y="-5.2">
          {vp}
        </text>
      )}
    </g>
  );
}

/** They stand over what is lit, and beside those that could be `reached` what they pay. */
export function Banners({
  banners,
  flip,
  holders,
  called,
  reached,
}: {
  readonly banners: Land['banners'];
  readonly flip: boolean;
  /** Who holds a banner, by its hex. */
  readonly holders?: ReadonlyMap<string, number>;
  /** What a hex is called. */
  readonly called?: (hex: string) => string;
  readonly reached?: (hex: string) => boolean;
}) {
  return (
    <g class={styles.banners}>
      {banners.map(({ at, vp }) => {
        const { x, y } = pointOf(at, flip);
        return (
          <g key={at}>
            <Banner at={at} called={called?.(at)} x={x} y={y} vp={vp} holder={holders?.get(at)} />
            {reached?.(at) === true && (
              <g transform={`translate(${x - 5} ${y + 4})`} data-pays={at} aria-hidden="true">
                <rect class={styles.paysPlate} x="-15" y="-11" width="30" height="21" rx="10" />
                <text class={styles.paysText} y="5.5">
                  {fellsTexts.pays(vp)}
                </text>
              </g>
            )}
          </g>
        );
      })}
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

const wet: ReadonlySet<string> = new Set(['water', 'ford', 'bridge']);

// Hexes in one path: light, lip and water are the map's, not each hex's.
function outline(hexes: readonly string[], flip: boolean, down = 0, size = hexSize): string {
  return hexes
    .map((name) => {
      const { x, y } = pointOf(name, flip);
      return `M${cornersOf({ x, y: y + down }, size).replaceAll(' ', 'L')}z`;
    })
    .join('');
}

// A number that is always the same for a hex.
function grainOf(name: string): number {
  const [q = 0, r = 0] = name.split(',').map(Number);
  const mixed = Math.imul((q + 31) * 374_761 + (r + 57) * 668_265, 1_274_126_177);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

const tones = [styles.clear, styles.light, styles.dark];

/** All hexes of the map. */
export function Ground({ land, flip }: { readonly land: Land; readonly flip: boolean }) {
  const kinds = terrainByHex(land.terrain);
  const [sun, river] = [useId(), useId()];
  const kindOf = (name: string): string => kinds.get(name) ?? 'clear';
  // From the north: what stands on a hex may rise over the one behind it.
  const hexes = board.hexNames.toSorted((a, b) => pointOf(a, flip).y - pointOf(b, flip).y);
  const water = hexes.filter((name) => wet.has(kindOf(name)));
  const whole = outline(hexes, flip);
  return (
    <g>
      <path class={styles.ground} d={outline(hexes, flip, lip + 7)} />
      <path class={styles.earth} d={outline(hexes, flip, lip)} />
      <path class={styles.lip} d={outline(hexes, flip, 4)} />
      {hexes.map((name) => {
        const kind = kindOf(name);
        const tone = kind === 'clear' ? tones[grainOf(name) % tones.length] : styles[kind];
        return (
          <polygon
            key={name}
            class={`${styles.hex} ${tone ?? ''}`}
            points={cornersOf(pointOf(name, flip))}
            data-ground={name}
          />
        );
      })}
      <path class={styles.bank} d={outline(water, flip, -1, hexSize - 1)} />
      <linearGradient id={river} x2="0" y2="1">
        <stop class={styles.shallow} />
        <stop class={styles.deep} offset="1" />
      </linearGradient>
      <path class={styles.stream} fill={`url(#${river})`} d={outline(water, flip, 0, hexSize - 2)} />
      <linearGradient id={sun} x2="0.8" y2="1">
        <stop class={styles.lit} />
        <stop class={styles.shaded} offset="1" />
      </linearGradient>
      <path class={styles.sun} fill={`url(#${sun})`} d={whole} />
      {hexes.map((name) => (
        <Feature key={name} kind={kindOf(name)} grain={grainOf(name)} {...pointOf(name, flip)} />
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
      <Banners banners={land.banners} flip={flip} />
      {units.map(({ at, seat }) => {
        const { x, y } = pointOf(at, flip);
        return (
          <circle key={at} class={seat === 0 ? styles.southDot : styles.northDot} cx={x} cy={y} r="17" />
        );
      })}
    </svg>
  );
}
