// The land from keep to keep: sky and mountains, six terraces with what they are made of, and the river. Decoration only.

import {
  Flowers,
  Grass,
  Hill,
  House,
  Oak,
  Pine,
  polygon,
  Reeds,
  Ripples,
  Sky,
} from '@bridgefront/page/art/scenery.tsx';
import { LandPicture, Spread } from '@bridgefront/page/art/land.tsx';
import type { Spots } from '@bridgefront/page/art/land.tsx';
import type { Area } from '@bridgefront/page/boards/box.ts';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TableView } from '../rules/table.ts';
import { rim } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { TallFrontLine, TallRiver } from './tall-front.tsx';

type Terrain = NonNullable<TableView['terrain']>[number];

interface LandProps {
  readonly geometry: Geometry;
  /** By place, from the near Castle outward. */
  readonly terrain: readonly Terrain[];
  /** Whether the river runs ahead of a place. */
  readonly river: readonly boolean[];
  /** The marks of the near side and of the far one. */
  readonly sides: readonly [number, number];
}

const fills: { readonly [T in Terrain]: string } = {
  plains: 'url(#art-middle)',
  hills: 'url(#art-middle)',
  'high-hills': 'url(#art-middle)',
  forest: 'url(#art-meadow)',
  marsh: 'url(#art-marsh)',
  lake: 'url(#art-water)',
};

const spots: Spots = [
  [0.12, 0.1],
  [0.83, 0.06],
  [0.5, 0.02],
  [0.3, 0.2],
  [0.94, 0.4],
  [0.06, 0.55],
  [0.68, 0.28],
  [0.88, 0.86],
  [0.14, 0.92],
  [0.46, 0.6],
  [0.62, 0.96],
  [0.32, 0.78],
];

const grown: {
  readonly [T in Terrain]: (x: number, y: number, index: number, size: number) => ComponentChildren;
} = {
  plains: (x, y, index, size) => {
    // At the far edge of a large stage a tree, which nothing stands before.
    if (index === 2 && size > 0.7) return <Oak x={x} y={y + 6} scale={size * 0.8} />;
    return index % 2 === 0 ? <Grass x={x} y={y} scale={size} /> : <Flowers x={x} y={y} scale={size} />;
  },
  hills: (x, y, index, size) => (index < 3 ? <Hill x={x} y={y + 14} scale={size * 0.8} /> : null),
  'high-hills': (x, y, index, size) =>
    index < 3 ? <Hill x={x} y={y + 14} scale={size * 0.95} rocky /> : null,
  forest: (x, y, index, size) =>
    index % 3 === 1 ? <Oak x={x} y={y + 8} scale={size} /> : <Pine x={x} y={y + 8} scale={size * 1.1} />,
  marsh: (x, y, index, size) => (
    <g>
      <ellipse cx={x} cy={y} rx={17 * size} ry={5 * size} fill="url(#art-water)" opacity=".75" />
      {index % 2 === 0 && <Reeds x={x + 10 * size} y={y} scale={size} />}
    </g>
  ),
  lake: (x, y, index, size) => (index % 2 === 0 ? <Ripples x={x - 14} y={y} scale={size} /> : null),
};

function Growth({
  area,
  terrain,
  size,
}: {
  readonly area: Area;
  readonly terrain: Terrain;
  readonly size: number;
}) {
  return <Spread area={area} at={spots} draw={(x, y, index) => grown[terrain](x, y, index, size)} />;
}

// Columns lean together towards the horizon.
function leaning({ width, height, horizon }: Geometry) {
  return (border: number, y: number): readonly [number, number] => {
    const spread = 0.974 + 0.052 * ((y - horizon) / (height - horizon));
    return [width / 2 + (border - 3) * (width / 6) * spread, y];
  };
}

/** How far below the horizon the ground of each place begins: terraces go down to the Front line. */
const drops = [0, 0.026, 0.062, 0.062, 0.026, 0];

function WideGround({ geometry, terrain, river, sides }: LandProps) {
  const { width, height, horizon } = geometry;
  const at = leaning(geometry);
  const tops = drops.map((drop) => horizon + drop * height);
  const top = (place: number): number => tops[place] ?? horizon;
  const areas = terrain.map((_, place): Area => {
    const from = top(place) + 8;
    return { x: (place * width) / 6, y: from, width: width / 6, height: height - from - 40 };
  });
  return (
    <g>
      {terrain.map((one, place) => {
        const outer = place === 0 || place === 5;
        const [from, to] = [place === 0 ? -0.2 : place, place === 5 ? 6.2 : place + 1];
        return (
          <path
            key={place}
            d={polygon([at(from, top(place)), at(to, top(place)), at(to, height), at(from, height)])}
            fill={outer ? 'url(#art-court)' : fills[one]}
          />
        );
      })}
      <Courts geometry={geometry} sides={sides} />
      {/* The faces of the terraces, seen where one steps down to the next. */}
      {[1, 2, 4, 5].map((border) => {
        const down = border < 3;
        const [high, low] = down ? [top(border - 1), top(border)] : [top(border), top(border - 1)];
        const [x] = at(border, high);
        const [foot] = at(border, height);
        const out = down ? 12 : -12;
        return (
          <path
            key={border}
            d={polygon([
              [x - out * 0.2, high],
              [x + out, low],
              [foot + out * 0.4, height],
              [foot - out, height],
            ])}
            fill="url(#art-face)"
          />
        );
      })}
      <FrontLine geometry={geometry} water={river[2] === true} />
      {[1, 3].map((border) =>
        river[border] === true ? (
          <Stream key={border} points={[at(border + 1, top(2)), at(border + 1, height)]} width={width / 26} />
        ) : null,
      )}
      {terrain.map((one, place) => (
        <Growth key={place} area={areas[place] ?? areas0} terrain={one} size={height / 620} />
      ))}
    </g>
  );
}

const areas0: Area = { x: 0, y: 0, width: 0, height: 0 };

// Walls, a house and trees behind the courts of both Castle Zones.
function Courts({ geometry, sides }: Pick<LandProps, 'geometry' | 'sides'>) {
  const { width, horizon, height } = geometry;
  const s = height / 524;
  const column = width / 6;
  return (
    <g>
      {sides.map((seat, end) => (
        <g key={end} transform={end === 0 ? undefined : `translate(${width} 0) scale(-1 1)`}>
          <path d={`M0 ${horizon - 34 * s}H${column - 3}V${horizon + 5}H0z`} fill="url(#art-stone)" />
          <path
            d={Array.from(
              { length: Math.floor(column / (13 * s)) },
              (_, i) => `M${i * 13 * s} ${horizon - 34 * s}h${7 * s}v${-8 * s}h${-7 * s}z`,
            ).join('')}
            fill="var(--st-b)"
          />
          <path d={`M0 ${horizon - 34 * s}H${column - 3}v${5 * s}H0z`} fill="#000" opacity=".16" />
          <House x={column * 0.31} y={horizon + 2} scale={s} seat={seat} />
          <Pine x={column * 0.7} y={horizon + 6 * s} scale={0.95 * s} />
          <Pine x={column * 0.83} y={horizon + 10 * s} scale={0.72 * s} />
        </g>
      ))}
    </g>
  );
}

/** The middle of the land: the river with its bridge, or a track between two posts. */
function FrontLine({ geometry, water }: { readonly geometry: Geometry; readonly water: boolean }) {
  const { width, height, horizon } = geometry;
  const x = width / 2;
  const top = horizon + 0.062 * height;
  const s = height / 524;
  if (!water)
    return (
      <g>
        <path
          d={`M${x - 5 * s} ${top}Q${x - 14 * s} ${top + 60 * s} ${x - 10 * s} ${height}H${x + 16 * s}Q${x + 8 * s} ${top + 60 * s} ${x + 4 * s} ${top}z`}
          fill="url(#art-path)"
          opacity=".85"
        />
        {[0.16, 0.52, 0.84].map((down) => (
          <path
            key={down}
            transform={`translate(${x - 24 * s} ${top + down * (height - top)}) scale(${s * (0.7 + down * 0.6)})`}
            d="M-6 0V-13Q0-20 6-13V0z"
            fill="url(#art-stone)"
            stroke="var(--st-d)"
            stroke-width="1"
          />
        ))}
      </g>
    );
  return (
    <g>
      <path
        d={`M${x - 11 * s} ${top}Q${x - 20 * s} ${top + 80 * s} ${x - 42 * s} ${height}H${x + 42 * s}Q${x + 22 * s} ${top + 80 * s} ${x + 11 * s} ${top}z`}
        fill="url(#art-water)"
        stroke="var(--pa-a)"
        stroke-width={3 * s}
      />
      <Ripples x={x - 12 * s} y={top + 60 * s} scale={0.7 * s} />
      <Ripples x={x - 8 * s} y={top + 130 * s} scale={s} />
      <path
        transform={`translate(${x} ${height - 44 * s}) scale(${s})`}
        d="M-58-26Q0-36 58-26L64 30H-64z"
        fill="#8a6a40"
        stroke="#4c3217"
        stroke-width="3"
      />
      <path
        transform={`translate(${x} ${height - 44 * s}) scale(${s})`}
        d="M-44-29L-50 30M-28-31L-32 30M-12-32L-14 30M4-32V30M20-31L24 30M36-30L42 30"
        stroke="#4c3217"
        stroke-width="2"
        opacity=".7"
      />
    </g>
  );
}

function Stream({
  points: [from, to],
  width,
}: {
  readonly points: readonly [readonly [number, number], readonly [number, number]];
  readonly width: number;
}) {
  const [[x, y], [fx, fy]] = [from, to];
  return (
    <path
      d={`M${x - width * 0.3} ${y}L${x + width * 0.3} ${y}L${fx + width / 2} ${fy}L${fx - width / 2} ${fy}z`}
      fill="url(#art-water)"
      stroke="var(--pa-a)"
      stroke-width="2.5"
    />
  );
}

function Band({
  area,
  terrain,
  place,
  water,
}: {
  readonly area: Area;
  readonly terrain: Terrain;
  readonly place: number;
  readonly water: boolean;
}) {
  const court = place === 0 || place === 5;
  const front = place === 2 || place === 3;
  const { y, width, height } = area;
  const lip = Math.max(5, height * 0.09);
  const low = y + height;
  return (
    <g>
      <rect
        x={rim}
        y={y}
        width={width - rim}
        height={height + 1}
        fill={court ? 'url(#art-court)' : front && terrain === 'plains' ? 'url(#art-meadow)' : fills[terrain]}
      />
      {/* The edge where the terrace steps down to the next one below it on the screen. */}
      <path
        d={`M${rim} ${low - lip}Q${width * 0.3} ${low - lip - 5} ${width * 0.55} ${low - lip}T${width} ${low - lip}V${low}H${rim}z`}
        fill={water ? 'url(#art-water)' : 'url(#art-face)'}
      />
    </g>
  );
}

function TallGround({ geometry, terrain, river, sides }: LandProps) {
  const { width, zones } = geometry;
  const middle = zones[2];
  const band = zones[0]?.height ?? 0;
  return (
    <g>
      <rect width={rim} height={geometry.height} fill="var(--surface-sunken)" />
      {zones.map((area, place) => (
        <Band
          key={place}
          area={area}
          terrain={terrain[place] ?? 'plains'}
          place={place}
          water={place > 0 && river[place - 1] === true}
        />
      ))}
      {middle !== undefined && (
        <path
          d={`M${width * 0.4} ${middle.y - 2 * band}Q${width * 0.54} ${middle.y - band} ${width * 0.47} ${middle.y}T${width * 0.6} ${middle.y + 2 * band}h${width * 0.13}Q${width * 0.62} ${middle.y + band} ${width * 0.57} ${middle.y}T${width * 0.49} ${middle.y - 2 * band}z`}
          fill="url(#art-path)"
          opacity={terrain[2] === 'lake' ? 0 : 0.75}
        />
      )}
      {river[2] !== true && middle !== undefined && <TallFrontLine y={middle.y} width={width} />}
      {river[2] === true && middle !== undefined && <TallRiver y={middle.y} width={width} />}
      {terrain.map((one, place) => {
        const area = zones[place];
        if (area === undefined) return null;
        const inner = { x: rim + 8, y: area.y + 16, width: width - rim - 16, height: area.height - 28 };
        return <Growth key={place} area={inner} terrain={one} size={band / 110} />;
      })}
      {sides.map((seat, end) => (
        <path
          key={end}
          d={Array.from(
            { length: Math.floor((width - rim) / 22) },
            (_, i) => `M${rim + i * 22} 0h12v7h-12z`,
          ).join('')}
          transform={end === 0 ? `translate(0 ${geometry.height - 7})` : undefined}
          fill={`var(--body-${seat}b)`}
          opacity=".5"
        />
      ))}
    </g>
  );
}

/** The land; drawn anew only where it has changed. */
export function Land(props: LandProps) {
  const { geometry, terrain, river, sides } = props;
  const { width, height, shape, horizon } = geometry;
  return useMemo(
    () => (
      <LandPicture size={geometry}>
        {shape === 'wide' && <Sky width={width} height={horizon} />}
        {shape === 'wide' ? <WideGround {...props} /> : <TallGround {...props} />}
        {shape === 'wide' && <rect width={width} height={height} fill="url(#art-dusk)" />}
      </LandPicture>
    ),
    [geometry, terrain.join(), river.join(), sides.join()],
  );
}
