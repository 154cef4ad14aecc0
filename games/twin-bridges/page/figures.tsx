// The figures of the creatures, by the four decks that they come from: the Old Watch in iron, the Swift Riders in the
// saddle, Sky and Stream with wings and water, the Gate-Breakers with what breaks gates. Each on a field of 64 by 64 in the
// cloth of its side; the deck shows on the plate behind it.

import { Blade, figuresFrom, Flame, Mounted, stuff, Wheel } from '@bridgefront/page/art/gear.tsx';
import type { Drawings } from '@bridgefront/page/art/gear.tsx';
import { sky } from './winged-figures.tsx';
import { Arm, Head, Hood, KettleHat, outlined, Pole, Robe, Shield } from '@bridgefront/page/art/person.tsx';

const { iron, dark, wood, bark, linen, gold, stone } = stuff;
const line = 'var(--rim-ink)';

const watch: Drawings = {
  squire: (side) => (
    <>
      <Blade d="M48 12L52 16L46 42H43z" />
      <path d="M38 41L52 44" stroke={line} stroke-width="5" stroke-linecap="round" />
      <Robe />
      <Head />
      <path d="M22 24Q22 12 32 12T42 24Q38 18 32 18T22 24z" fill="#7a4a2a" {...outlined} />
      <Arm d="M42 44L46 42" />
      <Shield x={21} y={48} seat={side} />
    </>
  ),
  pikeman: (side) => (
    <>
      <Pole d="M54 62L42-8" />
      <Blade d="M41-16L47-1L37 1z" />
      <Robe />
      <Head />
      <KettleHat />
      <Arm d="M42 42L49 36" />
      <Arm d="M38 46L51 48" />
      <Shield x={19} y={47} seat={side} />
    </>
  ),
  tinker: () => (
    <>
      <Robe fill={bark} />
      <path d="M24 42Q32 46 40 42L41 62H23z" fill={linen} {...outlined} />
      <Head />
      <path d="M22 20Q23 10 32 10T42 20z" fill="var(--cloth)" {...outlined} />
      <circle cx="28" cy="24" r="4.4" fill="#bfe9ff" {...outlined} />
      <circle cx="37" cy="24" r="4.4" fill="#bfe9ff" {...outlined} />
      <Arm d="M22 44L14 42" fill={bark} />
      <g transform="translate(12 36)">
        <path
          d="M-3-12h6l1 4 4-2 4 4-2 4 4 1v6l-4 1 2 4-4 4-4-2-1 4h-6l-1-4-4 2-4-4 2-4-4-1v-6l4-1-2-4 4-4 4 2z"
          fill={gold}
          {...outlined}
        />
        <circle r="4" fill={dark} />
      </g>
      <Pole d="M46 40L56 22" width={3.6} />
      <path d="M50 16L62 20L60 28L50 24z" fill={iron} {...outlined} />
      <Arm d="M42 44L48 38" fill={bark} />
    </>
  ),
  warder: (side) => (
    <>
      <Robe wide />
      <Head y={23} />
      <path d="M22 25Q20 9 32 9Q44 9 42 25L38 30V21H26V30z" fill={iron} {...outlined} />
      <g transform="translate(32 47) scale(1.7)">
        <Shield x={0} y={0} seat={side} />
      </g>
    </>
  ),
  shieldmate: (side) => (
    <>
      <Robe />
      <Head />
      <Hood fill="var(--cloth)" />
      <g transform="translate(16 44) scale(1.35)">
        <Shield x={0} y={0} seat={side} />
      </g>
      <g transform="translate(49 44) scale(1.35)">
        <Shield x={0} y={0} seat={side} />
      </g>
    </>
  ),
  sentinel: () => (
    <>
      <Pole d="M52 62V2" />
      <path d="M46 4Q62 2 60 20Q54 16 52 22L46 20z" fill={iron} {...outlined} />
      <Robe wide />
      <path d="M24 38Q32 34 40 38L42 62H22z" fill={iron} {...outlined} />
      <path d="M36 38L42 62H36z" fill="#000" opacity=".2" />
      <path d="M22 14Q32 4 42 14V32Q32 40 22 32z" fill={iron} {...outlined} />
      <path d="M24 22H40" stroke={dark} stroke-width="4" />
      <path d="M29 20h2v4h-2zM35 20h2v4h-2z" fill="#ffe39a" />
      <Arm d="M44 44L51 40" fill={iron} />
    </>
  ),
  monolith: () => (
    <>
      <path d="M14 62L10 24L24-2L44-4L56 20L52 62z" fill={stone} {...outlined} />
      <path d="M38-3.4L44-4L56 20L52 62H40z" fill="#000" opacity=".22" />
      <path d="M20 26h9M35 26h9" stroke={dark} stroke-width="5" stroke-linecap="round" />
      <path d="M24 27h3M39 27h3" stroke="#9ff0c4" stroke-width="3" stroke-linecap="round" />
      <path d="M24 42Q32 36 41 42" stroke={dark} stroke-width="3.4" fill="none" stroke-linecap="round" />
      <path d="M12 50l10 2-3 10M50 8l-6 6M28 2l4 8" stroke="#8f8466" stroke-width="2" fill="none" />
      <path d="M9 30Q2 40 8 52L16 48L15 32zM55 30Q62 40 57 52L50 48z" fill={stone} {...outlined} />
      <path d="M24 52h18v7H24z" fill="var(--cloth)" {...outlined} />
    </>
  ),
};

const cap = (
  <path d="M22 22Q23 10 32 10Q41 10 42 22L50 26Q32 18 22 22z" fill="var(--cloth-dark)" {...outlined} />
);

const swift: Drawings = {
  scout: () => (
    <>
      <path d="M20 36Q8 40 8 62H26z" fill="var(--cloth-dark)" {...outlined} />
      <Robe fill="#6f8f4a" />
      <Head />
      <Hood fill="#6f8f4a" />
      <Arm d="M42 42L48 30" fill="#6f8f4a" />
      <path d="M38 26L54 18L58 24L42 31z" fill={gold} {...outlined} />
      <circle cx="56" cy="21" r="4" fill="#bfe9ff" {...outlined} />
      <path d="M20 50H44" stroke="var(--cloth)" stroke-width="5" />
    </>
  ),
  runner: () => (
    <>
      <path d="M24 44L12 56L4 54M36 48L48 56L46 64" fill="none" stroke={line} stroke-width="9" />
      <path d="M24 44L12 56L4 54M36 48L48 56L46 64" fill="none" stroke="#f2c79b" stroke-width="5.4" />
      <path d="M22 50Q22 34 32 30Q44 32 42 50Q32 54 22 50z" fill="var(--cloth)" {...outlined} />
      <g transform="translate(4 -4)">
        <Head />
        <path d="M22 22Q12 20 4 24Q14 26 22 26z" fill="var(--cloth-dark)" {...outlined} />
        <path d="M22 24Q22 12 32 12T42 22Q32 17 22 24z" fill="#7a3d1a" {...outlined} />
      </g>
      <Arm d="M40 38L54 34L58 26" fill="#f2c79b" />
      <Arm d="M24 38L12 40L8 32" fill="#f2c79b" />
      <path d="M2 44h8M0 50h6" stroke="#fff" stroke-opacity=".8" stroke-width="2" stroke-linecap="round" />
    </>
  ),
  lancer: () => (
    <Mounted coat="#d9c08a">
      <path d="M22 24Q20 9 32 8Q44 9 42 24L38 30V21H26V30z" fill={iron} {...outlined} />
      <Pole d="M4 50L76 18" width={3.4} />
      <Blade d="M86 13L74 24L70 15z" />
      <Arm d="M28 44L36 38" fill={iron} />
    </Mounted>
  ),
  reaver: () => (
    <>
      <Pole d="M52 62L46 6" width={3.6} />
      <path d="M40 4Q24 8 28 24Q38 18 48 22zM46 4Q64 4 62 22Q54 16 48 20z" fill={iron} {...outlined} />
      <Robe fill="#7a4a2a" />
      <path d="M20 48H44V54H20z" fill="var(--cloth)" {...outlined} />
      <Head />
      <path d="M22 23Q20 8 33 10Q44 10 42 24Q36 16 22 23z" fill="#b5541f" {...outlined} />
      <path d="M23 28Q24 44 32 47Q40 44 41 28Q32 37 23 28z" fill="#b5541f" {...outlined} />
      <Arm d="M42 42L50 36" fill="#f2c79b" />
      <Arm d="M22 44L14 50" fill="#f2c79b" />
    </>
  ),
  courser: () => (
    <Mounted coat="#6d4a33">
      {cap}
      <path d="M20 34Q4 36-4 52Q12 46 22 50z" fill="var(--cloth)" {...outlined} />
      <Blade d="M44 4L52-8L50 30L46 32z" />
      <Arm d="M32 44L47 32" />
    </Mounted>
  ),
  duellist: () => (
    <>
      <Blade d="M4 8L10 8L24 44L20 46z" />
      <Blade d="M60 8L54 8L41 44L45 46z" />
      <path d="M14 44L28 40M36 40L50 44" stroke={line} stroke-width="5" stroke-linecap="round" />
      <path d="M14 44L28 40M36 40L50 44" stroke={gold} stroke-width="2.4" stroke-linecap="round" />
      <Robe wide />
      <path d="M24 38L32 50L40 38" fill={linen} {...outlined} />
      <Head />
      <path d="M28 29Q32 33 36 29" stroke="#5a2f12" stroke-width="2.6" fill="none" />
      <path d="M12 20Q26 6 52 14Q46 24 32 22T12 20z" fill="var(--cloth-dark)" {...outlined} />
      <path d="M46 14Q60 4 62 18Q54 14 48 19z" fill={linen} {...outlined} />
    </>
  ),
};

const breakers: Drawings = {
  militia: () => (
    <>
      <Pole d="M50 62L47 14" />
      <path d="M39 0v10q0 6 8 6t8-6V0M47-2V16" fill="none" stroke={line} stroke-width="5.4" />
      <path d="M39 0v10q0 6 8 6t8-6V0M47-2V16" fill="none" stroke={iron} stroke-width="2.6" />
      <Robe fill="#a98a5a" />
      <path d="M19 46H45V52H19z" fill="var(--cloth)" {...outlined} />
      <Head />
      <path d="M14 21Q32 12 50 21Q42 25 32 25T14 21z" fill="#e2c15f" {...outlined} />
      <path d="M24 18Q25 8 32 8T40 18z" fill="#e2c15f" {...outlined} />
      <Arm d="M42 42L48 38" fill="#a98a5a" />
    </>
  ),
  'banner-carrier': () => (
    <>
      <Pole d="M20 62V-8" width={3.6} />
      <path d="M22-6H60L52 8L60 22H22z" fill="var(--cloth)" {...outlined} />
      <path d="M30 8h16M38 0v16" stroke="var(--rim)" stroke-width="4" />
      <g transform="translate(2 4)">
        <Robe />
        <Head y={27} />
        <path d="M22 26Q22 14 32 14T42 26Q32 20 22 26z" fill={iron} {...outlined} />
        <Arm d="M24 46L18 40" />
      </g>
    </>
  ),
  sapper: () => (
    <>
      <Pole d="M50 62L38 14" width={3.6} />
      <path d="M18 22Q36 2 60 12Q48 12 42 20Q34 20 18 22z" fill={iron} {...outlined} />
      <Robe fill={bark} />
      <path d="M22 44L42 44L43 62H21z" fill="var(--cloth)" {...outlined} />
      <Head />
      <KettleHat />
      <Flame x={32} y={8} />
      <Arm d="M42 44L47 42" fill={bark} />
    </>
  ),
  veteran: (side) => (
    <>
      <Blade d="M50-4L56 0L52 40H47z" />
      <path d="M41 40H59" stroke={line} stroke-width="6" stroke-linecap="round" />
      <path d="M41 40H59" stroke={gold} stroke-width="3" stroke-linecap="round" />
      <Robe wide />
      <path d="M22 40Q32 34 42 40L43 62H21z" fill={iron} {...outlined} />
      <path d="M22 50H42" stroke="var(--cloth)" stroke-width="5" />
      <Head />
      <path d="M23 28Q24 42 32 45Q40 42 41 28Q32 35 23 28z" fill="#d8d2c4" {...outlined} />
      <path d="M37 18L34 28" stroke="#a2412c" stroke-width="2" />
      <path d="M22 22Q22 8 32 8T42 22Q32 16 22 22z" fill={iron} {...outlined} />
      <path d="M32 8V0" stroke="var(--cloth)" stroke-width="5" stroke-linecap="round" />
      <Arm d="M44 46L50 43" fill={iron} />
      <Shield x={18} y={49} seat={side} />
    </>
  ),
  'great-ram': () => (
    <>
      <ellipse cx="32" cy="61" rx="29" ry="3.4" fill="#000" opacity=".3" />
      <path d="M8 56L12 22H48L52 56" fill="none" stroke={line} stroke-width="8" />
      <path d="M8 56L12 22H48L52 56" fill="none" stroke={wood} stroke-width="4.4" />
      <path d="M4 24L30 2L58 24z" fill="var(--cloth)" {...outlined} />
      <path d="M34 5L58 24H42z" fill="#000" opacity=".22" />
      <path d="M22 24V36M40 24V36" stroke={dark} stroke-width="2.4" />
      <path d="M0 36H46V48H0z" fill={bark} {...outlined} />
      <path d="M46 34Q62 32 64 42Q62 52 46 50z" fill={iron} {...outlined} />
      <path d="M52 36Q44 26 52 24Q60 26 56 34" fill="none" stroke={gold} stroke-width="3.4" />
      <circle cx="57" cy="40" r="1.8" fill={dark} />
      <path d="M10 36V48M30 36V48" stroke={iron} stroke-width="3" />
      <Wheel x={12} y={56} r={7} />
      <Wheel x={46} y={56} r={7} />
    </>
  ),
  'hill-giant': () => (
    <>
      <path d="M50 60L44 6Q50-8 60 0Q66 12 58 18L60 58z" fill={wood} {...outlined} />
      <path d="M48 4l4 4M58 6l-4 5M55 14l5 2" stroke={dark} stroke-width="2.6" stroke-linecap="round" />
      <path d="M4 64Q2 28 18 21Q32 14 46 21Q62 28 60 64z" fill="#b08a62" {...outlined} />
      <path d="M40 19Q62 27 60 64H46Q52 40 40 19z" fill="#000" opacity=".2" />
      <path d="M10 50Q32 58 54 50L57 64H7z" fill="var(--cloth)" {...outlined} />
      <path d="M16 26L46 54" stroke={bark} stroke-width="6" />
      <circle cx="31" cy="14" r="10.5" fill="#e2b98a" {...outlined} />
      <path d="M20 12Q20 0 31 0T42 12Q36 6 31 8T20 12z" fill="#6b4220" {...outlined} />
      <path d="M24 17Q25 30 31 32Q37 30 38 17Q31 24 24 17z" fill="#6b4220" {...outlined} />
      <path d="M27 12v2.400M35 12v2.4" stroke={dark} stroke-width="2.4" stroke-linecap="round" />
      <Arm d="M50 34L52 42" fill="#e2b98a" />
    </>
  ),
};

const drawings: Drawings = { ...watch, ...swift, ...sky, ...breakers };

/** Patterns on the plates, by deck. */
export const patterns: { readonly [deck: string]: string } = {
  'old-watch':
    'repeating-linear-gradient(0deg, #fff 0 2px, transparent 2px 12px), repeating-linear-gradient(90deg, #fff 0 2px, transparent 2px 16px)',
  'swift-riders': 'repeating-linear-gradient(115deg, #fff 0 4px, transparent 4px 13px)',
  'sky-and-stream': 'repeating-radial-gradient(circle at 50% -60%, #fff 0 4px, transparent 4px 13px)',
  'gate-breakers': 'repeating-conic-gradient(from 0deg at 50% 62%, #fff 0 10deg, transparent 10deg 30deg)',
};

/** The figure of a creature, in the shields of its side. */
export const CardFigure = figuresFrom(drawings);

/** Every creature that has a figure. */
export const drawn: ReadonlySet<string> = new Set(Object.keys(drawings));
