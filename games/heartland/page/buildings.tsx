// Settlements as buildings: a house of its own kind for each, roofed in its owner's colours. Foot in the middle of a field
// of 96 by 72, at 68.

import { outlined } from '@bridgefront/page/art/person.tsx';
import type { ComponentChildren } from 'preact';

const wood = '#b98145';
const dark = '#6b4423';

function Walls({
  x,
  y,
  width,
  height,
  fill = '#d9c39a',
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
}) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={fill} {...outlined} />
      <rect x={x + width * 0.6} y={y} width={width * 0.4} height={height} fill="#000" opacity=".14" />
    </>
  );
}

function Roof({ d, shade }: { readonly d: string; readonly shade: string }) {
  return (
    <>
      <path d={d} fill="var(--cloth)" {...outlined} />
      <path d={shade} fill="#000" opacity=".22" />
    </>
  );
}

const door = (x: number, width: number, height: number): ComponentChildren => (
  <path d={`M${x} 68v-${height}h${width}v${height}z`} fill="#2a1a0d" />
);

const drawings: { readonly [card: string]: () => ComponentChildren } = {
  palisade: () => (
    <>
      {[8, 20, 32, 56, 68, 80].map((x) => (
        <path key={x} d={`M${x} 68V32l6-9 6 9V68z`} fill={x % 24 === 8 ? wood : '#a8743c'} {...outlined} />
      ))}
      <path d="M44 68V26h12v42" fill="#2a1a0d" />
      <path d="M6 44h40M56 44h38M6 58h40M56 58h38" stroke={dark} stroke-width="3.5" />
      <path d="M49 26V6l16 6-16 6" fill="var(--cloth)" {...outlined} />
    </>
  ),
  granary: () => (
    <>
      <Walls x={14} y={38} width={46} height={30} />
      <Roof d="M8 40L28 16H46L66 40z" shade="M40 16H46L66 40H48z" />
      <path d="M28 46H46V68H28z" fill={dark} {...outlined} />
      <path d="M28 46L46 68M46 46L28 68" stroke="#d9c39a" stroke-width="2.4" />
      <Walls x={66} y={34} width={20} height={34} fill="#cdb68a" />
      <Roof d="M63 36Q76 14 89 36z" shade="M76 22Q84 26 89 36H78z" />
    </>
  ),
  mill: () => (
    <>
      <path d="M32 68L38 26H58L64 68z" fill="#e3d3ae" {...outlined} />
      <path d="M52 26H58L64 68H54z" fill="#000" opacity=".15" />
      <Roof d="M34 28Q48 6 62 28z" shade="M50 14Q58 18 62 28H52z" />
      {door(43, 10, 16)}
      <g transform="translate(48 30) rotate(24)">
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M-2-4H8V-30H-2z" fill="#fff6e2" {...outlined} />
            <path d="M0 0V-31" stroke={dark} stroke-width="2.6" />
          </g>
        ))}
        <circle r="4" fill={dark} />
      </g>
    </>
  ),
  beacon: () => (
    <>
      <path d="M30 68L36 32H60L66 68z" fill="url(#art-stone)" {...outlined} />
      <path d="M34 46H62M32 57H64" stroke="var(--st-d)" stroke-width="1.6" />
      <path d="M30 32V24H36V28H44V24H52V28H60V24H66V32z" fill="var(--cloth)" {...outlined} />
      <path d="M48 0Q62 12 58 24Q48 30 38 24Q34 12 44 10Q44 4 48 0z" fill="#ff9d3c" {...outlined} />
      <path d="M48 10Q56 18 52 25Q47 27 43 24Q42 18 48 10z" fill="#ffe39a" />
      {door(43, 10, 14)}
    </>
  ),
  'war-camp': () => (
    <>
      <path d="M6 68L32 22L58 68z" fill="var(--cloth)" {...outlined} />
      <path d="M32 22L58 68H42z" fill="#000" opacity=".22" />
      <path d="M32 40L24 68H40z" fill="#2a1a0d" />
      <path d="M48 68L68 34L90 68z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M68 50L62 68H74z" fill="#2a1a0d" />
      <path d="M32 24V4l16 6-16 6" fill="var(--rim)" {...outlined} />
    </>
  ),
  'long-hall': () => (
    <>
      <Walls x={12} y={44} width={72} height={24} fill={wood} />
      <Roof d="M4 48Q14 20 26 18H70Q82 20 92 48Q48 40 4 48z" shade="M60 18H70Q82 20 92 48Q76 44 62 43z" />
      <path
        d="M18 18L30 6M78 18L66 6M18 6L30 18M66 18L78 6"
        stroke={dark}
        stroke-width="4"
        stroke-linecap="round"
      />
      {door(42, 12, 18)}
      <path d="M22 52h8v8h-8zM66 52h8v8h-8z" fill="var(--window-a)" />
    </>
  ),
};

/** A settlement's building; asleep it stands dark. */
export function Building({
  card,
  seat,
  class: name,
}: {
  readonly card: string;
  readonly seat: number;
  readonly class: string;
}) {
  const colours = {
    '--cloth': `color-mix(in oklab, var(--body-${seat}a), white 10%)`,
    '--cloth-dark': `var(--body-${seat}b)`,
  };
  return (
    <svg class={name} viewBox="0 0 96 72" style={colours} aria-hidden="true" focusable="false">
      <ellipse cx="50" cy="68" rx="44" ry="5" fill="#000" opacity=".26" />
      {drawings[card]?.()}
    </svg>
  );
}
