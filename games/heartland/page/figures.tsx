// The figures of Heartland's units, each faction's of its own kind: wardens with iron hats and long shafts, riders in the
// saddle or with fire, people of the fen in moss, bark and stone. On a field of 64 by 64 in the cloth of their side.

import { Blade, figuresFrom, Flame, Mounted, stuff } from '@bridgefront/page/art/gear.tsx';
import type { Drawings } from '@bridgefront/page/art/gear.tsx';
import { Arm, Head, Hood, KettleHat, outlined, Pole, Robe, Shield } from '@bridgefront/page/art/person.tsx';

const { iron, linen, gold, bark } = stuff;
const moss = '#6f8f4a';
const stone = '#b9b09a';

const wardens: Drawings = {
  'ditch-levy': () => (
    <>
      <Pole d="M49 62L46 18" />
      <path d="M38 4v10q0 5 8 5t8-5V4M46 4V18" fill="none" stroke="var(--rim-ink)" stroke-width="5.4" />
      <path d="M38 4v10q0 5 8 5t8-5V4M46 4V18" fill="none" stroke={iron} stroke-width="2.6" />
      <Robe />
      <Head />
      <path d="M14 21Q32 12 50 21Q42 25 32 25T14 21z" fill="#e2c15f" {...outlined} />
      <path d="M24 18Q25 8 32 8T40 18z" fill="#e2c15f" {...outlined} />
      <Arm d="M42 42L47 38" />
    </>
  ),
  'pike-rank': (side) => (
    <>
      <Pole d="M52 62L42-4" />
      <Blade d="M41.6-12L47 2L37 3z" />
      <Robe />
      <Head />
      <KettleHat />
      <Arm d="M42 42L48 36" />
      <Shield x={20} y={48} seat={side} />
    </>
  ),
  'ferry-guard': (side) => (
    <>
      <Pole d="M14 62L18 14" width={3.6} />
      <path d="M13 18Q12 4 19 0Q25 6 23 18z" fill="#b98145" {...outlined} />
      <Robe />
      <Head />
      <Hood fill="var(--cloth)" />
      <Arm d="M22 42L17 38" />
      <g transform="translate(42 47) scale(1.35)">
        <Shield x={0} y={0} seat={side} />
      </g>
    </>
  ),
  'oxbow-captain': () => (
    <>
      <Blade d="M50-2L55 3L50 36H45z" />
      <path d="M40 36H58" stroke="var(--rim-ink)" stroke-width="6" stroke-linecap="round" />
      <path d="M40 36H58" stroke={gold} stroke-width="3" stroke-linecap="round" />
      <Robe wide />
      <path d="M24 40Q32 35 40 40L42 62H22z" fill={iron} {...outlined} />
      <Head />
      <path d="M22 24Q20 10 32 9Q44 10 42 24L38 30V22H26V30z" fill={iron} {...outlined} />
      <path d="M32 9Q22-6 12 4Q22 4 27 12z" fill="var(--cloth)" {...outlined} />
      <Arm d="M44 44L49 40" fill={iron} />
    </>
  ),
  'river-surgeon': () => (
    <>
      <Robe fill={linen} />
      <path d="M32 44v14M25 51h14" stroke="#c2211a" stroke-width="5" />
      <Head />
      <Hood fill={linen} />
      <Arm d="M43 42L50 44" fill={linen} />
      <path d="M44 46h14v12H44z" fill={bark} {...outlined} />
      <path d="M47 46q4-7 8 0" fill="none" stroke="var(--rim-ink)" stroke-width="2.4" />
    </>
  ),
  'bank-warden': () => (
    <>
      <Robe wide />
      <Head y={22} />
      <g transform="translate(0 -3)">
        <KettleHat />
      </g>
      <path d="M12 32H52V56Q32 68 12 56z" fill="var(--cloth)" {...outlined} />
      <path d="M32 33V61M13 45H51" stroke="var(--rim)" stroke-width="4.4" />
      <path d="M40 32H52V56Q46 60 40 61z" fill="#000" opacity=".2" />
    </>
  ),
  'dyke-reeve': () => (
    <>
      <Pole d="M53 62L50 4" />
      <circle cx="50" cy="5" r="6" fill={gold} {...outlined} />
      <Robe wide />
      <path d="M22 40Q32 52 42 40" fill="none" stroke={gold} stroke-width="4" />
      <circle cx="32" cy="49" r="4" fill={gold} {...outlined} />
      <Head />
      <path d="M24 28Q24 44 32 47Q40 44 40 28Q32 34 24 28z" fill="#d8d2c4" {...outlined} />
      <path d="M18 20Q20 8 32 7Q44 8 46 20Q32 14 18 20z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M18 20Q32 13 46 20" stroke={gold} stroke-width="3.4" fill="none" />
      <Arm d="M45 44L50 38" />
    </>
  ),
};

const cap = (
  <path d="M22 22Q23 10 32 10Q41 10 42 22L50 26Q32 18 22 22z" fill="var(--cloth-dark)" {...outlined} />
);

const riders: Drawings = {
  outrider: () => (
    <Mounted coat="#c58a4e">
      {cap}
      <Pole d="M14 60L56-4" />
      <Blade d="M58-8L60 6L50 1z" />
      <Arm d="M26 44L34 34" />
    </Mounted>
  ),
  'torch-runner': () => (
    <>
      <Flame x={52} y={10} />
      <Pole d="M44 40L51 16" width={3.6} />
      <path d="M20 62L28 46L24 38Q30 32 38 36L44 48L40 50L36 62H42L46 50" fill="var(--cloth)" {...outlined} />
      <Robe />
      <Head />
      <path d="M22 23Q20 10 33 9Q44 11 42 22Q36 15 22 23z" fill="#7a3d1a" {...outlined} />
      <path d="M20 36Q10 38 6 48Q14 44 22 44z" fill="var(--cloth-dark)" {...outlined} />
      <Arm d="M41 42L46 36" />
    </>
  ),
  'grass-rider': () => (
    <Mounted coat="#d9c08a">
      {cap}
      <path d="M46 14Q64 32 48 54" fill="none" stroke="var(--rim-ink)" stroke-width="6" />
      <path d="M46 14Q64 32 48 54" fill="none" stroke="#b98145" stroke-width="3" />
      <path d="M46 14L36 36L48 54" fill="none" stroke={linen} stroke-width="1.6" />
      <path d="M30 36H62" stroke={linen} stroke-width="2.6" />
      <Arm d="M26 42L36 37" />
    </Mounted>
  ),
  'lance-sister': () => (
    <Mounted coat="#efe6d4">
      <path d="M22 24Q20 8 32 8Q44 10 42 22Q36 16 24 22L18 40Q12 34 18 24z" fill={linen} {...outlined} />
      <Pole d="M6 46L74 18" width={3.4} />
      <Blade d="M82 14L72 24L68 16z" />
      <Arm d="M28 44L36 36" fill={iron} />
    </Mounted>
  ),
  raider: () => (
    <>
      <Pole d="M50 60L50 8" width={3.6} />
      <Blade d="M50 6Q64 4 62 24Q56 18 50 22z" />
      <Robe fill="#7a4a2a" />
      <path d="M20 46H44V52H20z" fill="var(--cloth)" {...outlined} />
      <Head />
      <path d="M23 28Q24 42 32 44Q40 42 41 28Q32 36 23 28z" fill="#b5541f" {...outlined} />
      <path d="M22 21Q23 10 32 10T42 21z" fill={iron} {...outlined} />
      <path d="M22 18Q12 16 12 6Q18 12 25 12zM42 18Q52 16 52 6Q46 12 39 12z" fill={linen} {...outlined} />
      <Arm d="M42 42L49 36" fill="#7a4a2a" />
    </>
  ),
  'whip-rider': () => (
    <Mounted coat="#6d4a33">
      {cap}
      <path
        d="M42 34Q60 20 50 6Q38-6 26 2Q16 10 26 14"
        fill="none"
        stroke="var(--rim-ink)"
        stroke-width="5"
        stroke-linecap="round"
      />
      <path
        d="M42 34Q60 20 50 6Q38-6 26 2Q16 10 26 14"
        fill="none"
        stroke="#d9a05a"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <Arm d="M34 44L42 35" />
    </Mounted>
  ),
  firebrand: () => (
    <>
      <Robe wide fill="#5a2418" />
      <path d="M16 58l5-8 4 8 7-10 6 10 5-7 6 8" fill="none" stroke="#ff9d3c" stroke-width="3" />
      <Head />
      <Hood fill="var(--cloth)" />
      <Arm d="M20 44L12 36" fill="#5a2418" />
      <Arm d="M44 44L52 36" fill="#5a2418" />
      <Flame x={11} y={24} />
      <Flame x={53} y={24} />
    </>
  ),
  'first-rider': () => (
    <Mounted coat="#2f2a2c">
      <path d="M22 24Q20 9 32 8Q44 9 42 24L38 30V21H26V30z" fill={gold} {...outlined} />
      <Pole d="M16 58L20-12" />
      <path d="M20-12Q36-18 48-8Q38-2 44 8Q30 2 20 8z" fill="var(--cloth)" {...outlined} />
      <Arm d="M28 44L19 36" fill={iron} />
    </Mounted>
  ),
};

const cowl = <Hood fill={moss} />;

const fen: Drawings = {
  'peat-cutter': () => (
    <>
      <Pole d="M50 40L48 4" />
      <path d="M43 38H57V52Q50 60 43 52z" fill={iron} {...outlined} />
      <path d="M43 4H53" stroke="var(--rim-ink)" stroke-width="5" stroke-linecap="round" />
      <Robe fill={bark} />
      <path d="M22 50H42V56H22z" fill="var(--cloth)" {...outlined} />
      <Head />
      {cowl}
      <Arm d="M42 42L49 34" fill={bark} />
    </>
  ),
  'moss-guard': () => (
    <>
      <Robe wide fill={moss} />
      <Head y={22} />
      <path d="M18 24Q18 6 32 6T46 24Q40 18 32 18T18 24z" fill={moss} {...outlined} />
      <path d="M10 34H54V58Q44 64 32 62Q20 64 10 58z" fill={stone} {...outlined} />
      <path
        d="M10 46H32V34M32 46H54M24 46V62M42 46V62"
        stroke="var(--rim-ink)"
        stroke-width="1.8"
        fill="none"
      />
      <path d="M10 34H54V38Q46 44 40 38Q32 46 24 39Q16 44 10 39z" fill={moss} />
      <path d="M26 50h12v8H26z" fill="var(--cloth)" {...outlined} />
    </>
  ),
  'drowned-man': () => (
    <>
      <Robe wide fill="#4d6a66" />
      <path d="M18 62q2-14 8-8t6 8q4-12 8-8t6 8" fill="#7fb0a6" {...outlined} />
      <circle cx="32" cy="25" r="9" fill="#a9c9b4" {...outlined} />
      <path d="M27 24h4M34 24h4M28 31q4-3 8 0" stroke="var(--rim-ink)" stroke-width="2.2" fill="none" />
      <path d="M22 22Q22 10 32 10T42 22Q38 16 34 19Q30 14 27 20Q24 18 22 22z" fill={moss} {...outlined} />
      <path d="M21 42Q32 50 43 42" stroke="var(--cloth)" stroke-width="5" fill="none" />
      <Arm d="M20 42L8 40" fill="#4d6a66" />
      <Arm d="M44 42L56 40" fill="#4d6a66" />
    </>
  ),
  'sling-crew': () => (
    <>
      <path d="M46 36Q62 18 44 6Q36 2 32 8" fill="none" stroke="var(--rim-ink)" stroke-width="4.4" />
      <path d="M46 36Q62 18 44 6Q36 2 32 8" fill="none" stroke={linen} stroke-width="2" />
      <circle cx="33" cy="7" r="5" fill={stone} {...outlined} />
      <Robe fill={bark} />
      <path d="M20 44L44 56L42 62L20 50z" fill="var(--cloth)" {...outlined} />
      <Head />
      {cowl}
      <Arm d="M42 42L47 36" fill={bark} />
      <circle cx="14" cy="57" r="5" fill={stone} {...outlined} />
      <circle cx="22" cy="59" r="4" fill={stone} {...outlined} />
    </>
  ),
  'causeway-guard': (side) => (
    <>
      <Blade d="M52 4L57 8L52 40H48z" />
      <path d="M43 40H58" stroke={bark} stroke-width="5" stroke-linecap="round" />
      <Robe fill={moss} />
      <Head />
      {cowl}
      <path d="M24 14Q32 6 40 14" stroke={iron} stroke-width="5" fill="none" />
      <Arm d="M43 44L50 42" fill={moss} />
      <g transform="translate(20 47) scale(1.25)">
        <Shield x={0} y={0} seat={side} />
      </g>
    </>
  ),
  'menhir-bearer': () => (
    <>
      <path d="M12 24Q10-6 34-8Q56-6 54 22Q34 30 12 24z" fill={stone} {...outlined} />
      <path d="M40-7Q56-4 54 22Q48 25 42 26z" fill="#000" opacity=".2" />
      <path d="M20 4l6 5-3 7M34 0l-3 8" stroke="#6e664f" stroke-width="2" fill="none" />
      <path d="M12 24Q14 16 20 20Q26 14 32 19" stroke={moss} stroke-width="5" fill="none" />
      <Robe wide fill={bark} />
      <path d="M20 48H44V54H20z" fill="var(--cloth)" {...outlined} />
      <Head y={34} />
      <Arm d="M20 44Q10 36 14 22" fill={bark} />
      <Arm d="M44 44Q54 36 50 22" fill={bark} />
    </>
  ),
  'fen-giant': () => (
    <>
      <Pole d="M56 58L50 0" width={7} />
      <path d="M4 64Q2 28 18 20Q32 12 46 20Q62 28 60 64z" fill={moss} {...outlined} />
      <path d="M40 18Q62 26 60 64H46Q52 40 40 18z" fill="#000" opacity=".2" />
      <path d="M14 48Q32 56 50 48L52 56Q32 64 12 56z" fill="var(--cloth)" {...outlined} />
      <circle cx="32" cy="14" r="9" fill="#c9b48a" {...outlined} />
      <path d="M22 13Q22 2 32 2T42 13Q36 8 32 9T22 13z" fill={moss} {...outlined} />
      <path d="M28 14v2M36 14v2M28 20h8" stroke="var(--rim-ink)" stroke-width="2" />
      <path d="M12 30l8 4M46 32l6-4M20 40l6 2" stroke="#4a6a30" stroke-width="3" stroke-linecap="round" />
      <Arm d="M50 36L54 40" fill={moss} />
    </>
  ),
  'witch-of-the-sluice': () => (
    <>
      <circle cx="52" cy="12" r="10" fill="#9ff0c4" opacity=".45" />
      <Pole d="M53 62Q46 40 52 16" />
      <path d="M46 12q6-10 12 0q-2 8-6 6q-4 2-6-6z" fill="#6fd0a0" {...outlined} />
      <Robe wide fill="#3d4a52" />
      <path d="M18 56q7-5 14 0t14 0" stroke="#8fd0d8" stroke-width="2.6" fill="none" />
      <Head y={27} />
      <path d="M12 24Q32 14 52 24Q42 28 32 28T12 24z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M22 22Q26 2 14-4Q38-6 42 22Q32 18 22 22z" fill="var(--cloth)" {...outlined} />
      <Arm d="M45 44L51 40" fill="#3d4a52" />
    </>
  ),
};

const drawings: Drawings = { ...wardens, ...riders, ...fen };

/** Patterns on the plates of the factions' units, by the deck that their cards are from. */
export const patterns: { readonly [deck: string]: string } = {
  'oxbow-wardens': 'repeating-radial-gradient(circle at 50% -60%, #fff 0 4px, transparent 4px 13px)',
  'ember-riders': 'repeating-linear-gradient(115deg, #fff 0 4px, transparent 4px 13px)',
  'stonefen-assembly': 'radial-gradient(#fff 2.5px, transparent 3px) 0 0 / 11px 11px',
};

/** The figure of a unit, in the shields of its side; its own look is the faction's. */
export const CardFigure = figuresFrom(drawings);

/** Every unit that has a figure. */
export const drawn: ReadonlySet<string> = new Set(Object.keys(drawings));
