// The land between two bastions: meadows on both banks, the river, a road over either bridge. Decoration only.

import { LandPicture, Spread } from '@bridgefront/page/art/land.tsx';
import type { Spots } from '@bridgefront/page/art/land.tsx';
import { Grass, House, Oak, Pine, Reeds, Ripples, Sky } from '@bridgefront/page/art/scenery.tsx';
import { useMemo } from 'preact/hooks';
import type { Geometry, Spot } from './geometry.ts';

interface LandProps {
  readonly geometry: Geometry;
  /** The marks of the near side and of the far one. */
  readonly sides: readonly [number, number];
}

/** A bridge of planks over two arches, `long` from bank to bank; upright where the river runs across. */
function Bridge({ at: { x, y }, long, size, upright }: BridgeProps) {
  const [l, w] = [long / 2, 19 * size];
  const rise = upright ? 0 : 13 * size;
  const deck = `M${-l} ${-w}Q0 ${-w - 2 * rise} ${l} ${-w}V${w}Q0 ${w - 2 * rise} ${-l} ${w}z`;
  const joints = Array.from({ length: Math.floor(long / (13 * size)) }, (_, index) => {
    const px = -l + (index + 1) * 13 * size;
    const up = rise * (1 - (px / l) ** 2);
    return `M${px.toFixed(1)} ${(-w - up).toFixed(1)}V${(w - up).toFixed(1)}`;
  }).join('');
  const arch = l - 12 * size;
  return (
    <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}>
      <ellipse cx="0" cy={w + 17 * size} rx={l * 0.9} ry={9 * size} fill="#06222c" opacity=".28" />
      {!upright && (
        <path
          d={`M${-l} ${w}Q0 ${w - 2 * rise} ${l} ${w}V${w + 22 * size}H${arch}Q${arch * 0.5} ${w - 14 * size} ${6 * size} ${w + 22 * size}H${-6 * size}Q${-arch * 0.5} ${w - 14 * size} ${-arch} ${w + 22 * size}H${-l}z`}
          fill="url(#art-stone)"
          stroke="var(--st-d)"
          stroke-width="1.5"
        />
      )}
      <path d={deck} fill="url(#art-planks)" stroke="#4c3217" stroke-width={2.5 * size} />
      <path d={joints} stroke="#4c3217" stroke-width="1.6" opacity=".55" />
      <path
        d={`M${-l - 3} ${-w}Q0 ${-w - 2 * rise} ${l + 3} ${-w}M${-l - 3} ${w}Q0 ${w - 2 * rise} ${l + 3} ${w}`}
        fill="none"
        stroke="#5b3c1c"
        stroke-width={5 * size}
        stroke-linecap="round"
      />
      {[-l, l].flatMap((px) =>
        [-w, w].map((py) => (
          <path
            key={`${px} ${py}`}
            transform={`translate(${px} ${py}) rotate(${upright ? -90 : 0}) scale(${size})`}
            d="M-6 7V-12L0-17L6-12V7z"
            fill="url(#art-stone)"
            stroke="var(--st-d)"
            stroke-width="1.2"
          />
        )),
      )}
    </g>
  );
}

interface BridgeProps {
  readonly at: Spot;
  readonly long: number;
  readonly size: number;
  readonly upright: boolean;
}

const sizeOf = ({ shape, height }: Geometry): number =>
  shape === 'wide' ? Math.max(0.62, height / 468) : 0.72;

/** From the gate of either bastion over a bridge to the other. */
function roadOf({ shape, lanes, castles }: Geometry, at: 0 | 1): string {
  const { near, far } = castles;
  const { x, y } = lanes[at].bridge;
  if (shape === 'tall') {
    const gate = near.y - 14;
    const other = far.y - 6;
    return `M${near.x} ${gate}C${x} ${gate} ${x} ${gate - 10} ${x} ${y}C${x} ${other + 10} ${x} ${other} ${far.x} ${other}`;
  }
  const bend = (far.x - near.x) * 0.11;
  const gate = near.y - 10;
  return `M${near.x} ${gate}C${near.x + bend} ${gate} ${near.x + bend * 0.8} ${y} ${near.x + bend * 1.9} ${y}H${far.x - bend * 1.9}C${far.x - bend * 0.8} ${y} ${far.x - bend} ${gate} ${far.x} ${gate}`;
}

function Roads({ geometry }: { readonly geometry: Geometry }) {
  const size = sizeOf(geometry);
  return (
    <g fill="none" stroke-linecap="round">
      {([0, 1] as const).map((at) => (
        <g key={at}>
          <path d={roadOf(geometry, at)} stroke="var(--gr-b)" stroke-width={38 * size} opacity=".5" />
          <path d={roadOf(geometry, at)} stroke="var(--pa-b)" stroke-width={32 * size} />
          <path d={roadOf(geometry, at)} stroke="var(--pa-a)" stroke-width={22 * size} opacity=".8" />
        </g>
      ))}
    </g>
  );
}

function riverPath({ shape, width, height, lanes, banks, horizon }: Geometry, more: number): string {
  if (shape === 'tall') {
    const { y } = lanes[0].bridge;
    const half = banks[0] + more;
    return `M0 ${y - half + 4}Q${width * 0.25} ${y - half - 6} ${width * 0.5} ${y - half}T${width} ${y - half + 2}V${y + half + 2}Q${width * 0.75} ${y + half + 8} ${width * 0.5} ${y + half}T0 ${y + half - 2}z`;
  }
  const middle = width / 2;
  const [top, low] = [banks[0] * 0.62 + more, banks[1] * 1.35 + more];
  const [one, two] = [lanes[0].bridge.y, lanes[1].bridge.y];
  const [a, b] = [banks[0] + more, banks[1] + more];
  const end = height + 90;
  return `M${middle - top} ${horizon}Q${middle - a - 16} ${(horizon + one) / 2} ${middle - a} ${one}T${middle - b} ${two}T${middle - low} ${end}H${middle + low}Q${middle + b - 8} ${(two + end) / 2} ${middle + b} ${two}T${middle + a} ${one}T${middle + top} ${horizon}z`;
}

function River({ geometry }: { readonly geometry: Geometry }) {
  const { shape, width, height, lanes } = geometry;
  const size = sizeOf(geometry);
  const ripples: readonly Spot[] =
    shape === 'wide'
      ? [0.26, 0.42, 0.6, 0.72, 0.94].map((down, at) => ({
          x: width / 2 + (at % 2 === 0 ? -30 : 6) * size,
          y: height * down,
        }))
      : [0.04, 0.42, 0.5, 0.88].map((across, at) => ({
          x: width * across,
          y: lanes[0].bridge.y + (at % 2 === 0 ? -8 : 8),
        }));
  return (
    <g>
      <path d={riverPath(geometry, 7 * size)} fill="var(--pa-a)" />
      <path d={riverPath(geometry, 0)} fill="url(#art-water)" />
      {ripples.map(({ x, y }) => (
        <Ripples key={`${x} ${y}`} x={x} y={y} scale={size} />
      ))}
    </g>
  );
}

const tufts: Spots = [
  [0.04, 0.08],
  [0.18, 0.05],
  [0.34, 0.12],
  [0.52, 0.06],
  [0.72, 0.14],
  [0.9, 0.05],
  [0.1, 0.5],
  [0.3, 0.55],
  [0.56, 0.48],
  [0.82, 0.54],
  [0.06, 0.92],
  [0.24, 0.97],
  [0.46, 0.9],
  [0.68, 0.98],
  [0.9, 0.93],
];

const grove: Spots = [
  [0.02, 0.04],
  [0.07, 0.12],
  [0.15, 0.02],
  [0.24, 0.06],
];

// What grows on both banks, and a house beside either bastion in its colours.
function WideGrowth({ geometry, sides }: LandProps) {
  const { width, height, horizon, banks, castles } = geometry;
  const size = sizeOf(geometry);
  const bank = { x: 0, y: horizon + 6, width: width / 2 - banks[1] - 20, height: height - horizon + 40 };
  return (
    <g>
      {sides.map((seat, end) => (
        <g key={end} transform={end === 0 ? undefined : `translate(${width} 0) scale(-1 1)`}>
          <Spread area={bank} at={tufts} draw={(x, y) => <Grass x={x} y={y} scale={size} />} />
          <Spread
            area={bank}
            at={grove}
            draw={(x, y, at) =>
              at % 2 === 0 ? (
                <Pine x={x} y={y + 12} scale={size * 0.9} />
              ) : (
                <Oak x={x} y={y + 12} scale={size * 0.8} />
              )
            }
          />
          <Pine x={width * 0.4} y={horizon + 16 * size} scale={0.6 * size} />
          <Oak x={width * 0.36} y={horizon + 20 * size} scale={0.6 * size} />
          <House x={castles.near.x + 4} y={castles.near.y + 96 * size} scale={0.62 * size} seat={seat} />
          <Oak x={castles.near.x - 48 * size} y={castles.near.y + 92 * size} scale={0.8 * size} />
          <Pine x={castles.near.x + 56 * size} y={castles.near.y + 104 * size} scale={0.8 * size} />
          {[0.3, 0.52, 0.86, 0.98].map((down) => (
            <Reeds
              key={down}
              x={width / 2 - banks[1] * (0.75 + down * 0.5)}
              y={horizon + down * (height - horizon)}
              scale={size * 0.8}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

function TallGrowth({ geometry }: LandProps) {
  const { width, height, lanes, banks } = geometry;
  const { y } = lanes[0].bridge;
  const [top, low] = [lanes[0].area.y, y + banks[0]];
  return (
    <g>
      {[
        { x: 0, y: top, width, height: y - banks[0] - top },
        { x: 0, y: low, width, height: height - low },
      ].map((area) => (
        <Spread key={area.y} area={area} at={tufts} draw={(gx, gy) => <Grass x={gx} y={gy} scale={0.8} />} />
      ))}
      {[0.02, 0.48, 0.54, 0.98].map((across) => (
        <Reeds key={across} x={width * across} y={y - banks[0] + 2} scale={0.7} />
      ))}
      <Pine x={12} y={height - 8} scale={0.7} />
      <Oak x={width - 14} y={height - 6} scale={0.7} />
      <Pine x={width - 12} y={top + 40} scale={0.7} />
      <Oak x={14} y={top + 38} scale={0.7} />
    </g>
  );
}

/** The land; drawn anew only where it has changed. */
export function Land({ geometry, sides }: LandProps) {
  return useMemo(() => {
    const { shape, width, height, horizon, lanes, banks } = geometry;
    const size = sizeOf(geometry);
    const wide = shape === 'wide';
    return (
      <LandPicture size={geometry}>
        <linearGradient id="art-planks" x2="0" y2="1">
          <stop offset="0" stop-color="light-dark(#b98a54, #6f5130)" />
          <stop offset="1" stop-color="light-dark(#8a6237, #4a3520)" />
        </linearGradient>
        {wide && <Sky width={width} height={horizon} />}
        <rect y={horizon} width={width} height={height - horizon + 90} fill="url(#art-meadow)" />
        {sides.map((seat, end) => (
          <rect
            key={end}
            x={wide && end === 1 ? width / 2 : 0}
            y={wide ? horizon : end === 0 ? lanes[0].bridge.y : 0}
            width={wide ? width / 2 : width}
            height={wide ? height - horizon + 90 : height / 2}
            fill={`var(--body-${seat}a)`}
            opacity=".07"
          />
        ))}
        <Roads geometry={geometry} />
        <River geometry={geometry} />
        {wide ? (
          <WideGrowth geometry={geometry} sides={sides} />
        ) : (
          <TallGrowth geometry={geometry} sides={sides} />
        )}
        {lanes.map(({ bridge }, at) => (
          <Bridge
            key={at}
            at={bridge}
            long={2 * (banks[at] ?? 0) + (wide ? 44 : 34) * size}
            size={size}
            upright={!wide}
          />
        ))}
        {wide && <rect y={horizon} width={width} height={height - horizon + 90} fill="url(#art-dusk)" />}
      </LandPicture>
    );
  }, [geometry, sides.join()]);
}
