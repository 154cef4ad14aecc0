// People to draw figures of: robe, head, arms and shield on a field of 64 by 64, their feet at 62. Cloth takes the colours
// of the piece that they stand in (`--cloth`, `--cloth-dark`), so that one drawing serves every side.

import type { ComponentChildren } from 'preact';

/** Line around every part of a figure, so that it holds on any plate. */
export const outlined = {
  stroke: 'var(--rim-ink)',
  'stroke-width': 1.8,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** Robe or tabard, lit from the upper left; `wide`: a cloak that hides the arms. */
export function Robe({
  wide = false,
  fill = 'var(--cloth)',
}: {
  readonly wide?: boolean;
  readonly fill?: string;
}) {
  const d = wide ? 'M12 62Q14 36 32 33Q50 36 52 62z' : 'M18 62Q19 42 24 36Q32 31 40 36Q45 42 46 62z';
  const shade = wide ? 'M36 33Q50 37 52 62H40Q44 46 36 33z' : 'M36 34Q45 40 46 62H37Q40 46 36 34z';
  return (
    <>
      <path d={d} fill={fill} {...outlined} />
      <path d={shade} fill="#000" opacity=".22" />
    </>
  );
}

/** Head with its face towards us. */
export function Head({ y = 25 }: { readonly y?: number }) {
  return (
    <>
      <circle cx="32" cy={y} r="8.5" fill="#f2c79b" {...outlined} />
      <path d={`M36 ${y - 7.6}a8.5 8.5 0 0 1 0 15.4Q40 ${y} 36 ${y - 7.6}z`} fill="#9a5a2c" opacity=".35" />
      <path d={`M28.5 ${y}v1.6M35 ${y}v1.6`} stroke="#3a2211" stroke-width="1.8" stroke-linecap="round" />
    </>
  );
}

/** A helmet like a broad hat of iron. */
export function KettleHat() {
  return (
    <>
      <path d="M23 21Q24 9 32 9Q40 9 41 21z" fill="#c7d0d6" {...outlined} />
      <path d="M34 9.4Q40 11 41 21H36Q37 14 34 9.4z" fill="#6f7c86" opacity=".7" />
      <path d="M17 22Q32 16 47 22Q40 25.5 32 25.5T17 22z" fill="#aab5bd" {...outlined} />
    </>
  );
}

/** A hood around the face. */
export function Hood({ fill = 'var(--cloth-dark)' }: { readonly fill?: string }) {
  return (
    <path
      d="M32 11Q45 13 44 31Q41 36 37 35Q41 24 32 20Q23 24 27 35Q23 36 20 31Q19 13 32 11z"
      fill={fill}
      {...outlined}
    />
  );
}

/** An arm from the shoulder to the hand. */
export function Arm({ d, fill = 'var(--cloth)' }: { readonly d: string; readonly fill?: string }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--rim-ink)" stroke-width="8.6" stroke-linecap="round" />
      <path d={d} fill="none" stroke={fill} stroke-width="5.4" stroke-linecap="round" />
    </>
  );
}

/** A pole of wood. */
export function Pole({ d, width = 3 }: { readonly d: string; readonly width?: number }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--rim-ink)" stroke-width={width + 2.8} stroke-linecap="round" />
      <path d={d} fill="none" stroke="#b98145" stroke-width={width} stroke-linecap="round" />
    </>
  );
}

// Round, heater, kite, lozenge, buckler and tower: a seat is told by the shape of its shields too, and by what they bear.
const shields: readonly { readonly d: string; readonly charge: string }[] = [
  { d: 'M0-10a10 10 0 1 0 .1 0z', charge: 'M0-6v12M-6 0h12' },
  { d: 'M-9-10H9V2Q8 9 0 12Q-8 9-9 2z', charge: 'M-9-3.5H9M-8.4 3.5H8.4' },
  { d: 'M0-13L9-4L0 14L-9-4z', charge: 'M0-7V8' },
  { d: 'M0-12L10 0L0 12L-10 0z', charge: 'M-5-5L5 5' },
  { d: 'M0-8a8 8 0 1 0 .1 0z', charge: 'M-4 4L4-4' },
  { d: 'M-8-11H8V11H-8z', charge: 'M-4-6L4 6M4-6L-4 6' },
];

/** A shield at the point in the shape of a seat, with its charge. */
export function Shield({ x, y, seat }: { readonly x: number; readonly y: number; readonly seat: number }) {
  const shield = shields[seat % shields.length];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={shield?.d} fill="var(--cloth)" {...outlined} />
      <path d={shield?.charge} stroke="var(--rim)" stroke-width="2.8" fill="none" />
      <path
        d={shield?.d}
        fill="none"
        stroke="var(--rim)"
        stroke-width="1"
        transform="scale(.86)"
        opacity=".8"
      />
    </g>
  );
}

/** The picture that a figure stands in. */
export function Figure({
  children,
  class: name,
}: {
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  return (
    <svg class={name} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
