// The figures of the deck of Sky and Stream, with wings and water, on a field of 64 by 64.

import { Blade, Bow, stuff } from '@bridgefront/page/art/gear.tsx';
import type { Drawings } from '@bridgefront/page/art/gear.tsx';
import { Arm, Head, outlined, Robe } from '@bridgefront/page/art/person.tsx';

const { dark, wood, bark, linen, gold, stone } = stuff;
const line = 'var(--rim-ink)';

// A wing, from the shoulder at (0, 0) upwards to the left.
function Wing({ x, y, flip = false }: { readonly x: number; readonly y: number; readonly flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path
        d="M0 0Q-10-26-30-24Q-26-16-30-10Q-22-10-24-2Q-16-4-16 4Q-8 2 0 10z"
        fill="var(--cloth-dark)"
        {...outlined}
      />
      <path d="M-2 2L-26-20M-4 4L-22-6M-4 6L-15 1" stroke={line} stroke-width="1.6" opacity=".6" />
    </g>
  );
}

/** By card. */
export const sky: Drawings = {
  slinger: () => (
    <>
      <path d="M46 36Q64 16 44 4Q34 0 30 8" fill="none" stroke={line} stroke-width="4.4" />
      <path d="M46 36Q64 16 44 4Q34 0 30 8" fill="none" stroke={linen} stroke-width="2" />
      <circle cx="31" cy="8" r="5" fill={stone} {...outlined} />
      <Robe />
      <path d="M20 42L44 56L42 62L20 48z" fill={bark} {...outlined} />
      <Head />
      <path d="M22 23Q22 10 32 10T42 23Q34 15 22 23z" fill="#c58a4e" {...outlined} />
      <Arm d="M42 42L47 36" fill="#f2c79b" />
      <circle cx="16" cy="58" r="4.4" fill={stone} {...outlined} />
    </>
  ),
  'bat-cloud': () => (
    <>
      {[
        [20, 20, 0.62],
        [44, 36, 0.8],
        [18, 50, 0.55],
      ].map(([x = 0, y = 0, s = 1]) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${s})`}>
          <Wing x={-4} y={0} />
          <Wing x={4} y={0} flip />
          <ellipse cx="0" cy="2" rx="9" ry="11" fill="#4a3f52" {...outlined} />
          <path d="M-7-5L-8-16L0-9L8-16L7-5z" fill="#4a3f52" {...outlined} />
          <path d="M-4-1h3M2-1h3" stroke="#ffe39a" stroke-width="3.4" stroke-linecap="round" />
          <path d="M-3 6l2 4 1-3 1 3 2-4z" fill="#fff" />
        </g>
      ))}
    </>
  ),
  'river-eel': () => (
    <>
      <path d="M2 58Q16 50 30 58T62 56V64H2z" fill="#6fb7c9" {...outlined} />
      <path
        d="M14 60Q4 40 20 34Q38 30 30 18Q24 8 38 2Q54-2 58 12Q60 22 50 24Q46 24 46 20Q44 34 36 40Q24 46 30 60z"
        fill="#4f8f7a"
        {...outlined}
      />
      <path d="M22 58Q16 46 26 40Q42 34 38 20" stroke="#9fd8b4" stroke-width="3.4" fill="none" />
      <path d="M34 4Q30-6 22-6Q26 2 30 8zM30 30Q20 26 16 32L22 35z" fill="var(--cloth)" {...outlined} />
      <circle cx="48" cy="9" r="3.6" fill="#fff" {...outlined} />
      <circle cx="49" cy="9.5" r="1.5" fill={dark} />
      <path d="M58 13Q52 18 46 16M53 16l1 4 2-5" stroke={line} stroke-width="2" fill="none" />
      <path d="M8 60q6-5 12 0t12 0 12 0" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none" />
    </>
  ),
  grenadier: () => (
    <>
      <Robe />
      <path d="M18 46L46 50V56L18 52z" fill={bark} {...outlined} />
      <circle cx="24" cy="54" r="5" fill={dark} {...outlined} />
      <circle cx="36" cy="56" r="5" fill={dark} {...outlined} />
      <Head />
      <path d="M20 20Q22 12 24 2Q32-3 40 2Q42 12 44 20Q32 14 20 20z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M29 12h6v-8h-6z" fill={gold} {...outlined} />
      <Arm d="M42 42L50 26" />
      <circle cx="53" cy="17" r="7.5" fill={dark} {...outlined} />
      <path d="M56 10Q58 4 54 2" stroke={linen} stroke-width="2.4" fill="none" />
      <path d="M54-4l2 4 4 0-3 3 2 4-4-2-4 2 1-4-3-3h4z" fill="#ffb43c" />
    </>
  ),
  bowman: () => (
    <>
      <path d="M13 30l8 20 7-3-8-19z" fill={wood} {...outlined} />
      <path d="M12 30l2-9M16 28l1-9M20 27l1-8" stroke={linen} stroke-width="2.4" stroke-linecap="round" />
      <Robe />
      <Head />
      <path d="M20 22Q24 10 44 16L52 20Q34 20 20 22z" fill="#6f8f4a" {...outlined} />
      <path d="M24 14Q18 4 10 6Q16 12 22 18z" fill="var(--cloth)" {...outlined} />
      <Arm d="M24 42L40 38" />
      <Bow d="M46 10Q62 34 46 58" string="M46 10L36 37L46 58" />
      <path d="M32 37H59" stroke={line} stroke-width="3.6" />
      <path d="M32 37H59" stroke={linen} stroke-width="1.6" />
      <Blade d="M57 33L65 37L57 41z" />
    </>
  ),
  harrier: () => (
    <>
      <g transform="translate(0 6) scale(1.12)">
        <Wing x={22} y={24} />
        <Wing x={35} y={24} flip />
      </g>
      <path d="M22 28Q32 18 42 28L38 56L32 62L26 56z" fill={linen} {...outlined} />
      <path d="M25 36q7 5 14 0M26 44q6 5 12 0" stroke="#b98145" stroke-width="2" fill="none" />
      <path d="M22 22Q20 6 32 6T42 22Q40 30 32 30T22 22z" fill={linen} {...outlined} />
      <path d="M29 22L32 32L36 22Q32 18 29 22z" fill={gold} {...outlined} />
      <path d="M24 16l6 3M40 16l-6 3" stroke={line} stroke-width="2.4" />
      <circle cx="27" cy="20" r="2" fill={dark} />
      <circle cx="37" cy="20" r="2" fill={dark} />
      <path d="M26 56l-3 6M38 56l3 6" stroke={gold} stroke-width="3.4" stroke-linecap="round" />
    </>
  ),
  wyvern: () => (
    <>
      <g transform="translate(-2 6) scale(1.25)">
        <Wing x={22} y={24} />
        <Wing x={32} y={24} flip />
      </g>
      <path
        d="M24 36Q18 54 36 60Q54 64 58 50Q60 44 64 42Q60 40 56 44Q52 54 42 50Q36 46 42 36z"
        fill="#7d9a4f"
        {...outlined}
      />
      <path d="M26 44q6 4 12 1M28 51q6 4 11 1" stroke="#d9d08a" stroke-width="2.6" fill="none" />
      <path d="M22 30Q18 10 30 6Q44 2 52 14L58 18Q56 26 46 25Q42 32 40 38H24z" fill="#7d9a4f" {...outlined} />
      <path d="M28 7L22-6L34 4zM38 5L40-6L45 8z" fill="var(--cloth)" {...outlined} />
      <path d="M40 13l7 2" stroke={line} stroke-width="2.4" />
      <circle cx="43" cy="17" r="2.4" fill="#ffe39a" />
      <path d="M46 25l2 4 2-5 2 4 2-5" fill="#fff" stroke={line} stroke-width="1.2" />
    </>
  ),
};
