// The faces of the incantations: spirits that come out of the card and go to whom it is aimed at. On a field of 64 by 64.

import { figuresFrom } from '@bridgefront/page/art/gear.tsx';
import type { Drawings } from '@bridgefront/page/art/gear.tsx';
import { outlined } from '@bridgefront/page/art/person.tsx';

const ink = 'var(--rim-ink)';

// Eyes and mouth around (32, y).
function Face({
  y,
  mouth,
  glow = '#fff8d8',
}: {
  readonly y: number;
  readonly mouth: string;
  readonly glow?: string;
}) {
  return (
    <g transform={`translate(32 ${y})`}>
      <path d="M-12-4l8 3-2 4q-6 0-6-7zM12-4l-8 3 2 4q6 0 6-7z" fill={glow} stroke={ink} stroke-width="1.4" />
      <circle cx="-6.5" cy="0" r="1.5" fill={ink} />
      <circle cx="6.5" cy="0" r="1.5" fill={ink} />
      <path d={mouth} fill={ink} stroke={ink} stroke-width="1.6" stroke-linejoin="round" />
    </g>
  );
}

const drawings: Drawings = {
  spark: () => (
    <>
      <path
        d="M32-4L38 16L58 8L46 26L64 34L44 38L52 60L34 46L24 64L22 44L2 50L16 34L0 22L20 20L14 2L28 14z"
        fill="#ffd84d"
        {...outlined}
      />
      <circle cx="32" cy="32" r="15" fill="#fff3b8" {...outlined} />
      <Face y={30} mouth="M-6 8Q0 14 6 8L0 10z" />
    </>
  ),
  firestorm: () => (
    <>
      <path
        d="M32-8Q36 8 48 2Q46 14 58 18Q64 34 58 48Q50 64 32 64T6 48Q0 34 6 18Q18 16 16 4Q28 8 32-8z"
        fill="#e8541c"
        {...outlined}
      />
      <path d="M32 12Q36 22 46 22Q54 34 50 46Q44 58 32 58T14 46Q10 34 18 22Q28 22 32 12z" fill="#ffb43c" />
      <Face y={36} mouth="M-9 9Q0 5 9 9Q8 18 0 18T-9 9z" />
      <path d="M27 47l2 4 3-4 3 4 2-4" fill="#fff3b8" />
    </>
  ),
  gale: () => (
    <>
      <path d="M8 18Q24 2 44 8Q60 14 56 32Q52 52 32 54Q12 54 10 38Q2 30 8 18z" fill="#cfe6ef" {...outlined} />
      <path
        d="M10 38Q0 46 4 58M32 54Q28 62 18 62M50 46Q60 52 58 62"
        stroke="#cfe6ef"
        stroke-width="5"
        fill="none"
        stroke-linecap="round"
      />
      <Face y={26} mouth="M-4 10a5 5 0 1 0 8 0a5 5 0 1 0-8 0z" glow="#fff" />
      <path
        d="M44 38Q58 36 66 42M42 46Q54 46 62 52"
        stroke="#fff"
        stroke-width="2.6"
        fill="none"
        stroke-linecap="round"
      />
    </>
  ),
  recall: () => (
    <>
      <path d="M32 4A28 28 0 1 1 6 42L16 38A18 18 0 1 0 32 14V24L12 9L32-6z" fill="#a78be0" {...outlined} />
      <circle cx="32" cy="33" r="13" fill="#e4d9ff" {...outlined} />
      <Face y={31} mouth="M-4 8H4" glow="#fff" />
    </>
  ),
  frenzy: () => (
    <>
      <path
        d="M10 26L2 2L22 14Q32 8 42 14L62 2L54 26Q60 44 48 54Q32 66 16 54Q4 44 10 26z"
        fill="#c2303a"
        {...outlined}
      />
      <path d="M16 24l12 5M48 24l-12 5" stroke={ink} stroke-width="4" stroke-linecap="round" />
      <Face y={33} mouth="M-12 8Q0 2 12 8L9 20H-9z" glow="#ffe39a" />
      <path d="M22 42l3 6 4-6 3 6 3-6 4 6 3-6z" fill="#fff" />
    </>
  ),
  ward: () => (
    <>
      <path d="M32-4L58 6Q60 42 32 66Q4 42 6 6z" fill="#7fc4e8" {...outlined} />
      <path d="M32-4L58 6Q60 42 32 66z" fill="#000" opacity=".14" />
      <path
        d="M32 4L50 11Q51 38 32 56Q13 38 14 11z"
        fill="none"
        stroke="#fff"
        stroke-opacity=".8"
        stroke-width="2.4"
      />
      <Face y={26} mouth="M-5 9Q0 13 5 9" glow="#fff" />
    </>
  ),
};

/** The spirit of an incantation; nothing for other cards. */
export const Spirit = figuresFrom(drawings);

/** Every incantation that has a face. */
export const faced: ReadonlySet<string> = new Set(Object.keys(drawings));
