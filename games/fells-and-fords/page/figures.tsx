// The figures of the ten kinds of units, each faction's of its own kind: townsfolk of the fords with iron, horses and hewn
// stone under waves, clans of the fells with beasts and bones under peaks. Each kind has an outline of its own, since that is all one sees of
// it on a phone: a wall of a shield, a bow, a horse's head, a wolf's, a boar's.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  Boar,
  bold,
  CrownedSkull,
  Heron,
  Horse,
  Ogre,
  StoneWalker,
  Wolf,
} from '@bridgefront/page/art/beasts.tsx';
import { Blade, stuff } from '@bridgefront/page/art/gear.tsx';
import { Pattern } from '@bridgefront/page/art/patterns.tsx';
import { Arm, Head, Hood, outlined, Pole, Robe } from '@bridgefront/page/art/person.tsx';
import { typeOfSlug } from '../rules/table.ts';

const { iron, linen, wood, bark, stone } = stuff;
const moss = '#6f8f4a';

// Whoever stands on a hex is seen from the breast up.
function Bust({ children }: { readonly children: ComponentChildren }) {
  return <g transform="translate(-10 -5) scale(1.3)">{children}</g>;
}

const drawings: { readonly [unit: string]: () => ComponentChildren } = {
  'toll-wardens': () => (
    <>
      <Pole d="M57 66V4" width={4} />
      <Blade d="M57-7L62 5H52z" />
      <Blade d="M57 6Q70 4 68 22Q62 17 57 19z" />
      <circle cx="27" cy="24" r="12" fill="#f2c79b" {...bold} />
      <path d="M22 24v3M32 24v3" stroke="#3a2211" stroke-width="2.6" stroke-linecap="round" />
      <path d="M14 17Q15 1 27 1Q39 1 40 17z" fill={iron} {...bold} />
      <path d="M30 2Q39 4 40 17H33Q34 8 30 2z" fill="#6f7c86" opacity=".7" />
      <path d="M4 19Q27 10 50 19Q40 24 27 24T4 19z" fill="#aab5bd" {...bold} />
      <path d="M4 33Q27 26 50 33V60Q27 72 4 60z" fill="var(--cloth)" {...bold} />
      <path d="M38 31Q44 31 50 33V60Q44 63 38 65z" opacity=".2" />
      <path
        d="M11 62V50Q11 41 19 41T27 50V64M27 50Q27 41 35 41T43 50V62M6 37Q27 31 48 37"
        stroke={linen}
        stroke-width="3.6"
        fill="none"
      />
    </>
  ),
  'reed-archers': () => (
    <>
      <path d="M6 30l8 26 10-4-8-25z" fill={wood} {...bold} />
      <path
        d="M5 30l-2-15M10 28l-1-16M15 27l2-15"
        stroke="#d9c36b"
        stroke-width="3.4"
        stroke-linecap="round"
      />
      <Bust>
        <Robe fill={moss} />
        <Head />
        <Hood fill="var(--cloth)" />
      </Bust>
      <path
        d="M44 4Q68 32 44 62"
        fill="none"
        stroke="var(--rim-ink)"
        stroke-width="8"
        stroke-linecap="round"
      />
      <path d="M44 4Q68 32 44 62" fill="none" stroke={wood} stroke-width="4" stroke-linecap="round" />
      <path d="M44 4L32 36L44 62" fill="none" stroke={linen} stroke-width="2" />
      <path d="M26 36H56" stroke="var(--rim-ink)" stroke-width="5.6" />
      <path d="M26 36H56" stroke={linen} stroke-width="2.6" />
      <Blade d="M54 30L65 36L54 42z" />
      <Arm d="M22 46L32 38" fill={moss} />
    </>
  ),
  'causeway-riders': () => (
    <>
      <Pole d="M-4 62L66-4" width={4} />
      <Blade d="M74-12L62 6L56-1z" />
      <Horse coat="#efe6d4" />
    </>
  ),
  'millstone-walkers': () => <StoneWalker />,
  'storm-heron': () => (
    <>
      <Heron />
      <path d="M3 38l8-4-3 8 9-2-12 16 3-11-6 1z" fill="#ffe14d" {...outlined} />
    </>
  ),
  'scree-howlers': () => <Wolf />,
  'bramble-slingers': () => (
    <>
      <path d="M48 40Q66 18 46 4Q36-1 30 6" fill="none" stroke="var(--rim-ink)" stroke-width="6" />
      <path d="M48 40Q66 18 46 4Q36-1 30 6" fill="none" stroke={linen} stroke-width="2.8" />
      <circle cx="29" cy="7" r="6.500" fill={stone} {...bold} />
      <g transform="translate(-14 6) scale(1.2)">
        <Robe fill={bark} />
        <path d="M20 46L45 58L43 64L20 54z" fill="var(--cloth)" />
        <Head />
        <Hood fill={moss} />
        <path
          d="M19 20l5-5 3 3 4-6 3 5 5-4 2 5 4-1"
          fill="none"
          stroke="#3c2a1a"
          stroke-width="3.4"
          stroke-linejoin="round"
          stroke-linecap="round"
        />
        <Arm d="M43 44L52 30" fill={bark} />
      </g>
    </>
  ),
  'tusk-riders': () => (
    <>
      <Pole d="M66 62L52-6" width={4} />
      <Blade d="M50-16L57-3L47-2z" />
      <Boar />
    </>
  ),
  'crag-ogres': () => <Ogre />,
  'barrow-king': () => <CrownedSkull />,
};

/** The figure of a kind of unit within another drawing, on its field of 64 by 64. */
export function UnitFigure({ unit }: { readonly unit: string }) {
  return useMemo(() => <>{drawings[unit]?.()}</>, [unit]);
}

/** The pattern of its faction, within 36 by 26 around the middle. */
export function FactionPattern({
  unit,
  class: className,
}: {
  readonly unit: string;
  readonly class?: string | undefined;
}) {
  return <Pattern name={typeOfSlug(unit).faction === 'fords' ? 'waves' : 'peaks'} class={className} />;
}

/** Every unit that has a figure. */
export const drawn: ReadonlySet<string> = new Set(Object.keys(drawings));
