// Scenery for landscapes: gradients, sky with mountains, trees, houses, water. SVG groups in the units of the picture that
// they stand in; decoration only.

import './tokens.css';

function Ramp({
  id,
  stops,
  across = false,
}: {
  readonly id: string;
  readonly stops: readonly string[];
  readonly across?: boolean;
}) {
  return (
    <linearGradient id={id} x2={across ? 1 : 0} y2={across ? 0 : 1}>
      {stops.map((colour, index) => (
        <stop key={index} offset={index / (stops.length - 1)} stop-color={`var(--${colour})`} />
      ))}
    </linearGradient>
  );
}

/** The gradients that scenery and buildings are filled with; once in each picture. */
export function SceneryDefs() {
  return (
    <defs>
      <Ramp id="art-sky" stops={['sky-a', 'sky-b', 'sky-c']} />
      <Ramp id="art-meadow" stops={['gr-c', 'gr-b']} />
      <Ramp id="art-middle" stops={['gr-a', 'gr-d']} />
      <Ramp id="art-court" stops={['court', 'pa-b']} />
      <Ramp id="art-path" stops={['pa-b', 'pa-a']} />
      <Ramp id="art-water" stops={['wa-a', 'wa-b']} />
      <Ramp id="art-marsh" stops={['marsh-a', 'marsh-b']} />
      <Ramp id="art-rock" stops={['rock-a', 'rock-b']} />
      <Ramp id="art-face" stops={['face-a', 'face-b']} />
      <Ramp id="art-window" stops={['window-a', 'window-b']} />
      <Ramp id="art-stone" stops={['st-a', 'st-b', 'st-c']} across />
      <radialGradient id="art-sun">
        <stop offset="0" stop-color="var(--sun)" />
        <stop offset=".13" stop-color="var(--sun)" />
        <stop offset=".155" stop-color="var(--sun)" stop-opacity=".5" />
        <stop offset="1" stop-color="var(--sun)" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="art-smoke">
        <stop offset="0" stop-color="#2b2622" stop-opacity=".9" />
        <stop offset=".55" stop-color="#3a332d" stop-opacity=".5" />
        <stop offset="1" stop-color="#3a332d" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="art-dusk" x2="0" y2="1">
        <stop offset=".7" stop-color="#10180c" stop-opacity="0" />
        <stop offset="1" stop-color="#10180c" stop-opacity=".4" />
      </linearGradient>
    </defs>
  );
}

type Point = readonly [x: number, y: number];

/** The closed path through these points, each times the scale. */
export function polygon(points: readonly Point[], [sx, sy]: Point = [1, 1]): string {
  return `M${points.map(([x, y]) => `${(x * sx).toFixed(1)} ${(y * sy).toFixed(1)}`).join('L')}z`;
}

const ridge: readonly Point[] = [
  [0, 0.74],
  [0.1, 0.48],
  [0.17, 0.63],
  [0.27, 0.34],
  [0.36, 0.67],
  [0.44, 0.57],
  [0.5, 0.78],
  [0.57, 0.53],
  [0.67, 0.38],
  [0.76, 0.63],
  [0.84, 0.44],
  [1, 0.76],
  [1, 1.2],
  [0, 1.2],
];
const peaks: readonly Point[] = [
  [0.1, 0.48],
  [0.27, 0.34],
  [0.67, 0.38],
  [0.84, 0.44],
];

function Snow({ at: [x, y], w, h }: { readonly at: Point; readonly w: number; readonly h: number }) {
  const [px, py, s] = [x * w, y * h, Math.min(w / 1016, h / 250)];
  const d = `M${px} ${py}l${-24 * s} ${23 * s}l${15 * s} ${-4 * s}l${11 * s} ${8 * s}l${13 * s} ${-7 * s}l${12 * s} ${5 * s}z`;
  return <path d={d} fill="var(--snow)" />;
}

/** Sky with sun or moon, clouds, and mountains down to a horizon `height` below the upper edge. */
export function Sky({ width: w, height: h }: { readonly width: number; readonly height: number }) {
  const cloud = (x: number, y: number, s: number): string =>
    `M${x * w} ${y * h}q${14 * s} ${-16 * s} ${34 * s} ${-8 * s}q${14 * s} ${-16 * s} ${36 * s} ${-4 * s}q${22 * s} ${-2 * s} ${24 * s} ${12 * s}z`;
  return (
    <g>
      <rect width={w} height={h * 1.3} fill="url(#art-sky)" />
      <circle cx={w / 2} cy={h * 0.4} r={Math.min(w * 0.3, h * 0.76)} fill="url(#art-sun)" />
      <path d={`${cloud(0.2, 0.21, 1)}${cloud(0.69, 0.14, 0.8)}`} fill="var(--cloud)" />
      <path d={polygon(ridge, [w, h])} fill="var(--mt-a)" />
      {peaks.map((at) => (
        <Snow key={at[0]} at={at} w={w} h={h} />
      ))}
      <path
        d={`M0 ${0.82 * h}Q${0.14 * w} ${0.61 * h} ${0.3 * w} ${0.76 * h}T${0.5 * w} ${0.93 * h}Q${0.62 * w} ${0.69 * h} ${0.76 * w} ${0.76 * h}T${w} ${0.78 * h}V${1.2 * h}H0z`}
        fill="var(--mt-b)"
      />
      <path
        d={`M0 ${0.86 * h}Q${0.2 * w} ${0.8 * h} ${0.36 * w} ${0.97 * h}T${0.5 * w} ${1.01 * h}T${0.66 * w} ${0.95 * h}T${w} ${0.86 * h}V${1.2 * h}H0z`}
        fill="var(--mt-c)"
      />
    </g>
  );
}

/** Where a picture stands: its foot at the point. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** The transform that puts a picture there. */
export const placed = ({ x, y, scale = 1 }: Standing): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;

/** A conifer, 46 high, its foot at the point. */
export function Pine(at: Standing) {
  return (
    <g transform={placed(at)}>
      <ellipse cx="4" cy="1" rx="16" ry="4" fill="#000" opacity=".2" />
      <path d="M-2 0h4v-8h-4z" fill="var(--trunk)" />
      <path d="M0-46L13-22H8L16-7H-16L-8-22H-13z" fill="var(--pine-a)" />
      <path d="M0-46L13-22H8L16-7H2z" fill="var(--pine-b)" />
    </g>
  );
}

/** A leafy tree, 44 high, its foot at the point. */
export function Oak(at: Standing) {
  return (
    <g transform={placed(at)}>
      <ellipse cx="4" cy="1" rx="19" ry="4.5" fill="#000" opacity=".2" />
      <path d="M-3 0q1-9 0-14h6q-1 8 1 14z" fill="var(--trunk)" />
      <path
        d="M0-44a15 15 0 0 1 14 11a11 11 0 0 1-4 21H-10a11 11 0 0 1-4-21A15 15 0 0 1 0-44z"
        fill="var(--oak-b)"
      />
      <path
        d="M-3-42a13 13 0 0 1 11 9a9 9 0 0 1-6 15H-11a10 10 0 0 1-3-16A13 13 0 0 1-3-42z"
        fill="var(--oak-a)"
      />
    </g>
  );
}

/** Three blades of grass at the point. */
export function Grass(at: Standing) {
  return (
    <path
      transform={placed(at)}
      d="M-6 0Q-6-6-9-9M0 0Q0-8-1-12M5 0Q6-6 9-9"
      fill="none"
      stroke="var(--gr-b)"
      stroke-width="1.8"
      stroke-linecap="round"
    />
  );
}

/** A few flowers at the point. */
export function Flowers(at: Standing) {
  return (
    <path
      transform={placed(at)}
      d="M-7 0h.1M0-4h.1M6 2h.1M-2 5h.1"
      fill="none"
      stroke="var(--bloom)"
      stroke-width="3.4"
      stroke-linecap="round"
    />
  );
}

/** Reeds at the point. */
export function Reeds(at: Standing) {
  return (
    <g transform={placed(at)} stroke-linecap="round" fill="none">
      <path d="M-6 0Q-5-10-7-18M0 0Q0-12 1-22M6 0Q6-8 9-15" stroke="var(--pine-b)" stroke-width="1.8" />
      <path d="M-7-18v-5M1-22v-6" stroke="var(--trunk)" stroke-width="3" />
    </g>
  );
}

/** A rounded hill, 120 wide and 34 high, its foot at the point; `rocky`: with bare crags on it. */
export function Hill({ rocky = false, ...at }: Standing & { readonly rocky?: boolean }) {
  return (
    <g transform={placed(at)}>
      <path d="M-60 0Q-44-30-6-34Q34-32 60 0z" fill={rocky ? 'url(#art-rock)' : 'url(#art-middle)'} />
      <path d="M-6-34Q34-32 60 0H18Q22-20-6-34z" fill="#000" opacity=".12" />
      {rocky && (
        <path
          d="M-24-22l10-24 9 9 10-16 14 28-12 6z"
          fill="var(--rock-a)"
          stroke="var(--rock-b)"
          stroke-width="2"
        />
      )}
    </g>
  );
}

/** A house, 84 wide and 86 high, its foot in the middle at the point; its roof in the colour of the seat's body. */
export function House({ seat, ...at }: Standing & { readonly seat: number }) {
  return (
    <g transform={placed(at)}>
      <ellipse cx="6" cy="1" rx="46" ry="6" fill="#000" opacity=".22" />
      <path d="M-33 0V-54H33V0z" fill="url(#art-stone)" />
      <path d="M-42-52L-24-86H24L42-52z" fill={`var(--body-${seat}a)`} />
      <path d="M6-86H24L42-52H18z" fill={`var(--body-${seat}b)`} opacity=".75" />
      <path d="M-7 0V-26h14V0z" fill="#2a1a0d" />
      <path d="M-25-38h9v11h-9zM17-38h9v11h-9z" fill="url(#art-window)" />
    </g>
  );
}

/** Ripples on water, 30 wide, from the point. */
export function Ripples(at: Standing) {
  return (
    <path
      transform={placed(at)}
      d="M0 0q7-5 14 0t14 0M8 9q5-4 10 0"
      fill="none"
      stroke="#fff"
      stroke-opacity=".55"
      stroke-width="1.8"
      stroke-linecap="round"
    />
  );
}
