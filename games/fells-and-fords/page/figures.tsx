// The figures of the ten kinds of units, each faction's of its own kind: townsfolk of the fords with iron, horses and hewn
// stone under waves, clans of the fells with beasts and bones under peaks. Drawn to be told apart at the size of a hex.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Boar, bold, CrownedSkull, Heron, Ogre, StoneWalker, Wolf } from '@bridgefront/page/art/beasts.tsx';
import { Blade, Mounted, stuff } from '@bridgefront/page/art/gear.tsx';
import { Pattern } from '@bridgefront/page/art/patterns.tsx';
import { Arm, Head, Hood, KettleHat, outlined, Pole, Robe } from '@bridgefront/page/art/person.tsx';
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
      <Pole d="M54 64L50 2" width={4} />
      <Blade d="M49-2Q64 2 61 20Q55 15 49 17z" />
      <Bust>
        <Robe />
        <Head />
        <KettleHat />
      </Bust>
      <path d="M4 36H42V56Q23 70 4 56z" fill="var(--cloth)" {...bold} />
      <path
        d="M10 58V52Q10 45 16 45T22 52V60M24 60V52Q24 45 30 45T36 52V57M4 42H42"
        stroke={linen}
        stroke-width="3"
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
    <g transform="translate(-3 2)">
      <Mounted coat="#efe6d4">
        <path d="M22 24Q20 9 32 8Q44 9 42 24L38 30V21H26V30z" fill={iron} {...bold} />
        <path d="M30 9Q22-4 13 4Q22 5 26 12z" fill="var(--cloth)" {...bold} />
        <Pole d="M0 50L76 16" width={4} />
        <Blade d="M88 8L73 21L70 13z" />
        <Arm d="M28 44L36 36" fill={iron} />
      </Mounted>
    </g>
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
    <Boar>
      <path d="M20 48L50 2" stroke="var(--rim-ink)" stroke-width="6.400" stroke-linecap="round" />
      <path d="M20 48L50 2" stroke={wood} stroke-width="3.400" stroke-linecap="round" />
      <Blade d="M54-7L56 6L46 2z" />
      <path d="M8 42Q8 22 20 20Q32 22 32 42z" fill="var(--cloth)" {...bold} />
      <circle cx="20" cy="13" r="8.500" fill="#e3b088" {...bold} />
      <path d="M11 14Q10 3 20 3Q30 3 29 14Q24 8 20 9Q15 8 11 14z" fill="#5a2f18" {...bold} />
      <path d="M17 14v2M23 14v2" stroke="var(--rim-ink)" stroke-width="2.4" stroke-linecap="round" />
    </Boar>
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
